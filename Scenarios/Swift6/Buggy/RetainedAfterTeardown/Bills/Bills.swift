import UIKit

final class BillCell: UITableViewCell {
  var onPay: (() -> Void)?
}

/// Cells hold the controller that holds the table that holds the cells.
final class BillsViewController: UITableViewController {
  private var paid: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BillCell.self, forCellReuseIdentifier: "bill")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bill", for: indexPath)
    cell.textLabel?.text = "Bill \(indexPath.row + 1)"
    cell.accessoryType = paid.contains(indexPath.row) ? .checkmark : .none
    (cell as? BillCell)?.onPay = { self.pay(indexPath.row) }
    return cell
  }

  private func pay(_ number: Int) {
    paid.insert(number)
    tableView.reloadData()
  }
}
