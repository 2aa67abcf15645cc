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
  let content: Content

  /// Creates a grid.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: PrimitiveView {
  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { LazyVGridNode(view, inputs) }
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

@MainActor private final class LazyVGridNode<Content: View>: TypedNode<LazyVGrid<Content>> {
  private var items: [LayoutItem]?

  override init(_ view: LazyVGrid<Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    NodeReconciler.update(&child, to: view.content, in: self, environment)
  }

  override var pathName: String? { "LazyVGrid" }
  override var contentAxis: ContentAxis { .unordered }
  override var isPlaced: Bool { true }
  override func collectItems(_ list: inout ItemList) { list.append(self) }
  override func forgetItems() { items = nil }

  override func update(_ view: LazyVGrid<Content>, _ environment: EnvironmentValues) {
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

  /// Goes through the items with their columns, rows and sizes; returns the height.
  private func arrange(
    _ width: Double, _ visit: (LayoutItem, _ column: (start: Double, width: Double), _ top: Double, _ height: Double) -> Void
  ) -> Double {
    let columns = GridColumns(view.columns, width: width).columns
    guard !columns.isEmpty else { return 0 }
    let all = children()
    var top = 0.0
    for start in stride(from: 0, to: all.count, by: columns.count) {
      let row = all[start..<min(start + columns.count, all.count)]
      let height =
        zip(row, columns).map { $0.size(Proposal(width: $1.width, height: Proposal.none)).height }.max() ?? 0
      for (item, column) in zip(row, columns) { visit(item, column, top, height) }
      top += height + Double(view.spacing ?? 8)
    }
    return all.isEmpty ? 0 : top - Double(view.spacing ?? 8)
  }

  private func width(_ proposal: Proposal) -> Double {
    proposal.width >= 0 && proposal.width.isFinite
      ? proposal.width : GridColumns(view.columns, width: 0).columns.last.map { $0.start + $0.width } ?? 0
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let width = width(proposal)
    return LayoutSize(width: width, height: arrange(width) { _, _, _, _ in })
  }

  override func placeContent(_ proposal: Proposal) {
    _ = arrange(width(proposal)) { item, column, top, height in
      let offer = Proposal(width: column.width, height: Proposal.none)
      let size = item.size(offer)
      item.place(frame.x + column.start + (column.width - size.width) / 2, frame.y + top + (height - size.height) / 2, offer)
    }
  }
}
