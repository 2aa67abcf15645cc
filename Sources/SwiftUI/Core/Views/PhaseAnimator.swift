import HeadlessCore

/// A view whose content goes through phases. It rests in the first one: a trigger leads through the others and back to it, each as
/// long as its animation takes. Phases that follow each other without end rest in the first one here.
nonisolated public struct PhaseAnimator<Phase, Content>: View where Phase: Equatable, Content: View {
  let phases: [Phase]
  let trigger: (any Equatable)?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Creates a view that goes through phases when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: trigger, content: content, animation: animation)
  }

  /// Creates a view that goes through phases again and again.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: nil, content: content, animation: animation)
  }

  init(
    phases: [Phase], trigger: (any Equatable)?, content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }
}

/// Stands for the view that an animation changes.
nonisolated public struct PlaceholderContentView<Value>: View, SourceView {
  let source: ModifiedSource?
}

nonisolated extension View {
  /// Goes through phases again and again; here the view rests in the first one.
  public func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable {
    PhaseModified(base: self, phases: Array(phases), trigger: nil, content: content, animation: animation)
  }

  /// Goes through phases when a value changes, and back to the first one.
  public func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable {
    PhaseModified(base: self, phases: Array(phases), trigger: trigger, content: content, animation: animation)
  }
}

private nonisolated struct PhaseModified<Base: View, Phase: Equatable, Content: View>: View, HelperView {
  let base: Base
  let phases: [Phase]
  let trigger: (any Equatable)?
  let content: (PlaceholderContentView<Base>, Phase) -> Content
  let animation: (Phase) -> Animation?

  @MainActor @ViewBuilder var body: some View {
    if phases.isEmpty {
      base
    } else {
      let placeholder = PlaceholderContentView<Base>(source: TypedModifiedSource(base))
      PhaseAnimator(phases: phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
    }
  }
}

extension PhaseAnimator: PrimitiveView {
  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { PhaseNode(view, inputs) }
}

/// Goes through phases on the host's clock.
@MainActor private final class PhaseNode<Phase: Equatable, Content: View>: TypedNode<PhaseAnimator<Phase, Content>>, BodyNode {
  private var index = 0
  private var wait: HostLoop.Token?

  override init(_ view: PhaseAnimator<Phase, Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    rebuild()
  }

  override func update(_ view: PhaseAnimator<Phase, Content>, _ environment: EnvironmentValues) {
    let old = self.view.trigger
    super.update(view, environment)
    if let new = view.trigger, let old, !EquatableValues.areEqual(old, new) {
      index = 0
      advance()
    } else if index >= view.phases.count {
      rest()
    }
    rebuild()
  }

  override func refresh() { rebuild() }

  /// Goes on to the next phase, which lasts as long as its animation.
  private func advance() {
    rest(at: (index + 1) % max(1, view.phases.count))
    guard index > 0 else { return }
    wait = HostLoop.schedule(after: view.animation(view.phases[index])?.length ?? 0, label: "phase") { [weak self] in
      MainThread.assume {
        self?.advance()
        self?.markDirty()
      }
    }
  }

  private func rest(at index: Int = 0) {
    if let wait { HostLoop.cancel(wait) }
    wait = nil
    self.index = index
  }

  private func rebuild() {
    guard view.phases.indices.contains(index) else { return }
    let previous = graph.enter(self)
    let content = ObservationTracking.track(self) { view.content(view.phases[index]) }
    graph.leave(previous)
    NodeReconciler.update(&child, to: content, in: self, environment)
  }

  override func willLeave() { rest(at: index) }
}
