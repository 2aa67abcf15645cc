import CellTrace
import HeadlessCore

/// A control that does something when touched.
nonisolated public struct Button<Label>: View where Label: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  /// True for the button of a link to a screen.
  var isLink = false

  /// Creates a button.
  @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role.
  @preconcurrency public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

nonisolated extension Button {
  /// Creates the button of a link.
  init(isLink: Bool, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
    self.isLink = isLink
  }
}

nonisolated extension Button where Label == Text {
  /// Creates a button with a title.
  @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }
  /// Creates a button with a title.
  @preconcurrency @_disfavoredOverload
  public init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol {
    self.init(role: nil, action: action) { Text(title) }
  }
  /// Creates a button with a title and a role.
  @preconcurrency public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  /// Creates a button with a title and a role.
  @preconcurrency @_disfavoredOverload
  public init<S>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) where S: StringProtocol {
    self.init(role: role, action: action) { Text(title) }
  }
}

nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// Creates a button with a title and a symbol.
  @preconcurrency @_disfavoredOverload
  public init<S>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) where S: StringProtocol {
    self.init(role: nil, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  /// Creates a button with a title, a symbol and a role.
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// Creates a button with a title, a symbol and a role.
  @preconcurrency @_disfavoredOverload
  public init<S>(_ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

nonisolated extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the label that the system has for a role.
  @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The label that the system has for a button's role: a symbol for confirming, cancelling and closing, a word for others.
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole

  @MainActor public var body: some View { role.defaultLabel }
}

nonisolated extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button that looks and acts as a style was told.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    action = configuration.action
    label = configuration.label
    isLink = configuration.isLink
  }
}

extension Button: PrimitiveView {
  @MainActor static func makeNode(_ view: Button<Label>, _ inputs: NodeInputs) -> ViewNode { ButtonNode(view, inputs) }
}

/// The node of a button: fires when a touch that came down on it lifts inside (IN-01).
@MainActor private final class ButtonNode<Label: View>: TypedNode<Button<Label>>, SwipeButton, RowButton {
  private var isPressed = false
  private var pressProvenance: WriteProvenance?
  private var press: HostLoop.Token?
  private var source: ModifiedSource
  private var item: LayoutItem?

  override init(_ view: Button<Label>, _ inputs: NodeInputs) {
    source = TypedModifiedSource(view.label)
    super.init(view, inputs)
    rebuild()
  }

  override var pathName: String? { "Button" }
  override var isPlaced: Bool { true }
  override var contentAxis: ContentAxis { .unordered }

  override func update(_ view: Button<Label>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    source = TypedModifiedSource(view.label)
    rebuild()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    rebuild()
  }

  override func refresh() { rebuild() }

  private func rebuild() {
    let style = environment.buttonStyle
    style.reconcile(
      &child,
      ButtonParts(
        role: view.role, isLink: view.isLink, source: source, isPressed: isPressed, trigger: { [weak self] in self?.fire() }),
      in: self, environment)
  }

  var role: ButtonRole? { view.role }
  var action: @MainActor () -> Void { view.action }

  private func fire() {
    TouchRules.fired(self, "Button")
    view.action()
  }

  // MARK: Layout

  private func content() -> LayoutItem? {
    if let item { return item }
    var list = ItemList()
    child?.collectItems(&list)
    item = list.count > 1 ? RootGroupItem(self, list.array) : list.first
    return item
  }

  override func forgetItems() { item = nil }
  override func clearLayout() {
    super.clearLayout()
    if let group = item as? RootGroupItem { group.clearLayout() }
  }
  override func collectItems(_ list: inout ItemList) { list.append(self) }
  override func measure(_ proposal: Proposal) -> LayoutSize { content()?.size(proposal) ?? .zero }
  override func placeContent(_ proposal: Proposal) { content()?.place(frame.x, frame.y, proposal) }
  override func spacing(_ edge: Edge) -> SpacingPreference { .standard }
  override func explicitGuide(_ guide: AlignmentGuide, _ size: LayoutSize) -> Double? {
    content()?.explicitGuide(guide, size)
  }

  // MARK: Touches

  override var responder: (any TouchResponder)? { environment.buttonStyle.isInteractive && !belongsToRow ? self : nil }
  var belongsToRow: Bool { environment.isListRow && environment.buttonStyle.name == "automatic" }

  override func hit(_ x: Double, _ y: Double) -> ViewNode? {
    if let inside = super.hit(x, y) { return inside }
    return environment.buttonStyle.fillsHitArea && frame.contains(x, y) ? self : nil
  }

  func touchBegan() {
    guard graph.delaysPresses else { return setPressed(true) }
    press = HostLoop.schedule(after: 0.15, label: "pressed look") { [weak self] in
      MainThread.assume {
        self?.press = nil
        self?.setPressed(true)
      }
    }
  }
  func touchMoved(isInside: Bool, distance: Double) {
    if !isInside { forgetPress() }
    if press == nil { setPressed(isInside) }
  }
  func touchEnded(isInside: Bool) -> Bool {
    forgetPress()
    setPressed(false)
    guard isInside else { return false }
    fire()
    return true
  }
  func touchCancelled() {
    forgetPress()
    setPressed(false)
  }

  /// The look that waits for its time (IN-11) is not wanted any more.
  private func forgetPress() {
    if let press { HostLoop.cancel(press) }
    press = nil
  }

  private func setPressed(_ pressed: Bool) {
    guard pressed != isPressed else { return }
    isPressed = pressed
    pressProvenance = graph.provenance()
    markDirty()
  }

  // MARK: Appearance

  override func describe(_ pass: inout DescribePass) {
    var properties: [Property] = []
    if let role = view.role { properties.append(Property("role", role.name)) }
    let style = environment.buttonStyle.name
    if style != "automatic" { properties.append(Property("buttonStyle", style)) }
    if !environment.builtin.isEnabled { properties.append(Property("isEnabled", "false")) }
    if isPressed { properties.append(Property("isPressed", "true", provenance: pressProvenance)) }
    pass.add(.button, self, properties, isInteractive: environment.builtin.isEnabled)
    describeParts(&pass)
  }
}
