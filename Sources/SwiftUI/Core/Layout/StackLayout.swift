/// The rules of horizontal and vertical stacks, LY-02 to LY-05: groups by priority, in a group the least flexible child
/// first, each offered an equal share of what is left.
///
/// What the passes need of the children lies in plain memory, and the class is not generic: this runs for every row of every
/// step, where a counted reference costs more than the arithmetic, and in a debug build so do arrays and generic calls.
@MainActor final class StackLayout {
  @exclusivity(unchecked) var guide: AlignmentGuide
  let axis: Axis
  private let across: Axis
  @exclusivity(unchecked) private var count: Int32 = 0
  /// The number of passes under way.
  @exclusivity(unchecked) private var passes: UInt16 = 0
  @exclusivity(unchecked) private var hasGaps = false
  @exclusivity(unchecked) private var isSized = false
  /// True if children may set guides of their own.
  @exclusivity(unchecked) var asksForGuides = true
  @exclusivity(unchecked) private var sizedFor = Proposal.unspecified
  @exclusivity(unchecked) private var gaps = 0.0
  @exclusivity(unchecked) nonisolated(unsafe) private var children: UnsafeMutablePointer<StackChild>?
  @exclusivity(unchecked) private var first: LayoutItem?
  @exclusivity(unchecked) private var last: LayoutItem?
  @exclusivity(unchecked) var spacing: Double?

  init(_ axis: Axis, _ guide: AlignmentGuide, _ spacing: Double?) {
    self.axis = axis
    across = axis == .horizontal ? .vertical : .horizontal
    self.guide = guide
    self.spacing = spacing
  }

  deinit { children?.deallocate() }

  /// Takes the children.
  func adopt(_ list: ItemList) {
    if list.count != Int(count) {
      // Content that changes while it is measured leaves its old memory to the pass that still reads it.
      if passes == 0 { children?.deallocate() }
      children = list.count == 0 ? nil : .allocate(capacity: list.count)
      count = Int32(list.count)
    }
    first = list.first
    last = list.rest.last ?? first
    if let children, let first {
      children.initialize(to: StackChild(first))
      var index = 1
      for item in list.rest {
        (children + index).initialize(to: StackChild(item))
        index += 1
      }
    }
    forget()
  }

  /// A child's size or wishes may have changed.
  func forget() {
    isSized = false
    hasGaps = false
  }

  // MARK: Size

  func measure(_ proposal: Proposal) -> LayoutSize {
    guard let children else { return .zero }
    sizeChildren(proposal)
    var length = gaps
    var before = 0.0
    var after = 0.0
    let end = children + Int(count)
    var child = children
    while child < end {
      let size = child.pointee.size
      let position = position(child)
      length += axis == .horizontal ? size.width : size.height
      before = max(before, position)
      after = max(after, (axis == .horizontal ? size.height : size.width) - position)
      child += 1
    }
    return axis == .horizontal
      ? LayoutSize(width: length, height: before + after) : LayoutSize(width: before + after, height: length)
  }

  /// Where a child has the guide that children are aligned on.
  private func position(_ child: UnsafeMutablePointer<StackChild>) -> Double {
    let size = child.pointee.size
    if !asksForGuides, let fraction = guide.fraction { return AlignmentMath.part(fraction, of: size[across]) }
    return child.pointee.item.borrow { $0.guide(guide, size, across) }
  }

  /// Decides every child's size for a proposal and keeps it.
  func sizeChildren(_ proposal: Proposal) {
    if isSized && sizedFor == proposal { return }
    isSized = true
    sizedFor = proposal
    guard let children else { return }
    passes += 1
    defer { passes -= 1 }
    if !hasGaps { findGaps() }
    let offered = axis == .horizontal ? proposal.width : proposal.height
    if offered >= 0 && count > 1 {
      let wishes = Int(count)
      let order = StackOrder.take(wishes)
      share(offered - gaps, proposal, children, order, order + wishes)
      StackOrder.giveBack(order, wishes)
      return
    }
    let end = children + Int(count)
    var child = children
    while child < end {
      child.pointee.offer = offered
      child.pointee.size = child.pointee.item.borrow { $0.size(proposal) }
      child += 1
    }
  }

  private func share(
    _ space: Double, _ proposal: Proposal, _ children: UnsafeMutablePointer<StackChild>,
    _ order: UnsafeMutablePointer<StackWish>, _ end: UnsafeMutablePointer<StackWish>
  ) {
    let highest = sort(children, order, end - order, proposal)
    var available = space
    var wish = order
    while wish < end {
      if wish.pointee.priority < highest { available -= wish.pointee.minimum }
      wish += 1
    }
    var group = order
    while group < end {
      let priority = group.pointee.priority
      var remaining = 0.0
      wish = group
      while wish < end, wish.pointee.priority == priority {
        remaining += 1
        if priority < highest { available += wish.pointee.minimum }
        wish += 1
      }
      wish = group
      while wish < end, wish.pointee.priority == priority {
        let share = max(available / remaining, 0)
        let offer =
          axis == .horizontal
          ? Proposal(width: share, height: proposal.height) : Proposal(width: proposal.width, height: share)
        let child = children + wish.pointee.index
        let size = child.pointee.item.borrow { $0.size(offer) }
        child.pointee.offer = share
        child.pointee.size = size
        // All the room there is stays all of it, whatever a greedy child took.
        if available < .infinity { available -= axis == .horizontal ? size.width : size.height }
        remaining -= 1
        wish += 1
      }
      group = wish
    }
  }

  /// Puts the children in the order they get space: higher priority first, then less flexible, then larger minimum; ties
  /// keep their order. Returns the highest priority.
  private func sort(
    _ children: UnsafeMutablePointer<StackChild>, _ order: UnsafeMutablePointer<StackWish>, _ wishes: Int, _ proposal: Proposal
  ) -> Double {
    var highest = -Double.infinity
    var index = 0
    while index < wishes {
      let item = children[index].item
      let range = item.borrow { $0.flexibility(axis, proposal) }
      let wish = StackWish(
        index: index, minimum: range.minimum, flexibility: range.maximum - range.minimum,
        priority: item.borrow { $0.priority })
      highest = max(highest, wish.priority)
      var place = 0
      while place < index, !wish.precedes(order[place]) { place += 1 }
      var moved = index
      while moved > place {
        order[moved] = order[moved - 1]
        moved -= 1
      }
      order[place] = wish
      index += 1
    }
    return highest
  }

  /// What neighbours want between them, kept with the second one.
  private func findGaps() {
    hasGaps = true
    gaps = 0
    guard let children else { return }
    let (before, after): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    children.pointee.gap = 0
    var index = 1
    while index < Int(count) {
      let child = children + index
      let gap =
        spacing
        ?? DefaultSpacing.between(
          (child - 1).pointee.item.borrow { $0.spacing(before) }, child.pointee.item.borrow { $0.spacing(after) }, axis)
      child.pointee.gap = gap
      gaps += gap
      index += 1
    }
  }

  func flexibility(_ axis: Axis, _ proposal: Proposal) -> (minimum: Double, maximum: Double) {
    var range = (minimum: 0.0, maximum: 0.0)
    let isAlong = axis == self.axis
    // Across the axis children are asked for their range as if they had all the room along it.
    var probe = proposal
    if !isAlong { probe[self.axis] = Proposal.none }
    var index = 0
    while let children, index < Int(count) {
      let part = children[index].item.borrow { $0.flexibility(axis, probe) }
      if isAlong {
        range.minimum += part.minimum
        range.maximum += part.maximum
      } else {
        range.minimum = max(range.minimum, part.minimum)
        range.maximum = max(range.maximum, part.maximum)
      }
      index += 1
    }
    guard isAlong else { return range }
    if !hasGaps { findGaps() }
    return (range.minimum + gaps, range.maximum + gaps)
  }

  // MARK: Places

  /// The position of the guide that children are aligned on, across the axis.
  private var line: Double {
    var line = 0.0
    var index = 0
    while let children, index < Int(count) {
      line = max(line, position(children + index))
      index += 1
    }
    return line
  }

  func place(in frame: LayoutRect, _ proposal: Proposal, isMirrored: Bool) {
    sizeChildren(proposal)
    let line = line
    var along = 0.0
    var index = 0
    passes += 1
    defer { passes -= 1 }
    while let children, index < Int(count) {
      let child = children[index]
      let size = child.size
      along += child.gap
      let side = line - position(children + index)
      if axis == .horizontal {
        let left = AlignmentMath.left(along, of: size.width, in: frame, isMirrored: isMirrored)
        let offer = Proposal(width: child.offer, height: proposal.height)
        child.item.borrow { $0.place(left, frame.y + side, offer) }
        along += size.width
      } else {
        let left = AlignmentMath.left(side, of: size.width, in: frame, isMirrored: isMirrored)
        let offer = Proposal(width: proposal.width, height: child.offer)
        child.item.borrow { $0.place(left, frame.y + along, offer) }
        along += size.height
      }
      index += 1
    }
  }

  func explicitGuide(_ wanted: AlignmentGuide, _ proposal: Proposal) -> Double? {
    if !isSized { sizeChildren(proposal) }
    let line = line
    let isAlong = wanted.isVertical == (axis == .vertical)
    var values: [Double] = []
    var along = 0.0
    var index = 0
    while let children, index < Int(count) {
      let child = children[index]
      along += child.gap
      if let value = child.item.borrow({ $0.explicitGuide(wanted, child.size) }) {
        values.append(value + (isAlong ? along : line - position(children + index)))
      }
      along += child.size[axis]
      index += 1
    }
    return wanted.combine(values)
  }

  func spacing(_ edge: Edge) -> SpacingPreference {
    guard let first, let last else { return .standard }
    switch (axis, edge) {
    case (.vertical, .top), (.horizontal, .leading): return first.spacing(edge)
    case (.vertical, .bottom), (.horizontal, .trailing): return last.spacing(edge)
    case (.vertical, .leading), (.vertical, .trailing), (.horizontal, .top), (.horizontal, .bottom):
      var index = 0
      while let children, index < Int(count) {
        let item = children[index].item
        if !item.borrow({ $0.isSpacer }) {
          guard case .text = item.borrow({ $0.spacing(edge) }) else { return .standard }
        }
        index += 1
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
