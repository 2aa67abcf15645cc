import Foundation
import HeadlessCore

/// A font as a view asks for it: resolved against the text size of its environment.
nonisolated public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(HeadlessCore.TextStyle, Design?)
    case fixed(Double, Design?)
    case custom(String, Double)
  }

  var base: Base
  var weight: Weight?
  var isItalic = false
  var isBold = false
  /// Traits that change the look and not the size of text, in order of application.
  var traits: [String] = []

  init(_ base: Base, weight: Weight? = nil) {
    self.base = base
    self.weight = weight
  }

  /// The style of large titles.
  public static let largeTitle = Font(.style(.largeTitle, nil))
  /// The style of titles.
  public static let title = Font(.style(.title1, nil))
  /// The style of second titles.
  public static let title2 = Font(.style(.title2, nil))
  /// The style of third titles.
  public static let title3 = Font(.style(.title3, nil))
  /// The style of headings.
  public static let headline = Font(.style(.headline, nil))
  /// The style of subheadings.
  public static let subheadline = Font(.style(.subheadline, nil))
  /// The style of body text.
  public static let body = Font(.style(.body, nil))
  /// The style of callouts.
  public static let callout = Font(.style(.callout, nil))
  /// The style of footnotes.
  public static let footnote = Font(.style(.footnote, nil))
  /// The style of captions.
  public static let caption = Font(.style(.caption1, nil))
  /// The style of second captions.
  public static let caption2 = Font(.style(.caption2, nil))

  /// A text style.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  /// A design of the system font.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// A weight of the system font.
  public struct Weight: Hashable, Sendable {
    let value: Int
    /// The thinnest.
    public static let ultraLight = Weight(value: 100)
    /// Thin.
    public static let thin = Weight(value: 200)
    /// Light.
    public static let light = Weight(value: 300)
    /// The usual one.
    public static let regular = Weight(value: 400)
    /// Medium.
    public static let medium = Weight(value: 500)
    /// Between medium and bold.
    public static let semibold = Weight(value: 600)
    /// Bold.
    public static let bold = Weight(value: 700)
    /// Heavy.
    public static let heavy = Weight(value: 800)
    /// The thickest.
    public static let black = Weight(value: 900)
  }

  /// The distance between lines, as a choice.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  /// The system font in a style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style.core, design), weight: weight)
  }

  /// The system font in a size that doesn't follow the user's text size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.fixed(Double(size), design), weight: weight)
  }

  /// A font by name.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, Double(size))) }
  /// A font by name in a fixed size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name, Double(fixedSize))) }
  /// A font by name that follows a style's size.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, Double(size)))
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  /// The font in bold.
  public func bold() -> Font { with { $0.isBold = true } }
  /// The font with wider or narrower letters, which here are as wide as usual.
  public func width(_ width: Width) -> Font { with { $0.traits.append("width \(NumberText.of(width.value))") } }
  /// The font in italics.
  public func italic() -> Font { with { $0.isItalic = true } }
  /// The font with digits of one width.
  public func monospacedDigit() -> Font { with { $0.traits.append("monospacedDigit") } }
  /// The font with letters of one width.
  public func monospaced() -> Font { with { $0.traits.append("monospaced") } }
  /// The font with small capitals.
  public func smallCaps() -> Font { with { $0.traits.append("smallCaps") } }
  /// The font with small capitals for small letters.
  public func lowercaseSmallCaps() -> Font { with { $0.traits.append("lowercaseSmallCaps") } }
  /// The font with small capitals for capitals.
  public func uppercaseSmallCaps() -> Font { with { $0.traits.append("uppercaseSmallCaps") } }
  /// The font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { with { $0.traits.append("leading \(leading)") } }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}

extension Font.TextStyle {
  /// The style's name in the metrics.
  var core: HeadlessCore.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption1
    case .caption2: .caption2
    }
  }
}

extension Font {
  /// The font at a text size.
  func resolved(_ category: HeadlessCore.ContentSizeCategory, weight override: Weight? = nil, italic: Bool = false)
    -> FontDescription
  {
    var description: FontDescription
    switch base {
    case .style(let style, let design):
      description = style.font(for: category)
      if let design { description.design = "\(design)" }
      if isBold { description.weight = style.boldWeight }
    case .fixed(let size, let design):
      description = FontDescription(size: size, weight: 400, design: design.map { "\($0)" } ?? "default")
      if isBold { description.weight = 700 }
    case .custom(let name, let size): description = FontDescription(size: size, weight: isBold ? 700 : 400, design: name)
    }
    if let weight = weight ?? override { description.weight = weight.value }
    if isItalic || italic { description.italic = true }
    if traits.contains("monospaced") { description.design = "monospaced" }
    return description
  }

  /// The font in words, for example `body semibold`.
  func text(weight override: Weight? = nil, italic: Bool = false) -> String {
    var parts: [String]
    switch base {
    case .style(let style, let design): parts = [style.rawValue] + (design.map { ["\($0)"] } ?? [])
    case .fixed(let size, let design): parts = ["system \(NumberText.of(size))"] + (design.map { ["\($0)"] } ?? [])
    case .custom(let name, let size): parts = ["\(name) \(NumberText.of(size))"]
    }
    if let weight = weight ?? override { parts.append(weight.name) }
    if isBold { parts.append("bold") }
    if isItalic || italic { parts.append("italic") }
    return (parts + traits).joined(separator: " ")
  }
}

extension Font.Weight {
  /// The weight as code spells it.
  var name: String {
    switch value {
    case 100: "ultraLight"
    case 200: "thin"
    case 300: "light"
    case 400: "regular"
    case 500: "medium"
    case 600: "semibold"
    case 700: "bold"
    case 800: "heavy"
    default: "black"
    }
  }
}

/// Numbers as short texts.
enum NumberText {
  /// `12` for 12.0, `12.5` for 12.5, at most three decimals.
  static func of(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value > 0 ? "infinity" : "-infinity" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  static func of(_ value: CGFloat) -> String { of(Double(value)) }
}
