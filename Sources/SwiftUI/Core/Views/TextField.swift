import CellTrace
import HeadlessCore

/// A field for text.
nonisolated public struct TextField<Label>: View where Label: View {
  let label: Label
  let text: FieldText
  let prompt: Text?
  let axis: Axis
  var calls = FieldCalls()
  @Environment(\.ownTextFieldStyle) private var style

  init(label: Label, text: FieldText, prompt: Text?, axis: Axis) {
    self.label = label
    self.text = text
    self.prompt = prompt
    self.axis = axis
  }
}

nonisolated extension TextField where Label == Text {
  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), text: FieldText(text), prompt: nil, axis: .horizontal)
  }
  /// Creates a field with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(label: Text(title), text: FieldText(text), prompt: nil, axis: .horizontal)
  }
  /// Creates a field with a title and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), text: FieldText(text), prompt: prompt, axis: .horizontal)
  }
  /// Creates a field with a title and a prompt.
  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
    self.init(label: Text(title), text: FieldText(text), prompt: prompt, axis: .horizontal)
  }
  /// Creates a field that grows along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(label: Text(titleKey), text: FieldText(text), prompt: nil, axis: axis)
  }
  /// Creates a field that grows along an axis.
  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, axis: Axis) where S: StringProtocol {
    self.init(label: Text(title), text: FieldText(text), prompt: nil, axis: axis)
  }
  /// Creates a field with a prompt that grows along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(label: Text(titleKey), text: FieldText(text), prompt: prompt, axis: axis)
  }
  /// Creates a field with a prompt that grows along an axis.
  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) where S: StringProtocol {
    self.init(label: Text(title), text: FieldText(text), prompt: prompt, axis: axis)
  }
}

nonisolated extension TextField {
  /// Creates a field with a label and a prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), text: FieldText(text), prompt: prompt, axis: .horizontal)
  }
  /// Creates a field with a label and a prompt that grows along an axis.
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(label: label(), text: FieldText(text), prompt: prompt, axis: axis)
  }
}

/// A field whose text is not shown.
nonisolated public struct SecureField<Label>: View where Label: View {
  let label: Label
  let text: FieldText
  let prompt: Text?
  var calls = FieldCalls()
}

nonisolated extension SecureField where Label == Text {
  /// Creates a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), text: FieldText(text), prompt: nil)
  }
  /// Creates a field with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(label: Text(title), text: FieldText(text), prompt: nil)
  }
  /// Creates a field with a title and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), text: FieldText(text), prompt: prompt)
  }
}

extension SecureField {
  /// The field's content.
  @MainActor public var body: some View {
    FieldView(
      text: text.binding, title: (prompt ?? (label as? Text))?.resolvedString(EnvironmentValues()) ?? "", isSecure: true,
      isMultiline: false, calls: calls)
  }
}

extension TextField {
  /// The field's content.
  @MainActor @ViewBuilder public var body: some View {
    if let style {
      // Below the look of the app the field has that of the system.
      style.body(forStyle).environment(\.ownTextFieldStyle, nil)
    } else {
      FieldView(
        text: text.binding, title: (prompt ?? (label as? Text))?.resolvedString(EnvironmentValues()) ?? "", isSecure: false,
        isMultiline: axis == .vertical, calls: calls)
    }
  }

  /// The field as a style is given it.
  @MainActor private var forStyle: TextField<_TextFieldStyleLabel> {
    var field = TextField<_TextFieldStyleLabel>(
      label: _TextFieldStyleLabel(source: TypedModifiedSource(label)), text: text, prompt: prompt ?? (label as? Text), axis: axis)
    field.calls = calls
    return field
  }
}

/// The text of a field: wraps the binding so that the field is compared by what it is bound to.
nonisolated struct FieldText {
  let binding: Binding<String>
  init(_ binding: Binding<String>) { self.binding = binding }
}

/// The node's view: reads the text in a body of its own, so that a write updates the field alone.
nonisolated struct FieldView: View, HelperView {
  let text: Binding<String>
  let title: String
  let isSecure: Bool
  let isMultiline: Bool
  var name: String?
  var attributes: (() -> String?)?
  var calls = FieldCalls()

  @MainActor var body: some View {
    FieldContent(
      shown: text.wrappedValue, binding: text, title: title, isSecure: isSecure, isMultiline: isMultiline, name: name,
      attributes: attributes?(), calls: calls)
  }
}

nonisolated struct FieldContent: View, PrimitiveView {
  let shown: String
  let binding: Binding<String>
  let title: String
  let isSecure: Bool
  let isMultiline: Bool
  /// What the control is called, if not a text field.
  let name: String?
  /// What letters have besides themselves, in words.
  let attributes: String?
  let calls: FieldCalls

  @MainActor static func makeNode(_ view: FieldContent, _ inputs: NodeInputs) -> ViewNode { TextFieldNode(view, inputs) }
}

/// The node of a text field: has the keyboard after a touch, and types through its binding.
@MainActor final class TextFieldNode: TypedNode<FieldContent>, TouchResponder, FocusTarget {
  private var provenances: [String: WriteProvenance] = [:]

  /// True while the field has the keyboard.
  var isFocused = false {
    didSet {
      guard isFocused != oldValue else { return }
      provenances["isFocused"] = graph.provenance()
      if isFocused {
        graph.touches.focused?.isFocused = false
        graph.touches.keyFocus?.isFocused = false
        graph.touches.focused = self
      } else if graph.touches.focused === self {
        graph.touches.focused = nil
      }
      focusChanged?(isFocused)
      if graph.hasFocusBoard { graph.focusBoard.changed() }
      guard let editingChanged = view.calls.editingChanged else { return }
      // A field may lose the keyboard because it goes: then the app is told after the update.
      let isFocused = isFocused
      graph.queue(.change) { editingChanged(isFocused) }
    }
  }

  /// Told when the field gets or loses the keyboard.
  var focusChanged: ((Bool) -> Void)?

  override init(_ view: FieldContent, _ inputs: NodeInputs) {
    super.init(view, inputs)
    provenances["text"] = graph.provenance()
  }

  override func update(_ view: FieldContent, _ environment: EnvironmentValues) {
    let changed = self.view.shown != view.shown || self.view.title != view.title
    super.update(view, environment)
    guard changed else { return }
    provenances["text"] = graph.provenance()
    invalidateLayout()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    super.environmentChanged(environment)
    invalidateLayout()
  }

  override func willLeave() {
    if isFocused { graph.platform?.keyboardGoes() }
    isFocused = false
  }

  override var isPlaced: Bool { true }
  override func collectItems(_ list: inout ItemList) { list.append(self) }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let builtin = environment.builtin
    let font = (builtin.font ?? .body).resolved(builtin.sizeCategory, weight: builtin.fontWeight)
    let style = environment.textFieldStyle
    let text = view.shown.isEmpty ? view.title : view.shown
    let inner = proposal.width < 0 ? Proposal.none : max(0, proposal.width - style.horizontalPadding * 2)
    let size = TextMetrics.size(
      of: text.isEmpty ? " " : text, font: font, width: view.isMultiline && inner >= 0 ? inner : nil,
      lineLimit: view.isMultiline ? builtin.lineLimit : 1, scale: builtin.displayScale)
    let line = max(22, TextMetrics.roundUpToPixel(TextMetrics.lineHeight(font), scale: builtin.displayScale))
    let width = proposal.width < 0 ? size.width + style.horizontalPadding * 2 : proposal.width
    return LayoutSize(width: width, height: max(line, view.isMultiline ? size.height : 0) + style.verticalPadding * 2)
  }

  override func flexibility(_ axis: Axis, _ proposal: Proposal) -> (minimum: Double, maximum: Double) {
    axis == .horizontal ? (0, .infinity) : super.flexibility(axis, proposal)
  }

  override func spacing(_ edge: Edge) -> SpacingPreference { .standard }

  // MARK: Typing

  /// Types text at the end. The return key submits a field of one line: the keyboard goes, then the actions run, which may give
  /// the focus to another field.
  func insert(_ text: String) {
    guard text == "\n", !view.isMultiline else { return write(view.binding.wrappedValue + text) }
    TouchRules.fired(self, "Submit")
    let actions = environment.submitActions
    isFocused = false
    view.calls.commit?()
    _ = actions.run(.text)
  }

  /// Deletes the last character.
  func deleteBackward() {
    let text = view.binding.wrappedValue
    if !text.isEmpty { write(String(text.dropLast())) }
  }

  private func write(_ text: String) {
    TouchRules.fired(self, view.name ?? "TextField")
    view.binding.wrappedValue = text
    TouchRules.wrote(self)
  }

  // MARK: Touches

  override var responder: (any TouchResponder)? { self }
  override func hit(_ x: Double, _ y: Double) -> ViewNode? { frame.contains(x, y) ? self : nil }
  func touchBegan() {}
  func touchMoved(isInside: Bool, distance: Double) {}
  func touchEnded(isInside: Bool) -> Bool {
    if isInside { isFocused = true }
    return isInside
  }
  func touchCancelled() {}

  override var pathName: String? { view.name ?? (view.isSecure ? "SecureField" : "TextField") }

  override func describe(_ pass: inout DescribePass) {
    let text = view.isSecure ? String(repeating: "•", count: view.shown.count) : view.shown
    var properties = [Property("text", text, provenance: provenances["text"]), Property("placeholder", view.title)]
    if let attributes = view.attributes { properties.append(Property("attributes", attributes)) }
    if isFocused { properties.append(Property("isFocused", "true", provenance: provenances["isFocused"])) }
    if !environment.builtin.isEnabled { properties.append(Property("isEnabled", "false")) }
    pass.add(.textField, self, properties, isInteractive: environment.builtin.isEnabled)
  }
}
