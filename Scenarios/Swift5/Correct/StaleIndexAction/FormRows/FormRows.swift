import UIKit

/// A row that knows where it stood when it was put into the form.
final class FormRow {
  let title: String
  let position: Int

  init(title: String, position: Int) {
    self.title = title
    self.position = position
  }
}

final class FormRowsViewController: UITableViewController {
  private var rows = (0..<8).map { FormRow(title: "Row \($0 + 1)", position: $0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row].title
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let row = rows[indexPath.row]
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.remove(row)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func remove(_ row: FormRow) {
    rows.removeAll { $0 === row }
    tableView.reloadData()
  }
}
