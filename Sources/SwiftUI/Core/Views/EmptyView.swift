/// A view with no content.
nonisolated public struct EmptyView: View, Sendable {
  /// Creates it.
  public init() {}
}

extension EmptyView: PrimitiveView {
  @MainActor static func makeNode(_ view: EmptyView, _ inputs: NodeInputs) -> ViewNode { TypedNode(view, inputs) }
}
