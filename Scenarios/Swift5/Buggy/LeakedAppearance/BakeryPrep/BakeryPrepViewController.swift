import UIKit

/// The list of the morning. New tasks are written in a row at the top.
final class BakeryPrepViewController: UITableViewController {
  private let list: BakeryPrepList
  private var isAdding = false

  init(list: BakeryPrepList) {
    self.list = list
    super.init(style: .plain)
    title = "Prep"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BakeryTaskCell.self, forCellReuseIdentifier: BakeryTaskCell.reuseID)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "New task", primaryAction: UIAction(title: "New task") { [weak self] _ in self?.beginEntry() })
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Clear ticked", primaryAction: UIAction(title: "Clear ticked") { [weak self] _ in self?.clearDone() })
    updatePrompt()
  }

  private func updatePrompt() { navigationItem.prompt = "\(list.openMinutes) minutes to go" }

  /// The row of a task; the entry row comes first while it is there.
  private func row(ofTask index: Int) -> IndexPath { IndexPath(row: isAdding ? index + 1 : index, section: 0) }

  private func toggle(_ id: BakeryTask.ID) {
    list.toggle(id)
    if let index = list.index(of: id) { tableView.reconfigureRows(at: [row(ofTask: index)]) }
    updatePrompt()
  }

  private func clearDone() {
    let cleared = list.clearDone().map(row(ofTask:))
    guard !cleared.isEmpty else { return }
    tableView.deleteRows(at: cleared, with: .automatic)
    updatePrompt()
  }

  private func beginEntry() {
    let first = IndexPath(row: 0, section: 0)
    if !isAdding {
      isAdding = true
      tableView.insertRows(at: [first], with: .automatic)
    }
    tableView.scrollToRow(at: first, at: .top, animated: false)
    (tableView.cellForRow(at: first) as? BakeryTaskCell)?.beginEntry()
  }

  private func finishEntry(_ text: String) {
    guard isAdding else { return }
    isAdding = false
    let first = IndexPath(row: 0, section: 0)
    let title = text.trimmingCharacters(in: .whitespaces)
    if title.isEmpty {
      tableView.deleteRows(at: [first], with: .automatic)
    } else {
      list.addFirst(title)
      tableView.reloadRows(at: [first], with: .automatic)
    }
    updatePrompt()
  }

  // MARK: Table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    list.tasks.count + (isAdding ? 1 : 0)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: BakeryTaskCell.reuseID, for: indexPath)
    guard let row = cell as? BakeryTaskCell else { return cell }
    if isAdding, indexPath.row == 0 {
      row.showEntry { [weak self] text in self?.finishEntry(text) }
    } else {
      let task = list.tasks[isAdding ? indexPath.row - 1 : indexPath.row]
      row.show(task) { [weak self] in self?.toggle(task.id) }
    }
    return row
  }
}
