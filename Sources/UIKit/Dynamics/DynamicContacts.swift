import CoreGraphics
import Foundation

/// A line that items do not cross.
@MainActor final class DynamicBoundary {
  let identifier: any NSCopying
  let path: UIBezierPath
  let segments: [(CGPoint, CGPoint)]

  init(identifier: any NSCopying, path: UIBezierPath) {
    self.identifier = identifier
    self.path = path
    var segments: [(CGPoint, CGPoint)] = []
    var (start, place) = (CGPoint.zero, CGPoint.zero)
    func line(to end: CGPoint) {
      if end != place { segments.append((place, end)) }
      place = end
    }
    path.cgPath.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: (start, place) = (points[0], points[0])
      case .addLineToPoint: line(to: points[0])
      case .addQuadCurveToPoint:
        let (from, control, end) = (place, points[0], points[1])
        for share in stride(from: CGFloat(0.125), through: 1, by: 0.125) {
          let rest = 1 - share
          line(
            to: CGPoint(
              x: rest * rest * from.x + 2 * rest * share * control.x + share * share * end.x,
              y: rest * rest * from.y + 2 * rest * share * control.y + share * share * end.y))
        }
      case .addCurveToPoint:
        let (from, one, two, end) = (place, points[0], points[1], points[2])
        for share in stride(from: CGFloat(0.125), through: 1, by: 0.125) {
          let rest = 1 - share
          let (a, b, c, d) = (rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share)
          line(
            to: CGPoint(
              x: a * from.x + b * one.x + c * two.x + d * end.x, y: a * from.y + b * one.y + c * two.y + d * end.y))
        }
      case .closeSubpath: line(to: start)
      }
    }
    self.segments = segments
  }

  func has(_ identifier: any NSCopying) -> Bool {
    if let own = self.identifier as? NSObject, let other = identifier as? NSObject { return own.isEqual(other) }
    if let own = self.identifier as? AnyHashable, let other = identifier as? AnyHashable { return own == other }
    return false
  }
}

/// Two items, or an item and a boundary, that touch.
@MainActor struct DynamicContact {
  let first: any UIDynamicItem
  var second: (any UIDynamicItem)?
  var boundary: DynamicBoundary?
  let place: CGPoint

  init(first: any UIDynamicItem, second: any UIDynamicItem) {
    self.first = first
    self.second = second
    place = CGPoint(x: (first.center.x + second.center.x) / 2, y: (first.center.y + second.center.y) / 2)
  }
  init(first: any UIDynamicItem, boundary: DynamicBoundary?) {
    self.first = first
    self.boundary = boundary
    place = first.center
  }

  func tell(_ delegate: any UICollisionBehaviorDelegate, _ behavior: UICollisionBehavior, begins: Bool) {
    switch (second, begins) {
    case (let second?, true): delegate.collisionBehavior(behavior, beganContactFor: first, with: second, at: place)
    case (let second?, false): delegate.collisionBehavior(behavior, endedContactFor: first, with: second)
    case (nil, true):
      delegate.collisionBehavior(
        behavior, beganContactFor: first, withBoundaryIdentifier: boundary?.identifier, at: place)
    case (nil, false):
      delegate.collisionBehavior(behavior, endedContactFor: first, withBoundaryIdentifier: boundary?.identifier)
    }
  }

  func isSame(_ other: DynamicContact) -> Bool {
    first === other.first && second === other.second && boundary === other.boundary
  }
}

extension DynamicWorld.Body {
  /// Slower than this it does not bounce.
  private static let restingSpeed: CGFloat = 40

  private func bounced(_ speed: CGFloat, _ elasticity: CGFloat) -> CGFloat {
    abs(speed) < Self.restingSpeed ? 0 : -speed * elasticity
  }

  /// Keeps the item inside of a rectangle. True if it touches.
  func stay(inside box: CGRect) -> Bool {
    var touches = false
    func keep(_ place: inout CGFloat, _ speed: inout CGFloat, _ along: inout CGFloat, _ from: CGFloat, _ to: CGFloat) {
      guard to >= from else { return }
      if place <= from || place >= to {
        touches = true
        if (place < from || place == from) && speed < 0 || (place > to || place == to) && speed > 0 {
          speed = bounced(speed, properties.elasticity)
          along *= max(0, 1 - properties.friction * 0.02)
        }
        place = min(max(place, from), to)
      }
    }
    keep(&center.x, &velocity.x, &velocity.y, box.minX + half.width, box.maxX - half.width)
    keep(&center.y, &velocity.y, &velocity.x, box.minY + half.height, box.maxY - half.height)
    return touches
  }

  /// Keeps the item on its side of a line. True if it touches.
  func stop(at from: CGPoint, _ to: CGPoint) -> Bool {
    let length = hypot(to.x - from.x, to.y - from.y)
    let along = CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
    let normal = CGPoint(x: -along.y, y: along.x)
    let relative = CGPoint(x: center.x - from.x, y: center.y - from.y)
    let distance = relative.x * normal.x + relative.y * normal.y
    let position = relative.x * along.x + relative.y * along.y
    let reach = abs(normal.x) * half.width + abs(normal.y) * half.height
    let extent = abs(along.x) * half.width + abs(along.y) * half.height
    guard abs(distance) <= reach, position > -extent, position < length + extent else { return false }
    let side: CGFloat = distance >= 0 ? 1 : -1
    let speed = (velocity.x * normal.x + velocity.y * normal.y) * side
    center.x += normal.x * side * (reach - abs(distance))
    center.y += normal.y * side * (reach - abs(distance))
    if speed < 0 {
      let change = (bounced(speed, properties.elasticity) - speed) * side
      velocity.x += normal.x * change
      velocity.y += normal.y * change
    }
    return true
  }

  @MainActor func isApart(from other: DynamicWorld.Body) -> Bool {
    let (dx, dy) = (other.center.x - center.x, other.center.y - center.y)
    if item.collisionBoundsType == .ellipse, other.item.collisionBoundsType == .ellipse {
      return hypot(dx, dy) > min(half.width, half.height) + min(other.half.width, other.half.height)
    }
    return abs(dx) > half.width + other.half.width || abs(dy) > half.height + other.half.height
  }

  /// Parts two items along the way on which they overlap least.
  func bounce(off other: DynamicWorld.Body) {
    guard moves || other.moves else { return }
    let (dx, dy) = (other.center.x - center.x, other.center.y - center.y)
    let overlap = CGSize(
      width: half.width + other.half.width - abs(dx), height: half.height + other.half.height - abs(dy))
    let horizontally = overlap.width < overlap.height
    let sign: CGFloat = (horizontally ? dx : dy) >= 0 ? 1 : -1
    let normal = horizontally ? CGPoint(x: sign, y: 0) : CGPoint(x: 0, y: sign)
    let depth = max(0, horizontally ? overlap.width : overlap.height)
    let share: CGFloat = !moves ? 0 : !other.moves ? 1 : other.mass / (mass + other.mass)
    center.x -= normal.x * depth * share
    center.y -= normal.y * depth * share
    other.center.x += normal.x * depth * (1 - share)
    other.center.y += normal.y * depth * (1 - share)
    let speed = (other.velocity.x - velocity.x) * normal.x + (other.velocity.y - velocity.y) * normal.y
    guard speed < 0 else { return }
    let change = bounced(speed, max(properties.elasticity, other.properties.elasticity)) - speed
    velocity.x -= normal.x * change * share
    velocity.y -= normal.y * change * share
    other.velocity.x += normal.x * change * (1 - share)
    other.velocity.y += normal.y * change * (1 - share)
  }
}
