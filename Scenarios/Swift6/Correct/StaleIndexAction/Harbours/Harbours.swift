import UIKit

struct Harbour: Hashable {
  let id: UUID
  let name: String
  var isFull = false
}

/// Swipes that stay open while boats come in; what they do they do to the harbour they were opened for, if it is still there.
final class HarboursViewController: UIViewController {
  private var harbours = (1...30).map { Harbour(id: UUID(), name: "Harbour \($0)") }
  private var list: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<String, UUID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.actions(at: $0) }
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      guard let id = self?.dataSource.itemIdentifier(for: indexPath) else { return nil }
      let full = UIContextualAction(style: .normal, title: "Full") { _, _, done in done(self?.toggle(id) ?? false) }
      return UISwipeActionsConfiguration(actions: [full])
    }
    list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Harbour> { cell, _, harbour in
      var content = cell.defaultContentConfiguration()
      content.text = harbour.name
      content.secondaryText = harbour.isFull ? "full" : nil
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: list) { [weak self] list, indexPath, id in
      guard let harbour = self?.harbours.first(where: { $0.id == id }) else { return nil }
      return list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: harbour)
    }
    apply()
  }

  private func actions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let close = UIContextualAction(style: .destructive, title: "Close") { [weak self] _, _, done in
      self?.harbours.removeAll { $0.id == id }
      self?.apply()
      done(true)
    }
    let configuration = UISwipeActionsConfiguration(actions: [close])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  private func toggle(_ id: UUID) -> Bool {
    guard let index = harbours.firstIndex(where: { $0.id == id }) else { return false }
    harbours[index].isFull.toggle()
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot)
    return true
  }

  func build() {
    harbours.insert(Harbour(id: UUID(), name: "Harbour \(harbours.count + 1)"), at: 0)
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<String, UUID>()
    snapshot.appendSections(["coast"])
    snapshot.appendItems(harbours.map(\.id))
    dataSource.apply(snapshot)
  }
}
