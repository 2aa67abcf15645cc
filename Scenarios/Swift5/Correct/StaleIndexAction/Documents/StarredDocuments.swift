import UIKit

/// The menu of a row's button remembers the document, not its row.
class StarredDocumentsViewController: RowsViewController {
  struct Document {
    let id: Int
    var name: String
    var starred = false
  }
  var documents = (1...30).map { Document(id: $0, name: "Document \($0)") }

  func add() {
    documents.insert(Document(id: documents.count + 1, name: "New document"), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { documents.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let document = documents[indexPath.row]
    cell.textLabel?.text = document.name + (document.starred ? " ★" : "")
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIAction(title: "Star") { [weak self] _ in
        guard let self, let row = documents.firstIndex(where: { $0.id == document.id }) else { return }
        documents[row].starred = true
        self.tableView.reloadData()
      }
    ])
    cell.accessoryView = button
    return cell
  }
}
