import UIKit

/// Three piles of cards. A tap turns a card, swipes put it on another pile, shaking takes that back.
final class StudyDecksViewController: UIViewController {
  private let deck: StudyDeck
  private let history = UndoManager()
  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  private lazy var laterButton = UIBarButtonItem(
    title: "Put off", primaryAction: UIAction(title: "Put off") { [weak self] _ in self?.putOffSelected() })

  init(deck: StudyDeck) {
    self.deck = deck
    super.init(nibName: nil, bundle: nil)
    title = "Vocabulary"
  }

  required init?(coder: NSCoder) { nil }

  override var undoManager: UndoManager? { history }
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.allowsMultipleSelectionDuringEditing = true
    collectionView.delegate = self
    view.addSubview(collectionView)
    navigationItem.rightBarButtonItem = editButtonItem
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Find a word"
    search.obscuresBackgroundDuringPresentation = false
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    update(changed: [])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
    navigationItem.leftBarButtonItem = editing ? laterButton : nil
    updateSelection()
  }

  // MARK: Cards

  private func move(_ ids: [StudyCard.ID], to pile: StudyPile) {
    var before: [(id: StudyCard.ID, pile: StudyPile, place: Int)] = []
    for id in ids {
      if let old = deck.put(id, on: pile) { before.append((id, old.pile, old.place)) }
    }
    history.registerUndo(withTarget: self) { controller in
      // Backwards, so that every place is that of then.
      for entry in before.reversed() { controller.deck.put(entry.id, on: entry.pile, at: entry.place) }
      controller.history.registerUndo(withTarget: controller) { $0.move(ids, to: pile) }
      controller.update(changed: ids)
    }
    update(changed: ids)
  }

  private func putOffSelected() {
    let ids = (collectionView.indexPathsForSelectedItems ?? []).sorted().compactMap(dataSource.itemIdentifier)
    guard !ids.isEmpty else { return }
    setEditing(false, animated: true)
    move(ids, to: .later)
  }

  private func turn(_ id: StudyCard.ID) {
    deck.turn(id)
    update(changed: [id])
  }

  private func updateSelection() {
    let count = collectionView.indexPathsForSelectedItems?.count ?? 0
    laterButton.isEnabled = count > 0
    title = isEditing ? "\(count) chosen" : "Vocabulary"
  }

  // MARK: The list

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in self?.swipeActions(at: indexPath) }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func swipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath), let pile = deck.pile(of: id) else { return nil }
    let others = StudyPile.allCases.filter { $0 != pile }
    return UISwipeActionsConfiguration(
      actions: others.map { other in
        UIContextualAction(style: .normal, title: "To " + other.rawValue.lowercased()) { [weak self] _, _, done in
          self?.move([id], to: other)
          done(true)
        }
      })
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<StudyPile, StudyCard.ID> {
    let cards = UICollectionView.CellRegistration<StudyCardCell, StudyCard.ID> { [weak self] cell, _, id in
      guard let self, let card = deck.card(id) else { return }
      cell.show(card, isTurned: deck.turned.contains(id), isKnown: deck.pile(of: id) == .known)
    }
    let headers = UICollectionView.SupplementaryRegistration<StudyPileHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, indexPath in
      guard let self, let pile = dataSource.sectionIdentifier(for: indexPath.section) else { return }
      show(pile, in: header)
    }
    let source = UICollectionViewDiffableDataSource<StudyPile, StudyCard.ID>(collectionView: collectionView) { list, path, id in
      list.dequeueConfiguredReusableCell(using: cards, for: path, item: id)
    }
    source.supplementaryViewProvider = { list, _, path in list.dequeueConfiguredReusableSupplementary(using: headers, for: path) }
    return source
  }

  private func show(_ pile: StudyPile, in header: StudyPileHeader) {
    header.show(pile, count: deck.count(pile), isFolded: deck.folded.contains(pile)) { [weak self] pile in
      self?.deck.fold(pile)
      self?.update(changed: [])
    }
  }

  private func update(changed: [StudyCard.ID]) {
    let before = Set(dataSource.snapshot().itemIdentifiers)
    var snapshot = NSDiffableDataSourceSnapshot<StudyPile, StudyCard.ID>()
    for pile in StudyPile.allCases {
      snapshot.appendSections([pile])
      snapshot.appendItems(deck.shown(pile), toSection: pile)
    }
    let present = Set(snapshot.itemIdentifiers)
    snapshot.reconfigureItems(changed.filter { before.contains($0) && present.contains($0) })
    dataSource.apply(snapshot, animatingDifferences: true)
    for case let header as StudyPileHeader in collectionView.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    {
      if let pile = header.pile { show(pile, in: header) }
    }
    navigationItem.prompt = deck.count(.due) == 0 ? "Nothing due" : "\(deck.count(.due)) due"
    updateSelection()
  }
}

extension StudyDecksViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard !isEditing else { return updateSelection() }
    collectionView.deselectItem(at: indexPath, animated: true)
    if let id = dataSource.itemIdentifier(for: indexPath) { turn(id) }
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { updateSelection() }
}

extension StudyDecksViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    deck.query = searchController.searchBar.text ?? ""
    update(changed: [])
  }
}
