import Foundation

/// Foundation on Linux lacks the localised strings of newer systems. There are no string tables here, so that a key, or its
/// default value, is the text.
extension String {
  /// A text with values in it, looked up as a whole.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    let text: String
    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var text = ""
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) { text += literal }
      public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
      public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
        text += (value as? any CVarArg).map { String(format: specifier, $0) } ?? "\(value)"
      }
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatOutput == String { text += format.format(value) }
    }
  }

  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = keyAndValue.text }

  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = defaultValue.text }

  public init(localized resource: LocalizedStringResource) { self = resource.defaultValue.text }
}

/// A localised string to be looked up later.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable {
  public let key: String
  public let defaultValue: String.LocalizationValue
  public var locale: Locale = .current

  public init(stringLiteral value: String) {
    key = value
    defaultValue = String.LocalizationValue(value)
  }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    key = stringInterpolation.text
    defaultValue = String.LocalizationValue(stringInterpolation: stringInterpolation)
  }
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    key = keyAndValue.text
    defaultValue = keyAndValue
    self.locale = locale
  }
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.locale = locale
  }
}
