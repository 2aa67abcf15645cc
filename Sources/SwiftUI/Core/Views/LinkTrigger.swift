import HeadlessCore

/// What a link does once it is chosen. Links in menus and in the actions of a row are read from views that exist for the moment: when
/// one of them is chosen, its view is gone, and only the graph it was read for can lead on.
struct LinkPlace {
  /// The link's node; nil if it is gone.
  var node: ViewNode?
  var environment: EnvironmentValues
  var graph: ViewGraph?
}

/// The button of a link.
nonisolated struct LinkTrigger<Label: View>: View, PrimitiveView {
  let label: Label
  /// True for a link to a screen, which in a list is the whole row: its label is not tinted.
  var isOfRow = false
  let act: @MainActor (LinkPlace) -> Void

  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { LinkTriggerNode(view, inputs) }
}

@MainActor private final class LinkTriggerNode<Label: View>: TypedNode<LinkTrigger<Label>> {
  override init(_ view: LinkTrigger<Label>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    rebuild()
  }

  override func update(_ view: LinkTrigger<Label>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    rebuild()
  }

  private func rebuild() {
    let label = view.label
    let act = view.act
    let button = Button(
      isLink: view.isOfRow,
      action: { [weak self, weak graph, environment] in
        let here = self.flatMap { $0.isGone ? nil : $0 }
        act(LinkPlace(node: here, environment: here?.environment ?? environment, graph: graph))
      }, label: { label })
    NodeReconciler.update(&child, to: button, in: self, environment)
  }
}
