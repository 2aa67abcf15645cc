import UIKit

struct Gadget {
  let name: String
  let price: Int
  let discount: Int?
}

/// Shows the badge for those on sale, and hides it for nobody.
class GadgetCell: UITableViewCell {
  static let reuseIdentifier = "GadgetCell"
  let nameLabel = UILabel()
  let badge = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    badge.textColor = .white
    badge.backgroundColor = .systemRed
    badge.isHidden = true
    let row = UIStackView(arrangedSubviews: [nameLabel, badge])
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  func configure(with gadget: Gadget) {
    nameLabel.text = gadget.name
    if let discount = gadget.discount {
      badge.text = "-\(discount) %"
      badge.isHidden = false
    }
  }
}

class GadgetsViewController: UITableViewController {
  private let gadgets = (1...40).map { Gadget(name: "Gadget \($0)", price: $0, discount: $0 % 6 == 3 ? 20 : nil) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(GadgetCell.self, forCellReuseIdentifier: GadgetCell.reuseIdentifier)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { gadgets.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: GadgetCell.reuseIdentifier, for: indexPath)
    (cell as? GadgetCell)?.configure(with: gadgets[indexPath.row])
    return cell
  }
}
