/// A view that a host gave its graph to show.
@MainActor class GivenRoot {
  /// Brings the graph's root up to date with the view.
  func apply(_ graph: ViewGraph) {}

  /// Makes the graph's root anew.
  func rebuild(_ graph: ViewGraph) {}
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
      graph.root = make(graph)
      gone?.unmount()
      graph.layoutChanged()
    }
  }

  override func rebuild(_ graph: ViewGraph) {
    // Parts of the platform are taken apart before they are made anew (RP-05).
    let gone = graph.root
    graph.root = nil
    gone?.unmount()
    graph.root = make(graph)
    graph.layoutChanged()
  }

  private func make(_ graph: ViewGraph) -> ViewNode {
    NodeReconciler.make(view, NodeInputs(graph: graph, parent: nil, environment: graph.environment))
  }
}
