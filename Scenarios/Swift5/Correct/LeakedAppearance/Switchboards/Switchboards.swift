import UIKit

struct SwitchboardLine {
  let id: Int
  let name: String
}

final class SwitchboardCell: UITableViewCell {
  private let nameLabel = UILabel()
  private let slot = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let stack = UIStackView(arrangedSubviews: [nameLabel, slot])
    stack.distribution = .fillEqually
    stack.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(stack)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter meter: The meter, if it is this line that is listened to. A view has one superview: it leaves the row it was in.
  func show(_ line: SwitchboardLine, meter: UIView?) {
    nameLabel.text = line.name
    for view in slot.subviews where view !== meter { view.removeFromSuperview() }
    guard let meter else { return }
    meter.frame = slot.bounds
    meter.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    slot.addSubview(meter)
  }
}

/// The lines of a switchboard. The operator listens to one at a time, and the only meter there is moves into its row.
final class SwitchboardsViewController: UITableViewController {
  private var lines = (1...40).map { SwitchboardLine(id: $0, name: "Line \($0)") }
  private var listening: Int?
  private let meter: UILabel = {
    let label = UILabel()
    label.text = "listening"
    label.textAlignment = .right
    return label
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Switchboard"
    tableView.rowHeight = 48
    tableView.register(SwitchboardCell.self, forCellReuseIdentifier: "line")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
    let line = lines[indexPath.row]
    (cell as? SwitchboardCell)?.show(line, meter: line.id == listening ? meter : nil)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let before = listening
    let line = lines[indexPath.row].id
    listening = line == before ? nil : line
    let changed = lines.indices.filter { lines[$0].id == before || lines[$0].id == line }
    tableView.reconfigureRows(at: changed.map { IndexPath(row: $0, section: 0) })
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let id = lines[indexPath.row].id
    let hangUp = UIContextualAction(style: .destructive, title: "Hang up") { [weak self] _, _, completion in
      completion(self?.hangUp(id) ?? false)
    }
    return UISwipeActionsConfiguration(actions: [hangUp])
  }

  private func hangUp(_ id: Int) -> Bool {
    guard let row = lines.firstIndex(where: { $0.id == id }) else { return false }
    lines.remove(at: row)
    if listening == id { listening = nil }
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    return true
  }
}
