import Combine
import UIKit

struct EntryContentConfiguration: UIContentConfiguration {
  var entry: BloodPressureEntry

  func makeContentView() -> any UIView & UIContentView {
    EntryContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> EntryContentConfiguration {
    self
  }
}

final class EntryContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { apply() }
  }

  private let valueLabel = UILabel()
  private let commentLabel = UILabel()
  private var commentSubscription: AnyCancellable?

  init(configuration: EntryContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    setUp()
    apply()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setUp() {
    valueLabel.font = .preferredFont(forTextStyle: .headline)
    commentLabel.font = .preferredFont(forTextStyle: .subheadline)
    commentLabel.textColor = .secondaryLabel
    commentLabel.numberOfLines = 0

    let stack = UIStackView(arrangedSubviews: [valueLabel, commentLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
    ])
  }

  private func apply() {
    guard let entry = (configuration as? EntryContentConfiguration)?.entry else { return }
    valueLabel.text = "\(entry.systolic)/\(entry.diastolic) mmHg"
    commentSubscription = entry.$comment.sink { [weak self] comment in
      self?.show(comment)
    }
  }

  private func show(_ comment: String) {
    guard commentLabel.text != comment else { return }
    commentLabel.text = comment
    // The comment may take another number of lines: let the list measure the cell again.
    invalidateIntrinsicContentSize()
  }
}
