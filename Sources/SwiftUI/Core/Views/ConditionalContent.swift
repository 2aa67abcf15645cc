/// One of two views, as `if`/`else` and `switch` give it.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Never called.
  public var body: Never { preconditionFailure("Conditional content has no body.") }
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { ConditionalNode(view, inputs) }
}

/// The node of a branch: the branch is the identity, so changing it replaces the content (ID-02).
@MainActor private final class ConditionalNode<First: View, Second: View>: TypedNode<_ConditionalContent<First, Second>> {
  private var branch = true

  override init(_ view: _ConditionalContent<First, Second>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    reconcile()
  }

  override func update(_ view: _ConditionalContent<First, Second>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    reconcile()
  }

  override func describe(_ pass: inout DescribePass) { pass.branch(branch, describeParts) }

  private func reconcile() {
    let old = ViewIdentity.explicit(branch)
    switch view.storage {
    case .trueContent(let content):
      branch = true
      NodeReconciler.reconcile(
        &child, oldIdentity: old, to: content, identity: .explicit(true), in: self, environment)
    case .falseContent(let content):
      branch = false
      NodeReconciler.reconcile(
        &child, oldIdentity: old, to: content, identity: .explicit(false), in: self, environment)
    }
  }
}

extension Optional: View where Wrapped: View {
  /// Never called.
  public var body: Never { preconditionFailure("An optional view has no body.") }
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor static func makeNode(_ view: Wrapped?, _ inputs: NodeInputs) -> ViewNode { OptionalNode(view, inputs) }
}

/// The node of an optional view: its content comes and goes (ID-03).
@MainActor private final class OptionalNode<Wrapped: View>: TypedNode<Wrapped?> {
  override init(_ view: Wrapped?, _ inputs: NodeInputs) {
    super.init(view, inputs)
    if let view { NodeReconciler.update(&child, to: view, in: self, environment) }
  }

  override func update(_ view: Wrapped?, _ environment: EnvironmentValues) {
    super.update(view, environment)
    guard let view else {
      NodeReconciler.remove(&child, from: self)
      return
    }
    let wasEmpty = child == nil
    NodeReconciler.update(&child, to: view, in: self, environment)
    if wasEmpty { structureChanged() }
  }
}
