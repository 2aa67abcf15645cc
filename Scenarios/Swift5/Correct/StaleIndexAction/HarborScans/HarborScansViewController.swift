import Combine
import UIKit

final class HarborScansViewController: UITableViewController {
  let store: HarborStore
  private var subscription: AnyCancellable?
  private lazy var deleteButton = UIBarButtonItem(
    title: "Delete", primaryAction: UIAction(title: "Delete") { [weak self] _ in self?.deletePicked() })

  init(store: HarborStore) {
    self.store = store
    super.init(style: .plain)
    title = "Scans"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(HarborScanCell.self, forCellReuseIdentifier: "scan")
    tableView.allowsMultipleSelectionDuringEditing = true
    navigationItem.rightBarButtonItem = editButtonItem
    let refresh = UIRefreshControl()
    refresh.addAction(
      UIAction { [weak self] _ in
        self?.store.receive()
        self?.refreshControl?.endRefreshing()
      }, for: .valueChanged)
    refreshControl = refresh
    subscription = store.changes.sink { [weak self] in self?.show($0) }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    navigationItem.leftBarButtonItem = editing ? deleteButton : nil
    updateTitle()
  }

  private func show(_ change: HarborChange) {
    switch change {
    case .inserted(let row):
      tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    case .removed(let rows):
      tableView.deleteRows(at: rows.map { IndexPath(row: $0, section: 0) }, with: .automatic)
    case .changed(let row):
      tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
    }
    updateTitle()
  }

  private var pickedRows: [Int] {
    (tableView.indexPathsForSelectedRows ?? []).map(\.row)
  }

  private func updateTitle() {
    let count = isEditing ? pickedRows.count : 0
    deleteButton.isEnabled = count > 0
    title = isEditing ? "\(count) selected" : "\(store.scans.count) scans"
  }

  private func deletePicked() {
    let rows = pickedRows
    guard !rows.isEmpty else { return }
    store.remove(rows: rows)
    setEditing(false, animated: true)
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.scans.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "scan", for: indexPath)
    (cell as? HarborScanCell)?.configure(with: store.scans[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard isEditing else {
      tableView.deselectRow(at: indexPath, animated: true)
      let detail = HarborScanDetailViewController(scan: store.scans[indexPath.row])
      navigationController?.pushViewController(detail, animated: true)
      return
    }
    updateTitle()
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    updateTitle()
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let scan = store.scans[indexPath.row]
    let seal = UIContextualAction(style: .normal, title: scan.isSealed ? "Unseal" : "Seal") { [weak self] _, _, done in
      self?.store.toggleSeal(id: scan.id)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [seal])
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    store.remove(rows: [indexPath.row])
  }
}

/// A page with the scan's data.
final class HarborScanDetailViewController: UIViewController {
  private let scan: HarborScan

  init(scan: HarborScan) {
    self.scan = scan
    super.init(nibName: nil, bundle: nil)
    title = scan.title
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 120, width: 320, height: 60))
    label.numberOfLines = 2
    label.text = "\(scan.title)\n\(scan.pages) pages from \(scan.berth)"
    view.addSubview(label)
  }
}
