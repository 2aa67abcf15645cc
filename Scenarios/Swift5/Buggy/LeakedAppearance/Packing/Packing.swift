import UIKit

/// The checkmark is put on the cell, and nowhere else.
class PackingViewController: UITableViewController {
  private let things = (1...40).map { "Thing \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "thing")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { things.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "thing", for: indexPath)
    cell.textLabel?.text = things[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let cell = tableView.cellForRow(at: indexPath) else { return }
    cell.accessoryType = cell.accessoryType == .checkmark ? .none : .checkmark
  }
}
