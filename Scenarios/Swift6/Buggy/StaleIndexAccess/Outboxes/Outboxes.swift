import UIKit

/// Letters that a tap sends; how far each is stands in its row.
final class OutboxesViewController: UITableViewController {
  private struct Letter: Hashable {
    var id: Int
    var isSent = false
  }

  private var letters = (1...20).map { Letter(id: $0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Outbox"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { letters.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    show(letters[indexPath.row], in: cell)
    return cell
  }

  private func show(_ letter: Letter, in cell: UITableViewCell) {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Letter \(letter.id)"
    content.secondaryText = letter.isSent ? "sent" : "tap to send"
    cell.contentConfiguration = content
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let id = letters[indexPath.row].id
    Task { [weak self] in
      try? await Task.sleep(for: .seconds(3))
      self?.didSend(id, at: indexPath)
    }
  }

  private func didSend(_ id: Int, at indexPath: IndexPath) {
    guard let row = letters.firstIndex(where: { $0.id == id }) else { return }
    letters[row].isSent = true
    // The row that the letter had when it was tapped.
    guard let cell = tableView.cellForRow(at: indexPath), var content = cell.contentConfiguration as? UIListContentConfiguration
    else { return }
    content.secondaryText = "sent"
    cell.contentConfiguration = content
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = letters[indexPath.row].id
    let remove = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
      self?.remove(id)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [remove])
  }

  private func remove(_ id: Int) {
    guard let row = letters.firstIndex(where: { $0.id == id }) else { return }
    letters.remove(at: row)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }
}
