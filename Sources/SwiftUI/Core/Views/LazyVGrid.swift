import Foundation

/// How wide a column or how high a row of a grid is.
nonisolated public struct GridItem: Sendable {
  /// The ways to say it.
  public enum Size: Sendable {
    /// This length.
    case fixed(CGFloat)
    /// A share of what is left, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many of them as fit, within bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length.
  public var size: GridItem.Size
  /// The distance to the next one.
  public var spacing: CGFloat?
  /// Where items lie in their cell.
  public var alignment: Alignment?

  /// Creates a column or row.
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in columns, row after row.
nonisolated public struct LazyVGrid<Content>: View where Content: View {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinned: PinnedScrollableViews
  let content: Content

  /// Creates a grid.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    pinned = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: LazyGrid {
  static var axis: Axis { .vertical }
  static var name: String { "LazyVGrid" }
  var lines: [GridItem] { columns }
}

/// Views in rows, column after column.
nonisolated public struct LazyHGrid<Content>: View where Content: View {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinned: PinnedScrollableViews
  let content: Content

  /// Creates a grid.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    pinned = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: LazyGrid {
  static var axis: Axis { .horizontal }
  static var name: String { "LazyHGrid" }
  var lines: [GridItem] { rows }
}

/// A grid whose lines are made as they come near.
protocol LazyGrid: LazyContainer {
  var lines: [GridItem] { get }
  var spacing: CGFloat? { get }
}

extension LazyGrid {
  var gap: Double? { Double(spacing ?? 8) }
  var place: Double { 0.5 }
  func tracks(across: Double) -> [(start: Double, width: Double)] { GridColumns(lines, width: across).columns }
  @MainActor static func makeEagerNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { EagerGridNode(view, inputs) }
}

/// Where the columns of a grid begin and how wide they are, for a width.
nonisolated struct GridColumns {
  var columns: [(start: Double, width: Double)] = []

  init(_ items: [GridItem], width: Double) {
    let gaps = items.map { Double($0.spacing ?? 8) }
    var free = width - gaps.dropLast().reduce(0, +)
    var flexible = 0
    for item in items {
      switch item.size {
      case .fixed(let length): free -= Double(length)
      case .flexible, .adaptive: flexible += 1
      }
    }
    var start = 0.0
    for (item, gap) in zip(items, gaps) {
      let share = max(0, free) / Double(max(1, flexible))
      switch item.size {
      case .fixed(let length):
        columns.append((start, Double(length)))
        start += Double(length) + gap
      case .flexible(let minimum, let maximum):
        let width = min(max(share, Double(minimum)), Double(maximum))
        columns.append((start, width))
        free -= width
        flexible -= 1
        start += width + gap
      case .adaptive(let minimum, let maximum):
        let count = max(1, ((share + gap) / (Double(minimum) + gap)).rounded(.down))
        let width = min((share - gap * (count - 1)) / count, Double(maximum))
        for _ in 0..<Int(count) {
          columns.append((start, width))
          start += width + gap
        }
        free -= share
        flexible -= 1
      }
    }
  }
}

/// The node of a grid that makes everything at once.
@MainActor private final class EagerGridNode<V: LazyContainer>: TypedNode<V> {
  private var items: [LayoutItem]?

  override init(_ view: V, _ inputs: NodeInputs) {
    super.init(view, inputs)
    NodeReconciler.update(&child, to: view.content, in: self, environment)
  }

  override var pathName: String? { V.name }
  override var contentAxis: ContentAxis { .unordered }
  override var isPlaced: Bool { true }
  override func collectItems(_ list: inout ItemList) { list.append(self) }
  override func forgetItems() { items = nil }

  override func update(_ view: V, _ environment: EnvironmentValues) {
    super.update(view, environment)
    invalidateLayout()
    NodeReconciler.update(&child, to: view.content, in: self, environment)
  }

  private func children() -> [LayoutItem] {
    if let items { return items }
    var list = ItemList()
    child?.collectItems(&list)
    items = list.array
    return list.array
  }

  private func offer(_ width: Double) -> Proposal {
    V.axis == .vertical ? Proposal(width: width, height: Proposal.none) : Proposal(width: Proposal.none, height: width)
  }

  private func arrange(_ tracks: [(start: Double, width: Double)]) -> LazyArrangement {
    let items = children()
    return LazyArrangement(count: tracks.isEmpty ? 0 : items.count, tracks: tracks.count) { _ in
      view.gap ?? DefaultSpacing.standard
    } length: {
      items[$0].size(offer(tracks[$1].width))[V.axis]
    }
  }

  private func tracks(_ proposal: Proposal) -> [(start: Double, width: Double)] {
    let offered = proposal[V.axis.other]
    return view.tracks(across: offered >= 0 && offered.isFinite ? offered : extent(view.tracks(across: 0)))
  }

  private func extent(_ tracks: [(start: Double, width: Double)]) -> Double { tracks.last.map { $0.start + $0.width } ?? 0 }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let tracks = tracks(proposal)
    var size = LayoutSize.zero
    size[V.axis] = arrange(tracks).total
    let offered = proposal[V.axis.other]
    size[V.axis.other] = offered >= 0 && offered.isFinite ? offered : extent(tracks)
    return size
  }

  override func placeContent(_ proposal: Proposal) {
    let tracks = tracks(proposal)
    let isMirrored = environment.builtin.layoutDirection == .rightToLeft
    for (item, place) in zip(children(), arrange(tracks).places) {
      let track = tracks[place.track]
      let offer = offer(track.width)
      let size = item.size(offer)
      let across = track.start + (track.width - size[V.axis.other]) * view.place
      if V.axis == .vertical {
        let left = AlignmentMath.left(across, of: size.width, in: frame, isMirrored: isMirrored)
        item.place(left, frame.y + place.start, offer)
      } else {
        let left = AlignmentMath.left(place.start, of: size.width, in: frame, isMirrored: isMirrored)
        item.place(left, frame.y + across, offer)
      }
    }
  }
}
