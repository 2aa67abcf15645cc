import Foundation

nonisolated extension View {
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

  /// Puts views beside the view, at its leading or trailing edge, and makes it smaller by them.
  public func safeAreaInset<V>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    let inset = content()
    return HStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .leading { inset }
      self
      if edge == .trailing { inset }
    }
  }

  /// Puts a bar beside the view, at an edge, and makes the view smaller by it. Content that scrolls below fades on a phone.
  public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

  /// Puts a bar beside the view, at its leading or trailing edge, and makes the view smaller by it.
  public func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

  /// Makes the view as large as the container it is in; here, as large as it is offered.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil, maxHeight: axes.contains(.vertical) ? .infinity : nil,
      alignment: alignment)
  }

  /// Makes the view as long as some of the parts of the container it is in.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(ContainerShare(axes: axes, count: max(1, count), span: span, spacing: Double(spacing)))
  }

  /// Puts room into the view that content may scroll below; here it is room as any other.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
  /// Puts room into the view that content may scroll below; here it is room as any other.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { padding(edges, length) }
  /// Puts room into the view that content may scroll below; here it is room as any other.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

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
  /// Takes traits away, in the old way.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { accessibilityRemoveTraits(traits) }
  /// Sets the order of elements, in the old way.
  public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}

/// The shape of the container around; rectangular where none was set.
nonisolated public struct ContainerRelativeShape: Shape, InsettableShape {
  /// Creates it.
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOutline(shape: self, amount: amount) }
}

nonisolated extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// A share of what is offered.
nonisolated struct ContainerShare: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let axes: Axis.Set
  let count: Int
  let span: Int
  let spacing: Double
  static var changesLayout: Bool { true }

  private func share(_ proposal: Proposal) -> Proposal {
    func part(_ length: Double) -> Double {
      guard length >= 0, length.isFinite else { return length }
      let one = (length - spacing * Double(count - 1)) / Double(count)
      return max(0, one * Double(span) + spacing * Double(span - 1))
    }
    var inner = proposal
    if axes.contains(.horizontal) { inner.width = part(proposal.width) }
    if axes.contains(.vertical) { inner.height = part(proposal.height) }
    return inner
  }

  @MainActor func size(of child: LayoutItem, _ proposal: Proposal, _ environment: EnvironmentValues) -> LayoutSize {
    let inner = share(proposal)
    var size = child.size(inner)
    if axes.contains(.horizontal), inner.width >= 0, inner.width.isFinite { size.width = inner.width }
    if axes.contains(.vertical), inner.height >= 0, inner.height.isFinite { size.height = inner.height }
    return size
  }

  @MainActor func place(
    _ child: LayoutItem, in frame: LayoutRect, _ proposal: Proposal, _ environment: EnvironmentValues
  ) {
    let inner = share(proposal)
    let size = child.size(inner)
    child.place(frame.x + (frame.width - size.width) / 2, frame.y + (frame.height - size.height) / 2, inner)
  }
}
