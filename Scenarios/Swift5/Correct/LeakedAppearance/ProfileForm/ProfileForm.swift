import UIKit

final class FieldCell: UITableViewCell, UITextFieldDelegate {
  let caption = UILabel()
  let field = UITextField()
  var textChanged: ((String) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field.delegate = self
    field.addAction(
      UIAction { [weak self] _ in self?.textChanged?(self?.field.text ?? "") }, for: .editingChanged)
    for subview in [caption, field] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      caption.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      caption.widthAnchor.constraint(equalToConstant: 110),
      caption.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      field.leadingAnchor.constraint(equalTo: caption.trailingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      field.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  override func prepareForReuse() {
    super.prepareForReuse()
    field.text = nil
    textChanged = nil
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
  }
}

/// A long form; what is typed goes to the model with every key.
class ProfileFormViewController: UITableViewController {
  private let fields = (1...26).map { "Field \($0)" }
  private var values: [String: String] = ["Field 2": "Berlin"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
    tableView.keyboardDismissMode = .onDrag
    tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
  }

  func prefill() {
    values["Field 4"] = "Filled in"
    tableView.reloadRows(at: [IndexPath(row: 3, section: 0)], with: .none)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fields.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    if let cell = cell as? FieldCell {
      let name = fields[indexPath.row]
      cell.caption.text = name
      cell.field.placeholder = "Type \(name.lowercased())"
      cell.field.text = values[name]
      cell.textChanged = { [weak self] text in self?.values[name] = text }
    }
    return cell
  }
}
