import UIKit

struct UnreadPiece: Hashable {
  let title: String
  var isRead = false
}

/// News that are not read yet. What is read stays until somebody comes back, so that nothing runs away under a finger, and looks so.
final class UnreadNewsViewController: UITableViewController {
  private var pieces = ["Bridge closed", "New mayor", "Storm ahead", "Tram 7 is back", "Market day", "Pool opens"].map {
    UnreadPiece(title: $0)
  }
  private var shown: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Unread"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "piece")
    pieces[1].isRead = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Mark all", primaryAction: UIAction(title: "Mark all") { [weak self] _ in self?.markAll() })
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    shown = pieces.indices.filter { !pieces[$0].isRead }
    tableView.reloadData()
  }

  private func markAll() {
    for index in shown { pieces[index].isRead = true }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "piece", for: indexPath)
    let piece = pieces[shown[indexPath.row]]
    var content = cell.defaultContentConfiguration()
    content.text = piece.title
    content.image = piece.isRead ? nil : UIImage(systemName: "circle.fill")
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    pieces[shown[indexPath.row]].isRead = true
    tableView.reloadRows(at: [indexPath], with: .none)
  }
}
