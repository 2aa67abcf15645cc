import Foundation
import HeadlessCore

/// A key of a table of translations.
nonisolated public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
  let content: LocalizableText
  /// The text that the app's tables have for the key; without a table the key with its values filled in.
  var text: String { content.resolved() }

  /// Creates a key from a string value.
  public init(_ value: String) { content = LocalizableText(value) }
  /// Creates a key from a literal.
  public init(stringLiteral value: String) { content = LocalizableText(value) }
  /// Creates a key from a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) { content = stringInterpolation.content }

  /// Collects a literal's parts.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var content = LocalizableText()

    /// Prepares for a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds a literal part.
    public mutating func appendLiteral(_ literal: String) { content.append(literal: literal) }
    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { content.append(value: string, specifier: "%@") }
    /// Adds an object, formatted.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
    where Subject: AnyObject {
      content.append(value: formatter?.string(for: subject) ?? "\(subject)", specifier: "%@")
    }
    /// Adds a date, formatted.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
      content.append(value: formatter.string(for: subject) ?? "\(subject)", specifier: "%@")
    }
    /// Adds a value, formatted.
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      content.append(value: format.format(input), specifier: "%@")
    }
    /// Adds a value that has a format specifier.
    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable { content.append(value: value) }
    /// Adds a value by a given format specifier.
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
      content.append(
        value: String(format: specifier, value._arg), specifier: specifier, number: LocalizableText.number(value._arg))
    }
    /// Adds text.
    public mutating func appendInterpolation(_ text: Text) {
      content.append(value: text.resolvedString(EnvironmentValues()), specifier: "%@")
    }
    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      content.append(value: style.text(date, EnvironmentValues()), specifier: "%@")
    }
    /// Adds an attributed string.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      content.append(value: String(attributedString.characters), specifier: "%@")
    }
    /// Adds an image, which shows as its name.
    public mutating func appendInterpolation(_ image: Image) { content.append(value: "[\(image.text)]", specifier: "%@") }
  }
}

/// A value that a format string can hold.
public protocol _FormatSpecifiable: Equatable {
  /// The type of the argument.
  associatedtype _Arg: CVarArg
  /// The argument.
  var _arg: _Arg { get }
}

extension Int: _FormatSpecifiable { public var _arg: Int { self } }
extension Int8: _FormatSpecifiable { public var _arg: Int8 { self } }
extension Int16: _FormatSpecifiable { public var _arg: Int16 { self } }
extension Int32: _FormatSpecifiable { public var _arg: Int32 { self } }
extension Int64: _FormatSpecifiable { public var _arg: Int64 { self } }
extension UInt: _FormatSpecifiable { public var _arg: UInt { self } }
extension UInt8: _FormatSpecifiable { public var _arg: UInt8 { self } }
extension UInt16: _FormatSpecifiable { public var _arg: UInt16 { self } }
extension UInt32: _FormatSpecifiable { public var _arg: UInt32 { self } }
extension UInt64: _FormatSpecifiable { public var _arg: UInt64 { self } }
extension Float: _FormatSpecifiable { public var _arg: Float { self } }
extension Double: _FormatSpecifiable { public var _arg: Double { self } }
extension CGFloat: _FormatSpecifiable { public var _arg: Double { Double(self) } }
