nonisolated extension View {
  /// Connects the keyboard of the field below with a state.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedView(content: self, condition: FocusCondition(state: condition, value: true, other: false))
  }

  /// Connects the keyboard of the field below with one value of a state.
  public func focused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View where Value: Hashable {
    FocusedView(content: self, condition: FocusCondition(state: binding, value: value, other: nil))
  }

  /// Names the return key.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { modifier(RecordedOnly("submitLabel", submitLabel.name)) }

  /// Corrects what is typed, or not.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modifier(RecordedOnly("autocorrectionDisabled", "\(disable)")).environment(\.autocorrectionDisabled, disable)
  }
}

nonisolated extension EnvironmentValues {
  /// Whether what is typed below is left as it is, for fields of an app's own.
  public var autocorrectionDisabled: Bool {
    get { self[LeavesSpelling.self] }
    set { self[LeavesSpelling.self] = newValue }
  }
}

private struct LeavesSpelling: EnvironmentKey {
  static let defaultValue = false
}

/// What submits a value.
nonisolated public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// A name of the return key.
nonisolated public struct SubmitLabel: Sendable {
  let name: String
  /// Done.
  public static let done = SubmitLabel(name: "done")
  /// Go.
  public static let go = SubmitLabel(name: "go")
  /// Send.
  public static let send = SubmitLabel(name: "send")
  /// Join.
  public static let join = SubmitLabel(name: "join")
  /// Route.
  public static let route = SubmitLabel(name: "route")
  /// Search.
  public static let search = SubmitLabel(name: "search")
  /// Return.
  public static let `return` = SubmitLabel(name: "return")
  /// Next.
  public static let next = SubmitLabel(name: "next")
  /// Continue.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// One value of a focus state, and what the state becomes when the keyboard leaves.
nonisolated struct FocusCondition<Value: Hashable> {
  let state: FocusState<Value>.Binding
  let value: Value
  /// Nil for the state's own "nothing".
  let other: Value?

  @MainActor var isMet: Bool { state.wrappedValue == value }

  /// The keyboard came or left.
  @MainActor func set(_ isFocused: Bool) {
    if isFocused {
      state.wrappedValue = value
    } else if isMet, let nothing = other ?? FocusNothing<Value>.value {
      state.wrappedValue = nothing
    }
  }
}

/// Reads the state in a body of its own, so that a change of focus updates the field alone.
private nonisolated struct FocusedView<Content: View, Value: Hashable>: View, HelperView {
  let content: Content
  let condition: FocusCondition<Value>

  @MainActor var body: some View {
    let condition = condition
    content.modifier(
      FocusModifier(isFocused: condition.isMet, isWanted: { condition.isMet }, changed: { condition.set($0) }))
  }
}

/// The value of a focus state when no field has the keyboard.
private enum FocusNothing<Value> {
  static var value: Value? {
    guard let type = Value.self as? any ExpressibleByNilLiteral.Type else { return nil }
    func make<N: ExpressibleByNilLiteral>(_: N.Type) -> Value? { N(nilLiteral: ()) as? Value }
    return make(type)
  }
}

nonisolated struct FocusModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let isFocused: Bool
  /// What the state says now, which may be other than when the view was described.
  let isWanted: @MainActor () -> Bool
  let changed: @MainActor (Bool) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { FocusNode(view, inputs) }
}

@MainActor private final class FocusNode<Content: View>: ModifierNode<Content, FocusModifier> {
  override init(_ view: ModifiedContent<Content, FocusModifier>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    connect(wasFocused: false)
  }

  override func modifierChanged(from old: FocusModifier) { connect(wasFocused: old.isFocused) }

  private func connect(wasFocused: Bool) {
    let wanted = view.modifier.isFocused
    graph.queue(.change) { [weak self] in
      guard let self, let field = target(in: self) else { return }
      field.focusChanged = { [weak self] in self?.view.modifier.changed($0) }
      // A field that went in the same update took the state along: one that stands in its place does not get the keyboard.
      if wanted != wasFocused, view.modifier.isWanted() == wanted { field.isFocused = wanted }
    }
  }

  private func target(in node: ViewNode) -> (any FocusTarget)? {
    if let target = node as? any FocusTarget { return target }
    if let child = node.child, let found = target(in: child) { return found }
    for part in node.parts {
      if let found = target(in: part) { return found }
    }
    return nil
  }
}
