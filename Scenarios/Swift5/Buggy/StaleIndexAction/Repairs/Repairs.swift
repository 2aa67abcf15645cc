import UIKit

struct Repair {
  let id: Int
  let device: String
}

final class RepairsViewController: UITableViewController {
  private var repairs = (1...28).map { Repair(id: $0, device: "Repair \($0)") }
  private var nextID = 29

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Repairs"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "repair")
  }

  /// An order that came in over the web goes on top.
  func receiveOrder() {
    repairs.insert(Repair(id: nextID, device: "Repair \(nextID)"), at: 0)
    nextID += 1
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { repairs.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "repair", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = repairs[indexPath.row].device
    cell.contentConfiguration = content
    cell.selectionStyle = .none
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let cancel = UIContextualAction(style: .destructive, title: "Cancel order") { [weak self] _, _, done in
      self?.confirmCancelling(at: indexPath)
      done(false)
    }
    return UISwipeActionsConfiguration(actions: [cancel])
  }

  private func confirmCancelling(at indexPath: IndexPath) {
    let repair = repairs[indexPath.row]
    let alert = UIAlertController(
      title: "Cancel \(repair.device)?", message: "The customer gets a message.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Remove", style: .destructive) { [weak self] _ in
        self?.remove(at: indexPath)
      })
    present(alert, animated: true)
  }

  private func remove(at indexPath: IndexPath) {
    repairs.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
