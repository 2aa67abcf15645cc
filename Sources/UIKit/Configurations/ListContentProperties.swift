import CoreGraphics
import Foundation

extension UIListContentConfiguration {
  /// How an image is shown.
  public struct ImageProperties: Hashable {
    /// The width that symbols are centred in, and the height that rows reserve for them.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    public var maximumSize: CGSize = .zero
    public var reservedLayoutSize: CGSize = .zero
    public var accessibilityIgnoresInvertColors = false
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let base = self.tintColor ?? tintColor
      return tintColorTransformer?(base) ?? base
    }
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let base = strokeColor ?? tintColor
      return strokeColorTransformer?(base) ?? base
    }

    public static func == (left: ImageProperties, right: ImageProperties) -> Bool {
      left.preferredSymbolConfiguration == right.preferredSymbolConfiguration && left.tintColor == right.tintColor
        && left.tintColorTransformer.isSame(as: right.tintColorTransformer) && left.cornerRadius == right.cornerRadius
        && left.maximumSize == right.maximumSize && left.reservedLayoutSize == right.reservedLayoutSize
        && left.accessibilityIgnoresInvertColors == right.accessibilityIgnoresInvertColors
        && left.strokeColor == right.strokeColor && left.strokeWidth == right.strokeWidth
        && left.strokeColorTransformer.isSame(as: right.strokeColorTransformer)
    }
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }

  /// How a text is shown.
  public struct TextProperties: Hashable {
    /// How lines stand between the edges.
    public enum TextAlignment: Hashable, Sendable {
      case natural, center, justified
    }

    /// What happens to the letters before they are shown.
    public enum TextTransform: Hashable, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    public var font: UIFont
    public var color: UIColor
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment: TextAlignment = .natural
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var showsExpansionTextWhenTruncated = false
    public var transform: TextTransform = .none

    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    init(font: UIFont, color: UIColor, transform: TextTransform = .none) {
      self.font = font
      self.color = color
      self.transform = transform
    }

    public static func == (left: TextProperties, right: TextProperties) -> Bool {
      left.font == right.font && left.color == right.color && left.colorTransformer.isSame(as: right.colorTransformer)
        && left.alignment == right.alignment && left.lineBreakMode == right.lineBreakMode
        && left.numberOfLines == right.numberOfLines && left.adjustsFontSizeToFitWidth == right.adjustsFontSizeToFitWidth
        && left.minimumScaleFactor == right.minimumScaleFactor
        && left.allowsDefaultTighteningForTruncation == right.allowsDefaultTighteningForTruncation
        && left.adjustsFontForContentSizeCategory == right.adjustsFontForContentSizeCategory
        && left.showsExpansionTextWhenTruncated == right.showsExpansionTextWhenTruncated && left.transform == right.transform
    }
    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(color)
      hasher.combine(numberOfLines)
    }
  }
}

extension UIListContentConfiguration.TextProperties {
  /// Fields that still have the old default get the new one.
  mutating func adopt(_ new: Self, insteadOf old: Self) {
    if font == old.font { font = new.font }
    if color == old.color { color = new.color }
    if colorTransformer.isSame(as: old.colorTransformer) { colorTransformer = new.colorTransformer }
    if numberOfLines == old.numberOfLines { numberOfLines = new.numberOfLines }
    if transform == old.transform { transform = new.transform }
  }

  func shown(_ text: String) -> String {
    switch transform {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }

  var textAlignment: NSTextAlignment {
    switch alignment {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }
}

extension UIListContentConfiguration.ImageProperties {
  mutating func adopt(_ new: Self, insteadOf old: Self) {
    if preferredSymbolConfiguration == old.preferredSymbolConfiguration {
      preferredSymbolConfiguration = new.preferredSymbolConfiguration
    }
    if tintColor == old.tintColor { tintColor = new.tintColor }
    if tintColorTransformer.isSame(as: old.tintColorTransformer) { tintColorTransformer = new.tintColorTransformer }
  }
}
