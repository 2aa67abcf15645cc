@_spi(CellHarness) import UIKit

/// The node of a lazy stack or grid in a scroll view on a screen: what of it comes near the visible area is made and shown by
/// cells of the scroll view's (LY-18). What was made stays, with its state, until its data goes.
@MainActor final class HostedLazyNode<V: LazyContainer>: TypedNode<V>, ConcealingNode, ScrollingNode, LazyPart, ShiftedContent {
  private weak var scroll: (any HostedScroll)?
  private let identities = HostedLineIDs()
  private lazy var shown = ShownLines(of: self)
  private(set) var rows: [(id: HostedLineID, line: ListLine)] = []
  private var rowNumbers: [ObjectIdentifier: Int] = [:]
  private var needsReading = true
  /// Headers and footers that stay in view, with the rows of their sections.
  private var pinned: [Int: Range<Int>] = [:]
  private var arrangement: (across: Double, value: LazyArrangement)?
  let number: Int

  init(_ view: V, _ inputs: NodeInputs, in scroll: any HostedScroll) {
    self.scroll = scroll
    number = scroll.nextNumber()
    inputs.graph.hasConcealers = true
    super.init(view, inputs)
    scroll.join(self)
    NodeReconciler.update(&child, to: view.content, in: self, partEnvironment)
  }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    super.update(view, environment)
    NodeReconciler.update(&child, to: view.content, in: self, partEnvironment)
    invalidateLayout()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    self.environment = environment
    child?.environmentChanged(partEnvironment)
  }

  override func willLeave() {
    shown.forget()
    scroll?.leave(self)
  }

  private var partEnvironment: EnvironmentValues {
    var inner = environment
    inner.builtin.makesRowsLazily = true
    return inner
  }

  // MARK: Appearing

  var shownBranch: ViewNode? { nil }
  func shows(_ path: [ViewNode]) -> Bool { shown.shows(path) }
  func lineAppeared(_ id: HostedLineID) { _ = shown.appeared(id) }
  func lineDisappeared(_ id: HostedLineID) { shown.disappeared(id) }
  func remakeLine(_ id: HostedLineID) {
    guard let (old, new) = shown.remake(id) else { return }
    identities.pass(from: old, to: new)
    readRows()
  }

  // MARK: Layout

  override var pathName: String? { V.name }
  override var isPlaced: Bool { true }
  override var contentAxis: ContentAxis { .along(V.axis) }
  override func collectItems(_ list: inout ItemList) { list.append(self) }
  override func forgetItems() { needsReading = true }
  override func hit(_ x: Double, _ y: Double) -> ViewNode? { nil }
  /// Cells describe what they show.
  override func describe(_ pass: inout DescribePass) {}

  override func clearLayout() {
    super.clearLayout()
    arrangement = nil
  }

  func readRows() {
    guard needsReading else { return }
    needsReading = false
    let found = ListReading.lines(of: self, child)
    pinned = [:]
    var count = 0
    rows = identities.sections(of: found.lines).flatMap { section in
      let first = count
      count += (section.header == nil ? 0 : 1) + section.lines.count + (section.footer == nil ? 0 : 1)
      if section.header != nil, view.pinned.contains(.sectionHeaders) { pinned[first] = first..<count }
      if section.footer != nil, view.pinned.contains(.sectionFooters) { pinned[count - 1] = first..<count }
      return ([section.header].compactMap { $0 } + section.lines + [section.footer].compactMap { $0 }).map { entry in
        var id = entry.id
        id.container = number
        return (id, entry.line)
      }
    }
    rowNumbers = Dictionary(
      rows.enumerated().map { (ObjectIdentifier($1.line.item.node), $0) }, uniquingKeysWith: { first, _ in first })
    shown.adopt(rows, found.structure)
  }

  private func isMade(_ line: ListLine) -> Bool { (line.item.node as? any ForEachElement)?.isMade ?? true }

  private func offer(_ width: Double) -> Proposal {
    V.axis == .vertical ? Proposal(width: width, height: Proposal.none) : Proposal(width: Proposal.none, height: width)
  }

  /// Where everything lies. What is not made yet counts as long as the others are on the average.
  private func arranged(_ across: Double) -> LazyArrangement {
    if let arrangement, arrangement.across == across { return arrangement.value }
    readRows()
    let tracks = view.tracks(across: across)
    var known: [Int: Double] = [:]
    var sum = 0.0
    if let first = rows.first?.line, !rows.contains(where: { isMade($0.line) }) {
      (first.item.node as? any ForEachElement)?.materialize()
    }
    for (index, row) in rows.enumerated() where !tracks.isEmpty && isMade(row.line) {
      let length = row.line.item.size(offer(tracks[index % tracks.count].width))[V.axis]
      known[index] = length
      sum += length
    }
    let estimate = known.isEmpty ? 0 : sum / Double(known.count)
    let value = LazyArrangement(count: tracks.isEmpty ? 0 : rows.count, tracks: tracks.count) { next in
      if let gap = view.gap { return gap }
      guard known[next] != nil, known[next - 1] != nil else { return DefaultSpacing.standard }
      let (before, after) = V.axis == .vertical ? (Edge.bottom, Edge.top) : (Edge.trailing, Edge.leading)
      return DefaultSpacing.between(
        rows[next - 1].line.item.spacing(before), rows[next].line.item.spacing(after), V.axis)
    } length: { item, _ in
      known[item] ?? estimate
    }
    arrangement = (across, value)
    return value
  }

  /// The length across for a proposal: what is offered, else what the views that are made want.
  private func across(_ proposal: Proposal) -> Double {
    let offered = proposal[V.axis.other]
    if offered >= 0 { return offered }
    readRows()
    let own = view.tracks(across: 0).last.map { $0.start + $0.width } ?? 0
    let wanted = rows.lazy.filter { self.isMade($0.line) }.map { $0.line.item.size(.unspecified)[V.axis.other] }.max() ?? 0
    return max(own, wanted)
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let across = across(proposal)
    var size = LayoutSize.zero
    size[V.axis.other] = across
    size[V.axis] = across.isFinite ? arranged(across).total : .infinity
    return size
  }

  /// Cells place what they show.
  override func placeContent(_ proposal: Proposal) {}

  private var across: Double { frame.size[V.axis.other] }
  private var origin: Double { V.axis == .vertical ? frame.y : frame.x }

  /// Makes what lies in the visible part of the scroll view's content. True if there was something to make.
  func make(in area: LayoutRect) -> Bool {
    let low = (V.axis == .vertical ? area.y : area.x) - origin
    let indices = arranged(across).indices(from: low, to: low + area.size[V.axis])
    var isOther = false
    for index in indices where !isMade(rows[index].line) {
      (rows[index].line.item.node as? any ForEachElement)?.materialize()
      isOther = true
    }
    return isOther
  }

  /// The rows in an area of the content.
  func rows(in area: LayoutRect) -> [Int] {
    let low = (V.axis == .vertical ? area.y : area.x) - origin
    return Array(arranged(across).indices(from: low, to: low + area.size[V.axis]))
  }

  func pins(row index: Int) -> Bool { pinned[index] != nil }

  func pinnedRows(in area: LayoutRect) -> [Int] {
    guard !pinned.isEmpty else { return [] }
    let there = rows(in: area)
    return pinned.keys.sorted().filter { index in
      guard !there.contains(index), let frame = frame(ofRow: index) else { return false }
      let low = V.axis == .vertical ? area.y : area.x
      let start = V.axis == .vertical ? frame.y : frame.x
      return start < low + area.size[V.axis] && start + frame.size[V.axis] > low
    }
  }

  /// Where the cell of a row is in the content; a pinned one stays in view as long as its section is.
  func frame(ofRow index: Int) -> LayoutRect? {
    guard var place = ownFrame(ofRow: index), let section = pinned[index], let visible = scroll?.visibleRect,
      let first = ownFrame(ofRow: section.lowerBound), let last = ownFrame(ofRow: section.upperBound - 1)
    else { return ownFrame(ofRow: index) }
    func kept(_ start: Double, _ length: Double, _ low: Double, _ room: Double, _ from: Double, _ to: Double) -> Double {
      rows[index].id.part == .header ? max(start, min(low, to - length)) : min(start, max(low + room - length, from))
    }
    if V.axis == .vertical {
      place.y = kept(place.y, place.height, visible.y, visible.height, first.y, last.y + last.height)
    } else {
      place.x = kept(place.x, place.width, visible.x, visible.width, first.x, last.x + last.width)
    }
    return place
  }

  /// Where the cell of a row would be without being pinned: as wide as its track.
  private func ownFrame(ofRow index: Int) -> LayoutRect? {
    let arrangement = arranged(across)
    guard arrangement.places.indices.contains(index) else { return nil }
    let place = arrangement.places[index]
    let track = view.tracks(across: across)[place.track]
    if V.axis == .vertical {
      let isMirrored = environment.builtin.layoutDirection == .rightToLeft
      let start = isMirrored ? across - track.start - track.width : track.start
      return LayoutRect(x: frame.x + start, y: frame.y + place.start, width: track.width, height: place.length)
    }
    return LayoutRect(x: frame.x + place.start, y: frame.y + track.start, width: place.length, height: track.width)
  }

  /// Rows lie in the coordinates of their cells.
  func contentShift(of node: ViewNode) -> (x: Double, y: Double) {
    var row: ViewNode = node
    while let above = row.parent, above !== self {
      if rowNumbers[ObjectIdentifier(row)] != nil { break }
      row = above
    }
    guard let index = rowNumbers[ObjectIdentifier(row)], let frame = frame(ofRow: index) else { return (0, 0) }
    return (frame.x, frame.y)
  }

  // MARK: Cells

  func line(_ id: HostedLineID) -> ListLine? { shown.lines[id] }
  var hostView: HostingView? { graph.platform as? HostingView }
  var owner: ViewNode { self }
  var offersSwipeActions: Bool { false }

  func fitting(_ line: ListLine, width: Double) -> CGSize {
    guard V.axis == .vertical else { return CGSize(width: width, height: across) }
    return CGSize(width: width, height: line.item.size(offer(width)).height)
  }

  func place(_ line: ListLine, in size: LayoutSize) {
    let offer = offer(size[V.axis.other])
    let own = line.item.size(offer)
    let isMirrored = V.axis == .vertical && environment.builtin.layoutDirection == .rightToLeft
    let across = (size[V.axis.other] - own[V.axis.other]) * (isMirrored ? 1 - view.place : view.place)
    if V.axis == .vertical { line.item.place(across, 0, offer) } else { line.item.place(0, across, offer) }
  }

  // MARK: Scrolling

  func reveal(_ frame: LayoutRect, _ anchor: UnitPoint?) {}

  /// A row that has just come has its place after the update of the screen that is under way.
  func reveal(_ target: ViewNode, _ anchor: UnitPoint?) -> Bool {
    let isOther = needsReading
    readRows()
    for (index, row) in rows.enumerated() {
      let line = row.line.item.node
      guard line.isWithin(target, below: self) || target.isWithin(line, below: self) else { continue }
      return scroll?.show(row: index, of: self, anchor, later: isOther) ?? false
    }
    return false
  }
}

/// What a scroll view needs of a lazy container in it, or of what else is shown by its cells.
@MainActor protocol LazyPart: HostedLines {
  var number: Int { get }
  var rows: [(id: HostedLineID, line: ListLine)] { get }
  func readRows()
  func make(in area: LayoutRect) -> Bool
  func rows(in area: LayoutRect) -> [Int]
  func frame(ofRow index: Int) -> LayoutRect?
  /// True for a header or footer that stays in view with its section.
  func pins(row index: Int) -> Bool
  /// Pinned rows that are in an area although their own places are not.
  func pinnedRows(in area: LayoutRect) -> [Int]
}
