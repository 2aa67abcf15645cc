import CoreGraphics
import Foundation

extension AttributeScopes {
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes that labels and buttons draw with.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let attachment: AttachmentAttribute
    public let shadow: ShadowAttribute
    public let strokeColor: StrokeColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let ligature: LigatureAttribute
    public let obliqueness: ObliquenessAttribute
    public let expansion: ExpansionAttribute
    public let textEffect: TextEffectAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "CTTracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }
    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSUnderlineColor"
    }
    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrikethroughColor"
    }
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }
    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      public static let name = "NSAttachment"
    }
    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      public static let name = "NSShadow"
    }
    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrokeColor"
    }
    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSStrokeWidth"
    }
    public enum LigatureAttribute: AttributedStringKey {
      public typealias Value = Int
      public static let name = "NSLigature"
    }
    public enum ObliquenessAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSObliqueness"
    }
    public enum ExpansionAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSExpansion"
    }
    public enum TextEffectAttribute: AttributedStringKey {
      public typealias Value = NSAttributedString.TextEffectStyle
      public static let name = "NSTextEffect"
    }
  }
}

extension AttributeDynamicLookup {
  /// Where SwiftUI is imported, its attributes of the same names are meant.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
    self[T.self]
  }
}

extension NSAttributedString {
  /// Foundation on Linux lacks the conversion; the attributes that UIKit draws are carried over.
  public convenience init(_ attrStr: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run[AttributeScopes.UIKitAttributes.FontAttribute.self]
      attributes[.foregroundColor] = run[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
      attributes[.backgroundColor] = run[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self]
      attributes[.kern] = run[AttributeScopes.UIKitAttributes.KernAttribute.self]
      attributes[.tracking] = run[AttributeScopes.UIKitAttributes.TrackingAttribute.self]
      attributes[.baselineOffset] = run[AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self]
      attributes[.underlineStyle] = run[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self]?.rawValue
      attributes[.strikethroughStyle] = run[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self]?.rawValue
      attributes[.underlineColor] = run[AttributeScopes.UIKitAttributes.UnderlineColorAttribute.self]
      attributes[.strikethroughColor] = run[AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.self]
      attributes[.paragraphStyle] = run[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self]
      attributes[.attachment] = run[AttributeScopes.UIKitAttributes.AttachmentAttribute.self]
      attributes[.shadow] = run[AttributeScopes.UIKitAttributes.ShadowAttribute.self]
      attributes[.strokeColor] = run[AttributeScopes.UIKitAttributes.StrokeColorAttribute.self]
      attributes[.strokeWidth] = run[AttributeScopes.UIKitAttributes.StrokeWidthAttribute.self]
      attributes[.ligature] = run[AttributeScopes.UIKitAttributes.LigatureAttribute.self]
      attributes[.obliqueness] = run[AttributeScopes.UIKitAttributes.ObliquenessAttribute.self]
      attributes[.expansion] = run[AttributeScopes.UIKitAttributes.ExpansionAttribute.self]
      attributes[.textEffect] = run[AttributeScopes.UIKitAttributes.TextEffectAttribute.self]?.rawValue
      attributes[.link] = run[AttributeScopes.FoundationAttributes.LinkAttribute.self]
      let text = String(attrStr[run.range].characters)
      result.append(NSAttributedString(string: text, attributes: attributes.isEmpty ? nil : attributes))
    }
    self.init(attributedString: result)
  }
}

extension NSAttributedString {
  public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>)
    throws
  {
    self.init(attrStr)
  }
}

extension AttributedString {
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws {
    self.init(nsStr)
  }

  /// The other way round: what UIKit draws is carried over.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    for run in nsStr.runs {
      var part = AttributedString((nsStr.string as NSString).substring(with: run.range))
      part.font = run.attributes[.font] as? UIFont
      part.foregroundColor = run.attributes[.foregroundColor] as? UIColor
      part.backgroundColor = run.attributes[.backgroundColor] as? UIColor
      part.kern = AttributedString.number(run.attributes[.kern])
      part.tracking = AttributedString.number(run.attributes[.tracking])
      part.baselineOffset = AttributedString.number(run.attributes[.baselineOffset])
      part.underlineStyle = AttributedString.style(run.attributes[.underlineStyle])
      part.strikethroughStyle = AttributedString.style(run.attributes[.strikethroughStyle])
      part.underlineColor = run.attributes[.underlineColor] as? UIColor
      part.strikethroughColor = run.attributes[.strikethroughColor] as? UIColor
      part.paragraphStyle = run.attributes[.paragraphStyle] as? NSParagraphStyle
      part.attachment = run.attributes[.attachment] as? NSTextAttachment
      part.shadow = run.attributes[.shadow] as? NSShadow
      part.strokeColor = run.attributes[.strokeColor] as? UIColor
      part.strokeWidth = AttributedString.number(run.attributes[.strokeWidth])
      part.ligature = run.attributes[.ligature] as? Int
      part.obliqueness = AttributedString.number(run.attributes[.obliqueness])
      part.expansion = AttributedString.number(run.attributes[.expansion])
      part.textEffect = AttributedString.effect(run.attributes[.textEffect])
      part.link = run.attributes[.link] as? URL ?? (run.attributes[.link] as? String).flatMap { URL(string: $0) }
      append(part)
    }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    value as? CGFloat ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
  }
  private static func effect(_ value: Any?) -> NSAttributedString.TextEffectStyle? {
    value as? NSAttributedString.TextEffectStyle ?? (value as? String).map { NSAttributedString.TextEffectStyle(rawValue: $0) }
  }
  private static func style(_ value: Any?) -> NSUnderlineStyle? { (value as? Int).map { NSUnderlineStyle(rawValue: $0) } }
}

extension AttributeContainer {
  /// Attributes from a dictionary as `NSAttributedString` has them.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for run in AttributedString(NSAttributedString(string: " ", attributes: dictionary)).runs { self = run.attributes }
  }
}
