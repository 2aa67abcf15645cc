import CellTrace
import HeadlessCore

/// A control that is on or off.
nonisolated public struct Toggle<Label>: View where Label: View {
  let isOn: Binding<Bool>
  let label: Label

  /// Creates a toggle.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The toggle in the look its surroundings ask for.
  @MainActor public var body: some View {
    let isOn = isOn
    StyledToggle(isOn: isOn, source: TypedModifiedSource(label))
      .modifier(
        MenuMarker { node in
          let names = LabelNames.of(node)
          return [
            MenuEntry(
              title: names.text ?? names.image ?? "", image: names.image, isOn: isOn.wrappedValue,
              kind: .action { isOn.wrappedValue.toggle() })
          ]
        })
  }
}

nonisolated extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }
  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol { self.init(isOn: isOn) { Text(title) } }
}

nonisolated extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

nonisolated extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle that looks as a style was told.
  public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    label = configuration.label
  }
}

private nonisolated struct StyledToggle: View, PrimitiveView {
  let isOn: Binding<Bool>
  let source: ModifiedSource
  @MainActor static func makeNode(_ view: StyledToggle, _ inputs: NodeInputs) -> ViewNode { StyledToggleNode(view, inputs) }
}

/// The node that asks the toggle style for its look.
@MainActor private final class StyledToggleNode: TypedNode<StyledToggle> {
  override init(_ view: StyledToggle, _ inputs: NodeInputs) {
    super.init(view, inputs)
    rebuild()
  }

  override func update(_ view: StyledToggle, _ environment: EnvironmentValues) {
    super.update(view, environment)
    rebuild()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    rebuild()
  }

  private func rebuild() {
    var inner = environment
    // A label that is not shown still names the switch for assistive technology.
    inner.hiddenLabel = environment.labelsAreHidden ? HiddenLabel.text(of: PickerLabel(source: view.source), for: self) : nil
    environment[styleFor: ToggleStyleConfiguration.self].reconcile(
      &child, ToggleStyleConfiguration(label: .init(source: view.source), isOn: view.isOn), in: self, inner)
  }
}

/// The switch of a toggle: reads its value in a body of its own, so that a write updates the switch alone.
nonisolated struct SwitchView: View, HelperView {
  let isOn: Binding<Bool>
  @MainActor var body: some View { Switch(value: isOn.wrappedValue, isOn: isOn) }
}

nonisolated struct Switch: View, PrimitiveView {
  let value: Bool
  let isOn: Binding<Bool>
  @MainActor static func makeNode(_ view: Switch, _ inputs: NodeInputs) -> ViewNode { SwitchNode(view, inputs) }
}

/// The node of a switch: 51 × 31 points up to iOS 18 (LY-28).
@MainActor private final class SwitchNode: TypedNode<Switch>, TouchResponder {
  private var provenance: WriteProvenance?

  override init(_ view: Switch, _ inputs: NodeInputs) {
    super.init(view, inputs)
    provenance = graph.provenance()
  }

  override func update(_ view: Switch, _ environment: EnvironmentValues) {
    if view.value != self.view.value { provenance = graph.provenance() }
    super.update(view, environment)
  }

  override var pathName: String? { "Switch" }
  override var isPlaced: Bool { true }
  override func collectItems(_ list: inout ItemList) { list.append(self) }
  override func measure(_ proposal: Proposal) -> LayoutSize { LayoutSize(width: 51, height: 31) }

  override var responder: (any TouchResponder)? { self }
  override func hit(_ x: Double, _ y: Double) -> ViewNode? { frame.contains(x, y) ? self : nil }
  func touchBegan() {}
  func touchMoved(isInside: Bool, distance: Double) {}
  func touchEnded(isInside: Bool) -> Bool {
    guard isInside else { return false }
    TouchRules.fired(self, "Toggle")
    view.isOn.wrappedValue = !view.isOn.wrappedValue
    TouchRules.wrote(self)
    return true
  }
  func touchCancelled() {}

  override func describe(_ pass: inout DescribePass) {
    var properties = [Property("isOn", "\(view.value)", provenance: provenance)]
    if let tint = environment.builtin.tint { properties.append(Property("tint", tint.text(in: environment))) }
    if let label = environment.hiddenLabel, !pass.isRecorded("accessibilityLabel") {
      properties.append(Property("accessibilityLabel", label))
    }
    if !environment.builtin.isEnabled { properties.append(Property("isEnabled", "false")) }
    pass.add(.toggle, self, properties, isInteractive: environment.builtin.isEnabled)
  }
}
