import UIKit

/// What a row of an account shows.
struct WalletRow: Hashable {
  let address: String
  let name: String
  let balance: String

  static func == (left: WalletRow, right: WalletRow) -> Bool {
    left.address == right.address
  }
}

final class WalletRowsViewController: UIViewController {
  private var balances: [(address: String, name: String, balance: Int)] = [
    ("0xE1bC", "Savings", 12), ("0x0f2B", "Daily", 3), ("0x77Aa", "Old ledger", 0), ("0x9cD0", "Club", 8),
  ]
  private var dataSource: UITableViewDiffableDataSource<String, WalletRow>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Accounts"
    let table = UITableView(frame: view.bounds)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(UITableViewCell.self, forCellReuseIdentifier: "account")
    view.addSubview(table)
    dataSource = .init(tableView: table) { table, indexPath, row in
      let cell = table.dequeueReusableCell(withIdentifier: "account", for: indexPath)
      var content = UIListContentConfiguration.valueCell()
      content.text = row.name
      content.secondaryText = row.balance
      cell.contentConfiguration = content
      return cell
    }
    show()
  }

  /// A new balance comes from the chain.
  func receive(_ amount: Int, at address: String) {
    guard let index = balances.firstIndex(where: { $0.address == address }) else { return }
    balances[index].balance += amount
    show()
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<String, WalletRow>()
    snapshot.appendSections(["wallets"])
    snapshot.appendItems(balances.map { WalletRow(address: $0.address, name: $0.name, balance: "\($0.balance) ETH") })
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
