import UIKit

struct LogbookEntry {
  let id: Int
  let name: String
  var value = ""
}

final class LogbookCell: UITableViewCell {
  let field = UITextField()
  private let nameLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    field.placeholder = "Value"
    field.textAlignment = .right
    let row = UIStackView(arrangedSubviews: [nameLabel, field])
    row.spacing = 8
    row.distribution = .fillEqually
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      row.topAnchor.constraint(equalTo: contentView.topAnchor),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func configure(with entry: LogbookEntry) {
    nameLabel.text = entry.name
    field.text = entry.value
  }
}

/// What is noted about a flight.
final class LogbooksViewController: UITableViewController, UITextFieldDelegate {
  private var entries: [LogbookEntry] = (1...34).map { LogbookEntry(id: $0, name: "Property \($0)") }
  private var nextID = 35

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New flight"
    tableView.rowHeight = 50
    tableView.register(LogbookCell.self, forCellReuseIdentifier: "entry")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { [weak self] _ in self?.addProperty() })
  }

  func addProperty() {
    entries.append(LogbookEntry(id: nextID, name: "Property \(nextID)"))
    nextID += 1
    tableView.insertRows(at: [IndexPath(row: entries.count - 1, section: 0)], with: .automatic)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    var view: UIView? = textField
    while let current = view, !(current is UITableViewCell) { view = current.superview }
    guard let cell = view as? UITableViewCell, let indexPath = tableView.indexPath(for: cell) else { return }
    entries[indexPath.row].value = textField.text ?? ""
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    guard let cell = cell as? LogbookCell else { return cell }
    cell.configure(with: entries[indexPath.row])
    cell.field.delegate = self
    return cell
  }
}
