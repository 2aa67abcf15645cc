import CoreGraphics
import Foundation
import HeadlessCore

/// The parts a font is asked for by.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  let details: FontDescription
  let family: String?
  /// Of a font that the user's text size decides about.
  let style: UIFont.TextStyle?
  /// What else it is asked for by, features for example: kept, and not visible in text.
  let others: [AttributeName: Any]

  init(details: FontDescription, family: String?, style: UIFont.TextStyle? = nil, others: [AttributeName: Any] = [:]) {
    self.details = details
    self.others = others
    self.family = family
    self.style = style
    super.init()
  }
  /// From an archive; nil from one that a phone wrote, whose keys are its own.
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: CodingName.size), let design = CodingName.text(CodingName.design, in: coder) else {
      return nil
    }
    details = FontDescription(
      size: coder.decodeDouble(forKey: CodingName.size), weight: coder.decodeInteger(forKey: CodingName.weight),
      design: design, italic: coder.decodeBool(forKey: CodingName.italic))
    family = CodingName.text(CodingName.family, in: coder)
    style = CodingName.text(CodingName.style, in: coder).map(UIFont.TextStyle.init(rawValue:))
    others = [:]
    super.init()
  }
  open func encode(with coder: NSCoder) {
    coder.encode(details.size, forKey: CodingName.size)
    coder.encode(details.weight, forKey: CodingName.weight)
    coder.encode(details.design as NSString, forKey: CodingName.design)
    coder.encode(details.italic, forKey: CodingName.italic)
    if let family { coder.encode(family as NSString, forKey: CodingName.family) }
    if let style { coder.encode(style.rawValue as NSString, forKey: CodingName.style) }
  }
  /// Equal if they ask for the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return details == other.details && family == other.family && style == other.style && Self.areEqual(others, other.others)
  }
  open override var hash: Int { details.hashValue }

  private static func areEqual(_ one: [AttributeName: Any], _ other: [AttributeName: Any]) -> Bool {
    func plain(_ all: [AttributeName: Any]) -> NSDictionary {
      NSDictionary(dictionary: Dictionary(uniqueKeysWithValues: all.map { ($0.key.rawValue, $0.value) }))
    }
    return one.count == other.count && plain(one).isEqual(plain(other))
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(details: FontDescription(size: Double(size)), family: fontName)
  }

  /// What the font is asked for by; its name and its weight, slant and width are always known.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .name: postscriptName
    case .traits:
      [
        .weight: UIFont.Weight.rawValue(of: details.weight), .slant: details.italic ? CGFloat(1) : 0,
        .symbolic: symbolicTraits.rawValue,
      ] as [TraitKey: Any]
    case .family: family ?? ".AppleSystemUIFont"
    default: fontAttributes[anAttribute]
    }
  }

  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "default")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  open var pointSize: CGFloat { CGFloat(details.size) }
  open var postscriptName: String { family ?? ".SFUI" }
  open var symbolicTraits: SymbolicTraits {
    var result: SymbolicTraits = []
    if details.weight >= 600 { result.insert(.traitBold) }
    if details.italic { result.insert(.traitItalic) }
    if details.design == "monospaced" { result.insert(.traitMonoSpace) }
    return result
  }
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var details = details
    if symbolicTraits.contains(.traitBold) { details.weight = max(details.weight, 600) } else { details.weight = 400 }
    details.italic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitMonoSpace) { details.design = "monospaced" }
    return UIFontDescriptor(details: details, family: family, style: style, others: others)
  }
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var details = details
    details.size = Double(newPointSize)
    return UIFontDescriptor(details: details, family: family, others: others)
  }
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var details = details
    details.design = design.rawValue
    return UIFontDescriptor(details: details, family: family, style: style, others: others)
  }
}

extension UIFontDescriptor: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  fileprivate enum CodingName {
    static let size = "UIFontSize"
    static let weight = "UIFontWeight"
    static let design = "UIFontDesign"
    static let italic = "UIFontItalic"
    static let family = "UIFontFamily"
    static let style = "UIFontTextStyle"

    /// Asking for what is not there fails the whole archive.
    static func text(_ key: String, in coder: NSCoder) -> String? {
      guard coder.containsValue(forKey: key) else { return nil }
      return coder.decodeObject(of: NSString.self, forKey: key).map { "\($0)" }
    }
  }
}

/// Scales custom fonts and values with the user's text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  open func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
  }
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize, compatibleWith: traitCollection)))
  }
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory.metrics
    let ratio = style.metrics.pointSize(for: category) / style.metrics.pointSize(for: .large)
    return (value * CGFloat(ratio) * 3).rounded() / 3
  }
}
