import UIKit

/// The menu of a row's button remembers the row's number.
class DocumentsViewController: RowsViewController {
  var documents = (1...30).map { (name: "Document \($0)", starred: false) }

  func add() {
    documents.insert((name: "New document", starred: false), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { documents.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = documents[indexPath.row].name + (documents[indexPath.row].starred ? " ★" : "")
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIAction(title: "Star") { [weak self] _ in
        self?.documents[indexPath.row].starred = true
        self?.tableView.reloadData()
      }
    ])
    cell.accessoryView = button
    return cell
  }
}
