import UIKit

/// A dish on the pad: amount, note, and whether it can still be had.
final class PadLineCell: UITableViewCell {
  static let reuseID = "pad-line"

  private let nameLabel = UILabel()
  private let priceLabel = UILabel()
  private let amountLabel = UILabel()
  private let less = UIButton(type: .system)
  private let more = UIButton(type: .system)
  private let noteField = UITextField()
  private var onStep: ((Int) -> Void)?
  private var onNote: ((String) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    priceLabel.font = .preferredFont(forTextStyle: .footnote)
    priceLabel.textColor = .secondaryLabel
    less.setTitle("−", for: .normal)
    more.setTitle("+", for: .normal)
    less.addAction(UIAction { [weak self] _ in self?.onStep?(-1) }, for: .touchUpInside)
    more.addAction(UIAction { [weak self] _ in self?.onStep?(1) }, for: .touchUpInside)
    noteField.placeholder = "Note"
    noteField.font = .preferredFont(forTextStyle: .footnote)
    noteField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onNote?(noteField.text ?? "")
      }, for: .editingChanged)
    noteField.addAction(UIAction { [weak self] _ in self?.noteField.resignFirstResponder() }, for: .editingDidEndOnExit)
    let texts = UIStackView(arrangedSubviews: [nameLabel, priceLabel, noteField])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [texts, less, amountLabel, more])
    row.spacing = 12
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      less.widthAnchor.constraint(equalToConstant: 36),
      more.widthAnchor.constraint(equalToConstant: 36),
      amountLabel.widthAnchor.constraint(equalToConstant: 24),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ line: PadLine, in order: PadOrder, onStep: @escaping (Int) -> Void, onNote: @escaping (String) -> Void
  ) {
    self.onStep = onStep
    self.onNote = onNote
    let isOpen = order.state == .open
    let canAdd = order.canAdd(line)
    nameLabel.text = line.dish.name
    nameLabel.textColor = isOpen && !canAdd && line.amount == 0 ? .tertiaryLabel : .label
    if order.freeStarter == line.id {
      priceLabel.text = "one on the house"
    } else if isOpen, !canAdd {
      priceLabel.text = line.amount == 0 ? "no dough left" : padPrice(line.dish.cents) + ", no more"
    } else {
      priceLabel.text = padPrice(line.dish.cents)
    }
    amountLabel.text = "\(line.amount)"
    less.isEnabled = isOpen && line.amount > 0
    more.isEnabled = canAdd
    // Not while somebody types there: the order has the same text already.
    if noteField.text != line.note { noteField.text = line.note }
    noteField.isHidden = line.amount == 0
    noteField.isEnabled = isOpen
  }
}

/// Name of a course and what it costs so far.
final class PadCourseHeader: UITableViewHeaderFooterView {
  static let reuseID = "pad-course"

  func show(_ name: String, cents: Int) {
    var content = UIListContentConfiguration.groupedHeader()
    content.text = name
    content.secondaryText = cents == 0 ? nil : padPrice(cents)
    contentConfiguration = content
  }
}
