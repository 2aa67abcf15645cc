import UIKit

/// One label, for all kinds of settings.
final class StoreSettingCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    applyBodyStyle()
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    applyBodyStyle()
    textLabel?.textAlignment = .natural
  }

  func applyBodyStyle() {
    textLabel?.textColor = .label
    textLabel?.font = .preferredFont(forTextStyle: .body)
  }
}

final class StoreSettingsViewController: UITableViewController {
  private enum Row {
    case link(String)
    case logOut
  }

  private let sections: [(title: String, rows: [Row])] = [
    ("Account", [.link("Profile"), .logOut]),
    ("Store", ["Name", "Address", "Currency", "Taxes", "Shipping", "Payments", "Checkout"].map { .link($0) }),
    ("Products", ["Units", "Reviews", "Stock", "Downloads", "Images"].map { .link($0) }),
    ("App", ["Appearance", "Notifications", "Privacy", "Beta features", "Logs"].map { .link($0) }),
    ("Help", ["Contact support", "Status", "Forum", "Licences", "About"].map { .link($0) }),
  ]

  init() { super.init(style: .insetGrouped) }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(StoreSettingCell.self, forCellReuseIdentifier: "basic")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "basic", for: indexPath)
    switch sections[indexPath.section].rows[indexPath.row] {
    case .link(let name):
      cell.textLabel?.text = name
      cell.accessoryType = .disclosureIndicator
    case .logOut:
      cell.textLabel?.text = "Log out"
      cell.textLabel?.textColor = .systemRed
      cell.textLabel?.textAlignment = .center
      cell.accessoryType = .none
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
