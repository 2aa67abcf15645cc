nonisolated extension View {
  /// Calls `action` with the new value when `value` changed: the closure of the body before the change (ST-22).
  @preconcurrency public func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View
  where V: Equatable {
    modifier(ChangeModifier(value: value, initial: false, usesOldClosure: true, action: { _, new in action(new) }))
  }

  /// Calls `action` with the old and the new value when `value` changed: the closure of the present body (ST-22).
  public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable {
    modifier(ChangeModifier(value: value, initial: initial, usesOldClosure: false, action: action))
  }

  /// Calls `action` when `value` changed: the closure of the present body (ST-22).
  public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
  where V: Equatable {
    modifier(ChangeModifier(value: value, initial: initial, usesOldClosure: false, action: { _, _ in action() }))
  }
}

nonisolated struct ChangeModifier<Value: Equatable>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let value: Value
  let initial: Bool
  let usesOldClosure: Bool
  let action: (Value, Value) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { ChangeNode(view, inputs) }
}

/// The node of a change action. It fires at most twice in an update (ST-24).
@MainActor private final class ChangeNode<Content: View, Value: Equatable>: LifecycleNode<Content, ChangeModifier<Value>> {
  private var fired = (update: -1, count: 0)

  override func update(_ view: ModifiedContent<Content, ChangeModifier<Value>>, _ environment: EnvironmentValues) {
    let old = self.view.modifier
    super.update(view, environment)
    let new = view.modifier
    guard old.value != new.value else { return }
    if fired.update != graph.updateCount { fired = (graph.updateCount, 0) }
    fired.count += 1
    guard fired.count <= 2 else {
      if fired.count == 3 { RuntimeWarnings.changeActionRepeats(Value.self) }
      return
    }
    let action = new.usesOldClosure ? old.action : new.action
    graph.queue(.change) { action(old.value, new.value) }
  }

  override func appeared() {
    guard view.modifier.initial else { return }
    let modifier = view.modifier
    graph.queue(.appear) { modifier.action(modifier.value, modifier.value) }
  }
}
