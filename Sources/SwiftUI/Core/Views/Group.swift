/// Several views that count as one for modifiers of the builder, without a layout of their own.
nonisolated public struct Group<Content> {
  let content: Content

  @_spi(CellHarness) public init(made content: Content) { self.content = content }
  @_spi(CellHarness) public var made: Content { content }
}

extension Group: View where Content: View {
  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Never called.
  public var body: Never { preconditionFailure("A group has no body.") }
}

extension Group: PrimitiveView where Content: View {
  @MainActor static func makeNode(_ view: Group<Content>, _ inputs: NodeInputs) -> ViewNode { GroupNode(view, inputs) }
}

@MainActor private final class GroupNode<Content: View>: TypedNode<Group<Content>> {
  override init(_ view: Group<Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    NodeReconciler.update(&child, to: view.content, in: self, environment)
  }

  override func update(_ view: Group<Content>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    NodeReconciler.update(&child, to: view.content, in: self, environment)
  }
}
