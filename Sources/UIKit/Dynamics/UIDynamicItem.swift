import CoreGraphics
import Foundation

/// What takes part in dynamics: something with a place, a size and a turn.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
}

/// The form that an item has when it meets others; a path counts as its bounds here.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle = 0
  case ellipse = 1
  case path = 2
}

extension UIView: UIDynamicItem {}

/// Several items that move as one.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  public init(items: [any UIDynamicItem]) {
    self.items = items
    let all = items.reduce(CGRect.null) { $0.union($1.place) }
    center = CGPoint(x: all.midX, y: all.midY)
    bounds = CGRect(origin: .zero, size: all.isNull ? .zero : all.size)
    super.init()
  }
  public let items: [any UIDynamicItem]
  open var center: CGPoint {
    didSet {
      for item in items {
        item.center = CGPoint(x: item.center.x + center.x - oldValue.x, y: item.center.y + center.y - oldValue.y)
      }
    }
  }
  public let bounds: CGRect
  open var transform = CGAffineTransform.identity
}

extension UIDynamicItem {
  /// Where the item is, untransformed.
  var place: CGRect {
    CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
  }
}
