/// Content that may be larger than its place. Without a finger that scrolls, its beginning shows.
nonisolated public struct ScrollView<Content>: View where Content: View {
  /// What scrolls.
  public var content: Content
  /// The directions in which it scrolls.
  public var axes: Axis.Set
  /// Whether bars show how far it is scrolled.
  public var showsIndicators: Bool

  /// Creates a scrolling view.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// The content, as long as it wants to be, cut at the edges.
  @ViewBuilder @MainActor public var body: some View {
    if axes.contains(.vertical) {
      VStack { content }.modifier(ScrollClip(axes: axes))
    } else {
      HStack { content }.modifier(ScrollClip(axes: axes))
    }
  }
}

/// Gives content all the length it wants along some axes, takes the length it is offered itself, and hides the rest.
nonisolated struct ScrollClip: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let axes: Axis.Set
  static var changesLayout: Bool { true }
  var visibility: ContentVisibility { .clipped }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? Proposal.none : proposal.width,
      height: axes.contains(.vertical) ? Proposal.none : proposal.height)
  }

  @MainActor func size(of child: LayoutItem, _ proposal: Proposal, _ environment: EnvironmentValues) -> LayoutSize {
    var size = child.size(inner(proposal))
    if axes.contains(.horizontal), proposal.width >= 0 { size.width = proposal.width }
    if axes.contains(.vertical), proposal.height >= 0 { size.height = proposal.height }
    return size
  }

  @MainActor func place(_ child: LayoutItem, in frame: LayoutRect, _ proposal: Proposal, _ environment: EnvironmentValues) {
    child.place(frame.x, frame.y, inner(proposal))
  }

  @MainActor func priority(of child: LayoutItem) -> Double { 0 }
}
