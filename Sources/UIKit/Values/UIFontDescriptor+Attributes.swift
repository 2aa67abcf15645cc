import CoreGraphics
import Foundation
import HeadlessCore

/// Fonts by attributes: weight, size and family are taken over; others are not visible in text.
extension UIFontDescriptor {
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let style = attributes[.textStyle] as? UIFont.TextStyle
    let details =
      style?.metrics.font(for: UITraitCollection.current.preferredContentSizeCategory.metrics) ?? FontDescription(size: 12)
    let changed = UIFontDescriptor.changed(details, family: nil, by: attributes)
    self.init(details: changed.details, family: changed.family, style: style, others: UIFontDescriptor.others(in: attributes))
  }
  /// A size of its own ends that of a text style.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let changed = UIFontDescriptor.changed(details, family: family, by: attributes)
    let style = attributes[.textStyle] as? UIFont.TextStyle ?? (attributes[.size] == nil ? style : nil)
    return UIFontDescriptor(
      details: changed.details, family: changed.family, style: style,
      others: others.merging(UIFontDescriptor.others(in: attributes)) { $1 })
  }
  public var fontAttributes: [AttributeName: Any] {
    var attributes = others
    attributes[.size] = pointSize
    if let family { attributes[.name] = family }
    if let style { attributes[.textStyle] = style }
    return attributes
  }
  private static func others(in attributes: [AttributeName: Any]) -> [AttributeName: Any] {
    attributes.filter { ![.size, .name, .family, .traits, .textStyle].contains($0.key) }
  }
  private static func changed(
    _ details: FontDescription, family: String?, by attributes: [AttributeName: Any]
  ) -> (details: FontDescription, family: String?) {
    var details = details
    if let size = number(attributes[.size]) { details.size = Double(size) }
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    if let weight = traits[.weight] as? UIFont.Weight ?? number(traits[.weight]).map(UIFont.Weight.init(rawValue:)) {
      details.weight = weight.number
    }
    return (details, (attributes[.name] ?? attributes[.family]) as? String ?? family)
  }

  private static func number(_ value: Any?) -> CGFloat? {
    value as? CGFloat ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
  }
}

extension UIFont.Weight {
  /// Of a number between 100 and 900.
  static func rawValue(of number: Int) -> CGFloat {
    let all: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    return all.first { $0.number == number }?.rawValue ?? 0
  }
}

extension UIFont {
  /// How wide the letters are.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let compressed = Width(rawValue: -0.4)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)

    var name: String? {
      rawValue == 0 ? nil : rawValue <= -0.4 ? "compressed" : rawValue < 0 ? "condensed" : "expanded"
    }
  }

  /// The width is part of the font's name; it measures like the standard width.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    let font = systemFont(ofSize: fontSize, weight: weight)
    return width.name.map { UIFont(details: font.details, family: "system \($0)") } ?? font
  }

  /// No fonts but the system's are here.
  public class var familyNames: [String] { [".AppleSystemUIFont"] }
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    familyNames.contains(familyName) ? [".SFUI-Regular"] : []
  }
}
