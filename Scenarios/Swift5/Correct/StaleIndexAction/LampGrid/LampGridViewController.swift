import Combine
import UIKit

/// The square of lamps, and below it the moves so far; a tap on a move goes back to it.
final class LampGridViewController: UIViewController {
  private enum Section: Hashable { case lamps, moves }
  private enum Item: Hashable {
    case lamp(LampPlace)
    case move(Int)
  }

  private let puzzle: LampPuzzle
  private let history = UndoManager()
  private var seconds = 0
  private var clock: AnyCancellable?
  private var hintEnd: DispatchWorkItem?
  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  init(puzzle: LampPuzzle) {
    self.puzzle = puzzle
    super.init(nibName: nil, bundle: nil)
    title = "Lamps"
  }

  required init?(coder: NSCoder) { nil }

  override var undoManager: UndoManager? { history }
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Next level", primaryAction: UIAction(title: "Next level") { [weak self] _ in self?.nextLevel() }),
      UIBarButtonItem(title: "Hint", primaryAction: UIAction(title: "Hint") { [weak self] _ in self?.giveHint() }),
    ]
    update(animated: false)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.tick() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    clock = nil
  }

  private func tick() {
    guard !puzzle.isSolved else { return }
    seconds += 1
    updatePrompt()
  }

  // MARK: The game

  private func press(_ place: LampPlace) {
    guard !puzzle.isSolved else { return }
    puzzle.press(place)
    history.registerUndo(withTarget: self) { $0.takeBack(place) }
    history.setActionName("Press \(place.name)")
    update(animated: true)
    if puzzle.isSolved { celebrate() }
  }

  private func takeBack(_ place: LampPlace) {
    puzzle.takeBack()
    history.registerUndo(withTarget: self) { $0.press(place) }
    update(animated: true)
  }

  private func rewind(to count: Int) {
    puzzle.rewind(to: count)
    // What could be taken back is gone with the moves.
    history.removeAllActions()
    update(animated: true)
  }

  private func nextLevel() {
    history.removeAllActions()
    seconds = 0
    puzzle.begin(level: puzzle.level + 1)
    update(animated: true)
  }

  private func giveHint() {
    hintEnd?.cancel()
    puzzle.showHint()
    update(animated: true)
    let end = DispatchWorkItem { [weak self] in
      self?.puzzle.hideHint()
      self?.update(animated: true)
    }
    hintEnd = end
    DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: end)
  }

  private func celebrate() {
    let alert = UIAlertController(
      title: "All dark", message: "Level \(puzzle.level) in \(puzzle.presses.count) moves", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Go on", style: .default) { [weak self] _ in self?.nextLevel() })
    alert.addAction(UIAlertAction(title: "Look at it", style: .cancel))
    present(alert, animated: true)
  }

  // MARK: The list

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, environment in
      guard section == 1 else {
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(64)),
          subitems: [item])
        return NSCollectionLayoutSection(group: group)
      }
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.headerMode = .supplementary
      return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
    let lamps = UICollectionView.CellRegistration<LampGridCell, LampPlace> { [weak self] cell, _, place in
      guard let self else { return }
      cell.show(place, isLit: puzzle.lit.contains(place), isHint: puzzle.hint == place)
    }
    let moves = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, _, number in
      guard let self, puzzle.presses.indices.contains(number) else { return }
      var content = UIListContentConfiguration.valueCell()
      content.text = "Move \(number + 1)"
      content.secondaryText = puzzle.presses[number].name
      cell.contentConfiguration = content
    }
    let header = UICollectionView.SupplementaryRegistration<LampHistoryHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, _ in header.show(presses: self?.puzzle.presses.count ?? 0) }
    let source = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) { list, indexPath, item in
      switch item {
      case .lamp(let place): return list.dequeueConfiguredReusableCell(using: lamps, for: indexPath, item: place)
      case .move(let number): return list.dequeueConfiguredReusableCell(using: moves, for: indexPath, item: number)
      }
    }
    source.supplementaryViewProvider = { list, _, indexPath in
      list.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return source
  }

  private func update(animated: Bool) {
    let before = Set(dataSource.snapshot().itemIdentifiers)
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.lamps, .moves])
    snapshot.appendItems(LampPlace.all.map(Item.lamp), toSection: .lamps)
    snapshot.appendItems(puzzle.presses.indices.reversed().map(Item.move), toSection: .moves)
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(before.contains))
    dataSource.apply(snapshot, animatingDifferences: animated)
    let headers = collectionView.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    for case let header as LampHistoryHeader in headers { header.show(presses: puzzle.presses.count) }
    updatePrompt()
  }

  private func updatePrompt() {
    let state = puzzle.isSolved ? "all dark" : "\(puzzle.lit.count) lit"
    navigationItem.prompt = "Level \(puzzle.level), \(state), \(seconds) s"
  }
}

extension LampGridViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    switch dataSource.itemIdentifier(for: indexPath) {
    case .lamp(let place): press(place)
    case .move(let number): rewind(to: number + 1)
    case nil: break
    }
  }
}
