import Foundation

/// Text.
nonisolated public struct Text: View, Equatable, Sendable {
  enum Storage: Equatable, Sendable {
    case plain(String)
    indirect case date(Date, DateStyle)
    indirect case concatenated(Text, Text)
  }

  var storage: Storage
  // Behind a reference: most texts have no look of their own, and texts are copied a lot.
  private var ownTraits: TraitsBox?

  var traits: TextTraits { ownTraits?.traits ?? TextTraits() }
  /// True if the text leaves its look to its environment.
  var isPlain: Bool { ownTraits == nil }

  private final class TraitsBox: Equatable, Sendable {
    let traits: TextTraits
    init(_ traits: TextTraits) { self.traits = traits }
    static func == (left: TraitsBox, right: TraitsBox) -> Bool { left.traits == right.traits }
  }

  fileprivate func changing(_ change: (inout TextTraits) -> Void) -> Text {
    var traits = traits
    change(&traits)
    var text = self
    text.ownTraits = TraitsBox(traits)
    return text
  }

  /// Creates text that is not looked up in a table.
  public init(verbatim content: String) { storage = .plain(content) }

  /// Creates text from a string value.
  @_disfavoredOverload
  public init<S>(_ content: S) where S: StringProtocol { storage = .plain(String(content)) }

  /// Creates text from a key of a table of translations; without a translation the key itself is shown. Marks of Markdown in
  /// it count, those in values do not.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
    self.init(key.content, table: tableName)
  }

  /// Creates text that shows an image, by its name.
  public init(_ image: Image) { storage = .plain("[\(image.text)]") }

  /// Creates text from a value and its format.
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .plain(format.format(input))
  }

  /// Creates text from an object and a formatter.
  public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: AnyObject {
    storage = .plain(formatter.string(for: subject) ?? "")
  }

  /// Creates text from a resource: what the app's tables have for it.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { storage = .plain(String(localized: resource)) }

  /// Creates text from a date and a formatter.
  public init(_ subject: Date, formatter: Formatter) { storage = .plain(formatter.string(for: subject) ?? "") }

  /// Creates text from a value of Foundation's and a formatter.
  public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: ReferenceConvertible {
    storage = .plain(formatter.string(for: subject) ?? "")
  }

  /// Creates text that shows a date.
  public init(_ date: Date, style: DateStyle) { storage = .date(date, style) }

  /// Creates text that shows a range of dates.
  public init(_ dates: ClosedRange<Date>) {
    storage = .plain("\(DateStyle.date.text(dates.lowerBound, .init())) – \(DateStyle.date.text(dates.upperBound, .init()))")
  }

  /// Two texts in a row.
  public static func + (left: Text, right: Text) -> Text { Text(storage: .concatenated(left, right)) }

  private init(storage: Storage) { self.storage = storage }

  /// Where text that doesn't fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// The case text is shown in.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// The look of a line through or under text.
  public struct LineStyle: Hashable, Sendable {
    let pattern: Pattern
    let color: Color?
    /// Creates a look from a pattern, in the text's own colour unless there is one.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
    /// One line.
    public static let single = LineStyle()
  }
}

/// What a text itself says about its look.
nonisolated struct TextTraits: Equatable, Sendable {
  var font: Font?
  var hasFont = false
  var weight: Font.Weight?
  var isItalic = false
  var isBold = false
  var foreground: String?
  var decorations: [String] = []
  /// What assistive technology is told.
  var spoken: [Spoken] = []
  /// What the app marks it with for a renderer.
  var marks: [TextMark] = []

  struct Spoken: Equatable, Sendable {
    let name: String
    let value: String
  }
}

nonisolated extension Text {
  /// A word that assistive technology is told; the last of its name counts.
  func spoken(_ name: String, _ value: String) -> Text {
    with { traits in
      traits.spoken.removeAll { $0.name == name }
      traits.spoken.append(TextTraits.Spoken(name: name, value: value))
    }
  }
  func marked(_ mark: TextMark) -> Text { with { $0.marks.append(mark) } }
  func decorated(_ decoration: String) -> Text { with { $0.decorations.append(decoration) } }
  private func with(_ change: (inout TextTraits) -> Void) -> Text {
    changing(change)
  }

  /// Shows the text in a font.
  public func font(_ font: Font?) -> Text { with { ($0.font, $0.hasFont) = (font, font != nil) } }
  /// Shows the text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
  /// Shows the text in a design of the system's font.
  public func fontDesign(_ design: Font.Design?) -> Text { design.map { decorated("fontDesign \($0)") } ?? self }
  /// Shows the text wider or narrower.
  public func fontWidth(_ width: Font.Width?) -> Text { width.map { decorated("fontWidth \(NumberText.of($0.value))") } ?? self }
  /// Shows the text in bold.
  public func bold() -> Text { with { $0.isBold = true } }
  /// Shows the text in bold or not.
  public func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }
  /// Shows the text in italics.
  public func italic() -> Text { with { $0.isItalic = true } }
  /// Shows the text in italics or not.
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }
  /// Shows the text in a colour.
  public func foregroundColor(_ color: Color?) -> Text { with { $0.foreground = color?.description } }
  /// Shows the text in a style.
  public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
    let name = StyleText.of(style, EnvironmentValues())
    return with { $0.foreground = name }
  }
  /// Strikes the text through.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.set("strikethrough", isActive, color) }
  }
  /// Strikes the text through with a pattern.
  public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text {
    with { $0.set("strikethrough \(pattern.name)", isActive, color) }
  }
  /// Underlines the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.set("underline", isActive, color) }
  }
  /// Underlines the text with a pattern.
  public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text {
    with { $0.set("underline \(pattern.name)", isActive, color) }
  }
  /// Spreads the letters.
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.decorations.append("kerning \(NumberText.of(kerning))") } }
  /// Spreads the letters.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.decorations.append("tracking \(NumberText.of(tracking))") } }
  /// Moves the text up.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with { $0.decorations.append("baselineOffset \(NumberText.of(baselineOffset))") }
  }
  /// Shows digits in one width.
  public func monospacedDigit() -> Text { with { $0.decorations.append("monospacedDigit") } }
  /// Shows letters in one width.
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? with { $0.decorations.append("monospaced") } : self }
}

nonisolated extension Text.LineStyle {
  /// The pattern of a line.
  public struct Pattern: Hashable, Sendable {
    let name: String
    /// Solid.
    public static let solid = Pattern(name: "solid")
    /// Dots.
    public static let dot = Pattern(name: "dot")
    /// Dashes.
    public static let dash = Pattern(name: "dash")
    /// Dashes and dots.
    public static let dashDot = Pattern(name: "dashDot")
    /// Dashes and double dots.
    public static let dashDotDot = Pattern(name: "dashDotDot")
  }
}

extension TextTraits {
  nonisolated mutating func set(_ decoration: String, _ isActive: Bool, _ color: Color?) {
    decorations.removeAll { $0.hasPrefix(decoration) }
    if isActive { decorations.append(color.map { "\(decoration) \($0)" } ?? decoration) }
  }
}
