import UIKit

struct LedgerEntry {
  let id: Int
  let text: String
}

final class LedgerStripeCell: UITableViewCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    contentView.layer.removeAllAnimations()
    contentView.backgroundColor = .clear
  }

  func stripe(_ row: Int) {
    backgroundColor = row % 2 == 0 ? .systemBackground : .secondarySystemBackground
  }

  /// A new entry lights up for half a second.
  func flash() {
    contentView.backgroundColor = .systemYellow
    UIView.animate(withDuration: 0.5) { self.contentView.backgroundColor = .clear }
  }
}

final class LedgerStripesViewController: UITableViewController {
  private var entries = (1...40).map { LedgerEntry(id: $0, text: "Entry \($0)") }
  private var fresh: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ledger"
    tableView.register(LedgerStripeCell.self, forCellReuseIdentifier: "entry")
  }

  func book() {
    let id = (entries.map(\.id).max() ?? 0) + 1
    entries.insert(LedgerEntry(id: id, text: "Entry \(id)"), at: 2)
    fresh.insert(id)
    tableView.performBatchUpdates(
      {
        tableView.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
      }, completion: { _ in self.restripe() })
  }

  private func restripe() {
    for indexPath in tableView.indexPathsForVisibleRows ?? [] {
      (tableView.cellForRow(at: indexPath) as? LedgerStripeCell)?.stripe(indexPath.row)
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    cell.textLabel?.text = entries[indexPath.row].text
    return cell
  }

  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    guard let cell = cell as? LedgerStripeCell else { return }
    cell.stripe(indexPath.row)
    if fresh.remove(entries[indexPath.row].id) != nil { cell.flash() }
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = entries[indexPath.row].id
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      guard let self = self, let row = self.entries.firstIndex(where: { $0.id == id }) else { return done(false) }
      self.entries.remove(at: row)
      tableView.performBatchUpdates(
        {
          tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        }, completion: { _ in self.restripe() })
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
