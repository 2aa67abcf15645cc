/// A view that stands for another whose type is hidden, as styles and modifiers are given it.
protocol SourceView: PrimitiveView {
  /// What it stands for; none outside a running body.
  @MainActor var source: ModifiedSource? { get }
}

extension SourceView {
  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { SourceNode(view, inputs) }
}

/// A view with its type hidden, to be made where a ``SourceView`` stands.
@MainActor class ModifiedSource {
  func reconcile(_ place: inout ViewNode?, in parent: ViewNode) {}
}

/// A view of a known type to be made where a ``SourceView`` stands.
@MainActor final class TypedModifiedSource<Content: View>: ModifiedSource {
  private let content: Content
  init(_ content: Content) { self.content = content }
  override func reconcile(_ place: inout ViewNode?, in parent: ViewNode) {
    NodeReconciler.reconcile(
      &place, oldIdentity: .structural, to: content, identity: .structural, in: parent, parent.environment)
  }
}

@MainActor private final class SourceNode<V: SourceView>: TypedNode<V> {
  override init(_ view: V, _ inputs: NodeInputs) {
    super.init(view, inputs)
    view.source?.reconcile(&child, in: self)
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    super.update(view, environment)
    view.source?.reconcile(&child, in: self)
  }
}
