// swift-format-ignore-file: NeverForceUnwrap

import UIKit

/// Fonts follow the user's text size, in rows of two kinds and in the footers.
class ReadableSettingsViewController: UITableViewController {
  private struct Group {
    let name: String
    let hint: String
    let rows: [String]
  }

  private let groups = (1...6).map { group in
    Group(
      name: "Group \(group)", hint: "These settings apply to everything that belongs to group \(group) on this device.",
      rows: (1...5).map { "Setting \(group).\($0)" })
  }

  init() {
    super.init(style: .grouped)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BadgeCell.self, forCellReuseIdentifier: "badge")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { return groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return groups[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    return groups[section].name
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    return groups[section].hint
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = groups[indexPath.section].rows[indexPath.row]
    if indexPath.row == 0 {
      let cell = tableView.dequeueReusableCell(withIdentifier: "badge", for: indexPath) as! BadgeCell
      cell.label.text = row
      cell.badge.text = "\(indexPath.section + 1)"
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = row
    content.secondaryText = indexPath.row == 2 ? "Needs a restart" : nil
    cell.contentConfiguration = content
    return cell
  }
}

final class BadgeCell: UITableViewCell {
  let label = UILabel()
  let badge = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.font = .preferredFont(forTextStyle: .body)
    badge.font = .preferredFont(forTextStyle: .caption1)
    badge.textColor = .secondaryLabel
    for view in [label, badge] {
      view.adjustsFontForContentSizeCategory = true
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    badge.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalToSystemSpacingBelow: contentView.topAnchor, multiplier: 1.5),
      contentView.bottomAnchor.constraint(equalToSystemSpacingBelow: label.bottomAnchor, multiplier: 1.5),
      label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      badge.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: label.trailingAnchor, multiplier: 1),
      badge.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      badge.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}
