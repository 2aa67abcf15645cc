import UIKit

/// The stepper of a row remembers its row for ever.
final class BasketCell: UITableViewCell {
  let name = UILabel()
  let add = UIButton(type: .system)
  var onAdd: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    add.setTitle("Add", for: .normal)
    add.addAction(UIAction { [weak self] _ in self?.onAdd?() }, for: .touchUpInside)
    let row = UIStackView(arrangedSubviews: [name, add])
    row.distribution = .equalSpacing
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

final class BasketViewController: UITableViewController {
  private var goods = (1...8).map { (name: "Good \($0)", amount: 1) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BasketCell.self, forCellReuseIdentifier: "good")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { goods.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "good", for: indexPath)
    if let cell = cell as? BasketCell {
      cell.name.text = "\(goods[indexPath.row].amount) × \(goods[indexPath.row].name)"
      cell.onAdd = { [unowned self] in
        goods[indexPath.row].amount += 1
        self.tableView.reloadRows(at: [indexPath], with: .none)
      }
    }
    return cell
  }

  func sellOut() {
    goods.removeFirst(3)
    tableView.deleteRows(at: (0..<3).map { IndexPath(row: $0, section: 0) }, with: .fade)
  }
}
