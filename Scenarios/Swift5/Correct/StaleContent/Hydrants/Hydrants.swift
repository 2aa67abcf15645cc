import UIKit

struct Hydrant {
  let id: Int
  let street: String
}

/// The hydrants of a district; several can be chosen in edit mode and struck off together.
final class HydrantsViewController: UITableViewController {
  private var hydrants = (1...35).map { Hydrant(id: $0, street: "Hydrant \($0)") }
  private lazy var strike = UIBarButtonItem(
    title: "Strike off", primaryAction: UIAction(title: "Strike off") { [weak self] _ in self?.strikeOff() })

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Hydrants"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "hydrant")
    tableView.allowsMultipleSelectionDuringEditing = true
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    navigationItem.leftBarButtonItem = editing ? strike : nil
  }

  private func strikeOff() {
    let chosen = (tableView.indexPathsForSelectedRows ?? []).sorted()
    for indexPath in chosen.reversed() {
      hydrants.remove(at: indexPath.row)
    }
    tableView.deleteRows(at: chosen, with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { hydrants.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "hydrant", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = hydrants[indexPath.row].street
    cell.contentConfiguration = content
    return cell
  }
}
