import UIKit

/// A reminder: task, animal, and when it is due.
final class VetReminderCell: UITableViewCell {
  static let reuseID = "vet-reminder"

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ reminder: VetReminder, isOpen: Bool) {
    var content = UIListContentConfiguration.valueCell()
    content.text = reminder.task + " · " + reminder.animal
    content.secondaryText = reminder.repeats ? reminder.due + ", monthly" : reminder.due
    content.secondaryTextProperties.color = isOpen ? .systemTeal : .secondaryLabel
    contentConfiguration = content
  }
}

/// The panel below the reminder that is open.
final class VetPanelCell: UITableViewCell {
  static let reuseID = "vet-panel"

  private let caption = UILabel()
  private let dayButton = UIButton(type: .system)
  private let weekButton = UIButton(type: .system)
  private let monthly = UISwitch()
  private var onPostpone: ((Int) -> Void)?
  private var onRepeat: ((Bool) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    caption.font = .preferredFont(forTextStyle: .footnote)
    caption.textColor = .secondaryLabel
    dayButton.setTitle("A day later", for: .normal)
    weekButton.setTitle("A week later", for: .normal)
    monthly.accessibilityLabel = "Every month"
    dayButton.addAction(UIAction { [weak self] _ in self?.onPostpone?(1) }, for: .touchUpInside)
    weekButton.addAction(UIAction { [weak self] _ in self?.onPostpone?(7) }, for: .touchUpInside)
    monthly.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onRepeat?(monthly.isOn)
      }, for: .valueChanged)
    let buttons = UIStackView(arrangedSubviews: [dayButton, weekButton, monthly])
    buttons.distribution = .equalSpacing
    buttons.alignment = .center
    let stack = UIStackView(arrangedSubviews: [caption, buttons])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ reminder: VetReminder, onPostpone: @escaping (Int) -> Void, onRepeat: @escaping (Bool) -> Void) {
    caption.text = "Move \(reminder.animal)'s appointment"
    monthly.isOn = reminder.repeats
    self.onPostpone = onPostpone
    self.onRepeat = onRepeat
  }
}
