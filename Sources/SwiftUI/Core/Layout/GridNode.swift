/// The node of a grid (LY-19).
@MainActor final class GridNode<Content: View>: TypedNode<Grid<Content>>, GridContainer {
  private struct Row {
    var cells: [(item: LayoutItem, column: Int, span: Int)]
    var alignment: VerticalAlignment
    /// True for a view that is not in a row: it spans the grid.
    var isWhole: Bool
  }

  private var rows: [Row]?
  private var columnCount = 0

  override init(_ view: Grid<Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    NodeReconciler.update(&child, to: view.content, in: self, environment)
  }

  override func update(_ view: Grid<Content>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    invalidateLayout()
    NodeReconciler.update(&child, to: view.content, in: self, environment)
  }

  override var pathName: String? { "Grid" }
  override var contentAxis: ContentAxis { .along(.vertical) }
  override var isPlaced: Bool { true }
  override func collectItems(_ list: inout ItemList) { list.append(self) }
  override func forgetItems() { rows = nil }

  private var gapX: Double { view.horizontalSpacing.map { Double($0) } ?? DefaultSpacing.standard }
  private var gapY: Double { view.verticalSpacing.map { Double($0) } ?? DefaultSpacing.standard }

  private func allRows() -> [Row] {
    if let rows { return rows }
    var list = ItemList()
    child?.collectItems(&list)
    columnCount = 0
    let made = list.array.map { item -> Row in
      guard let source = item as? any GridRowSource else {
        return Row(cells: [(item, 0, 1)], alignment: view.alignment.vertical, isWhole: true)
      }
      var column = 0
      var cells: [(item: LayoutItem, column: Int, span: Int)] = []
      for cell in source.cells {
        let span = max(1, ViewTraits.value(ObjectIdentifier(GridCellColumns.self), of: cell) as? Int ?? 1)
        cells.append((cell, column, span))
        column += span
      }
      columnCount = max(columnCount, column)
      return Row(cells: cells, alignment: source.alignment ?? view.alignment.vertical, isWhole: false)
    }
    rows = made
    return made
  }

  private func isUnsized(_ item: LayoutItem, _ axis: Axis.Set) -> Bool {
    (ViewTraits.value(ObjectIdentifier(GridCellUnsizedAxes.self), of: item) as? Axis.Set)?.contains(axis) ?? false
  }

  /// The widths of the columns: the least flexible column gets its share first, as in a stack.
  private func columns(_ proposal: Proposal) -> [Double] {
    let rows = allRows()
    guard columnCount > 0 else { return [] }
    var single: [[LayoutItem]] = Array(repeating: [], count: columnCount)
    for row in rows where !row.isWhole {
      for cell in row.cells where cell.span == 1 && !isUnsized(cell.item, .horizontal) {
        single[cell.column].append(cell.item)
      }
    }
    func widest(_ items: [LayoutItem], _ width: Double) -> Double {
      items.map { $0.size(Proposal(width: width, height: Proposal.none)).width }.max() ?? 0
    }
    if proposal.width < 0 { return single.map { widest($0, Proposal.none) } }
    let ranges = single.map { items -> (least: Double, flexibility: Double) in
      let least = widest(items, 0)
      return (least, widest(items, .infinity) - least)
    }
    var widths = Array(repeating: 0.0, count: columnCount)
    var available = proposal.width - gapX * Double(columnCount - 1)
    let order = ranges.indices.sorted {
      ranges[$0].flexibility == ranges[$1].flexibility ? $0 < $1 : ranges[$0].flexibility < ranges[$1].flexibility
    }
    for (done, column) in order.enumerated() {
      let share = max(0, available / Double(columnCount - done))
      widths[column] = widest(single[column], share)
      // Where everything is offered, it still is after a column took it.
      if available.isFinite { available -= widths[column] }
    }
    return widths
  }

  private func width(_ columns: [Double], _ from: Int, _ span: Int) -> Double {
    let end = min(columns.count, from + span)
    guard from < end else { return 0 }
    return columns[from..<end].reduce(0, +) + gapX * Double(end - from - 1)
  }

  private func offer(_ cell: (item: LayoutItem, column: Int, span: Int), _ row: Row, _ columns: [Double], _ total: Double)
    -> Proposal
  {
    if row.isWhole {
      // Outside a row a view takes the grid's width, or its own where there are no columns.
      return Proposal(width: columns.isEmpty ? Proposal.none : total, height: Proposal.none)
    }
    return Proposal(width: width(columns, cell.column, cell.span), height: Proposal.none)
  }

  private func height(_ row: Row, _ columns: [Double], _ total: Double) -> Double {
    row.cells.map { isUnsized($0.item, .vertical) ? 0 : $0.item.size(offer($0, row, columns, total)).height }.max() ?? 0
  }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    let rows = allRows()
    let columns = columns(proposal)
    var total = width(columns, 0, columns.count)
    for row in rows where row.isWhole {
      for cell in row.cells where !isUnsized(cell.item, .horizontal) {
        let room = proposal.width < 0 ? Proposal.none : proposal.width
        total = max(total, cell.item.size(Proposal(width: columns.isEmpty ? room : total, height: Proposal.none)).width)
      }
    }
    let heights = rows.map { height($0, columns, total) }
    return LayoutSize(width: total, height: heights.reduce(0, +) + gapY * Double(max(0, rows.count - 1)))
  }

  override func placeContent(_ proposal: Proposal) {
    let rows = allRows()
    let columns = columns(proposal)
    let total = frame.width
    var alignments = Array(repeating: view.alignment.horizontal, count: max(1, columns.count))
    for row in rows {
      for cell in row.cells where cell.column < alignments.count {
        if let own = ViewTraits.value(ObjectIdentifier(GridColumnAlignment.self), of: cell.item) as? HorizontalAlignment {
          alignments[cell.column] = own
        }
      }
    }
    let isMirrored = environment.builtin.layoutDirection == .rightToLeft
    var top = frame.y
    for row in rows {
      let height = height(row, columns, total)
      for cell in row.cells {
        let start = cell.column == 0 ? 0 : width(columns, 0, cell.column) + gapX
        let own = row.isWhole ? total : width(columns, cell.column, cell.span)
        let place = LayoutRect(
          x: AlignmentMath.left(start, of: own, in: frame, isMirrored: isMirrored), y: top, width: own, height: height)
        let offered = offer(cell, row, columns, total)
        if let anchor = ViewTraits.value(ObjectIdentifier(GridCellAnchor.self), of: cell.item) as? UnitPoint {
          let size = cell.item.size(offered)
          cell.item.place(
            AlignmentMath.left((own - size.width) * Double(anchor.x), of: size.width, in: place, isMirrored: isMirrored),
            place.y + (height - size.height) * Double(anchor.y),
            offered)
        } else {
          let horizontal = row.isWhole || cell.column >= alignments.count ? view.alignment.horizontal : alignments[cell.column]
          cell.item.place(alignedIn: place, Alignment(horizontal: horizontal, vertical: row.alignment), offered)
        }
      }
      top += height + gapY
    }
  }
}
