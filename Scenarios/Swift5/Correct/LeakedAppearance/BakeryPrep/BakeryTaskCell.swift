import UIKit

/// A task with a box to tick, or the row in which a new one is written.
final class BakeryTaskCell: UITableViewCell {
  static let reuseID = "bakery-task"

  private let box = UIButton(type: .system)
  private let field = UITextField()
  private let strike = UIView()
  private let minutesLabel = UILabel()
  private var onToggle: (() -> Void)?
  private var onEntered: ((String) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    box.accessibilityLabel = "Tick"
    box.setContentHuggingPriority(.required, for: .horizontal)
    box.addAction(UIAction { [weak self] _ in self?.onToggle?() }, for: .touchUpInside)
    field.delegate = self
    field.returnKeyType = .done
    minutesLabel.font = .preferredFont(forTextStyle: .footnote)
    minutesLabel.textColor = .secondaryLabel
    minutesLabel.setContentHuggingPriority(.required, for: .horizontal)
    strike.backgroundColor = .secondaryLabel
    strike.isHidden = true
    let row = UIStackView(arrangedSubviews: [box, field, minutesLabel])
    row.spacing = 12
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    strike.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    contentView.addSubview(strike)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      row.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
      strike.leadingAnchor.constraint(equalTo: field.leadingAnchor),
      strike.trailingAnchor.constraint(equalTo: field.trailingAnchor),
      strike.centerYAnchor.constraint(equalTo: field.centerYAnchor),
      strike.heightAnchor.constraint(equalToConstant: 1),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ task: BakeryTask, onToggle: @escaping () -> Void) {
    self.onToggle = onToggle
    onEntered = nil
    field.isUserInteractionEnabled = false
    field.placeholder = nil
    field.text = task.title
    field.textColor = task.isDone ? .secondaryLabel : .label
    strike.isHidden = !task.isDone
    minutesLabel.text = "\(task.minutes) min"
    box.isHidden = false
    box.setImage(UIImage(systemName: task.isDone ? "checkmark.square.fill" : "square"), for: .normal)
  }

  /// The row for a new task, still empty.
  func showEntry(onEntered: @escaping (String) -> Void) {
    self.onEntered = onEntered
    onToggle = nil
    box.isHidden = true
    minutesLabel.text = nil
    field.text = nil
    field.placeholder = "What else?"
    field.isUserInteractionEnabled = true
    field.textColor = .label
    strike.isHidden = true
  }

  func beginEntry() { field.becomeFirstResponder() }
}

extension BakeryTaskCell: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) { onEntered?(textField.text ?? "") }
}
