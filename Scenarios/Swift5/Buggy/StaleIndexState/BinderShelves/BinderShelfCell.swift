import UIKit

/// The name of a shelf, which can be changed in place while the list is edited, and how much it holds.
final class BinderShelfCell: UITableViewCell {
  static let reuseID = "binder-shelf"

  var onRename: ((String) -> Void)?

  private let nameField = UITextField()
  private let countLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    nameField.isUserInteractionEnabled = false
    nameField.returnKeyType = .done
    nameField.delegate = self
    countLabel.textColor = .secondaryLabel
    countLabel.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [nameField, countLabel])
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      row.heightAnchor.constraint(greaterThanOrEqualToConstant: 28),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ shelf: BinderShelf) {
    nameField.text = shelf.name
    countLabel.text = shelf.binders.isEmpty ? "empty" : "\(shelf.binders.count)"
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    nameField.isUserInteractionEnabled = editing
    nameField.textColor = editing ? .systemBlue : .label
  }
}

extension BinderShelfCell: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) { onRename?(textField.text ?? "") }
}
