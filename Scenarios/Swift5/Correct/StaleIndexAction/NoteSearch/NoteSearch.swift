import UIKit

final class NoteSearchViewController: UITableViewController {
  private var notes = ["Apples", "Bread", "Carrots", "Bananas", "Beans", "Dates"]
  private var matches: [String]?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
  }

  func search(_ text: String?) {
    matches = text.map { text in notes.filter { $0.hasPrefix(text) } }
    tableView.reloadData()
  }

  private var shown: [String] { matches ?? notes }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let note = shown[indexPath.row]
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      guard let self else { return }
      notes.removeAll { $0 == note }
      matches?.removeAll { $0 == note }
      tableView.reloadData()
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
