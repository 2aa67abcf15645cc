/// A view that a host gave its graph to show.
@MainActor class GivenRoot {
  /// Brings the graph's root up to date with the view.
  func apply(_ graph: ViewGraph) {}

  /// A node for the view.
  func make(_ inputs: NodeInputs) -> ViewNode? { nil }
}

/// The same, knowing the view.
@MainActor final class TypedRoot<V: View>: GivenRoot {
  private let view: V

  init(_ view: V) { self.view = view }

  override func apply(_ graph: ViewGraph) {
    if let node = graph.root, ObjectIdentifier(node.viewType) == ObjectIdentifier(V.self) {
      unsafeDowncast(node, to: NodeOf<V>.self).update(view, graph.environment)
    } else {
      let gone = graph.root
      graph.root = make(NodeInputs(graph: graph, parent: nil, environment: graph.environment))
      gone?.unmount()
      graph.layoutChanged()
      // A node that is only brought up to date may pass over what is no input of its body, such as initial values.
      if graph.givenRoot === self, graph.root?.canBeRemade == true { graph.givenRoot = nil }
    }
  }

  override func make(_ inputs: NodeInputs) -> ViewNode? { NodeReconciler.make(view, inputs) }
}
