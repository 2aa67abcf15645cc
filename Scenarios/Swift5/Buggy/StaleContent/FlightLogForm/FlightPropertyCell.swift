import UIKit

protocol FlightPropertyCellDelegate: AnyObject {
  func propertyCell(_ cell: FlightPropertyCell, didEnter text: String)
}

/// A name and a field for its number.
final class FlightPropertyCell: UITableViewCell, UITextFieldDelegate {
  weak var delegate: FlightPropertyCellDelegate?
  private let nameLabel = UILabel()
  private let field = UITextField()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    field.textAlignment = .right
    field.keyboardType = .decimalPad
    field.delegate = self
    let row = UIStackView(arrangedSubviews: [nameLabel, field])
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      row.heightAnchor.constraint(equalToConstant: 32),
      field.widthAnchor.constraint(equalToConstant: 110),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ property: FlightProperty, text: String) {
    nameLabel.text = property.title
    field.placeholder = property.kind == .hours ? "0.0" : "0"
    field.text = text
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    delegate?.propertyCell(self, didEnter: textField.text ?? "")
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
