import UIKit

/// The polls of the town, newest last.
final class TownHallPollsViewController: UIViewController {
  private let store: TownPollStore
  private lazy var collectionView = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
  )
  private lazy var dataSource = makeDataSource()

  init(store: TownPollStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Town hall"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.allowsSelection = false
    view.addSubview(collectionView)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Only open", primaryAction: UIAction(title: "Only open") { [weak self] _ in self?.toggleFilter() })
    update(animated: false)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, TownPoll.ID> {
    let registration = UICollectionView.CellRegistration<TownPollCell, TownPoll.ID> { [weak self] cell, _, id in
      guard let self, let poll = store.poll(id) else { return }
      cell.show(poll) { [weak self] option in self?.vote(id, option) }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
  }

  private func vote(_ id: TownPoll.ID, _ option: Int) {
    store.vote(id, for: option)
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot, animatingDifferences: true)
    updatePrompt()
  }

  private func toggleFilter() {
    store.toggleOnlyOpen()
    navigationItem.rightBarButtonItem?.title = store.onlyOpen ? "All polls" : "Only open"
    update(animated: true)
  }

  private func update(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, TownPoll.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(store.shown.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: animated)
    updatePrompt()
  }

  private func updatePrompt() {
    let open = store.polls.filter { !$0.isClosed && $0.choice == nil }.count
    navigationItem.prompt = "\(open) to answer"
  }
}
