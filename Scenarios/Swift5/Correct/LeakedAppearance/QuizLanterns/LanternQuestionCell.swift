import UIKit

/// A question with its choices, one of which can be picked and locked in.
final class LanternQuestionCell: UICollectionViewListCell {
  private let textLabel = UILabel()
  private let choiceStack = UIStackView()
  private let lockButton = UIButton(type: .system)
  private var choiceButtons: [UIButton] = []
  private var onPick: ((Int) -> Void)?
  private var onLock: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    textLabel.font = .preferredFont(forTextStyle: .headline)
    textLabel.numberOfLines = 0
    choiceStack.distribution = .fillEqually
    choiceStack.spacing = 8
    for index in 0..<3 {
      let button = UIButton(type: .custom)
      button.layer.cornerRadius = 8
      button.addAction(UIAction { [weak self] _ in self?.onPick?(index) }, for: .touchUpInside)
      choiceButtons.append(button)
      choiceStack.addArrangedSubview(button)
    }
    lockButton.addAction(UIAction { [weak self] _ in self?.onLock?() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [textLabel, choiceStack, lockButton])
    stack.axis = .vertical
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      choiceStack.heightAnchor.constraint(equalToConstant: 40),
    ])
    highlight(nil)
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ question: LanternQuestion, pick: Int?, isLocked: Bool, onPick: @escaping (Int) -> Void, onLock: @escaping () -> Void
  ) {
    self.onPick = onPick
    self.onLock = onLock
    textLabel.text = question.text
    for (button, choice) in zip(choiceButtons, question.choices) {
      button.setTitle(choice, for: .normal)
      button.isEnabled = !isLocked
    }
    lockButton.setTitle(isLocked ? "Locked" : "Lock in", for: .normal)
    highlight(pick)
    lockButton.isEnabled = pick != nil && !isLocked
  }

  private func highlight(_ pick: Int?) {
    for (index, button) in choiceButtons.enumerated() {
      let isPicked = index == pick
      button.backgroundColor = isPicked ? .systemIndigo : .secondarySystemBackground
      button.setTitleColor(isPicked ? .white : .label, for: .normal)
    }
  }
}
