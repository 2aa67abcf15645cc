import Foundation

/// A key of a table of translations.
nonisolated public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
  /// The key with its arguments filled in, which is what a table without translations shows.
  let text: String

  /// Creates a key from a string value.
  public init(_ value: String) { text = value }
  /// Creates a key from a literal.
  public init(stringLiteral value: String) { text = value }
  /// Creates a key from a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Collects a literal's parts.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Prepares for a literal.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
    /// Adds a literal part.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { text += string }
    /// Adds an object, formatted.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil)
    where Subject: AnyObject { text += formatter?.string(for: subject) ?? "\(subject)" }
    /// Adds a value, formatted.
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String { text += format.format(input) }
    /// Adds a value that has a format specifier.
    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable { text += "\(value)" }
    /// Adds a value by a given format specifier.
    public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
      text += String(format: specifier, value._arg)
    }
    /// Adds text.
    public mutating func appendInterpolation(_ text: Text) { self.text += text.resolvedString(EnvironmentValues()) }
    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      text += style.text(date, EnvironmentValues())
    }
    /// Adds an attributed string.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      text += String(attributedString.characters)
    }
    /// Adds an image, which shows as its name.
    public mutating func appendInterpolation(_ image: Image) { text += "[\(image.text)]" }
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
