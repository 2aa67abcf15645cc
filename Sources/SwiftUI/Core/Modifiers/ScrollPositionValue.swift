import Foundation

/// A place in scrolled content. What is nil stays where it is.
nonisolated struct ScrollPlace: Equatable, Sendable {
  var x: CGFloat?
  var y: CGFloat?
}

/// Where a scroll view stands, to be read and written.
nonisolated public struct ScrollPosition: Equatable, @unchecked Sendable {
  var wantedID: AnyHashable?
  var wantedEdge: Edge?
  var wantedPlace: ScrollPlace?
  var isByUser = false

  /// Creates a position at the view with an id.
  public init(id: (any Hashable & Sendable)? = nil) { wantedID = id.map { AnyHashable($0) } }
  /// Creates a position for ids of a type.
  public init(idType: (some Hashable & Sendable).Type) {}
  /// Creates a position at an edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { wantedEdge = edge }
  /// Creates a position at a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    wantedPlace = ScrollPlace(x: point.x, y: point.y)
  }
  /// Creates a position so far from the content's beginning.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    wantedPlace = ScrollPlace(x: x, y: y)
  }
  /// Creates a position so far to the side.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { wantedPlace = ScrollPlace(x: x) }
  /// Creates a position so far down.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { wantedPlace = ScrollPlace(y: y) }

  /// Scrolls to the view with an id.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id)
  }
  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  /// Scrolls to a point of the content, as far as the content reaches. A `List` stays where it is.
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  /// Scrolls so far from the content's beginning.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(x: x, y: y) }
  /// Scrolls to the side; how far down stays.
  public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }
  /// Scrolls down; how far to the side stays.
  public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }

  /// The id of the view that is first.
  public func viewID<T>(type: T.Type) -> T? where T: Hashable & Sendable { wantedID?.base as? T }
  /// The edge that was scrolled to.
  public var edge: Edge? { wantedEdge }
  /// The point that was scrolled to.
  public var point: CGPoint? {
    guard let x = wantedPlace?.x, let y = wantedPlace?.y else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// How far to the side it was scrolled.
  public var x: CGFloat? { wantedPlace?.x }
  /// How far down it was scrolled.
  public var y: CGFloat? { wantedPlace?.y }
  /// True if a finger scrolled there.
  public var isPositionedByUser: Bool { isByUser }
}

nonisolated extension View {
  /// Follows where scrolling stopped: a write scrolls there.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    ScrollPositionView(
      content: self, position: { position.wrappedValue.wantedID },
      follow: { id in
        var now = ScrollPosition()
        now.wantedID = id
        now.isByUser = true
        position.wrappedValue = now
      }, anchor: anchor, edge: { position.wrappedValue.wantedEdge }, place: { position.wrappedValue.wantedPlace })
  }
}
