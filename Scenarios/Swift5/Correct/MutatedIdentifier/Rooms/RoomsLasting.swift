import Combine
import UIKit

/// A view model as identifier; what it publishes does not take part in its hash.
final class LastingRoomViewModel: ObservableObject, Hashable {
  let number: Int
  @Published var isClean = false

  init(number: Int) { self.number = number }

  static func == (left: LastingRoomViewModel, right: LastingRoomViewModel) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }
}

final class LastingRoomCell: UICollectionViewListCell {
  private var subscription: AnyCancellable?

  func bind(_ room: LastingRoomViewModel) {
    subscription = room.$isClean.sink { [weak self] isClean in
      var content = UIListContentConfiguration.valueCell()
      content.text = "Room \(room.number)"
      content.secondaryText = isClean ? "clean" : "to do"
      self?.contentConfiguration = content
    }
  }
}

final class LastingRoomsViewController: UIViewController {
  private let rooms = (101...140).map(LastingRoomViewModel.init)
  private var dataSource: UICollectionViewDiffableDataSource<Int, LastingRoomViewModel>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .grouped)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<LastingRoomCell, LastingRoomViewModel> { cell, _, room in cell.bind(room)
    }
    dataSource = .init(collectionView: list) { list, indexPath, room in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: room)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, LastingRoomViewModel>()
    snapshot.appendSections([0])
    snapshot.appendItems(rooms)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func clean() {
    for room in rooms.prefix(5) { room.isClean = true }
  }
}
