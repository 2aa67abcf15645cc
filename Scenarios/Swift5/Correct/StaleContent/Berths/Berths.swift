import UIKit

struct Berth: Identifiable {
  let id: Int
  let pier: String
  var boat: String?
}

@MainActor
final class HarbourMaster {
  let piers = ["Pier A", "Pier B", "Pier C", "Pier D"]
  private(set) var berths: [Berth]

  init() {
    let piers = self.piers
    berths = (0..<32).map { Berth(id: $0 + 1, pier: piers[$0 / 8], boat: $0 % 3 == 0 ? "Sloop \($0 + 1)" : nil) }
  }

  func berth(_ id: Int) -> Berth? { berths.first { $0.id == id } }
  func berths(at pier: String) -> [Berth] { berths.filter { $0.pier == pier } }
  func freeBerths(at pier: String) -> Int { berths(at: pier).filter { $0.boat == nil }.count }

  /// a boat comes in, or the one that lies there leaves.
  func toggle(_ id: Int) {
    guard let index = berths.firstIndex(where: { $0.id == id }) else { return }
    berths[index].boat = berths[index].boat == nil ? "Sloop \(id)" : nil
  }

  var firstFreeBerth: Int? { berths.first { $0.boat == nil }?.id }
}

final class BerthsViewController: UIViewController, UICollectionViewDelegate {
  private let master = HarbourMaster()
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<String, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Berths"
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    makeDataSource()

    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for pier in master.piers {
      snapshot.appendSections([pier])
      snapshot.appendItems(master.berths(at: pier).map(\.id), toSection: pier)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource() {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [master] cell, _, id in
      guard let berth = master.berth(id) else { return }
      var content = cell.defaultContentConfiguration()
      content.text = "Berth \(berth.id)"
      content.secondaryText = berth.boat ?? "Free"
      cell.contentConfiguration = content
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [master] header, _, indexPath in
      let pier = master.piers[indexPath.section]
      var content = header.defaultContentConfiguration()
      content.text = "\(pier): \(master.freeBerths(at: pier)) free"
      header.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
      collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: id)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
  }

  private func toggle(_ id: Int) {
    guard let pier = master.berth(id)?.pier else { return }
    master.toggle(id)
    var snapshot = dataSource.snapshot()
    // the header tells how many are free
    snapshot.reloadSections([pier])
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  func boatComesIn() {
    guard let id = master.firstFreeBerth else { return }
    toggle(id)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    toggle(id)
  }
}
