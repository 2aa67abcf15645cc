import CoreGraphics
import Foundation

/// Lets items fall. A magnitude of one is 1000 points per second squared.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  public init(items: [any UIDynamicItem]) {
    list = items
    super.init()
  }
  public override convenience init() { self.init(items: []) }

  open func addItem(_ item: any UIDynamicItem) {
    list.append(item)
    dynamicAnimator?.resume()
  }
  open func removeItem(_ item: any UIDynamicItem) { list.removeAll { $0 === item } }
  open var items: [any UIDynamicItem] { list }
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { dynamicAnimator?.resume() } }
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  private var list: [any UIDynamicItem]
  override var affected: [any UIDynamicItem] { list }
  override func push(_ world: DynamicWorld, _ seconds: CGFloat) {
    for body in list.compactMap(world.body(of:)) where body.moves {
      body.velocity.x += gravityDirection.dx * 1000 * seconds
      body.velocity.y += gravityDirection.dy * 1000 * seconds
    }
  }
}
