import CoreGraphics
import Foundation
import HeadlessCore

/// A font: a description with a stable name. Metrics are the system font's.
open class UIFont: NSObject, @unchecked Sendable {
  private let header = CoreFoundationHeader()
  let details: FontDescription
  let family: String?
  let style: TextStyle?
  private let others: [UIFontDescriptor.AttributeName: Any]

  init(
    details: FontDescription, family: String? = nil, style: TextStyle? = nil, others: [UIFontDescriptor.AttributeName: Any] = [:]
  ) {
    self.details = details
    self.others = others
    self.family = family
    self.style = style
    super.init()
  }
  public required init?(coder: NSCoder) { nil }
  /// A font that nobody described is the system's.
  public override convenience init() { self.init(details: FontDescription(size: 17)) }
  /// What a font of SwiftUI's is made of.
  @_spi(CellHarness) public var face: (family: String?, weight: Int, isItalic: Bool) { (family, details.weight, details.italic) }

  /// Fonts of an app are not loaded: the name is kept and measures like the system font.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    details = FontDescription(size: Double(fontSize), weight: UIFont.weight(inName: fontName))
    family = fontName
    style = nil
    others = [:]
    super.init()
  }
  /// Without a size of its own it has that of the descriptor, and follows the user's text size if the descriptor's text style does.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var details = descriptor.details
    if pointSize > 0 { details.size = Double(pointSize) }
    self.init(
      details: details, family: descriptor.family, style: pointSize > 0 ? nil : descriptor.style, others: descriptor.others)
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var metrics: HeadlessCore.TextStyle {
      switch self {
      case .largeTitle, .extraLargeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      default: .body
      }
    }
  }

  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    private static let steps: [(CGFloat, Int)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
    ]
    /// The nearest of the nine standard weights.
    var number: Int { Weight.steps.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }?.1 ?? 400 }
  }

  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(details: style.metrics.font(for: category.metrics), style: style)
  }
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(details: FontDescription(size: Double(fontSize), weight: weight.number))
  }
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(details: FontDescription(size: Double(fontSize), italic: true))
  }
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(details: FontDescription(size: Double(fontSize), weight: weight.number), family: "monospaced digits")
  }
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(details: FontDescription(size: Double(fontSize), weight: weight.number, design: "monospaced"))
  }
  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  open var fontName: String { family ?? ".SFUI-\(UIFont.weightName(details.weight).capitalized)" }
  open var familyName: String { family ?? ".AppleSystemUIFont" }
  open var pointSize: CGFloat { CGFloat(details.size) }
  open var lineHeight: CGFloat { CGFloat(TextMetrics.lineHeight(details)) }
  open var ascender: CGFloat { CGFloat(TextMetrics.ascender(details)) }
  open var descender: CGFloat { CGFloat(TextMetrics.descender(details)) }
  open var capHeight: CGFloat { CGFloat(TextMetrics.capHeight(details)) }
  open var xHeight: CGFloat { CGFloat(TextMetrics.xHeight(details)) }
  open var leading: CGFloat { 0 }
  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(details: details, family: family, style: style, others: others)
  }
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var details = details
    details.size = Double(fontSize)
    return UIFont(details: details, family: family, others: others)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.details == details && other.family == family
  }
  open override var hash: Int { details.hashValue }
  /// `17 semibold`, with what is not usual: the same text in every run.
  open override var description: String {
    var parts = [family ?? "system", UIFont.number(details.size), UIFont.weightName(details.weight)]
    if details.design != "default" { parts.append(details.design) }
    if details.italic { parts.append("italic") }
    return parts.joined(separator: " ")
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  static func weightName(_ weight: Int) -> String {
    switch weight {
    case ..<150: "ultraLight"
    case ..<250: "thin"
    case ..<350: "light"
    case ..<450: "regular"
    case ..<550: "medium"
    case ..<650: "semibold"
    case ..<750: "bold"
    case ..<850: "heavy"
    default: "black"
    }
  }

  private static func weight(inName name: String) -> Int {
    let lower = name.lowercased()
    for (word, weight) in [("semibold", 600), ("demibold", 600), ("bold", 700), ("medium", 500), ("light", 300), ("black", 900)]
    where lower.contains(word) {
      return weight
    }
    return 400
  }

  /// The same font at the size its style has under other traits; itself if it has no style.
  func scaled(for traits: UITraitCollection) -> UIFont {
    guard let style else { return self }
    var details = details
    details.size = style.metrics.pointSize(for: traits.preferredContentSizeCategory.metrics)
    return UIFont(details: details, family: family, style: style)
  }
}

extension UIContentSizeCategory {
  var metrics: ContentSizeCategory { ContentSizeCategory.allCases.sorted()[ordinal] }
}
