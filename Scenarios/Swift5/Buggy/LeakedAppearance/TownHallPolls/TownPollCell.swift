import UIKit

/// One answer: its text, and its share once the reader has voted.
final class TownPollOptionRow: UIControl {
  private let textLabel = UILabel()
  private let shareLabel = UILabel()
  private let bar = UIProgressView(progressViewStyle: .default)

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 8
    backgroundColor = .secondarySystemBackground
    shareLabel.textAlignment = .right
    shareLabel.textColor = .secondaryLabel
    for view in [textLabel, shareLabel, bar] {
      view.isUserInteractionEnabled = false
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: 40),
      textLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      textLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
      shareLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      shareLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
      bar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      bar.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      bar.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -2),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ option: TownPollOption, of poll: TownPoll, isChosen: Bool) {
    let showsResult = poll.choice != nil || poll.isClosed
    let share = poll.total == 0 ? 0 : Float(option.votes) / Float(poll.total)
    textLabel.text = option.text
    textLabel.font = isChosen ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    shareLabel.text = showsResult ? "\(Int((share * 100).rounded())) %" : nil
    bar.isHidden = !showsResult
    bar.progress = share
    isEnabled = !poll.isClosed
  }
}

/// A question with all of its answers.
final class TownPollCell: UICollectionViewListCell {
  private let questionLabel = UILabel()
  private let footerLabel = UILabel()
  private let optionStack = UIStackView()
  private var optionRows: [TownPollOptionRow] = []
  private var onPick: ((Int) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    questionLabel.font = .preferredFont(forTextStyle: .headline)
    questionLabel.numberOfLines = 0
    footerLabel.font = .preferredFont(forTextStyle: .caption1)
    footerLabel.textColor = .secondaryLabel
    optionStack.axis = .vertical
    optionStack.spacing = 6
    let stack = UIStackView(arrangedSubviews: [questionLabel, optionStack, footerLabel])
    stack.axis = .vertical
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ poll: TownPoll, onPick: @escaping (Int) -> Void) {
    self.onPick = onPick
    questionLabel.text = poll.question
    footerLabel.text = poll.footer
    // Rows are kept from poll to poll: making them anew each time was too slow to scroll.
    while optionRows.count < poll.options.count { addOptionRow() }
    for (index, option) in poll.options.enumerated() {
      optionRows[index].show(option, of: poll, isChosen: poll.choice == index)
    }
  }

  private func addOptionRow() {
    let row = TownPollOptionRow()
    let index = optionRows.count
    row.addAction(UIAction { [weak self] _ in self?.onPick?(index) }, for: .touchUpInside)
    optionRows.append(row)
    optionStack.addArrangedSubview(row)
  }
}
