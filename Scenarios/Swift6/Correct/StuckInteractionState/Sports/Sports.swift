import UIKit

class BaseCell: UITableViewCell {
  class var reuseIdentifier: String { String(describing: self) }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let selected = UIView()
    selected.backgroundColor = .systemTeal
    selectedBackgroundView = selected
    setUp()
  }

  required init?(coder: NSCoder) { nil }

  func setUp() {}
}

final class SportCell: BaseCell {
  private let name = UILabel()
  private let badge = UILabel()

  override func setUp() {
    badge.layer.cornerRadius = 9
    badge.clipsToBounds = true
    badge.textAlignment = .center
    let row = UIStackView(arrangedSubviews: [name, badge])
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      badge.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    colorBadge()
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    colorBadge()
  }

  func show(_ sport: String, news: Int) {
    name.text = sport
    badge.text = news == 0 ? nil : "\(news)"
    badge.isHidden = news == 0
    colorBadge()
  }

  /// A selected cell would otherwise paint its subviews' backgrounds away.
  private func colorBadge() {
    badge.backgroundColor = isSelected || isHighlighted ? .systemIndigo : .systemRed
    name.textColor = isSelected ? .white : .label
  }
}

/// Persistent selection with colors that are worked out anew whenever anything changes.
final class SportsViewController: UITableViewController {
  private let sports = (1...36).map { "Sport \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    clearsSelectionOnViewWillAppear = false
    tableView.register(SportCell.self, forCellReuseIdentifier: SportCell.reuseIdentifier)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sports.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: SportCell.reuseIdentifier, for: indexPath)
    (cell as? SportCell)?.show(sports[indexPath.row], news: indexPath.row % 4)
    return cell
  }
}
