import Combine
import UIKit

/// A view model as identifier; what it publishes takes part in its hash.
final class RoomViewModel: ObservableObject, Hashable {
  let number: Int
  @Published var isClean = false

  init(number: Int) { self.number = number }

  static func == (left: RoomViewModel, right: RoomViewModel) -> Bool {
    left.number == right.number && left.isClean == right.isClean
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(number)
    hasher.combine(isClean)
  }
}

final class RoomCell: UICollectionViewListCell {
  private var subscription: AnyCancellable?

  func bind(_ room: RoomViewModel) {
    subscription = room.$isClean.sink { [weak self] isClean in
      var content = UIListContentConfiguration.valueCell()
      content.text = "Room \(room.number)"
      content.secondaryText = isClean ? "clean" : "to do"
      self?.contentConfiguration = content
    }
  }
}

final class RoomsViewController: UIViewController {
  private let rooms = (101...140).map(RoomViewModel.init)
  private var dataSource: UICollectionViewDiffableDataSource<Int, RoomViewModel>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .grouped)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<RoomCell, RoomViewModel> { cell, _, room in cell.bind(room) }
    dataSource = .init(collectionView: list) { list, indexPath, room in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: room)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, RoomViewModel>()
    snapshot.appendSections([0])
    snapshot.appendItems(rooms)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func clean() {
    for room in rooms.prefix(5) { room.isClean = true }
  }
}
