/// A style of a control whose type is hidden: makes the look from what the control tells.
nonisolated struct AnyControlStyle<Configuration>: @unchecked Sendable {
  private let make: @MainActor (Configuration) -> AnyView
  /// The style's name, for reports.
  let name: String

  init<S, Look: View>(_ style: S, _ body: @escaping @MainActor (S, Configuration) -> Look) {
    name = TypeNames.plain(S.self)
    // A style is made and used on the main thread.
    nonisolated(unsafe) let style = style
    make = { configuration in AnyView(ControlStyleBody(style: style, configuration: configuration, make: body)) }
  }

  /// The look.
  @MainActor func body(_ configuration: Configuration) -> AnyView { make(configuration) }
}

/// Runs a style in a node of its own, where its dynamic properties live.
nonisolated struct ControlStyleBody<S, Configuration, Look: View>: View, HelperView, StyleHost {
  var style: S
  var configuration: Configuration
  let make: @MainActor (S, Configuration) -> Look
  @MainActor var body: Look { make(style, configuration) }
}

/// A helper view whose field `style` may have dynamic properties.
protocol StyleHost: HelperView {}

/// Sets a style for the views below.
nonisolated struct StyleWriter<Configuration>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let key: WritableKeyPath<EnvironmentValues, AnyControlStyle<Configuration>>
  let style: AnyControlStyle<Configuration>
  /// How the choice of the style is recorded, if it is.
  var recordedAs: String?
  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? {
    recordedAs.map { RecordedModifier(name: $0, value: style.name) }
  }
  static var changesEnvironment: Bool { true }
  func changeEnvironment(_ environment: inout EnvironmentValues) { environment[keyPath: key] = style }
}

/// A control that asks the style of its environment for its look.
nonisolated struct StyledView<Value>: View, PrimitiveView {
  let key: KeyPath<EnvironmentValues, Value>
  let make: @MainActor (Value) -> AnyView

  init(key: KeyPath<EnvironmentValues, Value>, make: @escaping @MainActor (Value) -> AnyView) {
    self.key = key
    self.make = make
  }

  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { StyledNode(view, inputs) }
}

@MainActor private final class StyledNode<Value>: TypedNode<StyledView<Value>> {
  override init(_ view: StyledView<Value>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    rebuild()
  }

  override func update(_ view: StyledView<Value>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    rebuild()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    rebuild()
  }

  private func rebuild() {
    NodeReconciler.update(&child, to: view.make(environment[keyPath: view.key]), in: self, environment)
  }
}
