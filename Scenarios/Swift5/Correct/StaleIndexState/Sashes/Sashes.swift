import UIKit

final class SashCell: UITableViewCell {
  private let card = UIView()
  private let nameLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    card.layer.cornerRadius = 12
    card.translatesAutoresizingMaskIntoConstraints = false
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(card)
    card.addSubview(nameLabel)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      card.topAnchor.constraint(equalTo: contentView.topAnchor),
      card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      nameLabel.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
      nameLabel.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      nameLabel.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func configure(_ name: String) { nameLabel.text = name }

  func decorate(row: Int, of count: Int) {
    card.backgroundColor = row.isMultiple(of: 2) ? .secondarySystemBackground : .tertiarySystemBackground
    var corners: CACornerMask = []
    if row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if row == count - 1 { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    card.layer.maskedCorners = corners
  }
}

/// One card of rows: every second one is darker, the first and the last are round.
final class SashesViewController: UITableViewController {
  private var sashes = (1...12).map { "Sash \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SashCell.self, forCellReuseIdentifier: "sash")
    tableView.separatorStyle = .none
  }

  func addSash() {
    sashes.insert("New sash", at: 0)
    tableView.performBatchUpdates {
      tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
    decorateVisible()
  }

  private func decorateVisible() {
    for indexPath in tableView.indexPathsForVisibleRows ?? [] {
      (tableView.cellForRow(at: indexPath) as? SashCell)?.decorate(row: indexPath.row, of: sashes.count)
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sashes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "sash", for: indexPath)
    (cell as? SashCell)?.configure(sashes[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    (cell as? SashCell)?.decorate(row: indexPath.row, of: sashes.count)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    sashes.remove(at: indexPath.row)
    tableView.performBatchUpdates {
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    decorateVisible()
  }
}
