import CoreGraphics
import Foundation
import HeadlessCore

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  public static let textHighlightStyle = NSAttributedString.Key(rawValue: "NSTextHighlightStyle")
  public static let textHighlightColorScheme = NSAttributedString.Key(rawValue: "NSTextHighlightColorScheme")
}

extension NSAttributedString {
  /// An effect that glyphs are drawn with.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let letterpressStyle = TextEffectStyle(rawValue: "NSTextEffectLetterpressStyle")
  }

  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  public func size() -> CGSize {
    let measured = TextMetrics.size(of: string, font: largestFont(UIFont.systemFont(ofSize: 12)).details)
    return CGSize(width: measured.width, height: measured.height)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let measured = TextMetrics.size(
      of: string, font: largestFont(UIFont.systemFont(ofSize: 12)).details, width: Double(size.width),
      lineLimit: options.contains(.usesLineFragmentOrigin) ? nil : 1)
    return CGRect(x: 0, y: 0, width: measured.width, height: measured.height)
  }

  /// Every stretch with the same attributes: the range and the attributes, in the order of the text.
  var runs: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] {
    var result: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      result.append((range, attributes))
    }
    return result
  }

  /// The font that decides the line height.
  func largestFont(_ fallback: UIFont) -> UIFont {
    runs.compactMap { $0.attributes[.font] as? UIFont }.max { $0.pointSize < $1.pointSize } ?? fallback
  }

  /// The attributes as text, for appearances; nil if there are none.
  var attributesText: String? {
    let parts = runs.compactMap { run -> String? in
      guard !run.attributes.isEmpty else { return nil }
      let values = run.attributes.map { "\($0.key.rawValue)=\(NSAttributedString.text(of: $0.value))" }.sorted()
      return "\(run.range.location)+\(run.range.length): \(values.joined(separator: ", "))"
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private static func text(of value: Any) -> String {
    switch value {
    case let style as NSParagraphStyle: style.summary
    case let attachment as NSTextAttachment: attachment.image?.description ?? "attachment"
    default: "\(value)"
    }
  }
}

/// How text is drawn and measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What measuring may change and reports.
open class NSStringDrawingContext: NSObject {
  public override init() { super.init() }
  open var minimumScaleFactor: CGFloat = 0
  open var actualScaleFactor: CGFloat { 1 }
  open var totalBounds: CGRect { .zero }
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(describing: self), attributes: attributes).size()
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(describing: self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// On Apple's systems a `String` reaches these through `NSString`.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(with: size, options: options, context: context)
  }
}
