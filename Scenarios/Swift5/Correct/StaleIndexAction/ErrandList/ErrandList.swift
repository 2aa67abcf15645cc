import UIKit

struct Errand: Equatable {
  let id: Int
  var title: String
}

/// A table in edit mode: rows are deleted, moved and renamed; the table only reports what the user did.
class ErrandsViewController: UITableViewController {
  private var errands = (1...30).map { Errand(id: $0, title: "Errand \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "errand")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    errands.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "errand", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = errands[indexPath.row].title
    cell.contentConfiguration = content
    cell.showsReorderControl = true
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    errands.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    errands.insert(errands.remove(at: source.row), at: destination.row)
  }

  func remember() {
    errands.insert(Errand(id: 100 + errands.count, title: "Buy stamps"), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }
}
