import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// What a screen shows in place of content (VC-13).
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// How the texts look.
  public struct TextProperties: Hashable {
    public var font: UIFont
    public var color: UIColor
    public var numberOfLines = 0
    public var lineBreakMode: NSLineBreakMode = .byWordWrapping
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
  }
  /// How the image looks.
  public struct ImageProperties: Hashable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize: CGSize = .zero
  }
  /// What a button does.
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role: UIButton.Role = .normal
    nonisolated init() {}
  }
  public enum Alignment: Int, Sendable {
    case center = 0
    case natural = 1
  }
  enum Kind: Hashable { case empty, loading, search }

  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration(.empty) }
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration(.loading)
    made.text = "Loading…"
    return made
  }
  public static func search() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration(.search)
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    return made
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString? { didSet { if let attributedText { text = attributedText.string } } }
  public var textProperties = TextProperties(font: .boldSystemFont(ofSize: 22), color: .label)
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if let secondaryAttributedText { secondaryText = secondaryAttributedText.string } }
  }
  public var secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
  public var button: UIButton.Configuration = .plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton: UIButton.Configuration = .plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var background: UIBackgroundConfiguration = .clear()
  public var alignment: Alignment = .center
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  public var imageToTextPadding: CGFloat = 15
  public var textToSecondaryTextPadding: CGFloat = 7
  public var textToButtonPadding: CGFloat = 25
  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  public func makeContentView() -> UIView & UIContentView { UIContentUnavailableView(configuration: self) }
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }

  public static func == (left: UIContentUnavailableConfiguration, right: UIContentUnavailableConfiguration) -> Bool {
    left.kind == right.kind && left.image == right.image && left.text == right.text
      && left.secondaryText == right.secondaryText && left.textProperties == right.textProperties
      && left.secondaryTextProperties == right.secondaryTextProperties && left.imageProperties == right.imageProperties
      && left.button.title == right.button.title && left.secondaryButton.title == right.secondaryButton.title
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(text)
    hasher.combine(secondaryText)
  }
}

/// Shows a ``UIContentUnavailableConfiguration``: image, texts and buttons one below the other.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    build()
  }
  public required init?(coder: NSCoder) { nil }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      build()
    }
  }
  private var shown: UIContentUnavailableConfiguration

  private func build() {
    for view in subviews { view.removeFromSuperview() }
    let stack = UIStackView()
    stack.axis = .vertical
    stack.alignment = shown.alignment == .center ? .center : .leading
    stack.spacing = shown.textToSecondaryTextPadding
    if shown.kind == .loading {
      let spinner = UIActivityIndicatorView(style: .medium)
      spinner.startAnimating()
      stack.addArrangedSubview(spinner)
    }
    if let image = shown.image {
      let view = UIImageView(image: image)
      view.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
      view.tintColor = shown.imageProperties.tintColor ?? .secondaryLabel
      stack.addArrangedSubview(view)
      stack.setCustomSpacing(shown.imageToTextPadding, after: view)
    }
    add(shown.text, shown.textProperties, to: stack)
    add(shown.secondaryText, shown.secondaryTextProperties, to: stack)
    add(shown.button, shown.buttonProperties, to: stack)
    add(shown.secondaryButton, shown.secondaryButtonProperties, to: stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: centerXAnchor), stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -32),
    ])
  }

  private func add(_ text: String?, _ look: UIContentUnavailableConfiguration.TextProperties, to stack: UIStackView) {
    guard let text, !text.isEmpty else { return }
    let label = UILabel()
    label.text = text
    label.font = look.font
    label.textColor = look.color
    label.numberOfLines = look.numberOfLines
    label.textAlignment = shown.alignment == .center ? .center : .natural
    stack.addArrangedSubview(label)
  }

  private func add(
    _ look: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties, to stack: UIStackView
  ) {
    guard look.title != nil || look.image != nil else { return }
    let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
    button.menu = properties.menu
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    stack.addArrangedSubview(button)
  }
}

/// The state that a screen's placeholder is made from.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  private var base: UIViewConfigurationState
  /// The text that is searched for, if the screen is being searched.
  public var searchText: String?

  public init(traitCollection: UITraitCollection) { base = UIViewConfigurationState(traitCollection: traitCollection) }
  public var traitCollection: UITraitCollection {
    get { base.traitCollection }
    set { base.traitCollection = newValue }
  }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { base[key] }
    set { base[key] = newValue }
  }
}
