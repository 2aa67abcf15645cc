import UIKit

/// The order in which a will is read: a row that was dragged stays there only if that is confirmed.
final class AskBeforeMoveViewController: UITableViewController {
  private var heirs = ["Abigail", "Bertram", "Constance", "Dexter", "Eudora", "Ferdinand", "Gwendolyn", "Humphrey"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Order"
    tableView.rowHeight = 52
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "heir")
    navigationItem.rightBarButtonItem = editButtonItem
    setEditing(true, animated: false)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heirs.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "heir", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = heirs[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    .none
  }

  override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    guard source != destination else { return }
    let name = heirs[source.row]
    let alert = UIAlertController(
      title: "Move \(name)?", message: "All heirs will be told of the new order.", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Move", style: .default) { [weak self] _ in
        guard let self, let place = heirs.firstIndex(of: name) else { return }
        heirs.remove(at: place)
        heirs.insert(name, at: destination.row)
        // The row that was let go was made anew before the answer.
        tableView.reloadData()
      })
    alert.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { _ in
        tableView.moveRow(at: destination, to: source)
        tableView.reloadData()
      })
    present(alert, animated: true)
  }
}
