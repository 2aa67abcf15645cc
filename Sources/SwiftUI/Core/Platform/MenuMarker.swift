/// Marks a control's content so that a menu reads entries from it instead of from its looks.
nonisolated struct MenuMarker: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  /// What the control is in a menu.
  let entries: @MainActor (ViewNode) -> [MenuEntry]

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { MenuMarkerNode(view, inputs) }
}

@MainActor private final class MenuMarkerNode<Content: View>: ModifierNode<Content, MenuMarker>, MenuSource {
  func menuEntries() -> [MenuEntry] { view.modifier.entries(self) }
}
