import CoreGraphics
import Foundation

/// Where the items of an animator are and how fast they move. Steps of equal length, in the order in which items were added: the
/// same behaviors give the same places on every machine.
@MainActor final class DynamicWorld {
  final class Body {
    let item: any UIDynamicItem
    var center: CGPoint
    var angle: CGFloat
    var velocity = CGPoint.zero
    var spin: CGFloat = 0
    var properties = DynamicProperties()
    var half: CGSize
    init(_ item: any UIDynamicItem) {
      self.item = item
      (center, angle, half) = (.zero, 0, .zero)
    }

    /// One for a hundred by a hundred points.
    var mass: CGFloat { max(1e-6, properties.density * 4 * half.width * half.height / 10_000) }
    var moves: Bool { !properties.isAnchored }

    @MainActor func read() {
      center = item.center
      angle = atan2(item.transform.b, item.transform.a)
      half = CGSize(width: item.bounds.width / 2, height: item.bounds.height / 2)
    }
    @MainActor func write() {
      if item.center != center { item.center = center }
      guard atan2(item.transform.b, item.transform.a) != angle else { return }
      item.transform = CGAffineTransform(rotationAngle: angle)
    }
  }

  private(set) var bodies: [Body] = []
  private var byItem: [ObjectIdentifier: Body] = [:]

  func body(of item: any UIDynamicItem) -> Body? { byItem[ObjectIdentifier(item)] }

  /// Takes up the items of all behaviors; those of none are forgotten.
  func gather(_ behaviors: [UIDynamicBehavior]) {
    var seen: Set<ObjectIdentifier> = []
    bodies = behaviors.flatMap(\.affected).compactMap { item in
      let id = ObjectIdentifier(item)
      guard seen.insert(id).inserted else { return nil }
      if let known = byItem[id] { return known }
      let body = Body(item)
      body.read()
      byItem[id] = body
      return body
    }
    byItem = byItem.filter { seen.contains($0.key) }
    for body in bodies { body.properties = DynamicProperties() }
    for case let behavior as UIDynamicItemBehavior in behaviors { behavior.describe(self) }
  }

  /// One moment.
  func step(_ behaviors: [UIDynamicBehavior], _ seconds: CGFloat) {
    for behavior in behaviors { behavior.push(self, seconds) }
    for body in bodies where body.moves {
      let slower = max(0, 1 - body.properties.resistance * seconds)
      body.velocity = CGPoint(x: body.velocity.x * slower, y: body.velocity.y * slower)
      body.spin *= max(0, 1 - body.properties.angularResistance * seconds)
      body.center = CGPoint(x: body.center.x + body.velocity.x * seconds, y: body.center.y + body.velocity.y * seconds)
      if body.properties.allowsRotation { body.angle += body.spin * seconds }
    }
    for behavior in behaviors { behavior.correct(self) }
  }
}

/// What an item is made of.
struct DynamicProperties {
  var elasticity: CGFloat = 0
  var friction: CGFloat = 0
  var density: CGFloat = 1
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var allowsRotation = true
  var isAnchored = false
}
