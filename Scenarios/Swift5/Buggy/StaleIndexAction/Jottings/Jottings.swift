import UIKit

struct Jotting {
  let id: Int
  var text: String
}

/// Where jottings are kept. Whoever removes one gets the rows as they are since.
final class JottingStore {
  private var jottings = (1...24).map { Jotting(id: $0, text: "Jotting \($0)") }

  func all() -> [Jotting] { jottings }

  func remove(_ jotting: Jotting) -> [Jotting] {
    jottings.removeAll { $0.id == jotting.id }
    return jottings
  }
}

/// Short notes, each with a question before it goes.
final class JottingsViewController: UITableViewController {
  private let store = JottingStore()
  private var shown: [Jotting] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Jottings"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "jotting")
    shown = store.all()
  }

  private func ask(about row: Int) {
    let alert = UIAlertController(title: "Delete this jotting?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.remove(at: row) })
    present(alert, animated: true)
  }

  private func remove(at row: Int) {
    shown = store.remove(shown[row])
    shown.remove(at: row)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "jotting", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row].text
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .normal, title: "Delete") { [weak self] _, _, done in
      self?.ask(about: indexPath.row)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
