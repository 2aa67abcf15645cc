/// Decides how text fields look.
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// The type of the look.
  associatedtype _Body: View
  /// The look of a field; `configuration` is the field without a look.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
  /// The label of the field in ``_body(configuration:)``.
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a field that a style is given.
nonisolated public struct _TextFieldStyleLabel: View, SourceView {
  let source: ModifiedSource?
}

/// What the runtime knows of a look of text fields.
protocol SystemTextFieldStyle: TextFieldStyle {
  nonisolated var name: String { get }
  nonisolated var horizontalPadding: Double { get }
  nonisolated var verticalPadding: Double { get }
}

/// The look that suits the place.
nonisolated public struct DefaultTextFieldStyle: SystemTextFieldStyle {
  /// Creates it.
  public init() {}
  @MainActor public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
  var name: String { "automatic" }
  var horizontalPadding: Double { 0 }
  var verticalPadding: Double { 0 }
}

/// The text alone.
nonisolated public struct PlainTextFieldStyle: SystemTextFieldStyle {
  /// Creates it.
  public init() {}
  @MainActor public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
  var name: String { "plain" }
  var horizontalPadding: Double { 0 }
  var verticalPadding: Double { 0 }
}

/// A rounded border.
nonisolated public struct RoundedBorderTextFieldStyle: SystemTextFieldStyle {
  /// Creates it.
  public init() {}
  @MainActor public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
  var name: String { "roundedBorder" }
  var horizontalPadding: Double { 7 }
  var verticalPadding: Double { 6 }
}

nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look that suits the place.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text alone.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

nonisolated extension View {
  /// Gives text fields below a look.
  public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    modifier(TextFieldStyleModifier(style: style))
  }
}

nonisolated struct TextFieldStyleModifier<S: TextFieldStyle>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let style: S
  static var changesEnvironment: Bool { true }
  func changeEnvironment(_ environment: inout EnvironmentValues) {
    if let system = style as? any SystemTextFieldStyle {
      environment.textFieldStyle = TextFieldLook(system)
      environment.ownTextFieldStyle = nil
    } else {
      environment.ownTextFieldStyle = AnyControlStyle(style) { $0._body(configuration: $1) }
    }
  }
}

/// The measures of a look of text fields.
nonisolated struct TextFieldLook: Sendable {
  var name = "automatic"
  var horizontalPadding = 0.0
  var verticalPadding = 0.0

  init() {}
  init(_ style: any SystemTextFieldStyle) {
    name = style.name
    horizontalPadding = style.horizontalPadding
    verticalPadding = style.verticalPadding
  }
}

extension EnvironmentValues {
  @Entry nonisolated var textFieldStyle: TextFieldLook = TextFieldLook()
}

extension EnvironmentValues {
  /// A look of text fields that the app made.
  @Entry nonisolated var ownTextFieldStyle: AnyControlStyle<TextField<_TextFieldStyleLabel>>? = nil
}
