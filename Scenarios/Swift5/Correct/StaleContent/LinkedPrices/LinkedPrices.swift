import UIKit

struct PriceLine {
  let name: String
  var price: Int
}

/// Editing one line changes the total, which is shown in the same table.
final class LinkedPricesViewController: UIViewController {
  private var lines = [PriceLine(name: "Tea", price: 4), PriceLine(name: "Cake", price: 6), PriceLine(name: "Juice", price: 5)]
  private var dataSource: UITableViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let table = UITableView(frame: view.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "line")
    view.addSubview(table)
    dataSource = UITableViewDiffableDataSource(tableView: table) { [unowned self] table, indexPath, name in
      let cell = table.dequeueReusableCell(withIdentifier: "line", for: indexPath)
      cell.textLabel?.text = name == "Total" ? "Total \(total)" : "\(name) \(lines.first { $0.name == name }?.price ?? 0)"
      return cell
    }
    show(changed: [])
  }

  private var total: Int { lines.reduce(0) { $0 + $1.price } }

  func raisePrice(of name: String) {
    guard let index = lines.firstIndex(where: { $0.name == name }) else { return }
    lines[index].price += 1
    show(changed: [name, "Total"])
  }

  private func show(changed: [String]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(lines.map(\.name) + ["Total"])
    if !changed.isEmpty { snapshot.reconfigureItems(changed) }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
