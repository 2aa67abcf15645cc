import CellTrace
import HeadlessCore

/// A control from which a finger picks one of many values by its name: wheels, calendars. A tap alone picks nothing.
nonisolated struct PickControl: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  /// The kind of control.
  let name: String
  /// What can be picked, as scripts name it: all of a wheel, near ones where there is no end.
  let values: @MainActor () -> [String]
  /// Picks one. False if it can't be picked.
  let pick: @MainActor (String) -> Bool
  /// False for what is turned without being touched.
  var takesTouches = true

  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? { RecordedModifier(name: "picks", value: name) }

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { PickNode(view, inputs) }
}

/// A node that is picked from.
@MainActor protocol PickSource: ViewNode {
  var pickable: [String]? { get }
  func pick(_ value: String) -> Bool
}

@MainActor private final class PickNode<Content: View>: ModifierNode<Content, PickControl>, PickSource, TouchResponder {
  var pickable: [String]? { environment.builtin.isEnabled ? view.modifier.values() : nil }

  func pick(_ value: String) -> Bool {
    guard environment.builtin.isEnabled else { return false }
    TouchRules.fired(self, view.modifier.name)
    return view.modifier.pick(value)
  }

  override var responder: (any TouchResponder)? { self }
  func touchBegan() {}
  func touchMoved(isInside: Bool, distance: Double) {}
  func touchEnded(isInside: Bool) -> Bool { isInside && view.modifier.takesTouches }
  func touchCancelled() {}
}

nonisolated extension View {
  /// Lets scripts pick a value by its name from what is turned without being touched, as the crown of a watch.
  @_spi(CellHarness) public func pickedFrom(
    _ name: String, values: @escaping @MainActor () -> [String], pick: @escaping @MainActor (String) -> Bool
  ) -> some View {
    modifier(PickControl(name: name, values: values, pick: pick, takesTouches: false))
  }
}
