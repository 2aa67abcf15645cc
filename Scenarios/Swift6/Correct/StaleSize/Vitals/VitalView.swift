import Combine
import UIKit

@MainActor
final class Vital: Identifiable {
  let id: Int
  let name: String
  let value = CurrentValueSubject<String, Never>("–")
  let remark = CurrentValueSubject<String, Never>("No remark")

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

struct VitalConfiguration: UIContentConfiguration {
  let vital: Vital

  func makeContentView() -> any UIView & UIContentView { VitalView(self) }

  func updated(for state: any UIConfigurationState) -> VitalConfiguration { self }
}

/// Follows its vital sign as long as it shows it. The list measures again by itself when the constraints ask for another height.
final class VitalView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { follow() }
  }

  private let nameLabel = UILabel()
  private let valueLabel = UILabel()
  private let remarkLabel = UILabel()
  private var subscriptions: Set<AnyCancellable> = []

  init(_ configuration: VitalConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
    nameLabel.font = .preferredFont(forTextStyle: .body)
    valueLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .medium)
    valueLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    remarkLabel.font = .preferredFont(forTextStyle: .footnote)
    remarkLabel.textColor = .secondaryLabel
    remarkLabel.numberOfLines = 0

    let top = UIStackView(arrangedSubviews: [nameLabel, valueLabel])
    let stack = UIStackView(arrangedSubviews: [top, remarkLabel])
    stack.axis = .vertical
    stack.spacing = 2
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
    follow()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func follow() {
    guard let vital = (configuration as? VitalConfiguration)?.vital else { return }
    subscriptions.removeAll()
    nameLabel.text = vital.name
    vital.value.sink { [weak self] in self?.valueLabel.text = $0 }.store(in: &subscriptions)
    vital.remark.sink { [weak self] in self?.remarkLabel.text = $0 }.store(in: &subscriptions)
  }
}
