/// A value that a view tells the container it is in: the tag of a choice, the columns of a cell.
nonisolated struct TraitModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let key: ObjectIdentifier
  let value: Any
  /// How the trait shows in the appearance, if it does.
  var record: RecordedModifier?

  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? { record }

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { TraitNode(view, inputs) }
}

@MainActor private final class TraitNode<Content: View>: ModifierNode<Content, TraitModifier> {
  override func trait(_ key: ObjectIdentifier) -> Any? { view.modifier.key == key ? view.modifier.value : nil }

  override func modifierChanged(from old: TraitModifier) { invalidateLayout() }
}

/// What views tell the container they are in.
@MainActor enum ViewTraits {
  /// What an item tells; the outermost modifier wins.
  static func value(_ key: ObjectIdentifier, of item: LayoutItem) -> Any? { value(key, of: item.node) }

  /// What a view tells: modifiers around several views count for each of them.
  static func value(_ key: ObjectIdentifier, of node: ViewNode) -> Any? {
    var outer = node.parent
    var found: Any?
    while let current = outer, !current.isPlaced, !current.keepsTraits {
      if let value = current.trait(key) { found = value }
      outer = current.parent
    }
    return found ?? inner(key, node)
  }

  private static func inner(_ key: ObjectIdentifier, _ node: ViewNode) -> Any? {
    var current: ViewNode? = node
    while let node = current {
      if let value = node.trait(key) { return value }
      guard node.parts.isEmpty else { return nil }
      current = node.child
    }
    return nil
  }
}
