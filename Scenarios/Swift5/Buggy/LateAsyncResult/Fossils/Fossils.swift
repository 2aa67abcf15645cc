import UIKit

struct Fossil {
  let id: Int
  let name: String
  let era: String
}

/// What the museum has, page by page. A page takes a while.
@MainActor final class FossilArchive {
  static let pageSize = 24
  private static let eras = ["Cambrian", "Devonian", "Permian", "Jurassic", "Cretaceous"]
  private var asked = 0

  func page(_ number: Int) -> [Fossil] {
    guard number < 3 else { return [] }
    return (1...Self.pageSize).map {
      let id = number * Self.pageSize + $0
      return Fossil(id: id, name: "Fossil \(id)", era: Self.eras[id % Self.eras.count])
    }
  }

  func nextPage() async -> [Fossil] {
    asked += 1
    let number = asked
    try? await Task.sleep(nanoseconds: 2_500_000_000)
    return page(number)
  }
}

enum FossilRow: Hashable {
  case fossil(Int)
  case more
}

/// The archive, with a last row that loads the next page. Rows can be put away with a swipe.
final class FossilsViewController: UIViewController, UICollectionViewDelegate {
  private let archive = FossilArchive()
  private var fossils: [Int: Fossil] = [:]
  private var isLoading = false
  private var found = 0
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, FossilRow>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fossils"
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.swipeActions(at: $0) }
    let layout = UICollectionViewCompositionalLayout.list(using: list)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, FossilRow> { [weak self] cell, _, row in
      cell.contentConfiguration = self?.content(of: row, in: cell)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, row in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: row)
    }
    let first = archive.page(0)
    remember(first)
    var snapshot = NSDiffableDataSourceSnapshot<Int, FossilRow>()
    snapshot.appendSections([0])
    snapshot.appendItems(first.map { .fossil($0.id) } + [.more])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func content(of row: FossilRow, in cell: UICollectionViewListCell) -> UIListContentConfiguration {
    var content = cell.defaultContentConfiguration()
    switch row {
    case .fossil(let id):
      content.text = fossils[id]?.name
      content.secondaryText = fossils[id]?.era
    case .more:
      content.text = isLoading ? "Loading…" : "Load more"
    }
    return content
  }

  private func remember(_ page: [Fossil]) {
    for fossil in page { fossils[fossil.id] = fossil }
  }

  // MARK: Changes

  /// A fossil comes in from the field, at the top of the list.
  func find() {
    found += 1
    let fossil = Fossil(id: 1000 + found, name: "Find \(found)", era: "Unknown")
    remember([fossil])
    var snapshot = dataSource.snapshot()
    if let first = snapshot.itemIdentifiers.first {
      snapshot.insertItems([.fossil(fossil.id)], beforeItem: first)
    } else {
      snapshot.appendItems([.fossil(fossil.id)])
    }
    dataSource.apply(snapshot)
  }

  private func putAway(_ row: FossilRow) {
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([row])
    dataSource.apply(snapshot)
  }

  private func loadMore() {
    guard !isLoading else { return }
    isLoading = true
    showLoading()
    Task { [weak self, archive] in
      guard var snapshot = self?.dataSource.snapshot() else { return }
      let page = await archive.nextPage()
      guard let self else { return }
      self.isLoading = false
      self.remember(page)
      snapshot.insertItems(page.map { .fossil($0.id) }, beforeItem: .more)
      if page.count < FossilArchive.pageSize { snapshot.deleteItems([.more]) } else { snapshot.reconfigureItems([.more]) }
      await self.dataSource.apply(snapshot)
    }
  }

  private func showLoading() {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([.more])
    dataSource.apply(snapshot)
  }

  // MARK: Touches

  private func swipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let row = dataSource.itemIdentifier(for: indexPath), row != .more else { return nil }
    let away = UIContextualAction(style: .normal, title: "Put away") { [weak self] _, _, done in
      self?.putAway(row)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [away])
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    if dataSource.itemIdentifier(for: indexPath) == .more { loadMore() }
  }
}
