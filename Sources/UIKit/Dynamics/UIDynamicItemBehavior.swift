import CoreGraphics
import Foundation

/// Says what items are made of, and how fast they are.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
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

  /// How much of its speed an item keeps when it bounces.
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  /// The share of its speed that an item loses in a second.
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var charge: CGFloat = 0
  open var isAnchored = false
  open var allowsRotation = true

  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard let body = body(of: item) else {
      waiting.append((item, velocity, 0))
      return
    }
    body.velocity = CGPoint(x: body.velocity.x + velocity.x, y: body.velocity.y + velocity.y)
    dynamicAnimator?.resume()
  }
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { body(of: item)?.velocity ?? .zero }
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard let body = body(of: item) else {
      waiting.append((item, .zero, velocity))
      return
    }
    body.spin += velocity
    dynamicAnimator?.resume()
  }
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { body(of: item)?.spin ?? 0 }

  private var list: [any UIDynamicItem]
  /// Speeds that were given before the behavior had an animator.
  private var waiting: [(item: any UIDynamicItem, velocity: CGPoint, spin: CGFloat)] = []

  private func body(of item: any UIDynamicItem) -> DynamicWorld.Body? { dynamicAnimator?.world.body(of: item) }

  override var affected: [any UIDynamicItem] { list }

  func describe(_ world: DynamicWorld) {
    for body in list.compactMap(world.body(of:)) {
      body.properties = DynamicProperties(
        elasticity: elasticity, friction: friction, density: density, resistance: resistance,
        angularResistance: angularResistance, allowsRotation: allowsRotation, isAnchored: isAnchored)
    }
    for (item, velocity, spin) in waiting {
      guard let body = world.body(of: item) else { continue }
      body.velocity = CGPoint(x: body.velocity.x + velocity.x, y: body.velocity.y + velocity.y)
      body.spin += spin
    }
    waiting = []
  }
}
