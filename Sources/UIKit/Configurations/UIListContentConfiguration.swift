import CoreGraphics
import Foundation

/// Text, secondary text and image in the arrangement lists use.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  // MARK: Styles

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitleCell) }
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.valueCell) }
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration(.header) }
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration(.footer) }
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.plainHeader) }
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.plainFooter) }
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.groupedHeader) }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.prominentHeader) }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.extraProminentHeader)
  }
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.groupedFooter) }
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarCell) }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarSubtitleCell) }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.accompaniedSidebarCell)
  }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.accompaniedSidebarSubtitleCell)
  }
  public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarHeader) }

  // MARK: Content

  public var image: UIImage?
  public var text: String? {
    didSet { attributedText = nil }
  }
  /// Stands in for ``text`` if set.
  public var attributedText: NSAttributedString?
  public var secondaryText: String? {
    didSet { secondaryAttributedText = nil }
  }
  public var secondaryAttributedText: NSAttributedString?
  public var alpha: CGFloat = 1

  // MARK: Look

  public var imageProperties: ImageProperties {
    get { look.image }
    set { look.image = newValue }
  }
  public var textProperties: TextProperties {
    get { look.text }
    set { look.text = newValue }
  }
  public var secondaryTextProperties: TextProperties {
    get { look.secondary }
    set { look.secondary = newValue }
  }
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { look.axes }
    set { look.axes = newValue }
  }
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { look.margins }
    set { look.margins = newValue }
  }
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { look.prefersSideBySide }
    set { look.prefersSideBySide = newValue }
  }
  public var imageToTextPadding: CGFloat {
    get { look.imageToText }
    set { look.imageToText = newValue }
  }
  public var textToSecondaryTextHorizontalPadding: CGFloat {
    get { look.textToSecondaryHorizontal }
    set { look.textToSecondaryHorizontal = newValue }
  }
  public var textToSecondaryTextVerticalPadding: CGFloat {
    get { look.textToSecondaryVertical }
    set { look.textToSecondaryVertical = newValue }
  }

  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Takes the defaults for a state, except where a value is not the default it had before: that one was chosen (CC-01).
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let defaults = ListContentLook.standard(for: style, ConfigurationTraits(state))
    guard defaults != base else { return self }
    var result = self
    result.look.adopt(defaults, insteadOf: base)
    result.base = defaults
    return result
  }

  public static func == (left: UIListContentConfiguration, right: UIListContentConfiguration) -> Bool {
    left.style == right.style && left.image == right.image && left.text == right.text && left.alpha == right.alpha
      && left.attributedText == right.attributedText && left.secondaryText == right.secondaryText
      && left.secondaryAttributedText == right.secondaryAttributedText && left.look == right.look
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(text)
    hasher.combine(secondaryText)
    hasher.combine(alpha)
  }

  // MARK: Storage

  var look: ListContentLook
  /// The defaults that ``look`` started from.
  private var base: ListContentLook
  let style: ListContentStyle

  init(_ style: ListContentStyle) {
    self.style = style
    look = ListContentLook.standard(for: style, ConfigurationTraits())
    base = look
  }

  var hasText: Bool { !(attributedText?.string ?? text ?? "").isEmpty }
  var hasSecondaryText: Bool { !(secondaryAttributedText?.string ?? secondaryText ?? "").isEmpty }
}
