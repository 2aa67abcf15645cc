import UIKit

struct Spending: Identifiable, Sendable {
  let id = UUID()
  let name: String
  let amount: Int
}

/// What is marked is kept by id.
final class BudgetViewController: UITableViewController {
  private var spendings = (1...40).map { Spending(name: "Purchase \($0)", amount: $0 * 3) }
  private var marked: Set<Spending.ID> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "spending")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { spendings.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "spending", for: indexPath)
    let spending = spendings[indexPath.row]
    var content = UIListContentConfiguration.valueCell()
    content.text = spending.name
    content.secondaryText = "\(spending.amount) €"
    cell.contentConfiguration = content
    cell.accessoryType = marked.contains(spending.id) ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    marked.formSymmetricDifference([spendings[indexPath.row].id])
    tableView.reloadRows(at: [indexPath], with: .none)
  }

  func spend() {
    spendings.insert(Spending(name: "Coffee", amount: 4), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }
}
