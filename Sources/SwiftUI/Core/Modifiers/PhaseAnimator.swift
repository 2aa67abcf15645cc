import Foundation

/// Stands for the view that an animation changes.
nonisolated public struct PlaceholderContentView<Value>: View, SourceView {
  let source: ModifiedSource?
}

nonisolated extension View {
  /// Goes through phases. Values apply at once here, so the view rests in the first one.
  public func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable { PhaseView(base: self, phases: Array(phases), content: content) }

  /// Goes through phases when a value changes. Values apply at once here, so the view rests in the first one.
  public func phaseAnimator<Phase>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View where Phase: Equatable { PhaseView(base: self, phases: Array(phases), content: content) }

  /// Puts views beside the view, at an edge, and makes it smaller by them.
  public func safeAreaInset<V>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    let inset = content()
    return VStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .top { inset }
      self
      if edge == .bottom { inset }
    }
  }

  /// Makes the view as large as the container it is in; here, as large as it is offered.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil, maxHeight: axes.contains(.vertical) ? .infinity : nil,
      alignment: alignment)
  }

  /// Adds actions for assistive technology.
  public func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View where Content: View {
    modifier(ContextMenuModifier(items: content(), name: "accessibilityActions", opening: .never))
  }

  /// Names the view for assistive technology, in the old way.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Names the view for tests, in the old way.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// Hides the view from assistive technology, in the old way.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Tells the view's value to assistive technology, in the old way.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Tells what the view does, in the old way.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// Adds traits, in the old way.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
}

private nonisolated struct PhaseView<Base: View, Phase, Content: View>: View, HelperView {
  let base: Base
  let phases: [Phase]
  let content: (PlaceholderContentView<Base>, Phase) -> Content

  @MainActor @ViewBuilder var body: some View {
    if let first = phases.first {
      content(PlaceholderContentView(source: TypedModifiedSource(base)), first)
    } else {
      base
    }
  }
}

/// The shape of the container around; rectangular where none was set.
nonisolated public struct ContainerRelativeShape: Shape, InsettableShape {
  /// Creates it.
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(shape: self, amount: amount) }
}
