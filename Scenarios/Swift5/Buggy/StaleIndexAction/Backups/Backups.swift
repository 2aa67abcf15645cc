import UIKit

struct Backup {
  let id: Int
  let name: String
  let size: String
}

/// Deletes on the server, which takes a moment.
final class BackupService {
  func delete(_ id: Int, completion: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.8, execute: DispatchWorkItem(block: completion))
  }
}

final class BackupsViewController: UITableViewController {
  private let service = BackupService()
  private var backups: [Backup] = (1...32).map { Backup(id: $0, name: "Backup \($0)", size: "\($0 * 7) MB") }
  private var nextID = 33

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Backups"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "backup")
  }

  func backUp() {
    backups.insert(Backup(id: nextID, name: "Backup \(nextID)", size: "\(nextID * 7) MB"), at: 0)
    nextID += 1
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { backups.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "backup", for: indexPath)
    let backup = backups[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = backup.name
    content.secondaryText = backup.size
    cell.contentConfiguration = content
    cell.selectionStyle = .none
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let backup = backups[indexPath.row]
    let delete = UIContextualAction(style: .normal, title: "Delete") { [weak self] _, _, done in
      done(true)
      self?.service.delete(backup.id) {
        self?.backups.remove(at: indexPath.row)
        self?.tableView.deleteRows(at: [indexPath], with: .automatic)
      }
    }
    delete.backgroundColor = .systemRed
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
