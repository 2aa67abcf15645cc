/// Makes the nodes of one type of views. Which kind of node that is, is found out once per type.
@MainActor final class NodeMaker {
  /// The node for the view at an address.
  let make: @MainActor (UnsafeRawPointer, NodeInputs) -> ViewNode

  private static let makers = TypeTable<NodeMaker>()

  private init(_ make: @escaping @MainActor (UnsafeRawPointer, NodeInputs) -> ViewNode) { self.make = make }

  /// The maker for a type.
  static func of<V: View>(_ type: V.Type) -> NodeMaker {
    if let known = makers[type] { return known }
    let made = find(type)
    makers[type] = made
    return made
  }

  /// The types of all views that were made.
  static var types: [Any.Type] { makers.types }

  private static func find<V: View>(_ type: V.Type) -> NodeMaker {
    if let primitive = type as? any PrimitiveView.Type {
      // What is opened is `V` itself, seen through the protocol.
      func open<P: PrimitiveView>(_: P.Type) -> NodeMaker {
        NodeMaker { view, inputs in P.makeNode(view.assumingMemoryBound(to: P.self).pointee, inputs) }
      }
      return open(primitive)
    }
    let mayBeEmbedded = V.Body.self == Never.self
    return NodeMaker { view, inputs in
      let view = view.assumingMemoryBound(to: V.self)
      if mayBeEmbedded, let node = EmbeddedNodes.make(view.pointee, inputs) { return node }
      return CompositeNode(view.pointee, inputs)
    }
  }
}
