import UIKit

struct Treat: Hashable {
  let id: Int
  let name: String
  let cents: Int
  var count = 1
}

final class TreatCell: UITableViewCell {
  private let nameLabel = UILabel()
  private let priceLabel = UILabel()
  private let moreButton = UIButton(type: .system)
  private let lessButton = UIButton(type: .system)
  var onMore: (() -> Void)?
  var onLess: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let stack = UIStackView(arrangedSubviews: [nameLabel, priceLabel, lessButton, moreButton])
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
    moreButton.setTitle("More", for: .normal)
    lessButton.setTitle("Less", for: .normal)
    moreButton.addAction(UIAction { [weak self] _ in self?.onMore?() }, for: .touchUpInside)
    lessButton.addAction(UIAction { [weak self] _ in self?.onLess?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  func configure(with treat: Treat) {
    nameLabel.text = treat.name
    priceLabel.text = "\(treat.count) × \(euros(treat.cents))"
    lessButton.isEnabled = treat.count > 1
  }
}

func euros(_ cents: Int) -> String { "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100) €" }

/// What is taken along, and what it costs.
final class PicnicBasketViewController: UITableViewController {
  private var treats = [
    Treat(id: 1, name: "Apples", cents: 120), Treat(id: 2, name: "Baguette", cents: 150),
    Treat(id: 3, name: "Cheese", cents: 480), Treat(id: 4, name: "Grapes", cents: 390),
    Treat(id: 5, name: "Lemonade", cents: 210), Treat(id: 6, name: "Olives", cents: 275),
    Treat(id: 7, name: "Pie", cents: 650), Treat(id: 8, name: "Radishes", cents: 99),
  ]
  private let totalLabel = UILabel()
  private var total = 0 { didSet { totalLabel.text = "Total: \(euros(total))" } }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Picnic"
    tableView.register(TreatCell.self, forCellReuseIdentifier: "treat")
    totalLabel.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    totalLabel.textAlignment = .center
    tableView.tableFooterView = totalLabel
    total = treats.reduce(0) { $0 + $1.cents * $1.count }
  }

  private func change(_ id: Int, by amount: Int) {
    guard let row = treats.firstIndex(where: { $0.id == id }) else { return }
    treats[row].count += amount
    total += amount * treats[row].cents
    tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
  }

  private func remove(_ id: Int) {
    guard let row = treats.firstIndex(where: { $0.id == id }) else { return }
    let treat = treats.remove(at: row)
    total -= treat.cents
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { treats.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "treat", for: indexPath)
    let treat = treats[indexPath.row]
    (cell as? TreatCell)?.configure(with: treat)
    (cell as? TreatCell)?.onMore = { [weak self] in self?.change(treat.id, by: 1) }
    (cell as? TreatCell)?.onLess = { [weak self] in self?.change(treat.id, by: -1) }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = treats[indexPath.row].id
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
        self?.remove(id)
        done(true)
      }
    ])
  }
}
