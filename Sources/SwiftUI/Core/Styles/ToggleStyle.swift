/// Decides how toggles look.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of the look.
  associatedtype Body: View
  /// The look of a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  /// What a style is told.
  typealias Configuration = ToggleStyleConfiguration
}

/// What a toggle style is told.
nonisolated public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public struct Label: View, SourceView {
    let source: ModifiedSource?
  }

  /// The toggle's label.
  public let label: Label
  /// True if the toggle is on.
  @Binding public var isOn: Bool
  /// True if the toggle stands for several values that differ.
  public var isMixed = false
}

nonisolated extension View {
  /// Gives toggles below a look.
  public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
    modifier(StyleWriter(style: AnyControlStyle(style) { $0.makeBody(configuration: $1) }))
  }
}

nonisolated extension ToggleStyleConfiguration: StyleConfiguration {
  static let automaticStyle = AnyControlStyle<Self>(DefaultToggleStyle()) { $0.makeBody(configuration: $1) }
}

/// The look that suits the place.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  /// Creates it.
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { SwitchRow(configuration: configuration) }
}

/// A switch.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  private var color: Color?
  /// Creates it.
  public init() {}
  /// Creates it in a colour.
  public init(tint: Color) { color = tint }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration).tinted(color)
  }
}

/// A button that stays down.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  /// Creates it.
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button(action: { configuration.isOn.toggle() }, label: { configuration.label })
      .accessibilityAddTraits(configuration.isOn ? .isSelected : .isButton)
  }
}

nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
  /// The look that suits the place.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A label, room that grows, and the switch.
private nonisolated struct SwitchRow: View, HelperView {
  let configuration: ToggleStyleConfiguration
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  init(configuration: ToggleStyleConfiguration) { self.configuration = configuration }

  @MainActor var body: some View {
    if labelsAreHidden {
      SwitchView(isOn: configuration.$isOn)
    } else {
      HStack {
        configuration.label
        Spacer()
        SwitchView(isOn: configuration.$isOn)
      }
    }
  }
}

extension EnvironmentValues {
  nonisolated var labelsAreHidden: Bool {
    get { builtin.labelsHidden }
    set { builtin.labelsHidden = newValue }
  }
}
