import CoreGraphics
import Foundation

/// Pulls an item to a point, where it swings a little and stays.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  open var snapPoint: CGPoint { didSet { dynamicAnimator?.resume() } }
  /// From 0, a long swing, to 1, none.
  open var damping: CGFloat = 0.5 { didSet { dynamicAnimator?.resume() } }

  private let item: any UIDynamicItem
  override var affected: [any UIDynamicItem] { [item] }
  override func push(_ world: DynamicWorld, _ seconds: CGFloat) {
    guard let body = world.body(of: item), body.moves else { return }
    let spring = DynamicSpring(frequency: 2.5, damping: 0.4 + 0.6 * min(1, max(0, damping)))
    body.velocity = spring.velocity(body.velocity, at: body.center, towards: snapPoint, seconds)
    // It stands upright in the end.
    body.spin =
      spring.velocity(
        CGPoint(x: body.spin, y: 0), at: CGPoint(x: body.angle, y: 0), towards: .zero, seconds
      ).x
  }
  override func restingPlace(of item: any UIDynamicItem) -> CGPoint? {
    item === self.item && abs(item.center.x - snapPoint.x) + abs(item.center.y - snapPoint.y) < 2 ? snapPoint : nil
  }
}

/// A spring with a damper.
struct DynamicSpring {
  let frequency: CGFloat
  let damping: CGFloat

  func velocity(_ velocity: CGPoint, at place: CGPoint, towards target: CGPoint, _ seconds: CGFloat) -> CGPoint {
    let omega = 2 * CGFloat.pi * frequency
    func next(_ speed: CGFloat, _ distance: CGFloat) -> CGFloat {
      speed + (omega * omega * distance - 2 * damping * omega * speed) * seconds
    }
    return CGPoint(x: next(velocity.x, target.x - place.x), y: next(velocity.y, target.y - place.y))
  }
}
