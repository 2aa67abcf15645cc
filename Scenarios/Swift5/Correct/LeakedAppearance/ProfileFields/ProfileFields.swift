import UIKit

/// A line of a form: some have a value, some are only titles.
struct ProfileField {
  let title: String
  let value: String?
}

final class ProfileFieldCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func fill(with field: ProfileField) {
    textLabel?.text = field.title
    detailTextLabel?.text = field.value
  }
}

final class ProfileFieldsViewController: UITableViewController {
  private let sections: [[ProfileField]] = (1...6).map { section in
    (1...7).map { ProfileField(title: "Field \(section).\($0)", value: $0 % 4 == 0 ? nil : "Value \(section).\($0)") }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ProfileFieldCell.self, forCellReuseIdentifier: "field")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    (cell as? ProfileFieldCell)?.fill(with: sections[indexPath.section][indexPath.row])
    return cell
  }
}
