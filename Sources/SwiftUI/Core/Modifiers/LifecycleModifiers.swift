import HeadlessCore

nonisolated extension View {
  /// Calls `action` when the view comes on screen.
  @preconcurrency public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceActionModifier(appear: action, disappear: nil))
  }
  /// Calls `action` when the view leaves the screen.
  @preconcurrency public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(AppearanceActionModifier(appear: nil, disappear: action))
  }
}

/// Calls actions when content comes and goes.
nonisolated struct AppearanceActionModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let appear: (@MainActor () -> Void)?
  let disappear: (@MainActor () -> Void)?

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { AppearanceNode(view, inputs) }
}

/// The node of appearance actions. Several views below count as one: first appearance, last disappearance (ST-28).
@MainActor private final class AppearanceNode<Content: View>: LifecycleNode<Content, AppearanceActionModifier> {
  override func appeared() {
    guard let action = view.modifier.appear else { return }
    graph.queue(.appear) { [self] in
      Probe.post(.lifecycle(graph.owner?().item, path: NodePath.of(self), callback: "onAppear"))
      action()
    }
  }

  override func disappeared() {
    guard let action = view.modifier.disappear else { return }
    let path = Probe.sink == nil ? "" : NodePath.of(self)
    graph.queue(graph.departurePhase) { [graph] in
      Probe.post(.lifecycle(graph.owner?().item, path: path, callback: "onDisappear"))
      action()
    }
  }
}

/// A modifier's node that is told when its content comes on screen and leaves it.
@MainActor class LifecycleNode<Content: View, M: PrimitiveModifier>: ModifierNode<Content, M> {
  private(set) final var isShown = false

  override init(_ view: ModifiedContent<Content, M>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    // The content's own callbacks were queued before: inner views appear first.
    if graph.isOnScreen { show() }
  }

  private func show() {
    guard !isShown, !needsContent || hasContent || isErased, !graph.conceals(self) else { return }
    isShown = true
    appeared()
  }

  override func update(_ view: ModifiedContent<Content, M>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    if graph.isOnScreen && !isShown { show() }
  }

  override func hostVisibilityChanged(_ visible: Bool) {
    if visible {
      show()
    } else if isShown {
      isShown = false
      disappeared()
    }
  }

  override func willLeave() {
    guard isShown else { return }
    isShown = false
    disappeared()
  }

  /// A view whose type is hidden counts as content whatever it is (ST-34).
  private var isErased: Bool { Content.self == AnyView.self }

  /// True if content without a view never comes on screen.
  var needsContent: Bool { true }
  /// The content came on screen.
  func appeared() {}
  /// The content left the screen.
  func disappeared() {}
}
