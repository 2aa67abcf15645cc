/// What a list shows besides its cells: for pictures only, never compared.
public struct ListSurroundings: Hashable, Codable, Sendable {
  /// A header, a footer or another view that belongs to a section and to no item.
  public struct Supplement: Hashable, Codable, Sendable {
    /// Frame in the list's content coordinates.
    public var frame: TraceRect
    /// What a user can perceive, in the view's coordinates.
    public var elements: [Element]

    /// Creates a supplement.
    public init(frame: TraceRect, elements: [Element]) {
      self.frame = frame
      self.elements = elements
    }
  }

  /// One action of a row that was swiped open.
  public struct SwipeAction: Hashable, Codable, Sendable {
    /// The word on it, or the name of its picture.
    public var title: String
    /// The name of its colour.
    public var color: String

    /// Creates an action.
    public init(title: String, color: String) {
      self.title = title
      self.color = color
    }
  }

  /// A row that was swiped open.
  public struct Swipe: Hashable, Codable, Sendable {
    /// The row's item.
    public var item: ItemID
    /// The edge at which the actions stand.
    public var edge: Edge
    /// The actions, outermost first.
    public var actions: [SwipeAction]

    /// Creates a swipe.
    public init(item: ItemID, edge: Edge, actions: [SwipeAction]) {
      self.item = item
      self.edge = edge
      self.actions = actions
    }
  }

  /// Headers, footers and their kin that are on screen, from top to bottom.
  public var supplements: [Supplement]
  /// The row that is open, if one is.
  public var swipe: Swipe?

  /// Creates surroundings.
  public init(supplements: [Supplement] = [], swipe: Swipe? = nil) {
    self.supplements = supplements
    self.swipe = swipe
  }
}
