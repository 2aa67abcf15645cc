/// A button that belongs to the row it is in as long as its style does not set it apart (IN-02).
@MainActor protocol RowButton: TouchResponder {
  var belongsToRow: Bool { get }
}

/// A menu that opens after a long press anywhere in its row of a `List`, also beside what the row shows (IN-04).
@MainActor protocol RowMenu: TouchResponder {
  /// False for a control's own menu, which only the control opens.
  var belongsToRow: Bool { get }
}

nonisolated extension EnvironmentValues {
  /// True in a row of SwiftUI's own list.
  @Entry var isListRow: Bool = false
}

/// Makes views the rows of a list.
nonisolated struct ListRows: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  static var changesEnvironment: Bool { true }
  func changeEnvironment(_ environment: inout EnvironmentValues) { environment.isListRow = true }

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { ListRowsNode(view, inputs) }
}

/// The node of a list's rows: a touch anywhere in a row is one on all of its buttons of the default style (IN-02).
@MainActor private final class ListRowsNode<Content: View>: ModifierNode<Content, ListRows>, TouchResponder {
  /// The buttons of the row that was looked at last, and of the one the finger came down on.
  private var touched: [any RowButton] = []
  private var pressed: [any RowButton] = []

  override var responder: (any TouchResponder)? { touched.isEmpty ? nil : self }

  override func hit(_ x: Double, _ y: Double) -> ViewNode? {
    touched = []
    let inside = super.hit(x, y)
    var rows = ItemList()
    child?.collectItems(&rows)
    guard let row = rows.array.first(where: { $0.frame.contains(x, y) }) else { return inside }
    var current = inside
    while let node = current, node !== self {
      if node.responder != nil { return inside }
      current = node.parent
    }
    collect(row.node)
    return touched.isEmpty ? inside : inside ?? self
  }

  private func collect(_ node: ViewNode) {
    if let button = node as? any RowButton, button.belongsToRow, node.environment.builtin.isEnabled { touched.append(button) }
    node.forEachPart { collect($0) }
  }

  func touchBegan() {
    pressed = touched
    for button in pressed { button.touchBegan() }
  }
  func touchMoved(isInside: Bool, distance: Double) {
    let isInside = isOnRow
    for button in pressed { button.touchMoved(isInside: isInside, distance: distance) }
  }
  func touchEnded(isInside: Bool) -> Bool {
    let isInside = isOnRow
    var isTaken = false
    for button in pressed where button.touchEnded(isInside: isInside) { isTaken = true }
    return isTaken
  }
  func touchCancelled() { for button in pressed { button.touchCancelled() } }

  /// True while the finger is on the row that it came down on.
  private var isOnRow: Bool {
    _ = hit(Double(graph.touches.location.x), Double(graph.touches.location.y))
    return touched.first.map { $0 === pressed.first } ?? false
  }
}
