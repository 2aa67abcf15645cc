/// Something a layout sizes and places: the node of a view that occupies space, or one view's share of a modifier that was
/// applied to several.
///
/// ``measure(_:)`` is pure and cached per proposal; ``placeContent(_:)`` has the effects.
@MainActor class LayoutItem {
  /// Where the item was placed, in root coordinates.
  @exclusivity(unchecked) final var frame = LayoutRect.zero
  /// The proposal it was placed with.
  @exclusivity(unchecked) final var placedProposal = Proposal.unspecified
  @exclusivity(unchecked) private final var sizes: SizeMemory?
  // Small fields stand together: every view of every row has them.
  /// True until the content has been placed anew.
  @exclusivity(unchecked) final var needsPlacement = true
  /// False if measuring costs no more than looking up a size.
  @exclusivity(unchecked) final var remembersSizes = true
  /// True while the items of the content are known.
  @exclusivity(unchecked) final var hasItems = false

  /// The size the item takes for a proposal.
  final func size(_ proposal: Proposal) -> LayoutSize {
    if !remembersSizes { return measure(proposal) }
    if let known = sizes?.size(proposal) { return known }
    let size = measure(proposal)
    if sizes == nil { sizes = SizeMemory() }
    sizes?.keep(size, proposal)
    return size
  }

  /// Puts the item at a point. Nothing happens if it is already there with the same proposal and nothing in it changed.
  final func place(_ x: Double, _ y: Double, _ proposal: Proposal) {
    if !needsPlacement && frame.x == x && frame.y == y && placedProposal == proposal { return }
    let size = size(proposal)
    frame = LayoutRect(x: x, y: y, width: size.width, height: size.height)
    placedProposal = proposal
    needsPlacement = false
    placeContent(proposal)
  }

  /// Forgets sizes and places.
  func clearLayout() {
    sizes?.clear()
    needsPlacement = true
  }

  // MARK: Overridden

  /// The size for a proposal, computed.
  func measure(_ proposal: Proposal) -> LayoutSize { .zero }

  /// Places what is inside ``frame``.
  func placeContent(_ proposal: Proposal) {}

  /// Higher ones get space first.
  var priority: Double { 0 }

  /// What the item wants beside itself along an axis.
  func spacing(_ edge: Edge) -> SpacingPreference { .standard }

  /// Where an alignment guide lies in the item if it was set or is a text baseline, from its leading or top edge.
  func explicitGuide(_ guide: AlignmentGuide, _ size: LayoutSize) -> Double? { nil }

  /// Minimum and maximum length along `axis` when the other axis is offered as in `proposal`.
  func flexibility(_ axis: Axis, _ proposal: Proposal) -> (minimum: Double, maximum: Double) {
    var probe = proposal
    probe[axis] = 0
    let minimum = size(probe)[axis]
    probe[axis] = .infinity
    return (minimum, size(probe)[axis])
  }

  /// True for ``Spacer``, which behaves differently per enclosing stack.
  var isSpacer: Bool { false }

  /// The node that stands behind the item.
  var node: ViewNode { preconditionFailure("A layout item belongs to a node.") }
}

/// The last sizes of something for different proposals.
@MainActor final class SizeMemory {
  // Three proposals are asked for in a usual pass: the minimum, the maximum and the actual one.
  @exclusivity(unchecked) private var keys = (Proposal.unspecified, Proposal.unspecified, Proposal.unspecified)
  @exclusivity(unchecked) private var sizes = (LayoutSize.zero, LayoutSize.zero, LayoutSize.zero)
  @exclusivity(unchecked) private var count: UInt8 = 0
  @exclusivity(unchecked) private var next: UInt8 = 0

  /// The size for a proposal, if it is known.
  func size(_ proposal: Proposal) -> LayoutSize? {
    if count > 0 && keys.0 == proposal { return sizes.0 }
    if count > 1 && keys.1 == proposal { return sizes.1 }
    if count > 2 && keys.2 == proposal { return sizes.2 }
    return nil
  }

  /// Keeps a size; the oldest one is forgotten.
  func keep(_ size: LayoutSize, _ proposal: Proposal) {
    switch next {
    case 0: (keys.0, sizes.0) = (proposal, size)
    case 1: (keys.1, sizes.1) = (proposal, size)
    default: (keys.2, sizes.2) = (proposal, size)
    }
    next = next == 2 ? 0 : next + 1
    if count < 3 { count += 1 }
  }

  /// Forgets all sizes.
  func clear() {
    count = 0
    next = 0
  }
}

/// What a view wants between itself and its neighbour.
nonisolated enum SpacingPreference {
  /// The default distance.
  case standard
  /// A line of text: the distance to another one follows the font.
  case text
  /// None, as a spacer wants it.
  case none
}

/// The distances of views that ask for none in particular.
nonisolated enum DefaultSpacing {
  /// Between two views.
  static let standard = 8.0
  /// Between two lines of text one above the other: the leading of the system font, which is zero.
  static let text = 0.0

  /// The distance between neighbours.
  static func between(_ first: SpacingPreference, _ second: SpacingPreference, _ axis: Axis) -> Double {
    switch (first, second) {
    case (.none, _), (_, .none): 0
    case (.text, .text): axis == .vertical ? text : standard
    case (.standard, _), (_, .standard): standard
    }
  }
}
