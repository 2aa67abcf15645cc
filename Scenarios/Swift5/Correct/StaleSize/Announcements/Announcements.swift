import UIKit

final class AnnouncementHeader: UITableViewHeaderFooterView {
  private let label = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .title3)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func setText(_ text: String) {
    label.text = text
  }
}

/// Headers of one to several lines, each from its section; a longer text comes with a reload of the section.
class AnnouncementsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private var sections: [(header: String, rows: [String])] = (1...8).map { week in
    (
      header: "Week \(week)" + String(repeating: ", which will be a busy one", count: week % 3),
      rows: (1...5).map { "Announcement \(week)-\($0)" }
    )
  }
  private let tableView = UITableView(frame: .zero, style: .grouped)

  override func loadView() { view = tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.sectionHeaderHeight = UITableView.automaticDimension
    tableView.estimatedSectionHeaderHeight = 40
    tableView.register(AnnouncementHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  func extend() {
    sections[0].header += " and needs all of you to be there from the first to the last hour"
    tableView.reloadSections(IndexSet(integer: 0), with: .none)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section].rows[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? AnnouncementHeader
    header?.setText(sections[section].header)
    return header
  }
}
