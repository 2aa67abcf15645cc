import Combine
import UIKit

/// Voices from many places. One plays at a time; the bar names it.
final class BrogueBoxViewController: UIViewController {
  private let shelf: BrogueShelf
  private let player: BroguePlayer
  private var subscription: AnyCancellable?
  private var lastPlayed: BrogueSample.ID?
  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  private let filter = UISegmentedControl(items: ["All", "Kept"])
  private lazy var stopItem = UIBarButtonItem(
    title: "Stop", primaryAction: UIAction(title: "Stop") { [weak self] _ in self?.player.stop() })

  init(shelf: BrogueShelf, player: BroguePlayer) {
    self.shelf = shelf
    self.player = player
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    filter.selectedSegmentIndex = 0
    filter.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        shelf.showsKeptOnly = filter.selectedSegmentIndex == 1
        apply()
      }, for: .valueChanged)
    navigationItem.titleView = filter
    navigationItem.rightBarButtonItem = stopItem
    apply()
    subscription = player.$current.sink { [weak self] id in self?.playingChanged(to: id) }
  }

  private func playingChanged(to id: BrogueSample.ID?) {
    if let lastPlayed { cell(of: lastPlayed)?.isPlaying = false }
    if let id { cell(of: id)?.isPlaying = true }
    lastPlayed = id
    stopItem.isEnabled = id != nil
    navigationItem.prompt = id.map { "Playing \(shelf.sample($0).place)" } ?? "Nothing plays"
  }

  private func cell(of id: BrogueSample.ID) -> BrogueSampleCell? {
    dataSource.indexPath(for: id).flatMap { collectionView.cellForItem(at: $0) as? BrogueSampleCell }
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      guard let self, let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
      let keep = UIContextualAction(style: .normal, title: shelf.kept.contains(id) ? "Put back" : "Keep") {
        [weak self] _, _, done in
        self?.keep(id)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [keep])
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, BrogueSample.ID> {
    let rows = UICollectionView.CellRegistration<BrogueSampleCell, BrogueSample.ID> { [weak self] cell, _, id in
      guard let self else { return }
      cell.show(shelf.sample(id), isKept: shelf.kept.contains(id)) { [weak self] in self?.player.toggle(id) }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { list, path, id in
      list.dequeueConfiguredReusableCell(using: rows, for: path, item: id)
    }
  }

  private func keep(_ id: BrogueSample.ID) {
    shelf.keep(id)
    apply(changed: [id])
  }

  private func apply(changed: [BrogueSample.ID] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, BrogueSample.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(shelf.shown)
    let before = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(changed.filter { before.contains($0) && shelf.shown.contains($0) })
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
