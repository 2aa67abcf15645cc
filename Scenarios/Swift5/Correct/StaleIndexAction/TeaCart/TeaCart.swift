import UIKit

final class TeaCartCell: UITableViewCell {
  static let identifier = "CartCell"
  let nameLabel = UILabel()
  let countLabel = UILabel()
  let stepper = UIStepper()
  var valueChanged: ((TeaCartCell, Int) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    stepper.minimumValue = 0
    stepper.maximumValue = 9
    stepper.accessibilityLabel = "Amount"
    stepper.addAction(
      UIAction { [unowned self] _ in self.valueChanged?(self, Int(self.stepper.value)) }, for: .valueChanged)
    let row = UIStackView(arrangedSubviews: [nameLabel, UIView(), countLabel, stepper])
    row.spacing = 10
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      row.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

/// The row is asked for when the stepper moves; the total stands in the footer.
class TeaCartViewController: UITableViewController {
  private var lines = (1...24).map { (name: "Tea \($0)", count: 1) }
  private let total = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TeaCartCell.self, forCellReuseIdentifier: TeaCartCell.identifier)
    tableView.tableFooterView = total
    updateTotal()
  }

  func removeFirst() {
    lines.removeFirst()
    updateTotal()
    tableView.reloadData()
  }

  private func updateTotal() {
    total.text = "\(lines.reduce(0) { $0 + $1.count }) pieces"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let dequeued = tableView.dequeueReusableCell(withIdentifier: TeaCartCell.identifier, for: indexPath)
    guard let cell = dequeued as? TeaCartCell else { return dequeued }
    let line = lines[indexPath.row]
    cell.nameLabel.text = line.name
    cell.countLabel.text = "\(line.count)"
    cell.stepper.value = Double(line.count)
    cell.valueChanged = { [weak self] cell, value in
      guard let self = self, let row = self.tableView.indexPath(for: cell)?.row else { return }
      self.lines[row].count = value
      cell.countLabel.text = "\(value)"
      self.updateTotal()
    }
    return cell
  }
}
