import UIKit

/// The desk's list: open requests, one's own, those that are done.
final class NightDeskViewController: UIViewController {
  private typealias Stage = DeskRequest.Stage
  private let log: DeskLog
  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  private let refresher = UIRefreshControl()

  init(log: DeskLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = "Night desk"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    collectionView.keyboardDismissMode = .onDrag
    view.addSubview(collectionView)
    refresher.addAction(
      UIAction { [weak self] _ in
        self?.log.refresh { [weak self] _ in
          self?.refresher.endRefreshing()
          self?.apply()
        }
      }, for: .valueChanged)
    collectionView.refreshControl = refresher
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    search.hidesNavigationBarDuringPresentation = false
    search.searchBar.placeholder = "Room or wish"
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    log.onWake = { [weak self] _ in self?.apply() }
    apply()
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
      guard let self, let id = dataSource.itemIdentifier(for: path), log.request(id)?.stage == .open else { return nil }
      let later = UIContextualAction(style: .normal, title: "Later") { [weak self] _, _, done in
        self?.log.putOff(id)
        self?.apply()
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [later])
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<DeskRequest.Stage, DeskRequest.ID> {
    let rows = UICollectionView.CellRegistration<DeskRequestCell, DeskRequest.ID> { [weak self] cell, _, id in
      guard let self, let request = log.request(id) else { return }
      cell.show(
        request, isUnfolded: log.unfolded == id,
        onTake: { [weak self] in self?.takeOn(id) },
        onNote: { [weak self] note in self?.noteChanged(note, of: id) })
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, path in
      self?.show(path.section, in: header)
    }
    let source = UICollectionViewDiffableDataSource<DeskRequest.Stage, DeskRequest.ID>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: rows, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { list, _, path in list.dequeueConfiguredReusableSupplementary(using: headers, for: path) }
    return source
  }

  private func show(_ section: Int, in header: UICollectionViewListCell) {
    guard let stage = dataSource.sectionIdentifier(for: section) else { return }
    var content = UIListContentConfiguration.plainHeader()
    content.text = stage.rawValue
    content.secondaryText = "\(log.shown(stage).count)"
    header.contentConfiguration = content
  }

  private func apply(changed: [DeskRequest.ID] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<DeskRequest.Stage, DeskRequest.ID>()
    for stage in Stage.allCases where !log.shown(stage).isEmpty {
      snapshot.appendSections([stage])
      snapshot.appendItems(log.shown(stage))
    }
    let before = Set(dataSource.snapshot().itemIdentifiers)
    let present = Set(snapshot.itemIdentifiers)
    snapshot.reconfigureItems(changed.filter { before.contains($0) && present.contains($0) })
    dataSource.apply(snapshot, animatingDifferences: true)
    let kind = UICollectionView.elementKindSectionHeader
    for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      if let header = collectionView.supplementaryView(forElementKind: kind, at: path) as? UICollectionViewListCell {
        show(path.section, in: header)
      }
    }
    let asleep = log.asleep.count
    navigationItem.prompt = asleep == 0 ? "Nothing put off" : "\(asleep) put off"
  }

  private func takeOn(_ id: DeskRequest.ID) {
    guard let request = log.request(id) else { return }
    switch request.stage {
    case .open: log.put(id, to: .mine)
    case .mine: log.put(id, to: .done)
    case .done: log.put(id, to: .open)
    }
    apply(changed: [id])
  }

  private func noteChanged(_ note: String, of id: DeskRequest.ID) {
    log.write(note, to: id)
    apply(changed: [id])
  }
}

extension NightDeskViewController: UICollectionViewDelegate, UISearchResultsUpdating {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    // The one that was unfolded folds.
    let before = log.unfolded
    log.unfold(id)
    apply(changed: [id] + (before.map { $0 == id ? [] : [$0] } ?? []))
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = indexPaths.first, let id = dataSource.itemIdentifier(for: path) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(
        children: Stage.allCases.filter { $0 != self?.log.request(id)?.stage }.map { stage in
          UIAction(title: "To \(stage.rawValue.lowercased())") { [weak self] _ in
            self?.log.put(id, to: stage)
            self?.apply(changed: [id])
          }
        })
    }
  }

  func updateSearchResults(for searchController: UISearchController) {
    log.query = searchController.searchBar.text ?? ""
    apply()
  }
}
