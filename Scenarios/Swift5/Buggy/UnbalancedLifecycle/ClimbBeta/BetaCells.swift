import UIKit

/// A note with its button for thanks.
final class BetaNoteCell: UITableViewCell {
  static let identifier = "BetaNoteCell"
  private let climberLabel = UILabel()
  private let noteLabel = UILabel()
  private let thanksButton = UIButton(type: .system)
  var onThank: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    climberLabel.font = .preferredFont(forTextStyle: .headline)
    noteLabel.numberOfLines = 0
    thanksButton.addAction(UIAction { [weak self] _ in self?.onThank?() }, for: .touchUpInside)
    let texts = UIStackView(arrangedSubviews: [climberLabel, noteLabel])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [texts, thanksButton])
    row.distribution = .equalSpacing
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ note: BetaNote) {
    climberLabel.text = note.climber
    noteLabel.text = note.text
    thanksButton.setTitle("Thanks \(note.thanks)", for: .normal)
  }
}

/// The last row: asks for more, or says that there is none.
final class BetaMoreCell: UITableViewCell {
  static let identifier = "BetaMoreCell"

  func show(hasMore: Bool) {
    var content = UIListContentConfiguration.cell()
    content.text = hasMore ? "More notes" : "That is all"
    content.textProperties.color = hasMore ? .tintColor : .secondaryLabel
    contentConfiguration = content
  }
}
