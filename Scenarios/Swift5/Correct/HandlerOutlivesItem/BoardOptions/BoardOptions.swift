import UIKit

struct BoardOption {
  let key: String
  let title: String
}

/// Settings of a board game: a switch in every row.
final class BoardOptionsViewController: UITableViewController {
  private static let changed = UIAction.Identifier("changed")

  private let options = [
    "Show coordinates", "Mark last move", "Mark legal moves", "Play sounds", "Vibrate", "Place with a tap", "Zoom while placing",
    "Show captured stones", "Show move numbers", "Score while playing", "Ask before passing", "Ask before resigning",
    "Detect ko", "Detect superko", "Allow suicide", "Komi for white", "Japanese rules", "Auto-save games", "Keep screen on",
    "Ponder", "Reuse subtree", "Show influence", "Show territory", "Mark dead stones", "Mark seki", "Hint after a minute",
    "Resume on launch", "Log commands", "Send statistics", "Dim in the evening", "Use iCloud", "Show variations",
  ].map { BoardOption(key: $0.lowercased(), title: $0) }
  private var values: [String: Bool] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Board"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "switch")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { options.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "switch", for: indexPath)
    let option = options[indexPath.row]
    cell.textLabel?.text = option.title
    cell.selectionStyle = .none
    let toggle = cell.accessoryView as? UISwitch ?? UISwitch()
    cell.accessoryView = toggle
    toggle.isOn = values[option.key] ?? false
    toggle.removeAction(identifiedBy: Self.changed, for: .valueChanged)
    toggle.addAction(
      UIAction(identifier: Self.changed) { [weak self] action in
        guard let toggle = action.sender as? UISwitch else { return }
        self?.set(option, to: toggle.isOn)
      }, for: .valueChanged)
    return cell
  }

  private func set(_ option: BoardOption, to value: Bool) {
    values[option.key] = value
    navigationItem.prompt = "\(values.values.filter { $0 }.count) on"
  }
}
