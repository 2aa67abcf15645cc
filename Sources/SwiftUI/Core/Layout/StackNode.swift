/// What a stack's node needs to know of its view.
protocol StackView: PrimitiveView {
  associatedtype Content: View
  static var axis: Axis { get }
  var guide: AlignmentGuide { get }
  var givenSpacing: Double? { get }
  var content: Content { get }
}

extension StackView {
  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { StackNode(view, inputs) }
}

/// The node of a horizontal or vertical stack.
///
/// Space along the axis is shared by the rules LY-02 to LY-05: groups by priority, in a group the least flexible child
/// first, each offered an equal share of what is left.
@MainActor final class StackNode<V: StackView>: TypedNode<V> {
  @exclusivity(unchecked) private var items: [LayoutItem]?
  @exclusivity(unchecked) private var sizedFor: Proposal?
  @exclusivity(unchecked) private var order: [LayoutItem] = []
  @exclusivity(unchecked) private var gaps = 0.0
  @exclusivity(unchecked) private var distances: [Double]?

  override init(_ view: V, _ inputs: NodeInputs) {
    super.init(view, inputs)
    NodeReconciler.update(&child, to: view.content, in: self, environment)
  }

  override var pathName: String? { V.axis == .horizontal ? "HStack" : "VStack" }
  override var contentAxis: ContentAxis { .along(V.axis) }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    let changed = self.view.givenSpacing != view.givenSpacing || self.view.guide != view.guide
    super.update(view, environment)
    if changed { invalidateLayout() }
    NodeReconciler.update(&child, to: view.content, in: self, environment)
  }

  override var isPlaced: Bool { true }
  override func collectItems(_ list: inout ItemList) { list.append(self) }
  override func forgetItems() { items = nil }

  override func clearLayout() {
    super.clearLayout()
    sizedFor = nil
    distances = nil
  }

  private func children() -> [LayoutItem] {
    if let items { return items }
    var list = ItemList()
    child?.collectItems(&list)
    let made = list.array
    items = made
    return made
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let children = children()
    if children.isEmpty { return .zero }
    sizeChildren(children, proposal)
    return total(children)
  }

  private func total(_ children: [LayoutItem]) -> LayoutSize {
    let axis = V.axis
    var result = LayoutSize.zero
    var length = gaps
    var before = 0.0
    var after = 0.0
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    let guide = view.guide
    for item in children {
      length += item.stackSize[axis]
      let position = item.guide(guide, item.stackSize, across)
      before = max(before, position)
      after = max(after, item.stackSize[across] - position)
    }
    result[axis] = length
    result[across] = before + after
    return result
  }

  /// Decides every child's size for a proposal and leaves it in the child's scratch.
  private func sizeChildren(_ children: [LayoutItem], _ proposal: Proposal) {
    if sizedFor == proposal { return }
    sizedFor = proposal
    let axis = V.axis
    gaps = totalSpacing(children)
    let offered = proposal[axis]
    if offered < 0 || children.count == 1 {
      for item in children {
        item.stackOffer = proposal
        item.stackSize = item.size(proposal)
      }
      return
    }
    share(offered - gaps, among: children, proposal)
  }

  private func share(_ space: Double, among children: [LayoutItem], _ proposal: Proposal) {
    let axis = V.axis
    var available = space
    var highest = -Double.infinity
    order.removeAll(keepingCapacity: true)
    for item in children {
      let range = item.flexibility(axis, proposal)
      item.stackMinimum = range.minimum
      item.stackFlexibility = range.maximum - range.minimum
      item.stackPriority = item.priority
      highest = max(highest, item.stackPriority)
      insert(item)
    }
    for item in order where item.stackPriority < highest { available -= item.stackMinimum }
    var start = 0
    while start < order.count {
      let priority = order[start].stackPriority
      var end = start
      while end < order.count && order[end].stackPriority == priority { end += 1 }
      if priority < highest {
        for index in start..<end { available += order[index].stackMinimum }
      }
      for index in start..<end {
        var offer = proposal
        offer[axis] = max(available / Double(end - index), 0)
        let item = order[index]
        item.stackOffer = offer
        item.stackSize = item.size(offer)
        available -= item.stackSize[axis]
      }
      start = end
    }
  }

  /// Keeps `order` sorted: higher priority first, then less flexible, then larger minimum; ties keep their order.
  private func insert(_ item: LayoutItem) {
    var index = order.count
    while index > 0 && precedes(item, order[index - 1]) { index -= 1 }
    order.insert(item, at: index)
  }

  private func precedes(_ first: LayoutItem, _ second: LayoutItem) -> Bool {
    if first.stackPriority != second.stackPriority { return first.stackPriority > second.stackPriority }
    if first.stackFlexibility != second.stackFlexibility { return first.stackFlexibility < second.stackFlexibility }
    return first.stackFlexibility == .infinity && first.stackMinimum > second.stackMinimum
  }

  private func totalSpacing(_ children: [LayoutItem]) -> Double {
    if let given = view.givenSpacing { return given * Double(children.count - 1) }
    var sum = 0.0
    for distance in standardDistances(children) { sum += distance }
    return sum
  }

  /// What neighbours want between them, by the first one's index.
  private func standardDistances(_ children: [LayoutItem]) -> [Double] {
    if let distances { return distances }
    var made: [Double] = []
    made.reserveCapacity(children.count)
    let axis = V.axis
    let (before, after): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    for index in 1..<max(children.count, 1) {
      made.append(
        DefaultSpacing.between(children[index - 1].spacing(before), children[index].spacing(after), axis))
    }
    distances = made
    return made
  }

  override func placeContent(_ proposal: Proposal) {
    let children = children()
    if children.isEmpty { return }
    sizeChildren(children, proposal)
    let axis = V.axis
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    let guide = view.guide
    var line = 0.0
    for item in children { line = max(line, item.guide(guide, item.stackSize, across)) }
    let mirrored = axis == .horizontal && environment.builtin.layoutDirection == .rightToLeft
    let given = view.givenSpacing
    let distances = given == nil ? standardDistances(children) : []
    var position = 0.0
    for (index, item) in children.enumerated() {
      if index > 0 { position += given ?? distances[index - 1] }
      let length = item.stackSize[axis]
      let start = mirrored ? frame.width - position - length : position
      let side = line - item.guide(guide, item.stackSize, across)
      if axis == .horizontal {
        item.place(frame.x + start, frame.y + side, item.stackOffer)
      } else {
        item.place(frame.x + side, frame.y + start, item.stackOffer)
      }
      position += length
    }
  }

  override func flexibility(_ axis: Axis, _ proposal: Proposal) -> (minimum: Double, maximum: Double) {
    if graph.usesAlignmentGuides { return super.flexibility(axis, proposal) }
    let children = children()
    var range = (minimum: 0.0, maximum: 0.0)
    if axis == V.axis {
      for item in children {
        let part = item.flexibility(axis, proposal)
        range.minimum += part.minimum
        range.maximum += part.maximum
      }
      let gaps = totalSpacing(children)
      return (range.minimum + gaps, range.maximum + gaps)
    }
    // Across the axis the offer along it decides what children are asked; without one they are asked for their ideal.
    guard proposal[V.axis] < 0 || children.count == 1 else { return super.flexibility(axis, proposal) }
    for item in children {
      let part = item.flexibility(axis, proposal)
      range.minimum = max(range.minimum, part.minimum)
      range.maximum = max(range.maximum, part.maximum)
    }
    return range
  }

  override func spacing(_ edge: Edge) -> SpacingPreference {
    let children = children()
    guard let first = children.first, let last = children.last else { return .standard }
    switch (V.axis, edge) {
    case (.vertical, .top), (.horizontal, .leading): return first.spacing(edge)
    case (.vertical, .bottom), (.horizontal, .trailing): return last.spacing(edge)
    case (.vertical, .leading), (.vertical, .trailing), (.horizontal, .top), (.horizontal, .bottom):
      for item in children where !item.isSpacer {
        if case .text = item.spacing(edge) { continue }
        return .standard
      }
      return .text
    }
  }

  override func explicitGuide(_ guide: AlignmentGuide, _ size: LayoutSize) -> Double? {
    let children = children()
    guard !children.isEmpty else { return nil }
    if sizedFor == nil { sizeChildren(children, placedProposal) }
    let axis = V.axis
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    var line = 0.0
    for item in children { line = max(line, item.guide(view.guide, item.stackSize, across)) }
    let isVertical = guide.isVertical
    var values: [Double] = []
    var position = 0.0
    for (index, item) in children.enumerated() {
      if index > 0 { position += view.givenSpacing ?? standardDistances(children)[index - 1] }
      if let value = item.explicitGuide(guide, item.stackSize) {
        let side = line - item.guide(view.guide, item.stackSize, across)
        let offset = isVertical == (axis == .vertical) ? position : side
        values.append(offset + value)
      }
      position += item.stackSize[axis]
    }
    return guide.combine(values)
  }
}

extension AlignmentGuide {
  /// True for guides of the vertical axis that texts set themselves.
  var isFirstBaseline: Bool { self == VerticalAlignment.firstTextBaseline.key }
  var isLastBaseline: Bool { self == VerticalAlignment.lastTextBaseline.key }

  /// True if the guide lies along the vertical axis.
  var isVertical: Bool {
    isFirstBaseline || isLastBaseline || self == VerticalAlignment.top.key || self == VerticalAlignment.center.key
      || self == VerticalAlignment.bottom.key
  }

  /// Several explicit positions as one: the first baseline is the topmost, the last the lowest, others their mean (LY-23).
  func combine(_ values: [Double]) -> Double? {
    if values.isEmpty { return nil }
    if isFirstBaseline { return values.min() }
    if isLastBaseline { return values.max() }
    return values.reduce(0, +) / Double(values.count)
  }
}
