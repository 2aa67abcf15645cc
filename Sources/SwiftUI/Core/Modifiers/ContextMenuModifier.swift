import CellTrace
import HeadlessCore

nonisolated extension View {
  /// Adds a menu that a long press opens. Its entries are recorded with the content.
  public func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View where MenuItems: View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Adds a menu with a preview that a long press opens.
  public func contextMenu<M, P>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View
  where M: View, P: View { modifier(ContextMenuModifier(items: menuItems())) }
}

nonisolated struct ContextMenuModifier<Items: View>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let items: Items
  var name = "contextMenu"

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { ContextMenuNode(view, inputs) }
}

@MainActor
private final class ContextMenuNode<Content: View, Items: View>: ModifierNode<
  Content, ContextMenuModifier<Items>
>
{
  override func describe(_ pass: inout DescribePass) {
    let node = NodeReconciler.make(view.modifier.items, inputs(environment))
    defer { node.unmount() }
    var titles: [String] = []
    collect(node, &titles)
    let record = RecordedModifier(name: view.modifier.name, value: titles.joined(separator: ", "))
    let saved = pass.enter(.visible, frame, (record, nil))
    describeContent(&pass)
    pass.leave(saved)
  }

  private func collect(_ node: ViewNode, _ titles: inout [String]) {
    if node is any SwipeButton {
      let names = LabelNames.of(node)
      titles.append(names.text ?? names.image ?? "")
      return
    }
    node.forEachPart { collect($0, &titles) }
  }
}
