import UIKit

struct Sowing: Sendable {
  let name: String
  var day: DateComponents
}

/// A row with a wheel for its day.
final class SowingCell: UITableViewCell {
  private let nameLabel = UILabel()
  private let picker = UIDatePicker()
  var changed: ((SowingCell, Date) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .compact
    picker.addAction(UIAction { [unowned self] _ in changed?(self, picker.date) }, for: .valueChanged)
    let stack = UIStackView(arrangedSubviews: [nameLabel, picker])
    stack.frame = CGRect(x: 16, y: 0, width: 350, height: 60)
    contentView.addSubview(stack)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ sowing: Sowing) {
    nameLabel.text = sowing.name
    picker.date = Calendar.current.date(from: sowing.day) ?? Date(timeIntervalSince1970: 0)
  }
}

/// What is sown on which day.
final class SowingsViewController: UITableViewController {
  private var sowings = (1...30).map { (number: Int) in
    Sowing(name: "Sowing \(number)", day: DateComponents(year: 2026, month: 3, day: number))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 60
    tableView.register(SowingCell.self, forCellReuseIdentifier: "sowing")
  }

  func prepare() {
    sowings.insert(Sowing(name: "Early sowing \(sowings.count)", day: DateComponents(year: 2026, month: 2, day: 1)), at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sowings.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "sowing", for: indexPath) as? SowingCell else {
      return UITableViewCell()
    }
    cell.show(sowings[indexPath.row])
    cell.changed = { [unowned self] cell, date in
      guard let row = tableView.indexPath(for: cell)?.row else { return }
      move(row, to: date)
    }
    return cell
  }

  private func move(_ row: Int, to date: Date) {
    sowings[row].day = Calendar.current.dateComponents([.year, .month, .day], from: date)
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
  }
}
