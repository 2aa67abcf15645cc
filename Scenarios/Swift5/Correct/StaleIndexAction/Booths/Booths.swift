import UIKit

/// The cell tells its delegate, which asks the table where the cell is now.
protocol BoothCellDelegate: AnyObject { func boothCellDidTap(_ cell: BoothCell) }
final class BoothCell: UITableViewCell {
  weak var delegate: BoothCellDelegate?
  let button = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    button.setTitle("Visit", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    button.addAction(UIAction { [unowned self] _ in delegate?.boothCellDidTap(self) }, for: .touchUpInside)
    accessoryView = button
  }

  required init?(coder: NSCoder) { fatalError() }
}

class BoothsViewController: RowsViewController, BoothCellDelegate {
  var booths = (1...30).map { "Booth \($0)" }
  var visited: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BoothCell.self, forCellReuseIdentifier: "booth")
  }

  func add() {
    booths.insert("New booth", at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { booths.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "booth", for: indexPath) as? BoothCell else {
      return UITableViewCell()
    }
    cell.textLabel?.text = booths[indexPath.row]
    cell.contentView.backgroundColor = visited.contains(booths[indexPath.row]) ? .systemYellow : nil
    cell.delegate = self
    return cell
  }

  func boothCellDidTap(_ cell: BoothCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    visited.insert(booths[indexPath.row])
    tableView.reloadRows(at: [indexPath], with: .none)
  }
}
