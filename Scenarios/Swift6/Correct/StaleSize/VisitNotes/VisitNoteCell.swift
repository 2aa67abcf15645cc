import UIKit

final class VisitNoteCell: UICollectionViewCell {
  var onToggle: (() -> Void)?

  private let headingLabel = UILabel()
  private let bodyLabel = UILabel()
  private let moreButton = UIButton(type: .system)
  private var isExpanded = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    headingLabel.font = .preferredFont(forTextStyle: .headline)
    bodyLabel.font = .preferredFont(forTextStyle: .subheadline)
    moreButton.contentHorizontalAlignment = .leading
    moreButton.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)

    let stack = UIStackView(arrangedSubviews: [headingLabel, bodyLabel, moreButton])
    stack.axis = .vertical
    stack.spacing = 6
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with note: VisitNote, isExpanded: Bool) {
    headingLabel.text = note.heading
    bodyLabel.text = note.text
    setExpanded(isExpanded)
  }

  private func toggle() {
    setExpanded(!isExpanded)
    invalidateIntrinsicContentSize()
    onToggle?()
  }

  private func setExpanded(_ expanded: Bool) {
    isExpanded = expanded
    bodyLabel.numberOfLines = expanded ? 0 : 1
    moreButton.setTitle(expanded ? "Less" : "More", for: .normal)
  }
}
