import UIKit

/// A card: the word, and below it the answer while it is turned over.
final class StudyCardCell: UICollectionViewListCell {
  private let frontLabel = UILabel()
  private let backLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    frontLabel.font = .preferredFont(forTextStyle: .title3)
    backLabel.textColor = .secondaryLabel
    backLabel.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [frontLabel, backLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ card: StudyCard, isTurned: Bool, isKnown: Bool) {
    frontLabel.text = card.front
    frontLabel.textColor = isKnown ? .secondaryLabel : .label
    backLabel.text = card.back
    backLabel.isHidden = !isTurned
    accessories = [.multiselect(displayed: .whenEditing)]
  }
}

/// Name and size of a pile; a tap folds it.
final class StudyPileHeader: UICollectionReusableView {
  private let button = UIButton(type: .system)
  private let countLabel = UILabel()
  private(set) var pile: StudyPile?
  private var onFold: ((StudyPile) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, let pile = self.pile else { return }
        onFold?(pile)
      }, for: .touchUpInside)
    countLabel.textColor = .secondaryLabel
    let row = UIStackView(arrangedSubviews: [button, countLabel])
    row.distribution = .equalSpacing
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      row.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ pile: StudyPile, count: Int, isFolded: Bool, onFold: @escaping (StudyPile) -> Void) {
    self.pile = pile
    self.onFold = onFold
    button.setTitle((isFolded ? "▸ " : "▾ ") + pile.rawValue, for: .normal)
    countLabel.text = "\(count)"
  }
}
