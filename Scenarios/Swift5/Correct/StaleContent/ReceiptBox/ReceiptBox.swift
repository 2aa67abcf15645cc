import UIKit

struct Receipt: Hashable {
  let id: Int
  let shop: String
  let amount: String
}

/// Receipts of a household. Some of them can be chosen and thrown away.
final class ReceiptBoxViewController: UITableViewController {
  private var receipts = [
    Receipt(id: 1, shop: "Bakery", amount: "4.20 €"), Receipt(id: 2, shop: "Butcher", amount: "18.70 €"),
    Receipt(id: 3, shop: "Chemist", amount: "9.95 €"), Receipt(id: 4, shop: "Florist", amount: "22.00 €"),
    Receipt(id: 5, shop: "Greengrocer", amount: "13.40 €"), Receipt(id: 6, shop: "Hatter", amount: "45.00 €"),
    Receipt(id: 7, shop: "Ironmonger", amount: "7.80 €"), Receipt(id: 8, shop: "Jeweller", amount: "120.00 €"),
  ]
  private var chosen: Set<Int> = []
  private lazy var dataSource = UITableViewDiffableDataSource<Int, Int>(tableView: tableView) { [weak self] table, path, id in
    let cell = table.dequeueReusableCell(withIdentifier: "receipt", for: path)
    guard let receipt = self?.receipts.first(where: { $0.id == id }) else { return cell }
    var content = UIListContentConfiguration.valueCell()
    content.text = receipt.shop
    content.secondaryText = receipt.amount
    cell.contentConfiguration = content
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "receipt")
    tableView.allowsMultipleSelectionDuringEditing = true
    show()
    showBars()
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(receipts.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    chosen = []
    showBars()
  }

  private func showBars() {
    if isEditing {
      title = "\(chosen.count) selected"
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Throw away", primaryAction: UIAction { [weak self] _ in self?.throwAway() })
      navigationItem.leftBarButtonItem?.isEnabled = !chosen.isEmpty
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Done", primaryAction: UIAction { [weak self] _ in self?.setEditing(false, animated: true) })
    } else {
      title = "Receipts"
      navigationItem.leftBarButtonItem = nil
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Select", primaryAction: UIAction { [weak self] _ in self?.setEditing(true, animated: true) })
    }
  }

  private func throwAway() {
    receipts.removeAll { chosen.contains($0.id) }
    show()
    setEditing(false, animated: true)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard isEditing, let id = dataSource.itemIdentifier(for: indexPath) else {
      return tableView.deselectRow(at: indexPath, animated: true)
    }
    chosen.insert(id)
    showBars()
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    guard isEditing, let id = dataSource.itemIdentifier(for: indexPath) else { return }
    chosen.remove(id)
    showBars()
  }
}
