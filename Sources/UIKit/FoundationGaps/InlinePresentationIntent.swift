import Foundation

/// What marks in Markdown mean for the text between them. Foundation on Linux does not know it.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bits.
  public var rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// `*text*`
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// `**text**`
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// `~~text~~`
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// A line break that may be a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
}

extension AttributeScopes.FoundationAttributes {
  /// The meaning of marks.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }
}

typealias InlinePresentationIntentAttribute = AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute

extension AttributedStringProtocol {
  /// The meaning of marks around the whole string.
  public var inlinePresentationIntent: InlinePresentationIntent? { self[InlinePresentationIntentAttribute.self] }
}

extension AttributedString.Runs.Run {
  /// The meaning of marks around the run.
  public var inlinePresentationIntent: InlinePresentationIntent? { self[InlinePresentationIntentAttribute.self] }
}

extension AttributedString {
  /// The meaning of marks around the whole string.
  public var inlinePresentationIntent: InlinePresentationIntent? {
    get { self[InlinePresentationIntentAttribute.self] }
    set { self[InlinePresentationIntentAttribute.self] = newValue }
  }
}
