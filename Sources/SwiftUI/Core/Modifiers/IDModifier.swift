nonisolated extension View {
  /// Gives the view an identity: when it changes, everything below starts anew (ID-08).
  public func id<ID>(_ id: ID) -> some View where ID: Hashable { IDView(self, id: id) }
}

/// A view with an explicit identity.
nonisolated struct IDView<Content, ID>: View where Content: View, ID: Hashable {
  let content: Content
  let id: ID

  init(_ content: Content, id: ID) {
    self.content = content
    self.id = id
  }
}

extension IDView: PrimitiveView {
  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { IDNode(view, inputs) }
}

@MainActor private final class IDNode<Content: View, ID: Hashable>: TypedNode<IDView<Content, ID>>, IdentifiedNode {
  var explicitID: AnyHashable { AnyHashable(view.id) }

  override init(_ view: IDView<Content, ID>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    NodeReconciler.update(&child, to: view.content, in: self, environment)
  }

  override func describe(_ pass: inout DescribePass) { pass.identified(describeParts) }

  override func update(_ view: IDView<Content, ID>, _ environment: EnvironmentValues) {
    let old = ViewIdentity.explicit(AnyHashable(self.view.id))
    // What goes with a transition has gone before what takes its place appears (ST-33).
    let departsFirst = self.view.id != view.id && parent is any TransitionBoundary
    let former = graph.departurePhase
    if departsFirst { graph.departurePhase = .departFirst }
    defer { graph.departurePhase = former }
    super.update(view, environment)
    NodeReconciler.reconcile(
      &child, oldIdentity: old, to: view.content, identity: .explicit(AnyHashable(view.id)), in: self, environment)
  }
}
