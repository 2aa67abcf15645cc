import UIKit

/// A question with its choices, one of which can be picked and locked in.
final class LanternQuestionCell: UICollectionViewListCell {
  private let textLabel = UILabel()
  private let choiceStack = UIStackView()
  private let lockButton = UIButton(type: .system)
  private var choiceButtons: [UIButton] = []
  /// What is picked, and not locked in yet.
  private var pick: Int?
  private var onLock: ((Int) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    textLabel.font = .preferredFont(forTextStyle: .headline)
    textLabel.numberOfLines = 0
    choiceStack.distribution = .fillEqually
    choiceStack.spacing = 8
    for index in 0..<3 {
      let button = UIButton(type: .custom)
      button.layer.cornerRadius = 8
      button.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
      choiceButtons.append(button)
      choiceStack.addArrangedSubview(button)
    }
    lockButton.addAction(
      UIAction { [weak self] _ in
        guard let self, let pick = self.pick else { return }
        onLock?(pick)
      }, for: .touchUpInside)
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

  func show(_ question: LanternQuestion, locked: Int?, onLock: @escaping (Int) -> Void) {
    self.onLock = onLock
    textLabel.text = question.text
    for (button, choice) in zip(choiceButtons, question.choices) {
      button.setTitle(choice, for: .normal)
      button.isEnabled = locked == nil
    }
    lockButton.setTitle(locked == nil ? "Lock in" : "Locked", for: .normal)
    lockButton.isEnabled = locked == nil
    if let locked { highlight(locked) }
  }

  private func choose(_ index: Int) {
    pick = index
    highlight(index)
  }

  private func highlight(_ pick: Int?) {
    for (index, button) in choiceButtons.enumerated() {
      let isPicked = index == pick
      button.backgroundColor = isPicked ? .systemIndigo : .secondarySystemBackground
      button.setTitleColor(isPicked ? .white : .label, for: .normal)
    }
  }
}
