/// The rules of horizontal and vertical stacks, LY-02 to LY-05: groups by priority, in a group the least flexible child
/// first, each offered an equal share of what is left.
///
/// Children are chained through fields of their own, and the class is not generic: this runs for every row of every step,
/// and in a debug build an array access or a generic call costs as much as the arithmetic between them.
@MainActor final class StackLayout {
  let axis: Axis
  private let across: Axis
  @exclusivity(unchecked) var guide: AlignmentGuide
  @exclusivity(unchecked) var spacing: Double?

  @exclusivity(unchecked) private(set) var first: LayoutItem?
  @exclusivity(unchecked) private var last: LayoutItem?
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private var sizedFor: Proposal?
  @exclusivity(unchecked) private var hasGaps = false
  @exclusivity(unchecked) private var gaps = 0.0

  init(_ axis: Axis, _ guide: AlignmentGuide, _ spacing: Double?) {
    self.axis = axis
    across = axis == .horizontal ? .vertical : .horizontal
    self.guide = guide
    self.spacing = spacing
  }

  /// Chains the children.
  func adopt(_ list: ItemList) {
    first = list.first
    last = first
    count = list.count
    for item in list.rest {
      last?.nextInStack = item
      last = item
    }
    last?.nextInStack = nil
    forget()
  }

  /// A child's size or wishes may have changed.
  func forget() {
    sizedFor = nil
    hasGaps = false
  }

  // MARK: Size

  func measure(_ proposal: Proposal) -> LayoutSize {
    if count == 0 { return .zero }
    sizeChildren(proposal)
    var length = gaps
    var before = 0.0
    var after = 0.0
    var current = first
    while let item = current {
      let size = item.stackSize
      let position = item.guide(guide, size, across)
      length += axis == .horizontal ? size.width : size.height
      before = max(before, position)
      after = max(after, (axis == .horizontal ? size.height : size.width) - position)
      current = item.nextInStack
    }
    return axis == .horizontal
      ? LayoutSize(width: length, height: before + after) : LayoutSize(width: before + after, height: length)
  }

  /// Decides every child's size for a proposal and leaves it in the child.
  func sizeChildren(_ proposal: Proposal) {
    if sizedFor == proposal { return }
    sizedFor = proposal
    if !hasGaps { findGaps() }
    let offered = axis == .horizontal ? proposal.width : proposal.height
    if offered >= 0 && count > 1 {
      share(offered - gaps, proposal)
      return
    }
    var current = first
    while let item = current {
      item.stackOffer = proposal
      item.stackSize = item.size(proposal)
      current = item.nextInStack
    }
  }

  private func share(_ space: Double, _ proposal: Proposal) {
    let (order, highest) = sorted(proposal)
    var available = space
    var current = order
    while let item = current {
      if item.stackPriority < highest { available -= item.stackMinimum }
      current = item.nextInOrder
    }
    var group = order
    while let start = group {
      let priority = start.stackPriority
      var remaining = 0.0
      current = start
      while let item = current, item.stackPriority == priority {
        remaining += 1
        if priority < highest { available += item.stackMinimum }
        current = item.nextInOrder
      }
      current = start
      while let item = current, item.stackPriority == priority {
        let share = max(available / remaining, 0)
        let offer =
          axis == .horizontal
          ? Proposal(width: share, height: proposal.height) : Proposal(width: proposal.width, height: share)
        let size = item.size(offer)
        item.stackOffer = offer
        item.stackSize = size
        // All the room there is stays all of it, whatever a greedy child took.
        if available < .infinity { available -= axis == .horizontal ? size.width : size.height }
        remaining -= 1
        current = item.nextInOrder
      }
      group = current
    }
  }

  /// Chains the children in the order they get space: higher priority first, then less flexible, then larger minimum; ties
  /// keep their order.
  private func sorted(_ proposal: Proposal) -> (LayoutItem?, Double) {
    var head: LayoutItem?
    var highest = -Double.infinity
    var current = first
    while let item = current {
      let range = item.flexibility(axis, proposal)
      item.stackMinimum = range.minimum
      item.stackFlexibility = range.maximum - range.minimum
      item.stackPriority = item.priority
      highest = max(highest, item.stackPriority)
      var before: LayoutItem?
      var after = head
      while let other = after, !precedes(item, other) {
        before = other
        after = other.nextInOrder
      }
      item.nextInOrder = after
      if let before { before.nextInOrder = item } else { head = item }
      current = item.nextInStack
    }
    return (head, highest)
  }

  private func precedes(_ first: LayoutItem, _ second: LayoutItem) -> Bool {
    if first.stackPriority != second.stackPriority { return first.stackPriority > second.stackPriority }
    if first.stackFlexibility != second.stackFlexibility { return first.stackFlexibility < second.stackFlexibility }
    return first.stackFlexibility == .infinity && first.stackMinimum > second.stackMinimum
  }

  /// What neighbours want between them, left in the second one.
  private func findGaps() {
    hasGaps = true
    gaps = 0
    let (before, after): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    var previous: LayoutItem?
    var current = first
    while let item = current {
      if let previous {
        item.stackGap = spacing ?? DefaultSpacing.between(previous.spacing(before), item.spacing(after), axis)
        gaps += item.stackGap
      } else {
        item.stackGap = 0
      }
      previous = item
      current = item.nextInStack
    }
  }

  func flexibility(_ axis: Axis, _ proposal: Proposal) -> (minimum: Double, maximum: Double) {
    var range = (minimum: 0.0, maximum: 0.0)
    let isAlong = axis == self.axis
    // Across the axis children are asked for their range as if they had all the room along it.
    var probe = proposal
    if !isAlong { probe[self.axis] = Proposal.none }
    var current = first
    while let item = current {
      let part = item.flexibility(axis, probe)
      if isAlong {
        range.minimum += part.minimum
        range.maximum += part.maximum
      } else {
        range.minimum = max(range.minimum, part.minimum)
        range.maximum = max(range.maximum, part.maximum)
      }
      current = item.nextInStack
    }
    guard isAlong else { return range }
    if !hasGaps { findGaps() }
    return (range.minimum + gaps, range.maximum + gaps)
  }

  // MARK: Places

  /// The position of the guide that children are aligned on, across the axis.
  private var line: Double {
    var line = 0.0
    var current = first
    while let item = current {
      line = max(line, item.guide(guide, item.stackSize, across))
      current = item.nextInStack
    }
    return line
  }

  func place(in frame: LayoutRect, _ proposal: Proposal, isMirrored: Bool) {
    sizeChildren(proposal)
    let line = line
    var position = 0.0
    var current = first
    while let item = current {
      let size = item.stackSize
      position += item.stackGap
      let side = line - item.guide(guide, size, across)
      if axis == .horizontal {
        let left = AlignmentMath.left(position, of: size.width, in: frame, isMirrored: isMirrored)
        item.place(left, frame.y + side, item.stackOffer)
        position += size.width
      } else {
        let left = AlignmentMath.left(side, of: size.width, in: frame, isMirrored: isMirrored)
        item.place(left, frame.y + position, item.stackOffer)
        position += size.height
      }
      current = item.nextInStack
    }
  }

  func explicitGuide(_ wanted: AlignmentGuide, _ proposal: Proposal) -> Double? {
    if sizedFor == nil { sizeChildren(proposal) }
    let line = line
    let isAlong = wanted.isVertical == (axis == .vertical)
    var values: [Double] = []
    var position = 0.0
    var current = first
    while let item = current {
      position += item.stackGap
      if let value = item.explicitGuide(wanted, item.stackSize) {
        values.append(value + (isAlong ? position : line - item.guide(guide, item.stackSize, across)))
      }
      position += item.stackSize[axis]
      current = item.nextInStack
    }
    return wanted.combine(values)
  }

  func spacing(_ edge: Edge) -> SpacingPreference {
    guard let first, let last else { return .standard }
    switch (axis, edge) {
    case (.vertical, .top), (.horizontal, .leading): return first.spacing(edge)
    case (.vertical, .bottom), (.horizontal, .trailing): return last.spacing(edge)
    case (.vertical, .leading), (.vertical, .trailing), (.horizontal, .top), (.horizontal, .bottom):
      var current: LayoutItem? = first
      while let item = current {
        if !item.isSpacer {
          guard case .text = item.spacing(edge) else { return .standard }
        }
        current = item.nextInStack
      }
      return .text
    }
  }
}

extension AlignmentGuide {
  /// True for the baseline of the first line.
  var isFirstBaseline: Bool { self == VerticalAlignment.firstTextBaseline.key }
  /// True for the baseline of the last line.
  var isLastBaseline: Bool { self == VerticalAlignment.lastTextBaseline.key }

  /// True if the guide lies along the vertical axis.
  var isVertical: Bool {
    isFirstBaseline || isLastBaseline || self == VerticalAlignment.top.key || self == VerticalAlignment.center.key
      || self == VerticalAlignment.bottom.key || isCustomVertical
  }

  /// Several explicit positions as one: the first baseline is the topmost, the last the lowest, others their mean (LY-23).
  func combine(_ values: [Double]) -> Double? {
    if values.isEmpty { return nil }
    if isFirstBaseline { return values.min() }
    if isLastBaseline { return values.max() }
    return values.reduce(0, +) / Double(values.count)
  }
}
