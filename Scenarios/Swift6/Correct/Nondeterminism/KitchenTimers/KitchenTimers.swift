import UIKit

struct KitchenTimer: Identifiable, Sendable {
  let id = UUID()
  let name: String
  var end: Date?
}

/// One clock for the whole screen; rows are reconfigured once a second while a timer runs.
final class KitchenTimersViewController: UIViewController {
  private var timers = (1...25).map { KitchenTimer(name: "Timer \($0)") }
  private var clock: Timer?
  private var dataSource: UITableViewDiffableDataSource<Int, KitchenTimer.ID>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let tableView = UITableView(frame: view.bounds)
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "timer")
    view.addSubview(tableView)
    dataSource = .init(tableView: tableView) { [weak self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: "timer", for: indexPath)
      guard let timer = self?.timers.first(where: { $0.id == id }) else { return cell }
      var content = UIListContentConfiguration.valueCell()
      content.text = timer.name
      content.secondaryText = timer.end.map { "\(max(0, Int($0.timeIntervalSinceNow.rounded()))) s" } ?? "off"
      cell.contentConfiguration = content
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, KitchenTimer.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(timers.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func tick() {
    let now = Date()
    var changed: [KitchenTimer.ID] = []
    for index in timers.indices {
      guard let end = timers[index].end else { continue }
      changed.append(timers[index].id)
      if end <= now {
        timers[index].end = nil
      }
    }
    reconfigure(changed)
    if timers.allSatisfy({ $0.end == nil }) {
      clock?.invalidate()
      clock = nil
    }
  }

  private func reconfigure(_ ids: [KitchenTimer.ID]) {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(ids)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension KitchenTimersViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath), let index = timers.firstIndex(where: { $0.id == id })
    else { return }
    timers[index].end = timers[index].end == nil ? Date().addingTimeInterval(4) : nil
    reconfigure([id])
    guard clock == nil else { return }
    clock = .scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
  }
}
