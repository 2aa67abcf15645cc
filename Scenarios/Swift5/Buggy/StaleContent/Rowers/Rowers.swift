import UIKit

/// Every second row is grey, by its number; an insertion moves the rows and not the colours.
class RowersViewController: RowsViewController {
  var names = (1...40).map { "Rower \($0)" }

  func add() {
    names.insert("New rower", at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    cell.backgroundColor = indexPath.row % 2 == 0 ? .white : .systemGray6
    return cell
  }
}
