import Foundation

nonisolated extension View {
  /// Sets how wide letters are.
  public func fontWidth(_ width: Font.Width?) -> some View {
    modifier(RecordedOnly("fontWidth", width.map { NumberText.of($0.value) } ?? "nil"))
  }
  /// Sets how far lines are apart.
  public func lineHeight(_ height: LineHeight?) -> some View {
    modifier(RecordedOnly("lineHeight", height?.name ?? "nil"))
  }
  /// Raises or lowers the voice that reads the view.
  public func speechAdjustedPitch(_ value: Double) -> some View {
    modifier(RecordedOnly("speechAdjustedPitch", NumberText.of(value)))
  }
  /// Names the language that decides how text is set.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    modifier(RecordedOnly("typesettingLanguage", isEnabled ? language.minimalIdentifier : "automatic"))
  }
  /// Draws bright parts transparent.
  public func luminanceToAlpha() -> some View { modifier(RecordedOnly("luminanceToAlpha", "true")) }
  /// Limits how bright pictures are.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    modifier(RecordedOnly("allowedDynamicRange", range?.name ?? "nil"))
  }
  /// Sets how symbols are coloured.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    modifier(RecordedOnly("symbolColorRenderingMode", mode?.name ?? "nil"))
  }
  /// Tells assistive technology how important a heading is.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(RecordedOnly("accessibilityHeading", "\(level)"))
  }
  /// Joins a label and what it names for assistive technology.
  public func accessibilityLabeledPair<ID>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID) -> some View
  where ID: Hashable { modifier(RecordedOnly("accessibilityLabeledPair", "\(role) \(ValueText.of(id))")) }
  /// Lets assistive technology jump from entry to entry; the host has none.
  public func accessibilityRotor<EntryModel>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable {
    modifier(
      RecordedOnly(
        "accessibilityRotor", "\(rotorLabelKey.text): \(entries.map { $0[keyPath: entryLabel] }.joined(separator: ", "))"))
  }
}

extension Font {
  /// How wide letters are.
  nonisolated public struct Width: Hashable, Sendable {
    /// 0 is the usual width.
    public var value: CGFloat
    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }
    /// Narrower still.
    public static let compressed = Width(-0.3)
    /// Narrower.
    public static let condensed = Width(-0.2)
    /// The usual one.
    public static let standard = Width(0)
    /// Wider.
    public static let expanded = Width(0.2)
  }
}

extension Image {
  /// How bright pictures are.
  nonisolated public struct DynamicRange: Hashable, Sendable {
    let name: String
    /// As the screen without a boost.
    public static let standard = DynamicRange(name: "standard")
    /// A little brighter.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as they are.
    public static let high = DynamicRange(name: "high")
  }
}

/// How far lines are apart.
nonisolated public struct LineHeight: Hashable, Sendable {
  let name: String
  /// The usual distance.
  public static var normal: LineHeight { LineHeight(name: "normal") }
  /// Further.
  public static var loose: LineHeight { LineHeight(name: "loose") }
  /// Nearer.
  public static var tight: LineHeight { LineHeight(name: "tight") }
  /// A multiple of the font's size.
  public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(name: "multiple(\(NumberText.of(factor)))") }
  /// A number of points.
  public static func exact(points: CGFloat) -> LineHeight { LineHeight(name: "exact(\(NumberText.of(points)))") }
}

/// How symbols are coloured.
nonisolated public struct SymbolColorRenderingMode: Hashable, Sendable {
  let name: String
  /// In one colour.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// From a lighter to a darker one.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How important a heading is.
nonisolated public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// What a view is in a pair.
nonisolated public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}
