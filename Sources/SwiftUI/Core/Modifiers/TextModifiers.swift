import Foundation

nonisolated extension View {
  /// Sets the font of text.
  public func font(_ font: Font?) -> some View { builtin(\.font, font) }
  /// Sets the weight of text.
  public func fontWeight(_ weight: Font.Weight?) -> some View { builtin(\.fontWeight, weight) }
  /// Sets the design of the system font.
  public func fontDesign(_ design: Font.Design?) -> some View {
    modifier(RecordedOnly("fontDesign", design.map { "\($0)" } ?? "nil"))
  }
  /// Shows text in bold or not.
  public func bold(_ isActive: Bool = true) -> some View { builtin(\.fontWeight, isActive ? .bold : nil) }
  /// Shows text in italics or not.
  public func italic(_ isActive: Bool = true) -> some View { builtin(\.isItalic, isActive) }
  /// Underlines text.
  public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
    builtin(\.underline, isActive)
  }
  /// Strikes text through.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { builtin(\.strikethrough, isActive) }
  /// Shows digits in one width.
  public func monospacedDigit() -> some View { modifier(FontChange { $0.monospacedDigit() }) }
  /// Shows letters in one width.
  public func monospaced(_ isActive: Bool = true) -> some View {
    modifier(FontChange { isActive ? $0.monospaced() : $0 })
  }
  /// Limits the number of lines.
  public func lineLimit(_ number: Int?) -> some View { modifier(LineLimit(limit: number, minimum: nil)) }
  /// Limits the number of lines and may keep their space.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(LineLimit(limit: limit, minimum: reservesSpace ? limit : nil))
  }
  /// Limits the number of lines to a range.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(LineLimit(limit: limit.upperBound, minimum: limit.lowerBound))
  }
  /// Sets the least number of lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(LineLimit(limit: nil, minimum: limit.lowerBound))
  }
  /// Limits the number of lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(LineLimit(limit: limit.upperBound, minimum: nil))
  }
  /// Sets how lines of text lie to each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { builtin(\.textAlignment, alignment) }
  /// Sets where text that doesn't fit is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { builtin(\.truncationMode, mode) }
  /// Lets text shrink to fit.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { builtin(\.minimumScaleFactor, Double(factor)) }
  /// Sets the distance between lines.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { builtin(\.lineSpacing, Double(lineSpacing)) }
  /// Lets letters move closer to fit.
  public func allowsTightening(_ flag: Bool) -> some View { builtin(\.allowsTightening, flag) }
  /// Shows text in capitals or small letters.
  public func textCase(_ textCase: Text.Case?) -> some View { builtin(\.textCase, textCase) }
  /// Spreads letters.
  public func kerning(_ kerning: CGFloat) -> some View { modifier(RecordedOnly("kerning", NumberText.of(kerning))) }
  /// Spreads letters.
  public func tracking(_ tracking: CGFloat) -> some View { modifier(RecordedOnly("tracking", NumberText.of(tracking))) }
  /// Moves text up.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    modifier(RecordedOnly("baselineOffset", NumberText.of(baselineOffset)))
  }
  /// Sets the size of text.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { builtin(\.sizeCategory, size.category) }
  /// Keeps the size of text in a range.
  public func dynamicTypeSize<T>(_ range: T) -> some View where T: RangeExpression, T.Bound == DynamicTypeSize {
    modifier(TypeSizeRange(sizes: DynamicTypeSize.allCases.filter { range.contains($0) }))
  }
}

/// A change of the font in force.
nonisolated struct FontChange: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let change: @Sendable (Font) -> Font
  init(_ change: @escaping @Sendable (Font) -> Font) { self.change = change }
  static var changesEnvironment: Bool { true }
  func changeEnvironment(_ environment: inout EnvironmentValues) {
    environment.builtin.font = change(environment.builtin.font ?? .body)
  }
}

nonisolated struct LineLimit: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let limit: Int?
  let minimum: Int?
  static var changesEnvironment: Bool { true }
  func changeEnvironment(_ environment: inout EnvironmentValues) {
    environment.builtin.lineLimit = limit.map { max($0, 1) }
    environment.builtin.minimumLines = minimum
  }
}

nonisolated struct TypeSizeRange: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let sizes: [DynamicTypeSize]
  static var changesEnvironment: Bool { true }
  func changeEnvironment(_ environment: inout EnvironmentValues) {
    guard let low = sizes.min(), let high = sizes.max() else { return }
    let size = environment.dynamicTypeSize
    environment.builtin.sizeCategory = min(max(size, low), high).category
  }
}
