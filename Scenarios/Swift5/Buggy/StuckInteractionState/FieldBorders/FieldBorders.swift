import UIKit

/// A row with a text field whose border shows that the keyboard writes there.
final class FieldBorderCell: UITableViewCell, UITextFieldDelegate {
  let field = UITextField(frame: CGRect(x: 16, y: 4, width: 200, height: 36))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field.delegate = self
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  func textFieldDidBeginEditing(_ textField: UITextField) { textField.backgroundColor = .systemYellow }

  func textFieldDidEndEditing(_ textField: UITextField) { textField.backgroundColor = nil }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    if selected { field.textColor = .systemRed }
  }
}

final class FieldBordersViewController: UITableViewController {
  private var values = (1...8).map { "Value \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
    tableView.register(FieldBorderCell.self, forCellReuseIdentifier: "field")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { values.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    (cell as? FieldBorderCell)?.field.text = values[indexPath.row]
    return cell
  }
}
