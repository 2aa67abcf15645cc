import CellTrace
import HeadlessCore

/// A control that the host's finger can't work yet: a touch ends the run as inconclusive, and the run says why.
nonisolated struct UnreachableControl: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  /// The control and what it would have done.
  let what: String

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { UnreachableNode(view, inputs) }
}

@MainActor private final class UnreachableNode<Content: View>: ModifierNode<Content, UnreachableControl>, TouchResponder {
  override var responder: (any TouchResponder)? { self }
  func touchBegan() {}
  func touchMoved(isInside: Bool, distance: Double) {}
  func touchEnded(isInside: Bool) -> Bool {
    if isInside { Probe.post(.unowned(view.modifier.what)) }
    return isInside
  }
  func touchCancelled() {}
}
