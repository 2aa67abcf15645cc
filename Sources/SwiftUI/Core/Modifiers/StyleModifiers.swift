import Foundation

nonisolated extension View {
  /// Sets what content is drawn with.
  public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    modifier(ForegroundStyleModifier(style: style))
  }
  /// Sets what content of two levels is drawn with.
  public func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View where S1: ShapeStyle, S2: ShapeStyle {
    modifier(ForegroundStyleModifier(style: primary))
  }
  /// Sets what content of three levels is drawn with.
  public func foregroundStyle<S1, S2, S3>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View
  where S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle {
    modifier(ForegroundStyleModifier(style: primary))
  }
  /// Sets the colour of content.
  public func foregroundColor(_ color: Color?) -> some View {
    builtin(\.foreground, color.map { AnyShapeStyle($0) })
  }
  /// Sets the tint of controls.
  public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle { builtin(\.tint, tint.map { AnyShapeStyle($0) }) }
  /// Sets the tint of controls.
  public func tint(_ tint: Color?) -> some View { builtin(\.tint, tint.map { AnyShapeStyle($0) }) }
  /// Sets the tint of controls.
  public func accentColor(_ accentColor: Color?) -> some View { builtin(\.tint, accentColor.map { AnyShapeStyle($0) }) }
  /// Sets the scale of symbols.
  public func imageScale(_ scale: Image.Scale) -> some View { builtin(\.imageScale, scale) }
  /// Sets how symbols are drawn.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { builtin(\.symbolRenderingMode, mode) }
  /// Picks variants of symbols, together with those that the views around ask for.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { modifier(SymbolVariance(variant: variant)) }
  /// Hides content behind a stand-in.
  public func redacted(reason: RedactionReasons) -> some View { modifier(Redaction(reason: reason)) }
  /// Shows content although it is redacted.
  public func unredacted() -> some View { builtin(\.redaction, []) }
  /// Marks content as private.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(RecordedOnly("privacySensitive", "\(sensitive)"))
  }
  /// Lets controls react or not.
  public func disabled(_ disabled: Bool) -> some View { modifier(Disabling(disabled: disabled)) }
  /// Sets the size of controls.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    modifier(RecordedOnly("controlSize", "\(controlSize)"))
  }
  /// Hides the labels of controls.
  public func labelsHidden() -> some View { builtin(\.labelsHidden, true) }
  /// Sets light or dark.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { builtin(\.colorScheme, colorScheme) }
}

nonisolated struct ForegroundStyleModifier<S: ShapeStyle>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let style: S
  static var changesEnvironment: Bool { true }
  func changeEnvironment(_ environment: inout EnvironmentValues) {
    // The style of the surroundings is the one that is in force already.
    if S.self == ForegroundStyle.self { return }
    environment.builtin.foreground = AnyShapeStyle(style)
  }
}

nonisolated struct Redaction: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let reason: RedactionReasons
  static var changesEnvironment: Bool { true }
  func changeEnvironment(_ environment: inout EnvironmentValues) { environment.builtin.redaction.formUnion(reason) }
}

nonisolated struct Disabling: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let disabled: Bool
  static var changesEnvironment: Bool { true }
  func changeEnvironment(_ environment: inout EnvironmentValues) {
    if disabled { environment.builtin.isEnabled = false }
  }
}
