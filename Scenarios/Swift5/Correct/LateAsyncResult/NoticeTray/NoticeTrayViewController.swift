import UIKit

/// Notices: tap to read, swipe to throw away, with some seconds to undo it.
final class NoticeTrayViewController: UIViewController {
  private let store: NoticeTrayStore
  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  init(store: NoticeTrayStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Notices"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Read all", primaryAction: UIAction(title: "Read all") { [weak self] _ in self?.readAll() })
    store.onChange = { [weak self] in self?.update(animated: true) }
    update(animated: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in self?.swipeActions(at: indexPath) }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func swipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath), !store.isTrashed(id) else { return nil }
    let trash = UIContextualAction(style: .normal, title: "Trash") { [weak self] _, _, done in
      self?.store.trash(id)
      done(true)
    }
    trash.backgroundColor = .systemRed
    return UISwipeActionsConfiguration(actions: [trash])
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, TrayNotice.ID> {
    let registration = UICollectionView.CellRegistration<NoticeTrayCell, TrayNotice.ID> { [weak self] cell, _, id in
      guard let self, let notice = store.notice(id) else { return }
      cell.show(notice, isTrashed: store.isTrashed(id)) { [weak self] in self?.store.restore(id) }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
  }

  private func readAll() { store.notices.map(\.id).forEach(store.markRead) }

  private func update(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, TrayNotice.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(store.notices.map(\.id))
    snapshot.reconfigureItems(store.notices.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: animated)
    let unread = store.notices.filter { !$0.isRead && !store.isTrashed($0.id) }.count
    navigationItem.prompt = unread == 0 ? "All read" : "\(unread) unread"
  }
}

extension NoticeTrayViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    dataSource.itemIdentifier(for: indexPath).map { !store.isTrashed($0) } ?? false
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    store.markRead(id)
  }
}
