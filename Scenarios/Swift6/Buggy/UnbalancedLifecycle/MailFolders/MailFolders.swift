import Combine
import UIKit

extension Notification.Name {
  static let mailArrived = Notification.Name("mailArrived")
}

/// Counts new mail while it is on screen.
final class MailFoldersViewController: UITableViewController {
  private var unread = [Int](repeating: 0, count: 12)
  private var subscriptions: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mail"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "folder")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.publisher(for: .mailArrived).sink { [weak self] _ in self?.receive() }.store(in: &subscriptions)
  }

  private func receive() {
    unread[3] += 1
    tableView.reloadRows(at: [IndexPath(row: 3, section: 0)], with: .none)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { unread.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "folder", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = "Folder \(indexPath.row)"
    content.secondaryText = "\(unread[indexPath.row])"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let folder = UIViewController()
    folder.title = "Folder \(indexPath.row)"
    navigationController?.pushViewController(folder, animated: true)
  }
}
