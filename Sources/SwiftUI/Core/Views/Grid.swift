import Foundation

/// Rows of cells whose columns are as wide as their widest cell.
nonisolated public struct Grid<Content>: View where Content: View {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Creates a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

/// One row of a grid; outside a grid its cells are views like any others.
nonisolated public struct GridRow<Content>: View where Content: View {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

nonisolated extension View {
  /// Makes a cell span several columns.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier(key: ObjectIdentifier(GridCellColumns.self), value: count))
  }
  /// Sets how the cells of the view's column lie in it.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier(key: ObjectIdentifier(GridColumnAlignment.self), value: guide))
  }
  /// Sets where a cell lies in its place.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier(key: ObjectIdentifier(GridCellAnchor.self), value: anchor))
  }
  /// Keeps a cell from making its column or row larger.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier(key: ObjectIdentifier(GridCellUnsizedAxes.self), value: axes))
  }
}

enum GridCellColumns {}
enum GridColumnAlignment {}
enum GridCellAnchor {}
enum GridCellUnsizedAxes {}

extension Grid: PrimitiveView {
  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { GridNode(view, inputs) }
}

extension GridRow: PrimitiveView {
  @MainActor static func makeNode(_ view: Self, _ inputs: NodeInputs) -> ViewNode { GridRowNode(view, inputs) }
}

/// The node of a row: hands its cells to the grid as one item.
@MainActor final class GridRowNode<Content: View>: TypedNode<GridRow<Content>>, GridRowSource {
  private var isInGrid = false

  override init(_ view: GridRow<Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    isInGrid = GridRowMembership.isInGrid(self)
    NodeReconciler.update(&child, to: view.content, in: self, environment)
  }

  override func update(_ view: GridRow<Content>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    NodeReconciler.update(&child, to: view.content, in: self, environment)
  }

  override var pathName: String? { "GridRow" }

  override func collectItems(_ list: inout ItemList) {
    if isInGrid { list.append(self) } else { super.collectItems(&list) }
  }

  var cells: [LayoutItem] {
    var list = ItemList()
    child?.collectItems(&list)
    return list.array
  }

  var alignment: VerticalAlignment? { view.alignment }
}

/// A row, as the grid sees it.
@MainActor protocol GridRowSource: ViewNode {
  var cells: [LayoutItem] { get }
  var alignment: VerticalAlignment? { get }
}

/// A grid's node, as its rows see it.
@MainActor protocol GridContainer: ViewNode {}

@MainActor private enum GridRowMembership {
  /// True if nothing with a place of its own lies between a row and a grid.
  static func isInGrid(_ node: ViewNode) -> Bool {
    var current = node.parent
    while let parent = current {
      if parent is any GridContainer { return true }
      if parent.isPlaced { return false }
      current = parent.parent
    }
    return false
  }
}
