import UIKit

struct MailLabel: Hashable {
  let id: Int
  var name: String
}

/// Rename and add through alerts with a text field; the label is looked up again when the alert answers.
class MailLabelsViewController: UITableViewController {
  private var labels = (1...26).map { MailLabel(id: $0, name: "Label \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "label")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { labels.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "label", for: indexPath)
    cell.textLabel?.text = labels[indexPath.row].name
    cell.imageView?.image = UIImage(systemName: "tag")
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    rename(labels[indexPath.row])
  }

  func sync() {
    labels.insert(MailLabel(id: 50, name: "From the server"), at: 0)
    tableView.reloadData()
  }

  private func rename(_ label: MailLabel) {
    let alert = UIAlertController(title: "Rename", message: label.name, preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "Name"
      field.text = label.name
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
        guard let self = self, let name = alert?.textFields?.first?.text, !name.isEmpty,
          let row = self.labels.firstIndex(where: { $0.id == label.id })
        else { return }
        self.labels[row].name = name
        self.tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .fade)
      })
    present(alert, animated: true)
  }
}
