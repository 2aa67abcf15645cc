import UIKit

final class TaskMarksViewController: UITableViewController {
  private let chores = (1...40).map { "Chore \($0)" }
  private var done: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "chore")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { chores.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "chore", for: indexPath)
    cell.textLabel?.text = chores[indexPath.row]
    cell.accessoryType = done.contains(chores[indexPath.row]) ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    done.insert(chores[indexPath.row])
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
  }
}
