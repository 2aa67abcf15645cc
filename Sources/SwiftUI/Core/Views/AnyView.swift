/// A view whose type is hidden. Its identity is the hidden type (ID-04).
nonisolated public struct AnyView: View {
  fileprivate let content: any View

  /// The view whose type is hidden.
  var innermost: any View { content }

  /// Hides a view's type; hiding twice is hiding once.
  public init<V>(_ view: V) where V: View {
    content = (view as? AnyView)?.content ?? view
  }

  /// Takes a value for a view; nil if it is none.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  /// Hides a view's type.
  public init<V>(erasing view: V) where V: View { self.init(view) }
}

extension AnyView: PrimitiveView {
  @MainActor static func makeNode(_ view: AnyView, _ inputs: NodeInputs) -> ViewNode { AnyViewNode(view, inputs) }
}

@MainActor private final class AnyViewNode: TypedNode<AnyView> {
  override init(_ view: AnyView, _ inputs: NodeInputs) {
    super.init(view, inputs)
    reconcile(view.content)
  }

  override func update(_ view: AnyView, _ environment: EnvironmentValues) {
    super.update(view, environment)
    reconcile(view.content)
  }

  private func reconcile<V: View>(_ content: V) {
    NodeReconciler.reconcile(
      &child, oldIdentity: .structural, to: content, identity: .structural, in: self, environment)
  }
}
