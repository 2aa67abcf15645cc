import Combine
import UIKit

/// The evening's lots, those that end first on top; sold ones below.
final class AuctionFloorViewController: UIViewController {
  private enum Section: Hashable { case running, sold }

  private let floor: AuctionFloor
  private var clock: AnyCancellable?
  private var showsOnlyWatched = false
  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  init(floor: AuctionFloor) {
    self.floor = floor
    super.init(nibName: nil, bundle: nil)
    title = "Auction"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.allowsSelection = false
    view.addSubview(collectionView)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "My watch list", primaryAction: UIAction(title: "My watch list") { [weak self] _ in self?.toggleFilter() })
    floor.onChange = { [weak self] ids in self?.update(changed: ids) }
    update(changed: [])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.floor.tick() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    clock = nil
  }

  private func toggleFilter() {
    showsOnlyWatched.toggle()
    navigationItem.rightBarButtonItem?.title = showsOnlyWatched ? "All lots" : "My watch list"
    update(changed: [])
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      guard let self, let id = dataSource.itemIdentifier(for: indexPath), let lot = floor.lot(id) else { return nil }
      let watch = UIContextualAction(style: .normal, title: lot.isWatched ? "Ignore" : "Watch") { [weak self] _, _, done in
        self?.floor.toggleWatch(id)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [watch])
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, AuctionLot.ID> {
    let registration = UICollectionView.CellRegistration<AuctionLotCell, AuctionLot.ID> { [weak self] cell, _, id in
      guard let self, let lot = floor.lot(id) else { return }
      cell.show(lot) { [weak self] in self?.floor.bid(on: id) }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
  }

  private func update(changed: [AuctionLot.ID]) {
    let shown = Set(dataSource.snapshot().itemIdentifiers)
    func ids(_ lots: [AuctionLot]) -> [AuctionLot.ID] { lots.filter { !showsOnlyWatched || $0.isWatched }.map(\.id) }
    var snapshot = NSDiffableDataSourceSnapshot<Section, AuctionLot.ID>()
    snapshot.appendSections([.running, .sold])
    snapshot.appendItems(ids(floor.running), toSection: .running)
    snapshot.appendItems(ids(floor.sold), toSection: .sold)
    let present = Set(snapshot.itemIdentifiers)
    snapshot.reconfigureItems(changed.filter { present.contains($0) && shown.contains($0) })
    dataSource.apply(snapshot, animatingDifferences: true)
    let leading = floor.lots.filter { $0.offer == .leading }
    navigationItem.prompt =
      leading.isEmpty
      ? "You lead nowhere" : "You lead on \(leading.count) for \(leading.reduce(0) { $0 + $1.price })"
  }
}
