import CellTrace
import Foundation
import HeadlessCore

nonisolated extension View {
  /// Adds actions to the row the view is in.
  public func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View where T: View {
    modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, content: content()))
  }
}

/// One action a row offers.
struct SwipeActionItem {
  /// What the action is called: its text, or the name of its symbol.
  var title: String
  /// The symbol shown, if any.
  var systemImage: String?
  /// The kind of deed.
  var role: ButtonRole?
  /// The colour of the ground.
  var tint: Color?
  /// True if a full swipe performs the edge's first action.
  var allowsFullSwipe: Bool
  /// What the action does.
  var action: @MainActor () -> Void
  /// Where the app wrote that.
  var origin: SourcePlace?
}

private struct ActionHolder {
  var action: @MainActor () -> Void
}

/// Actions of a row. They show only while the row is swiped, so they add nothing to its appearance.
nonisolated struct SwipeActionsModifier<Actions: View>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: Actions

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { SwipeActionsNode(view, inputs) }
}

/// A node that offers swipe actions.
@MainActor protocol SwipeActionSource: ViewNode {
  var edge: HorizontalEdge { get }
  func items() -> [SwipeActionItem]
}

@MainActor
private final class SwipeActionsNode<Content: View, Actions: View>: ModifierNode<
  Content, SwipeActionsModifier<Actions>
>, SwipeActionSource
{
  var edge: HorizontalEdge { view.modifier.edge }

  /// The actions as the last body described them: made when asked for, since a swipe shows them as they are then.
  func items() -> [SwipeActionItem] {
    let node = NodeReconciler.makeForReading(view.modifier.content, below: self)
    defer { node.unmount() }
    var found: [SwipeActionItem] = []
    collect(node, &found)
    return found
  }

  private func collect(_ node: ViewNode, _ found: inout [SwipeActionItem]) {
    if let button = node as? any SwipeButton {
      let names = LabelNames.of(node)
      found.append(
        SwipeActionItem(
          title: names.text ?? names.image ?? "", systemImage: names.image, role: button.role,
          tint: node.environment.builtin.tint?.color, allowsFullSwipe: view.modifier.allowsFullSwipe, action: button.action,
          origin: button.origin))
      return
    }
    node.forEachPart { collect($0, &found) }
  }
}

/// A button as a swipe action.
@MainActor protocol SwipeButton: ViewNode {
  var role: ButtonRole? { get }
  var action: @MainActor () -> Void { get }
}

extension SwipeButton {
  /// Where the app wrote its action; read off the closure's code, so nothing is kept for it.
  var origin: SourcePlace? { SourcePlace(ofClosure: action) }
}

extension SourcePlace {
  /// Where an app wrote a closure; nil for closures of the frameworks and outside of runs.
  init?(ofClosure action: @escaping @MainActor () -> Void) {
    self.init(unresolved: AppCode.frames(ofClosureIn: ActionHolder(action: action)))
  }
}

extension ViewGraph {
  /// The actions the content offers the row it fills: those of modifiers around the root's content, first one nearest the
  /// edge (UH-23).
  func rootSwipeActions(edge: HorizontalEdge) -> [SwipeActionItem] {
    var current = root
    while let node = current, node.parts.isEmpty {
      if let source = node as? any SwipeActionSource, source.edge == edge { return source.items() }
      current = node.child
    }
    return []
  }
}
