import UIKit

private struct QuotedShare {
  let id: Int
  let name: String
  var price: Int
  var boughtAt: Int?
}

private final class QuotedShareCell: UITableViewCell {
  private let name = UILabel()
  private let price = UILabel()
  private let state = UILabel()
  let trade = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    trade.setTitle("Trade", for: .normal)
    trade.showsMenuAsPrimaryAction = true
    let stack = UIStackView(arrangedSubviews: [name, price, state, trade])
    stack.distribution = .equalSpacing
    stack.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(stack)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ share: QuotedShare) {
    name.text = share.name
    price.text = "\(share.boughtAt ?? share.price) €"
    state.text = share.boughtAt == nil ? "Watched" : "Bought"
  }
}

/// Shares. A price that was quoted, in the menu, holds for whoever has it open: what is bought there is bought at that price.
final class QuotedPriceViewController: UITableViewController {
  private var shares = [("Anvil", 12), ("Beacon", 48), ("Cobalt", 7), ("Drift", 95), ("Ember", 31), ("Fjord", 64)].enumerated()
    .map { QuotedShare(id: $0.offset, name: $0.element.0, price: $0.element.1) }
  private var dataSource: UITableViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shares"
    tableView.rowHeight = 52
    tableView.register(QuotedShareCell.self, forCellReuseIdentifier: "share")
    dataSource = .init(tableView: tableView) { [weak self] table, indexPath, id in
      let cell = table.dequeueReusableCell(withIdentifier: "share", for: indexPath)
      guard let self, let cell = cell as? QuotedShareCell else { return cell }
      let share = shares[id]
      cell.show(share)
      cell.trade.menu = UIMenu(
        title: "At \(share.price) €, as quoted",
        children: [UIAction(title: "Buy") { [weak self] _ in self?.buy(id, at: share.price) }])
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(shares.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func update(_ id: Int) {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([id])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func buy(_ id: Int, at price: Int) {
    shares[id].boughtAt = price
    update(id)
  }

  func beaconRises() {
    shares[1].price += 1
    update(1)
  }
}
