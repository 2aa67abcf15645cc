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

@MainActor private final class TraitNode<Content: View>: ModifierNode<Content, TraitModifier>, TraitSource {
  var trait: (key: ObjectIdentifier, value: Any) { (view.modifier.key, view.modifier.value) }

  override func modifierChanged(from old: TraitModifier) { invalidateLayout() }
}

/// A node that tells its container something.
@MainActor protocol TraitSource: ViewNode {
  var trait: (key: ObjectIdentifier, value: Any) { get }
}

/// A container without a place of its own: what is told around it is not meant for the views in it.
@MainActor protocol TraitContainer: ViewNode {}

/// What views tell the container they are in.
@MainActor enum ViewTraits {
  /// What an item tells; the outermost modifier wins.
  static func value(_ key: ObjectIdentifier, of item: LayoutItem) -> Any? { value(key, of: item.node) }

  /// What a view tells: modifiers around several views count for each of them.
  static func value(_ key: ObjectIdentifier, of node: ViewNode) -> Any? {
    var outer = node.parent
    var found: Any?
    while let current = outer, !current.isPlaced, !(current is any TraitContainer) {
      if let source = current as? any TraitSource, source.trait.key == key { found = source.trait.value }
      outer = current.parent
    }
    return found ?? inner(key, node)
  }

  private static func inner(_ key: ObjectIdentifier, _ node: ViewNode) -> Any? {
    var current: ViewNode? = node
    while let node = current {
      if let source = node as? any TraitSource, source.trait.key == key { return source.trait.value }
      guard node.parts.isEmpty else { return nil }
      current = node.child
    }
    return nil
  }
}
