/// What a list shows besides its cells: for pictures only, never compared.
package struct ListSurroundings: Hashable, Codable, Sendable {
  /// A header, a footer or another view that belongs to a section and to no item.
  package struct Supplement: Hashable, Codable, Sendable {
    /// Frame in the list's content coordinates.
    package var frame: TraceRect
    /// What a user can perceive, in the view's coordinates.
    package var elements: [Element]

    /// Creates a supplement.
    package init(frame: TraceRect, elements: [Element]) {
      self.frame = frame
      self.elements = elements
    }
  }

  /// One action of a row that was swiped open.
  package struct SwipeAction: Hashable, Codable, Sendable {
    /// The word on it, or the name of its picture.
    package var title: String
    /// The name of its colour.
    package var color: String

    /// Creates an action.
    package init(title: String, color: String) {
      self.title = title
      self.color = color
    }
  }

  /// A row that was swiped open.
  package struct Swipe: Hashable, Codable, Sendable {
    /// The row's item.
    package var item: CellItemID
    /// The edge at which the actions stand.
    package var edge: RowEdge
    /// The actions, outermost first.
    package var actions: [SwipeAction]

    /// Creates a swipe.
    package init(item: CellItemID, edge: RowEdge, actions: [SwipeAction]) {
      self.item = item
      self.edge = edge
      self.actions = actions
    }
  }

  /// Headers, footers and their kin that are on screen, from top to bottom.
  package var supplements: [Supplement]
  /// The row that is open, if one is.
  package var swipe: Swipe?

  /// Creates surroundings of an item.
  package init(supplements: [Supplement] = [], swipe: Swipe? = nil) {
    self.supplements = supplements
    self.swipe = swipe
  }
}
