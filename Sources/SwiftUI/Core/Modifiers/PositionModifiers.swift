import Foundation

nonisolated extension View {
  /// Draws the view elsewhere; its place in the layout stays.
  public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }
  /// Draws the view elsewhere; its place in the layout stays.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
  }
  /// Puts the view's centre at a point of the space it is offered.
  public func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }
  /// Puts the view's centre at a point of the space it is offered.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_PositionLayout(position: CGPoint(x: x, y: y)))
  }
  /// Gives the view its ideal size (LY-12).
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  /// Gives the view its ideal length along axes (LY-12).
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
  /// Sets which views get space first.
  public func layoutPriority(_ value: Double) -> some View { modifier(LayoutPriorityModifier(value: value)) }
  /// Keeps the ratio of width to height (LY-15).
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio.map { Double($0) }, contentMode: contentMode))
  }
  /// Keeps the ratio of width to height (LY-15).
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modifier(
      _AspectRatioLayout(aspectRatio: Double(aspectRatio.width / aspectRatio.height), contentMode: contentMode))
  }
  /// Fits the view into the space it is offered.
  public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }
  /// Fills the space the view is offered.
  public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
  /// Sets a horizontal guide.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(AlignmentGuideModifier(key: g.key, compute: computeValue)) }
  /// Sets a vertical guide.
  public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }
}

/// A shift of what is drawn.
nonisolated public struct _OffsetEffect: ViewModifier, PrimitiveModifier {
  public typealias Body = Never
  /// The shift.
  public var offset: CGSize
  /// Creates the effect.
  public init(offset: CGSize) { self.offset = offset }
  static var changesLayout: Bool { true }
  @MainActor func place(
    _ child: LayoutItem, in frame: LayoutRect, _ proposal: Proposal, _ environment: EnvironmentValues
  ) {
    let x = environment.builtin.layoutDirection == .leftToRight ? offset.width : -offset.width
    child.place(frame.x + Double(x), frame.y + Double(offset.height), proposal)
  }
}

/// A fixed position.
nonisolated public struct _PositionLayout: ViewModifier, PrimitiveModifier {
  public typealias Body = Never
  /// Where the centre is.
  public var position: CGPoint
  /// Creates the modifier.
  public init(position: CGPoint) { self.position = position }
  static var changesLayout: Bool { true }
  @MainActor func size(of child: LayoutItem, _ proposal: Proposal, _ environment: EnvironmentValues) -> LayoutSize {
    LayoutSize(width: proposal.width < 0 ? 10 : proposal.width, height: proposal.height < 0 ? 10 : proposal.height)
  }
  @MainActor func place(
    _ child: LayoutItem, in frame: LayoutRect, _ proposal: Proposal, _ environment: EnvironmentValues
  ) {
    let size = child.size(proposal)
    child.place(
      frame.x + Double(position.x) - size.width / 2, frame.y + Double(position.y) - size.height / 2, proposal)
  }
}

/// The ideal size along axes.
nonisolated public struct _FixedSizeLayout: ViewModifier, PrimitiveModifier {
  public typealias Body = Never
  let horizontal: Bool
  let vertical: Bool
  /// Creates the modifier.
  public init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  static var changesLayout: Bool { true }
  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: horizontal ? Proposal.none : proposal.width, height: vertical ? Proposal.none : proposal.height)
  }
  @MainActor func size(of child: LayoutItem, _ proposal: Proposal, _ environment: EnvironmentValues) -> LayoutSize {
    child.size(inner(proposal))
  }
  @MainActor func place(
    _ child: LayoutItem, in frame: LayoutRect, _ proposal: Proposal, _ environment: EnvironmentValues
  ) { child.place(frame.x, frame.y, inner(proposal)) }
}

nonisolated struct LayoutPriorityModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let value: Double
  static var changesLayout: Bool { true }
  @MainActor func priority(of child: LayoutItem) -> Double { value }
}

/// A fixed ratio of width to height.
nonisolated public struct _AspectRatioLayout: ViewModifier, PrimitiveModifier {
  public typealias Body = Never
  let aspectRatio: Double?
  let contentMode: ContentMode
  init(aspectRatio: Double?, contentMode: ContentMode) {
    self.aspectRatio = aspectRatio
    self.contentMode = contentMode
  }
  static var changesLayout: Bool { true }

  @MainActor private func inner(_ child: LayoutItem, _ proposal: Proposal) -> Proposal {
    if proposal.width < 0 && proposal.height < 0 { return proposal }
    var ratio = aspectRatio ?? 0
    if aspectRatio == nil {
      let ideal = child.size(.unspecified)
      guard ideal.height > 0 else { return proposal }
      ratio = ideal.width / ideal.height
    }
    guard ratio > 0, ratio.isFinite else { return proposal }
    let width = proposal.width < 0 ? .infinity : proposal.width
    let height = proposal.height < 0 ? .infinity : proposal.height
    // An axis without a proposal doesn't limit the other.
    let widthLeads: Bool
    switch contentMode {
    case .fit: widthLeads = width <= height * ratio
    case .fill: widthLeads = proposal.height < 0 || (proposal.width >= 0 && width >= height * ratio)
    }
    return widthLeads ? Proposal(width: width, height: width / ratio) : Proposal(width: height * ratio, height: height)
  }

  @MainActor func size(of child: LayoutItem, _ proposal: Proposal, _ environment: EnvironmentValues) -> LayoutSize {
    child.size(inner(child, proposal))
  }
  @MainActor func place(
    _ child: LayoutItem, in frame: LayoutRect, _ proposal: Proposal, _ environment: EnvironmentValues
  ) { child.place(frame.x, frame.y, inner(child, proposal)) }

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    inputs.graph.couplesAxes = true
    return ModifierNode(view, inputs)
  }
}

nonisolated struct AlignmentGuideModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let key: AlignmentGuide
  let compute: (ViewDimensions) -> CGFloat
  static var changesLayout: Bool { true }

  @MainActor func guide(
    of child: LayoutItem, _ guide: AlignmentGuide, _ size: LayoutSize, _ environment: EnvironmentValues
  ) -> Double? {
    guard guide == key else { return child.explicitGuide(guide, size) }
    var explicit: [AlignmentGuide: Double] = [:]
    for known in AlignmentGuide.known where known != key || child.explicitGuide(known, size) != nil {
      if let value = child.explicitGuide(known, size) { explicit[known] = value }
    }
    return Double(compute(ViewDimensions(size, explicit)))
  }

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    inputs.graph.usesAlignmentGuides = true
    return ModifierNode(view, inputs)
  }
}

extension AlignmentGuide {
  /// The guides that every view has.
  static let known: [AlignmentGuide] = [
    HorizontalAlignment.leading.key, HorizontalAlignment.center.key, HorizontalAlignment.trailing.key,
    VerticalAlignment.top.key, VerticalAlignment.center.key, VerticalAlignment.bottom.key,
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ]
}
