/// Stands for the modified view in a modifier's body.
nonisolated public struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {
  let source: ModifiedSource?
}

extension _ViewModifier_Content: PrimitiveView, SourceView {}

/// The view a user's modifier makes: a composite whose body is the modifier's.
nonisolated struct ModifierBody<Modifier: ViewModifier>: View, HelperView {
  var modifier: Modifier
  let source: ModifiedSource
  static var ownerName: String? { TypeNames.plain(Modifier.self) }
  @MainActor var body: Modifier.Body { modifier.body(content: _ViewModifier_Content(source: source)) }
}

/// The node of a view with a modifier that has a body.
@MainActor final class UserModifierNode<Content: View, M: ViewModifier>: TypedNode<ModifiedContent<Content, M>> {
  override init(_ view: ModifiedContent<Content, M>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    reconcile()
  }

  override func update(_ view: ModifiedContent<Content, M>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    reconcile()
  }

  private func reconcile() {
    let body = ModifierBody(modifier: view.modifier, source: TypedModifiedSource(view.content))
    NodeReconciler.update(&child, to: body, in: self, environment)
  }
}
