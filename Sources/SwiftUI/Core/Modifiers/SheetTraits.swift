nonisolated extension View {
  /// Forbids swiping a sheet away.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(SheetTraitModifier(name: "interactiveDismissDisabled", value: "\(isDisabled)", trait: .staysUp(isDisabled)))
  }
  /// Lets what is behind a sheet be touched.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    modifier(
      SheetTraitModifier(
        name: "presentationBackgroundInteraction", value: interaction.name, trait: .letsTouchesThrough(interaction.isEnabled)))
  }
}

/// What content says of the sheet that it is shown in.
nonisolated enum SheetTrait: Equatable {
  /// A finger can't pull the sheet down.
  case staysUp(Bool)
  /// A finger reaches what is behind the sheet.
  case letsTouchesThrough(Bool)
}

/// Says something of the sheet around the content.
nonisolated struct SheetTraitModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let name: String
  let value: String
  let trait: SheetTrait

  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? { RecordedModifier(name: name, value: value) }

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { SheetTraitNode(view, inputs) }
}

/// The node of what is said of a sheet: it holds while the content is on screen.
@MainActor private final class SheetTraitNode<Content: View>: LifecycleNode<Content, SheetTraitModifier> {
  override func appeared() { say(view.modifier.trait) }

  override func modifierChanged(from old: SheetTraitModifier) {
    if isShown, old.trait != view.modifier.trait { say(view.modifier.trait) }
  }

  override func disappeared() {
    switch view.modifier.trait {
    case .staysUp: say(.staysUp(false))
    case .letsTouchesThrough: say(.letsTouchesThrough(false))
    }
  }

  /// The sheet's controller is there when the content's own pass is over.
  private func say(_ trait: SheetTrait) {
    graph.queue(.appear) { [weak graph] in graph?.platform?.apply(trait) }
  }
}
