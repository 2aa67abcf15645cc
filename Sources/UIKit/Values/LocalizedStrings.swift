import Foundation
import HeadlessCore

/// Foundation on Linux lacks the localised strings of newer systems. Tables come from the folders that the screen names; without
/// one a key, or its default value, is the text.
extension String {
  /// A text with values in it, looked up as a whole.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
    let content: LocalizableText
    public init(_ value: String) { content = LocalizableText(value) }
    public init(stringLiteral value: String) { content = LocalizableText(value) }
    public init(stringInterpolation: StringInterpolation) { content = stringInterpolation.content }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var content = LocalizableText()
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) { content.append(literal: literal) }
      public mutating func appendInterpolation<T>(_ value: T) { content.append(value: value) }
      public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
        let shown = (value as? any CVarArg).map { String(format: specifier, $0) } ?? "\(value)"
        content.append(value: shown, specifier: specifier, number: LocalizableText.number(value))
      }
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatOutput == String { content.append(value: format.format(value), specifier: "%@") }
    }
  }

  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = keyAndValue.content.resolved(table: table) }

  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = LocalizedText.text("\(key)", table, defaultValue.content) }

  public init(localized resource: LocalizedStringResource) {
    self =
      resource.key == resource.defaultValue.content.key
      ? resource.defaultValue.content.resolved(table: resource.table)
      : LocalizedText.text(resource.key, resource.table, resource.defaultValue.content)
  }
}

/// A localised string to be looked up later.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable,
  CustomLocalizedStringResourceConvertible
{
  /// Where the tables are. Bundles are not told apart here: tables come from the folders that the screen names.
  public enum BundleDescription: Hashable, Sendable {
    case main
    case atURL(URL)
    public static func forClass(_ bundleClass: AnyClass) -> BundleDescription { .main }
  }

  public let key: String
  public let defaultValue: String.LocalizationValue
  public var bundle = BundleDescription.main
  public var locale: Locale = .current
  public var table: String?

  public init(stringLiteral value: String) {
    key = value
    defaultValue = String.LocalizationValue(value)
  }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    key = stringInterpolation.content.key
    defaultValue = String.LocalizationValue(stringInterpolation: stringInterpolation)
  }
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.bundle = bundle
    key = keyAndValue.content.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
  }
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.bundle = bundle
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
  }
}

extension LocalizedStringResource {
  /// Where a call names a bundle itself.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
    comment: StaticString? = nil
  ) { self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL), comment: comment) }

  public var localizedStringResource: LocalizedStringResource { self }
}

/// What has a name in the user's language.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension AttributedString {
  /// The app's text for a key, with its Markdown.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) { self.init(readingMarkdown: String(localized: keyAndValue, table: table)) }
  /// The app's text for a resource, with its Markdown.
  public init(localized resource: LocalizedStringResource) { self.init(readingMarkdown: String(localized: resource)) }

  private init(readingMarkdown text: String) {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }
}
