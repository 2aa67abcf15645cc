import Combine
import UIKit

extension Notification.Name {
  static let convoyMoved = Notification.Name("ConvoyMoved")
}

@MainActor
final class Truck: ObservableObject {
  let id: Int
  @Published var place = "depot"
  init(id: Int) { self.id = id }
}

/// Listens to its own truck only, and to one notification; both end when it is handed on.
final class TruckCell: UICollectionViewListCell {
  private var subscriptions: Set<AnyCancellable> = []
  private var observer: (any NSObjectProtocol)?
  private var moves = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    subscriptions.removeAll()
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
  }

  func follow(_ truck: Truck) {
    prepareToFollow()
    truck.$place
      .removeDuplicates()
      .sink { [weak self] place in self?.show(truck, at: place) }
      .store(in: &subscriptions)
    observer = NotificationCenter.default.addObserver(forName: .convoyMoved, object: truck, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.moves += 1
        self?.accessories = [.label(text: "moved")]
      }
    }
  }

  private func prepareToFollow() {
    subscriptions.removeAll()
    if let observer { NotificationCenter.default.removeObserver(observer) }
    moves = 0
    accessories = []
  }

  private func show(_ truck: Truck, at place: String) {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Truck \(truck.id)"
    content.secondaryText = place
    contentConfiguration = content
  }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }
}

final class ConvoysViewController: UIViewController {
  private var trucks = (1...40).map { Truck(id: $0) }
  private var list: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<TruckCell, Truck> { cell, _, truck in cell.follow(truck) }
    dataSource = .init(collectionView: list) { [unowned self] list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: trucks.first { $0.id == id })
    }
    apply()
  }

  func drive() {
    for truck in trucks where truck.id % 2 == 0 { truck.place = "highway \(truck.id)" }
  }

  func overtake() {
    trucks.swapAt(0, 3)
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(trucks.map(\.id))
    dataSource.apply(snapshot)
  }
}
