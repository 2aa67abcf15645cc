import CoreGraphics
import Foundation

/// Pushes items: once, or for as long as it is active. A magnitude of one gives a view of 100 by 100 points 100 points per second, or
/// per second squared.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable {
    case continuous = 0
    case instantaneous = 1
  }

  public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
    list = items
    self.mode = mode
    super.init()
  }

  open func addItem(_ item: any UIDynamicItem) {
    list.append(item)
    dynamicAnimator?.resume()
  }
  open func removeItem(_ item: any UIDynamicItem) { list.removeAll { $0 === item } }
  open var items: [any UIDynamicItem] { list }
  public let mode: UIPushBehavior.Mode
  open var active = true { didSet { dynamicAnimator?.resume() } }
  open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { dynamicAnimator?.resume() } }
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }
  /// Where the item is pushed. Off its centre it would turn on a phone; here it does not.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) { offsets[ObjectIdentifier(item)] = o }

  private var list: [any UIDynamicItem]
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  override var affected: [any UIDynamicItem] { list }
  override var isRestless: Bool { active && mode == .continuous && magnitude > 0 && !list.isEmpty }
  override func push(_ world: DynamicWorld, _ seconds: CGFloat) {
    guard active else { return }
    let share = mode == .continuous ? seconds : 1
    for body in list.compactMap(world.body(of:)) where body.moves {
      body.velocity.x += pushDirection.dx * 100 / body.mass * share
      body.velocity.y += pushDirection.dy * 100 / body.mass * share
    }
    if mode == .instantaneous { active = false }
  }
}
