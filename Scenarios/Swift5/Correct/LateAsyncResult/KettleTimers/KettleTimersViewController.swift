import Combine
import UIKit

final class KettleTimersViewController: UIViewController, UICollectionViewDelegate {
  private let clock: KettleClock
  private var list: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<Int, KettleTimer.ID>!
  private var subscriptions: Set<AnyCancellable> = []

  init(clock: KettleClock) {
    self.clock = clock
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in self?.swipeActions(at: path) }
    list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.allowsSelection = false
    list.delegate = self
    view.addSubview(list)

    let registration = UICollectionView.CellRegistration<KettleTimerCell, KettleTimer.ID> { [clock] cell, _, id in
      guard let timer = clock.timer(id) else { return }
      cell.bind(to: timer) { clock.toggle(id) }
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, id in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }

    let stop = UIBarButtonItem(title: "Stop all", primaryAction: UIAction(title: "Stop all") { [clock] _ in clock.stopAll() })
    navigationItem.rightBarButtonItem = stop
    clock.$runningCount
      .removeDuplicates()
      .sink { [weak self] count in
        self?.title = count == 0 ? "Timers" : "\(count) running"
        stop.isEnabled = count > 0
      }
      .store(in: &subscriptions)
    clock.changes
      .sink { [weak self] in self?.apply() }
      .store(in: &subscriptions)
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, KettleTimer.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(clock.timers.map(\.id))
    source.apply(snapshot, animatingDifferences: true)
  }

  private func swipeActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = source.itemIdentifier(for: path) else { return nil }
    let remove = UIContextualAction(style: .destructive, title: "Remove") { [clock] _, _, done in
      clock.remove(id)
      done(true)
    }
    let reset = UIContextualAction(style: .normal, title: "Reset") { [clock] _, _, done in
      clock.reset(id)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [remove, reset])
  }
}
