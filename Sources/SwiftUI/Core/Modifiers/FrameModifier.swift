import Foundation

nonisolated extension View {
  /// Gives the view a fixed width, height or both; content may overflow (LY-09).
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Lets the view's size follow the proposal between bounds (LY-10).
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        width: AxisBounds(minWidth, idealWidth, maxWidth), height: AxisBounds(minHeight, idealHeight, maxHeight),
        alignment: alignment))
  }
}

/// A fixed frame.
nonisolated struct _FrameLayout {
  var width: Double
  var height: Double
  var alignment: Alignment

  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = Self.checked(width)
    self.height = Self.checked(height)
    self.alignment = alignment
  }

  private static func checked(_ length: CGFloat?) -> Double {
    guard let length else { return Proposal.none }
    guard length >= 0, length.isFinite else {
      RuntimeWarnings.invalidFrame()
      return Proposal.none
    }
    return Double(length)
  }
}

extension _FrameLayout: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  static var changesLayout: Bool { true }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: width >= 0 ? width : proposal.width, height: height >= 0 ? height : proposal.height)
  }

  @MainActor func size(of child: LayoutItem, _ proposal: Proposal, _ environment: EnvironmentValues) -> LayoutSize {
    if width >= 0 && height >= 0 { return LayoutSize(width: width, height: height) }
    let size = child.size(inner(proposal))
    return LayoutSize(width: width >= 0 ? width : size.width, height: height >= 0 ? height : size.height)
  }

  @MainActor func place(_ child: LayoutItem, in frame: LayoutRect, _ proposal: Proposal, _ environment: EnvironmentValues) {
    child.place(alignedIn: frame, alignment, inner(proposal))
  }

  @MainActor func spacing(of child: LayoutItem, _ edge: Edge) -> SpacingPreference {
    switch edge {
    case .top, .bottom: height >= 0 ? .standard : child.spacing(edge)
    case .leading, .trailing: width >= 0 ? .standard : child.spacing(edge)
    }
  }

  @MainActor func guide(
    of child: LayoutItem, _ guide: AlignmentGuide, _ size: LayoutSize, _ environment: EnvironmentValues
  ) -> Double? {
    FrameGuides.guide(of: child, guide, in: size, alignment, inner(Proposal(size)))
  }

  @MainActor func priority(of child: LayoutItem) -> Double { 0 }
}

/// Bounds of one axis of a flexible frame, minimum ≤ ideal ≤ maximum.
nonisolated struct AxisBounds {
  var minimum: Double?
  var ideal: Double?
  var maximum: Double?

  init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
    func checked(_ value: CGFloat?) -> Double? {
      guard let value else { return nil }
      guard value >= 0 else {
        RuntimeWarnings.invalidFrame()
        return nil
      }
      return Double(value)
    }
    self.minimum = checked(minimum)
    self.ideal = checked(ideal)
    self.maximum = checked(maximum)
    if let low = self.minimum, let ideal = self.ideal { self.ideal = max(low, ideal) }
    if let low = self.ideal ?? self.minimum, let high = self.maximum { self.maximum = max(low, high) }
  }

  /// What the content is offered (LY-10, step 3).
  func inner(_ proposal: Double) -> Double {
    let offered = proposal >= 0 ? proposal : (ideal ?? Proposal.none)
    guard offered >= 0 else { return Proposal.none }
    return min(max(offered, minimum ?? 0), maximum ?? .infinity)
  }

  /// The length that doesn't depend on the content, if it doesn't (steps 1 and 2).
  func fixed(_ proposal: Double) -> Double? {
    if proposal >= 0 {
      if let minimum, let maximum { return min(max(proposal, minimum), maximum) }
      return nil
    }
    return ideal
  }

  /// The length for content of a given length (step 3).
  func length(_ proposal: Double, _ content: Double) -> Double {
    if let fixed = fixed(proposal) { return fixed }
    let offered = inner(proposal)
    switch (minimum, maximum) {
    case (let low?, let high?): return min(max(content, low), high)
    case (let low?, nil): return max(low, min(offered < 0 ? .infinity : offered, content))
    case (nil, let high?): return min(high, max(offered < 0 ? -.infinity : offered, content))
    case (nil, nil): return content
    }
  }
}

/// A flexible frame.
nonisolated struct _FlexFrameLayout {
  var width: AxisBounds
  var height: AxisBounds
  var alignment: Alignment
}

extension _FlexFrameLayout: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  static var changesLayout: Bool { true }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: width.inner(proposal.width), height: height.inner(proposal.height))
  }

  @MainActor func size(of child: LayoutItem, _ proposal: Proposal, _ environment: EnvironmentValues) -> LayoutSize {
    if let width = width.fixed(proposal.width), let height = height.fixed(proposal.height) {
      return LayoutSize(width: width, height: height)
    }
    let content = child.size(inner(proposal))
    return LayoutSize(
      width: width.length(proposal.width, content.width), height: height.length(proposal.height, content.height))
  }

  @MainActor func place(_ child: LayoutItem, in frame: LayoutRect, _ proposal: Proposal, _ environment: EnvironmentValues) {
    // The content is asked again with the frame's own size, as it may be larger than what was proposed to the frame.
    let offer = Proposal(
      width: proposal.width >= 0 ? max(width.inner(proposal.width), 0) : width.inner(frame.width),
      height: proposal.height >= 0 ? max(height.inner(proposal.height), 0) : height.inner(frame.height))
    child.place(alignedIn: frame, alignment, offer)
  }

  @MainActor func spacing(of child: LayoutItem, _ edge: Edge) -> SpacingPreference { child.spacing(edge) }

  @MainActor func guide(
    of child: LayoutItem, _ guide: AlignmentGuide, _ size: LayoutSize, _ environment: EnvironmentValues
  ) -> Double? {
    FrameGuides.guide(of: child, guide, in: size, alignment, inner(Proposal(size)))
  }

  @MainActor func priority(of child: LayoutItem) -> Double { 0 }
}

/// Guides of content that is aligned in a frame.
@MainActor enum FrameGuides {
  static func guide(
    of child: LayoutItem, _ guide: AlignmentGuide, in size: LayoutSize, _ alignment: Alignment, _ proposal: Proposal
  ) -> Double? {
    let inner = child.size(proposal)
    guard let value = child.explicitGuide(guide, inner) else { return nil }
    if guide.isVertical {
      let key = alignment.vertical.key
      return value + AlignmentMath.position(key, size, .vertical) - child.guide(key, inner, .vertical)
    }
    let key = alignment.horizontal.key
    return value + AlignmentMath.position(key, size, .horizontal) - child.guide(key, inner, .horizontal)
  }
}
