import Combine
import UIKit

enum ParcelSection: Int, CaseIterable { case loaded, waiting }

final class ParcelDeskViewController: UIViewController, UICollectionViewDelegate, UISearchResultsUpdating {
  private let store = ParcelStore()
  private var list: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<ParcelSection, DeskParcel.ID>!
  private var subscriptions: Set<AnyCancellable> = []
  private let search = UISearchController(searchResultsController: nil)
  private let offerLabel = UILabel()
  private let offerButton = UIButton(type: .system)
  private let offerBar = UIStackView()
  private var filter = ""
  private lazy var loadButton = UIBarButtonItem(
    title: "Load", primaryAction: UIAction(title: "Load") { [weak self] _ in self?.loadChosen() })

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Parcels"
    view.backgroundColor = .systemBackground
    makeList()
    makeOfferBar()
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Street"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.rightBarButtonItem = editButtonItem

    store.$state
      .sink { [weak self] in self?.apply($0) }
      .store(in: &subscriptions)
    store.$offer
      .sink { [weak self] text in
        self?.offerLabel.text = text
        self?.offerBar.isHidden = text == nil
      }
      .store(in: &subscriptions)
  }

  private func makeList() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in self?.swipeActions(at: path) }
    list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.delegate = self
    list.allowsMultipleSelectionDuringEditing = true

    let row = UICollectionView.CellRegistration<ParcelCell, DeskParcel.ID> { [store] cell, _, id in
      guard let parcel = store.parcels[id] else { return }
      let state = store.state
      cell.show(
        parcel, isExpanded: state.expanded.contains(id), isLoaded: state.loaded.contains(id),
        crushes: store.crushes(id, in: state))
      cell.onMore = { store.toggleExpanded(id) }
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] cell, _, path in
      self?.fill(cell, section: path.section)
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, id in
      list.dequeueConfiguredReusableCell(using: row, for: path, item: id)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    source.reorderingHandlers.canReorderItem = { [weak self] id in
      guard let self else { return false }
      return self.filter.isEmpty && self.store.state.loaded.contains(id)
    }
    source.reorderingHandlers.didReorder = { [store] transaction in
      let order = transaction.finalSnapshot.itemIdentifiers(inSection: .loaded)
      // A parcel that was carried to those that wait goes back to its place.
      store.reorderLoaded(order.count == store.state.loaded.count ? order : store.state.loaded)
    }
  }

  private func makeOfferBar() {
    offerButton.setTitle("Take back", for: .normal)
    offerButton.addAction(UIAction { [store] _ in store.takeBack() }, for: .touchUpInside)
    offerButton.setContentHuggingPriority(.required, for: .horizontal)
    offerBar.addArrangedSubview(offerLabel)
    offerBar.addArrangedSubview(offerButton)
    for part in [list, offerBar] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: offerBar.topAnchor),
      offerBar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      offerBar.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      offerBar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      offerBar.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    list.isEditing = editing
    navigationItem.leftBarButtonItem = editing ? loadButton : nil
    updateLoadButton()
  }

  private func updateLoadButton() { loadButton.isEnabled = !(list.indexPathsForSelectedItems ?? []).isEmpty }

  private func loadChosen() {
    let ids = (list.indexPathsForSelectedItems ?? []).compactMap { source.itemIdentifier(for: $0) }
    setEditing(false, animated: true)
    store.load(ids)
  }

  // MARK: Content

  private func shown(_ ids: [DeskParcel.ID]) -> [DeskParcel.ID] {
    filter.isEmpty ? ids : ids.filter { store.parcels[$0]?.street.lowercased().contains(filter) == true }
  }

  private func apply(_ state: ParcelStore.State) {
    // The store has the new state when this has been sent; rows read it from there.
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      var snapshot = NSDiffableDataSourceSnapshot<ParcelSection, DeskParcel.ID>()
      snapshot.appendSections(ParcelSection.allCases)
      snapshot.appendItems(self.shown(self.store.state.loaded), toSection: .loaded)
      snapshot.appendItems(self.shown(self.store.state.waiting), toSection: .waiting)
      let known = Set(self.source.snapshot().itemIdentifiers)
      snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(known.contains))
      self.source.apply(snapshot, animatingDifferences: true)
      for path in self.list.indexPathsForVisibleSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader) {
        let view = self.list.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)
        if let header = view as? UICollectionViewListCell { self.fill(header, section: path.section) }
      }
      self.updateLoadButton()
    }
  }

  private func fill(_ header: UICollectionViewListCell, section: Int) {
    let ids = section == ParcelSection.loaded.rawValue ? store.state.loaded : store.state.waiting
    var content = header.defaultContentConfiguration()
    let name = section == ParcelSection.loaded.rawValue ? "In the van" : "At the desk"
    content.text = "\(name): \(ids.count), " + String(format: "%.1f kg", Double(store.weight(of: ids)) / 1000)
    header.contentConfiguration = content
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = (searchController.searchBar.text ?? "").lowercased()
    guard text != filter else { return }
    filter = text
    apply(store.state)
  }

  // MARK: Touches

  private func swipeActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = source.itemIdentifier(for: path) else { return nil }
    let isLoaded = store.state.loaded.contains(id)
    let action = UIContextualAction(style: .normal, title: isLoaded ? "Unload" : "Load it") { [store] _, _, done in
      if isLoaded { store.unload(id) } else { store.load([id]) }
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    guard let id = source.itemIdentifier(for: indexPath) else { return false }
    return isEditing && store.state.waiting.contains(id)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { updateLoadButton() }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { updateLoadButton() }
}
