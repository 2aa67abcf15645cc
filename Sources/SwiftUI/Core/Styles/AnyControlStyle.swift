/// A style of a control whose type is hidden: makes the look from what the control tells.
nonisolated struct AnyControlStyle<Configuration>: @unchecked Sendable {
  private let make: @MainActor (Configuration) -> AnyView
  private let show: @MainActor (Configuration, inout ViewNode?, ViewNode, EnvironmentValues) -> Void
  /// The style's name, for reports.
  let name: String

  init<S, Look: View>(_ style: S, _ body: @escaping @MainActor (S, Configuration) -> Look) {
    name = TypeNames.plain(S.self)
    // A style is made and used on the main thread.
    nonisolated(unsafe) let style = style
    make = { configuration in AnyView(ControlStyleBody(style: style, configuration: configuration, make: body)) }
    show = { configuration, place, parent, environment in
      NodeReconciler.reconcile(
        &place, oldIdentity: .structural, to: ControlStyleBody(style: style, configuration: configuration, make: body),
        identity: .structural, in: parent, environment)
    }
  }

  /// The look.
  @MainActor func body(_ configuration: Configuration) -> AnyView { make(configuration) }

  /// Brings a node up to date with the look, without a view of hidden type between them: rows are full of labels.
  @MainActor func reconcile(
    _ place: inout ViewNode?, _ configuration: Configuration, in parent: ViewNode, _ environment: EnvironmentValues
  ) {
    show(configuration, &place, parent, environment)
  }
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

/// What the style of a control is told. Its type is the key under which the environment has the style.
nonisolated protocol StyleConfiguration {
  /// The style of controls for which nobody chose one.
  static var automaticStyle: AnyControlStyle<Self> { get }
}

nonisolated private enum StyleKey<Configuration: StyleConfiguration>: EnvironmentKey {
  static var defaultValue: AnyControlStyle<Configuration> { Configuration.automaticStyle }
}

extension EnvironmentValues {
  /// The style that is told such a configuration.
  nonisolated subscript<Configuration: StyleConfiguration>(styleFor _: Configuration.Type) -> AnyControlStyle<Configuration> {
    get { self[StyleKey<Configuration>.self] }
    set { self[StyleKey<Configuration>.self] = newValue }
  }
}

/// Sets a style for the views below.
nonisolated struct StyleWriter<Configuration: StyleConfiguration>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let style: AnyControlStyle<Configuration>
  /// How the choice of the style is recorded, if it is.
  var recordedAs: String?
  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? {
    recordedAs.map { RecordedModifier(name: $0, value: style.name) }
  }
  static var changesEnvironment: Bool { true }
  func changeEnvironment(_ environment: inout EnvironmentValues) { environment[styleFor: Configuration.self] = style }
}

/// A control that asks the style of its environment for its look.
nonisolated struct StyledView<Configuration: StyleConfiguration>: View, PrimitiveView {
  /// What the style is told.
  let make: @MainActor () -> Configuration

  init(make: @escaping @MainActor () -> Configuration) { self.make = make }

  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { StyledNode(view, inputs) }
}

@MainActor private final class StyledNode<Configuration: StyleConfiguration>: TypedNode<StyledView<Configuration>> {
  override init(_ view: StyledView<Configuration>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    rebuild()
  }

  override func update(_ view: StyledView<Configuration>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    rebuild()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    rebuild()
  }

  private func rebuild() {
    NodeReconciler.update(&child, to: environment[styleFor: Configuration.self].body(view.make()), in: self, environment)
  }
}
