import UIKit

/// An outline whose children are fetched when a branch is opened for the first time.
final class CanteensViewController: UIViewController, UICollectionViewDelegate {
  private struct Entry: Hashable {
    let id: String
    var isBranch: Bool
  }

  private var list: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Entry>!
  private var prices: [String: Int] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
    list.delegate = self
    view.addSubview(list)
    let branch = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> { cell, _, entry in
      var content = cell.defaultContentConfiguration()
      content.text = entry.id
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let dish = UICollectionView.CellRegistration<UICollectionViewListCell, Entry> { [unowned self] cell, _, entry in
      var content = UIListContentConfiguration.valueCell()
      content.text = entry.id
      content.secondaryText = "\(prices[entry.id, default: 4]) €"
      cell.contentConfiguration = content
      cell.accessories = []
    }
    dataSource = .init(collectionView: list) { list, indexPath, entry in
      list.dequeueConfiguredReusableCell(using: entry.isBranch ? branch : dish, for: indexPath, item: entry)
    }
    dataSource.sectionSnapshotHandlers.willExpandItem = { [weak self] entry in self?.fill(entry) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Entry>()
    snapshot.appendSections([0])
    dataSource.apply(snapshot, animatingDifferences: false)
    var outline = NSDiffableDataSourceSectionSnapshot<Entry>()
    for number in 1...12 {
      let canteen = Entry(id: "Canteen \(number)", isBranch: true)
      outline.append([canteen])
      // A branch without children cannot be opened.
      outline.append([Entry(id: "Canteen \(number): soup", isBranch: false)], to: canteen)
    }
    dataSource.apply(outline, to: 0, animatingDifferences: false)
  }

  private func fill(_ entry: Entry) {
    var outline = dataSource.snapshot(for: 0)
    guard outline.snapshot(of: entry).items.count == 1 else { return }
    outline.append(["salad", "pasta"].map { Entry(id: "\(entry.id): \($0)", isBranch: false) }, to: entry)
    outline.expand([entry])
    dataSource.apply(outline, to: 0, animatingDifferences: false)
  }

  func raisePrices() {
    let dishes = dataSource.snapshot(for: 0).items.filter { !$0.isBranch }
    for entry in dishes { prices[entry.id, default: 4] += 1 }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(dishes.filter { snapshot.indexOfItem($0) != nil })
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
