import UIKit

struct Aquarium: Identifiable {
  let id: Int
  let fish: String
  var litres: Int
  var needsCleaning: Bool
}

@MainActor
final class AquariumStore {
  private(set) var aquariums: [Aquarium]
  var onChange: (([Int]) -> Void)?

  init() {
    let fish = ["Guppy", "Tetra", "Betta", "Molly", "Discus"]
    aquariums = (1...32).map {
      Aquarium(id: $0, fish: fish[$0 % fish.count], litres: 60 + $0 * 5, needsCleaning: $0 % 6 == 2)
    }
  }

  func aquarium(_ id: Int) -> Aquarium? { aquariums.first { $0.id == id } }

  func clean(_ id: Int) {
    guard let index = aquariums.firstIndex(where: { $0.id == id }) else { return }
    aquariums[index].needsCleaning = false
    onChange?([id])
  }

  func add() {
    let id = (aquariums.map(\.id).max() ?? 0) + 1
    aquariums.insert(Aquarium(id: id, fish: "Killifish", litres: 80, needsCleaning: false), at: 0)
    onChange?([])
  }
}

final class AquariumsViewController: UIViewController, UICollectionViewDelegate {
  let store = AquariumStore()
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Aquariums"
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, _, id in
      guard let aquarium = self?.store.aquarium(id) else { return }
      self?.configure(cell, with: aquarium)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    store.onChange = { [weak self] ids in self?.applySnapshot(reconfiguring: ids) }
    applySnapshot(reconfiguring: [])
  }

  private func configure(_ cell: UICollectionViewListCell, with aquarium: Aquarium) {
    var content = cell.defaultContentConfiguration()
    content.text = "Tank \(aquarium.id)"
    content.secondaryText = "\(aquarium.fish), \(aquarium.litres) l"
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator()]

    // yellow until somebody has cleaned it, a little darker under the finger
    let needsCleaning = aquarium.needsCleaning
    cell.configurationUpdateHandler = { cell, state in
      var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
      if needsCleaning {
        background.backgroundColor = state.isHighlighted ? .systemOrange : .systemYellow
      }
      cell.backgroundConfiguration = background
    }
  }

  private func applySnapshot(reconfiguring ids: [Int]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(store.aquariums.map(\.id))
    snapshot.reconfigureItems(ids)
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    store.clean(id)
  }
}
