/// Decides how buttons look; the system decides how they react.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The look of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// What a style is told.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a button style is told.
nonisolated public struct ButtonStyleConfiguration {
  /// The button's content.
  public struct Label: View, SourceView {
    let source: ModifiedSource?
  }

  /// The button's role.
  public let role: ButtonRole?
  /// The button's content.
  public let label: Label
  /// True while a finger is on the button.
  public let isPressed: Bool
}

/// Decides how buttons look and react.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The look of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// What a style is told.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a primitive button style is told.
nonisolated public struct PrimitiveButtonStyleConfiguration {
  /// The button's content.
  public struct Label: View, SourceView {
    let source: ModifiedSource?
  }

  /// The button's role.
  public let role: ButtonRole?
  /// The button's content.
  public let label: Label
  /// True for a link to a screen.
  let isLink: Bool
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor public func trigger() { action() }
}

nonisolated extension View {
  /// Gives buttons below a look.
  public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    modifier(ButtonStyleModifier(style: CustomButtonStyle(style)))
  }

  /// Gives buttons below a look and behaviour.
  public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    modifier(ButtonStyleModifier(style: CustomPrimitiveButtonStyle(style)))
  }
}

nonisolated struct ButtonStyleModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let style: AnyButtonStyle
  static var changesEnvironment: Bool { true }
  func changeEnvironment(_ environment: inout EnvironmentValues) { environment.buttonStyle = style }
}

/// What a button gives its style.
struct ButtonParts {
  var role: ButtonRole?
  var isLink: Bool
  var source: ModifiedSource
  var isPressed: Bool
  var trigger: @MainActor () -> Void
}

/// A button style whose type is hidden.
nonisolated class AnyButtonStyle: @unchecked Sendable {
  var name: String { "automatic" }
  /// False if the style's own content reacts to touches.
  var isInteractive: Bool { true }
  /// True if gaps in the content belong to the button.
  var fillsHitArea: Bool { true }
  @MainActor func reconcile(
    _ place: inout ViewNode?, _ parts: ButtonParts, in parent: ViewNode, _ environment: EnvironmentValues
  ) {}
}

nonisolated private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle { automatic }
  private static let automatic = CustomPrimitiveButtonStyle(DefaultButtonStyle())
}

extension EnvironmentValues {
  nonisolated var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

nonisolated final class CustomButtonStyle<S: ButtonStyle>: AnyButtonStyle, @unchecked Sendable {
  private let style: S
  init(_ style: S) { self.style = style }
  override var name: String { TypeNames.plain(S.self) }
  @MainActor override func reconcile(
    _ place: inout ViewNode?, _ parts: ButtonParts, in parent: ViewNode, _ environment: EnvironmentValues
  ) {
    let configuration = ButtonStyleConfiguration(
      role: parts.role, label: .init(source: parts.source), isPressed: parts.isPressed)
    NodeReconciler.reconcile(
      &place, oldIdentity: .structural, to: ButtonStyleBody(style: style, configuration: configuration),
      identity: .structural, in: parent, environment)
  }
}

private nonisolated struct ButtonStyleBody<S: ButtonStyle>: View, HelperView {
  var style: S
  var configuration: ButtonStyleConfiguration
  @MainActor var body: S.Body { style.makeBody(configuration: configuration) }
}

nonisolated final class CustomPrimitiveButtonStyle<S: PrimitiveButtonStyle>: AnyButtonStyle, @unchecked Sendable {
  private let style: S
  init(_ style: S) { self.style = style }

  private var system: (any SystemButtonStyle)? { style as? any SystemButtonStyle }
  override var name: String { system?.name ?? TypeNames.plain(S.self) }
  override var isInteractive: Bool { system != nil }
  override var fillsHitArea: Bool { system?.fillsHitArea ?? false }

  @MainActor override func reconcile(
    _ place: inout ViewNode?, _ parts: ButtonParts, in parent: ViewNode, _ environment: EnvironmentValues
  ) {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: parts.role, label: .init(source: parts.source), isLink: parts.isLink, action: parts.trigger)
    NodeReconciler.reconcile(
      &place, oldIdentity: .structural,
      to: PrimitiveButtonStyleBody(style: style, configuration: configuration, isPressed: parts.isPressed),
      identity: .structural, in: parent, environment)
  }
}

private nonisolated struct PrimitiveButtonStyleBody<S: PrimitiveButtonStyle>: View, HelperView {
  var style: S
  var configuration: PrimitiveButtonStyleConfiguration
  var isPressed: Bool
  @MainActor var body: S.Body { style.makeBody(configuration: configuration) }
}
