import UIKit

@MainActor final class RoomPreferences {
  static let groups: [(title: String, names: [String])] = [
    ("Notifications", ["All messages", "Mentions", "Calls", "Invitations", "Sounds", "Vibration", "Preview text"]),
    ("Privacy", ["Read receipts", "Typing notices", "Last seen", "Hide removed messages", "Confirm links"]),
    ("Media", ["Load pictures", "Load films", "Play films", "Save to photos", "Small uploads"]),
    ("Look", ["Large emoji", "Show names", "Dark bubbles", "Wide rows", "Time on every message", "Compact list"]),
  ]
  private(set) var on: Set<String> = ["Mentions", "Calls", "Sounds", "Read receipts", "Load pictures", "Show names"]

  func set(_ name: String, _ isOn: Bool) {
    if isOn { on.insert(name) } else { on.remove(name) }
  }

  func reset() { on = ["Mentions", "Calls", "Sounds"] }
}

final class SwitchCell: UITableViewCell {
  let label = UILabel()
  let control = UISwitch()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    let row = UIStackView(arrangedSubviews: [label, control])
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  /// Takes back what an earlier row had put on the switch.
  func removeHandlers() {
    remove(for: .valueChanged)
  }

  private func remove(for event: UIControl.Event) {
    var actions: [UIAction] = []
    control.enumerateEventHandlers { action, _, events, _ in
      if let action, events == event { actions.append(action) }
    }
    for action in actions { control.removeAction(action, for: event) }
  }
}

final class RoomSettingsViewController: UITableViewController {
  private let preferences: RoomPreferences

  init(preferences: RoomPreferences) {
    self.preferences = preferences
    super.init(style: .insetGrouped)
    title = "Settings"
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(SwitchCell.self, forCellReuseIdentifier: "switch")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Reset",
      primaryAction: UIAction(title: "Reset") { [weak self] _ in
        guard let self else { return }
        preferences.reset()
        tableView.reloadData()
      })
  }

  override func numberOfSections(in tableView: UITableView) -> Int { RoomPreferences.groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    RoomPreferences.groups[section].names.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    RoomPreferences.groups[section].title
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "switch", for: indexPath)
    guard let cell = cell as? SwitchCell else { return cell }
    let name = RoomPreferences.groups[indexPath.section].names[indexPath.row]
    cell.label.text = name
    cell.control.isOn = preferences.on.contains(name)
    cell.removeHandlers()
    cell.control.addAction(
      UIAction { [weak self, weak control = cell.control] _ in
        guard let control else { return }
        self?.preferences.set(name, control.isOn)
      }, for: .valueChanged)
    return cell
  }
}
