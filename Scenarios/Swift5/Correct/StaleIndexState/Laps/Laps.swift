import UIKit

struct LapRunner {
  let id: Int
  let name: String
}

final class LapCell: UITableViewCell {
  private let overtakeButton = UIButton(type: .system)
  var onOvertake: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    overtakeButton.setTitle("Overtake", for: .normal)
    overtakeButton.frame = CGRect(x: 0, y: 0, width: 90, height: 32)
    overtakeButton.addAction(UIAction { [weak self] _ in self?.onOvertake?() }, for: .touchUpInside)
    accessoryView = overtakeButton
  }

  required init?(coder: NSCoder) { nil }

  func show(_ runner: LapRunner, place: Int) {
    textLabel?.text = runner.name
    detailTextLabel?.text = "Place \(place)"
    textLabel?.textColor = place <= 3 ? .systemOrange : .label
    overtakeButton.isHidden = place == 1
  }
}

/// The order of a race. The first three stand out, whoever they are; the one who overtakes goes up by a place.
final class LapsViewController: UITableViewController {
  private var runners = (1...30).map { LapRunner(id: $0, name: "Racer \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Race"
  }

  func identity(at indexPath: IndexPath) -> Int { runners[indexPath.row].id }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { runners.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "lap") as? LapCell
      ?? LapCell(style: .subtitle, reuseIdentifier: "lap")
    cell.show(runners[indexPath.row], place: indexPath.row + 1)
    // Every change of the order reloads all rows, so that a row's place is never out of date.
    cell.onOvertake = { [weak self] in self?.overtake(from: indexPath.row) }
    return cell
  }

  private func overtake(from row: Int) {
    guard row > 0 else { return }
    runners.swapAt(row, row - 1)
    tableView.reloadData()
  }
}
