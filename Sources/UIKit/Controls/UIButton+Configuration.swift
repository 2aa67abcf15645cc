import CoreGraphics
import Foundation
import HeadlessCore

extension UIButton {
  /// The content and look of a button as a value.
  public struct Configuration {
    public enum Size: Int, Sendable {
      case mini = 0, small, medium, large
    }
    public enum TitleAlignment: Int, Sendable {
      case automatic = 0, leading, center, trailing
    }
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }
    public enum Indicator: Int, Sendable {
      case automatic = 0, none, popup
    }

    enum Style: String {
      case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent
      case glass, prominentGlass, clearGlass, prominentClearGlass
    }
    var style: Style

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
    public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }
    public static func glass() -> Configuration { Configuration(style: .glass) }
    public static func prominentGlass() -> Configuration { Configuration(style: .prominentGlass) }
    public static func clearGlass() -> Configuration { Configuration(style: .clearGlass) }
    public static func prominentClearGlass() -> Configuration { Configuration(style: .prominentClearGlass) }

    public var title: String?
    public var attributedTitle: AttributedString? {
      didSet { if let attributedTitle { title = String(attributedTitle.characters) } }
    }
    public var subtitle: String?
    public var attributedSubtitle: AttributedString? {
      didSet { if let attributedSubtitle { subtitle = String(attributedSubtitle.characters) } }
    }
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var image: UIImage?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var showsActivityIndicator = false
    public var indicator: Indicator = .automatic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle: CornerStyle = .dynamic
    public var buttonSize: Size = .medium {
      didSet { if !hasOwnInsets { setDefaultContentInsets() } }
    }
    public var contentInsets: NSDirectionalEdgeInsets {
      didSet { hasOwnInsets = true }
    }
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment: TitleAlignment = .automatic
    public var automaticallyUpdateForSelection = true
    /// How the button looks on a Mac; nothing here.
    public enum MacIdiomStyle: Int, Sendable {
      case automatic = 0, bordered, borderless, borderlessTinted
    }
    public var macIdiomStyle: MacIdiomStyle = .automatic
    public var background: UIBackgroundConfiguration = .clear()
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    private var hasOwnInsets = false

    init(style: Style) {
      self.style = style
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }

    public mutating func setDefaultContentInsets() {
      let values: (CGFloat, CGFloat) =
        switch buttonSize {
        case .mini, .small: (5, 10)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
      contentInsets = NSDirectionalEdgeInsets(top: values.0, leading: values.1, bottom: values.0, trailing: values.1)
      hasOwnInsets = false
    }

    /// What the style derives from the button's state is worked out when the button is shown; the value stays as it is.
    public func updated(for button: UIButton) -> Configuration { self }
  }
}

extension UIButton.Configuration {
  var shownTitle: String? { title }

  private var font: FontDescription {
    switch buttonSize {
    case .mini, .small: TextStyle.subheadline.font()
    case .medium, .large: TextStyle.body.font()
    }
  }

  /// The title with the attributes it is shown with.
  var titleAttributes: NSAttributedString {
    var text = attributedTitle ?? AttributedString(title ?? "")
    if let titleTextAttributesTransformer {
      let container = text.runs.first?.attributes ?? AttributeContainer()
      text.mergeAttributes(titleTextAttributesTransformer(container))
    }
    return NSAttributedString(text)
  }

  func measured(title: String?, image: UIImage?) -> CGSize {
    let shown = title == self.title ? titleAttributes.largestFont(UIFont(details: font)).details : font
    let text = TextMetrics.size(of: title ?? "", font: shown)
    let second = TextMetrics.size(of: subtitle ?? "", font: TextStyle.footnote.font())
    var size = CGSize(width: max(text.width, second.width), height: text.height + second.height)
    if second.height > 0, text.height > 0 { size.height += titlePadding }
    let picture = showsActivityIndicator ? CGSize(width: 20, height: 20) : image?.size ?? .zero
    if picture != .zero {
      let gap = size.width > 0 ? imagePadding : 0
      if imagePlacement == .top || imagePlacement == .bottom {
        size.height += picture.height + gap
        size.width = max(size.width, picture.width)
      } else {
        size.width += picture.width + gap
        size.height = max(size.height, picture.height)
      }
    }
    size.width += contentInsets.leading + contentInsets.trailing
    size.height += contentInsets.top + contentInsets.bottom
    return size
  }

  /// What a user sees of it, besides the title.
  var properties: [(name: String, value: String?)] {
    [
      ("subtitle", subtitle), ("image", showsActivityIndicator ? nil : image?.description),
      ("style", style.rawValue), ("baseForegroundColor", baseForegroundColor?.description),
      ("baseBackgroundColor", baseBackgroundColor?.description),
      ("cornerStyle", cornerStyle == .dynamic ? nil : "\(cornerStyle)"),
      ("showsActivityIndicator", showsActivityIndicator ? "true" : nil),
      ("attributes", titleAttributes.attributesText),
      ("background", background.backgroundColor?.description ?? background.image?.description),
      ("strokeColor", background.strokeWidth > 0 ? background.strokeColor?.description : nil),
    ]
  }
}

/// Changes the attributes of a text at the moment it is shown.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
