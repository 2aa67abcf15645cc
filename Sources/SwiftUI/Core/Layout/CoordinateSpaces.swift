import Foundation

/// The space of a view that has a name.
nonisolated public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest view around that has the name.
  nonisolated public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest scroll view around: where things are in what of it is visible.
  nonisolated public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpaceName()) }
  /// The space of the nearest scroll view around that scrolls along an axis.
  nonisolated public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}

/// The name of every scroll view's space.
nonisolated struct ScrollSpaceName: Hashable, Sendable {}

/// A space that places are told in.
nonisolated public enum CoordinateSpace: Equatable, Hashable {
  case global, local
  case named(AnyHashable)
}

nonisolated extension View {
  /// Names the view's space.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
  /// Names the view's space.
  public func coordinateSpace<T>(name: T) -> some View where T: Hashable {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}

nonisolated struct CoordinateSpaceModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let name: AnyHashable

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { CoordinateSpaceNode(view, inputs) }
}

/// A node whose space has a name.
@MainActor protocol NamedSpace: ViewNode {
  var spaceName: AnyHashable { get }
}

@MainActor private final class CoordinateSpaceNode<Content: View>: ModifierNode<Content, CoordinateSpaceModifier>, NamedSpace {
  var spaceName: AnyHashable { view.modifier.name }
}

/// Finds where spaces begin.
@MainActor enum CoordinateSpaces {
  /// The corner of a space in the coordinates of a node's part of the graph; nil for that of the screen.
  static func origin(of name: AnyHashable, around node: ViewNode) -> (x: Double, y: Double)? {
    var current: ViewNode? = node
    // What a scroll view shows in cells lies in coordinates of its own, which move as it scrolls.
    var shift = (x: 0.0, y: 0.0)
    while let above = current {
      if let space = above as? any NamedSpace, space.spaceName == name {
        return (above.frame.x - shift.x, above.frame.y - shift.y)
      }
      if let moved = above as? any ShiftedContent {
        let offset = moved.contentShift(of: node)
        shift.x += offset.x
        shift.y += offset.y
      }
      current = above.parent
    }
    return nil
  }

  /// The size of the container that has a space's name; nil without one.
  static func size(of name: AnyHashable, around node: ViewNode) -> CGSize? {
    var current: ViewNode? = node
    while let above = current {
      if let space = above as? any NamedSpace, space.spaceName == name {
        return CGSize(width: above.frame.width, height: above.frame.height)
      }
      current = above.parent
    }
    return nil
  }

  /// How far the coordinates of a node are from those of the screen.
  static func shift(of node: ViewNode) -> (x: Double, y: Double) {
    var shift = (x: 0.0, y: 0.0)
    var current: ViewNode? = node.parent
    while let above = current {
      if let moved = above as? any ShiftedContent {
        let offset = moved.contentShift(of: node)
        shift.x += offset.x
        shift.y += offset.y
      }
      current = above.parent
    }
    return shift
  }
}

/// A node that tells code where it is: it has to be placed anew whenever something around it scrolls.
@MainActor protocol PlaceReader: ViewNode {}

/// A node whose content lies in coordinates of its own.
@MainActor protocol ShiftedContent: ViewNode {
  /// From the content's coordinates to those around this node.
  func contentShift(of node: ViewNode) -> (x: Double, y: Double)
}
