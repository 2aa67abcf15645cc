import CoreGraphics
import Foundation

/// A view that stands at the border of an item.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  open internal(set) var elementKind: String
  open internal(set) var containerAnchor: NSCollectionLayoutAnchor
  open internal(set) var itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 0

  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = nil
    super.init(layoutSize: layoutSize)
  }
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }

  /// Where the view is, at an item that has the frame.
  func frame(at container: CGRect) -> CGRect {
    let size = layoutSize.size(in: container.size)
    let corner = containerAnchor.point(in: container)
    // Without an anchor of its own the view lies inside, its border on the container's.
    let own = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)).point(in: CGRect(origin: .zero, size: size))
    let shift = containerAnchor.shift(of: size)
    return CGRect(
      x: corner.x - own.x + shift.x, y: corner.y - own.y + shift.y, width: size.width, height: size.height)
  }
}

/// A point at the border of a rectangle.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  open internal(set) var edges: NSDirectionalRectEdge
  open internal(set) var offset: CGPoint
  open internal(set) var isAbsoluteOffset: Bool
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  public init(edges: NSDirectionalRectEdge) {
    self.edges = edges
    offset = .zero
    isAbsoluteOffset = true
    super.init()
  }
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
    super.init()
  }
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
    super.init()
  }

  func point(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }

  /// The offset in points; a fraction is one of the view's own size.
  func shift(of size: CGSize) -> CGPoint {
    isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}

/// Room at the four edges of an item.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  open internal(set) var leading: NSCollectionLayoutSpacing?
  open internal(set) var top: NSCollectionLayoutSpacing?
  open internal(set) var trailing: NSCollectionLayoutSpacing?
  open internal(set) var bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  /// The room as insets; flexible room counts with its least.
  var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0, trailing: trailing?.spacing ?? 0)
  }
}

/// Where an item of a group stands that the app arranges itself.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  open internal(set) var frame: CGRect
  open internal(set) var zIndex: Int

  public init(frame: CGRect) {
    self.frame = frame
    zIndex = 0
    super.init()
  }
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

/// Computes the places of a group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
