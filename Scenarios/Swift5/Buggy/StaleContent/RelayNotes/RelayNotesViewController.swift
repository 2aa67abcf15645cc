import UIKit

/// The log of the boat. Notes come in at the end; a swipe or the menu removes one.
final class RelayNotesViewController: UITableViewController {
  private let log: RelayLog

  init(log: RelayLog) {
    self.log = log
    super.init(style: .plain)
    title = "Deck log"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RelayNoteCell.self, forCellReuseIdentifier: RelayNoteCell.reuseID)
    tableView.separatorStyle = .none
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Acknowledge",
      primaryAction: UIAction(title: "Acknowledge") { [weak self] _ in self?.log.append("Me", "Understood") })
    log.onAppend = { [weak self] in self?.showAppended() }
  }

  // MARK: Changes

  private func showAppended() {
    let row = log.notes.count - 1
    tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    reconfigure(rows: [row - 1])
  }

  private func delete(_ id: RelayNote.ID) {
    guard let row = log.index(of: id) else { return }
    log.remove(at: row)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    // Names and times of the neighbours.
    reconfigure(rows: [row - 1, row + 1])
  }

  private func reconfigure(rows: [Int]) {
    tableView.reconfigureRows(at: rows.filter(log.notes.indices.contains).map { IndexPath(row: $0, section: 0) })
  }

  // MARK: Table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { log.notes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: RelayNoteCell.reuseID, for: indexPath)
    let row = indexPath.row
    (cell as? RelayNoteCell)?.show(log.notes[row], startsRun: log.startsRun(row), endsRun: log.endsRun(row))
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = log.notes[indexPath.row].id
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.delete(id)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let note = log.notes[indexPath.row]
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(children: [
        UIAction(title: "Answer") { _ in self?.log.append("Me", "To \(note.author): noted") },
        UIAction(title: "Delete", attributes: .destructive) { _ in self?.delete(note.id) },
      ])
    }
  }
}
