import UIKit

class CoffeeCell: UITableViewCell {
  let orderButton = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    orderButton.setTitle("Order", for: .normal)
    orderButton.frame = CGRect(x: 0, y: 0, width: 70, height: 30)
    accessoryView = orderButton
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// The button carries the row's number, which an insertion above makes wrong.
class CoffeesViewController: UIViewController, UITableViewDataSource {
  private var coffees = (1...30).map { (name: "Coffee \($0)", orders: 0) }
  private let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(CoffeeCell.self, forCellReuseIdentifier: "coffee")
    tableView.dataSource = self
    view.addSubview(tableView)
  }

  func addSpecial() {
    coffees.insert((name: "Special", orders: 0), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { coffees.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "coffee", for: indexPath)
    cell.textLabel?.text = coffees[indexPath.row].name
    cell.detailTextLabel?.text = "\(coffees[indexPath.row].orders)"
    if let button = (cell as? CoffeeCell)?.orderButton {
      button.tag = indexPath.row
      button.removeAction(identifiedBy: .init("order"), for: .touchUpInside)
      button.addAction(
        UIAction(identifier: .init("order")) { [weak self] action in
          guard let tag = (action.sender as? UIButton)?.tag else { return }
          self?.order(tag)
        }, for: .touchUpInside)
    }
    return cell
  }

  private func order(_ row: Int) {
    coffees[row].orders += 1
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }
}
