import CoreGraphics
import Foundation

/// Ties an item to a point or to another item: with a rod, or with a spring if it has a frequency.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable {
    case items = 0
    case anchor = 1
  }

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    first = item
    second = nil
    firstOffset = offset
    secondOffset = .zero
    anchorPoint = point
    super.init()
    length = distance
  }
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    first = item1
    second = item2
    firstOffset = offset1
    secondOffset = offset2
    anchorPoint = .zero
    super.init()
    length = distance
  }

  open var items: [any UIDynamicItem] { [first] + [second].compactMap { $0 } }
  open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }
  open var anchorPoint: CGPoint { didSet { dynamicAnimator?.resume() } }
  open var length: CGFloat = 0 { didSet { dynamicAnimator?.resume() } }
  open var damping: CGFloat = 0 { didSet { dynamicAnimator?.resume() } }
  /// Swings a second; 0: a rod.
  open var frequency: CGFloat = 0 { didSet { dynamicAnimator?.resume() } }
  open var frictionTorque: CGFloat = 0

  private let first: any UIDynamicItem
  private let second: (any UIDynamicItem)?
  private let firstOffset: UIOffset
  private let secondOffset: UIOffset

  private var distance: CGFloat {
    let target = second.map { $0.center + secondOffset } ?? anchorPoint
    let place = first.center + firstOffset
    return hypot(target.x - place.x, target.y - place.y)
  }

  override var affected: [any UIDynamicItem] { items }

  /// Where the item's point has to be: as far from the other end as the attachment is long.
  private func target(_ place: CGPoint, _ world: DynamicWorld) -> CGPoint {
    let end = second.flatMap(world.body(of:)).map { $0.center + secondOffset } ?? anchorPoint
    let far = hypot(place.x - end.x, place.y - end.y)
    guard length > 0, far > 0 else { return end }
    return CGPoint(x: end.x + (place.x - end.x) * length / far, y: end.y + (place.y - end.y) * length / far)
  }

  override func push(_ world: DynamicWorld, _ seconds: CGFloat) {
    guard frequency > 0, let body = world.body(of: first) else { return }
    let place = body.center + firstOffset
    let spring = DynamicSpring(frequency: frequency, damping: damping)
    let new = spring.velocity(body.velocity, at: place, towards: target(place, world), seconds)
    let change = CGPoint(x: new.x - body.velocity.x, y: new.y - body.velocity.y)
    guard let other = second.flatMap(world.body(of:)), other.moves else {
      if body.moves { body.velocity = new }
      return
    }
    let share = body.moves ? other.mass / (body.mass + other.mass) : 0
    if body.moves { body.velocity = CGPoint(x: body.velocity.x + change.x * share, y: body.velocity.y + change.y * share) }
    let rest = 1 - share
    other.velocity = CGPoint(x: other.velocity.x - change.x * rest, y: other.velocity.y - change.y * rest)
  }

  /// A rod keeps its length.
  override func correct(_ world: DynamicWorld) {
    guard frequency == 0, let body = world.body(of: first) else { return }
    let place = body.center + firstOffset
    let target = target(place, world)
    let way = CGPoint(x: target.x - place.x, y: target.y - place.y)
    let other = second.flatMap(world.body(of:))
    let share: CGFloat = !body.moves ? 0 : other?.moves == true ? 0.5 : 1
    body.move(by: way, share)
    other?.move(by: way, other?.moves == true ? share - 1 : 0)
  }

  override func restingPlace(of item: any UIDynamicItem) -> CGPoint? {
    guard item === first, second == nil, length == 0, frequency > 0 else { return nil }
    let place = CGPoint(x: anchorPoint.x - firstOffset.horizontal, y: anchorPoint.y - firstOffset.vertical)
    return abs(item.center.x - place.x) + abs(item.center.y - place.y) < 2 ? place : nil
  }
}

extension DynamicWorld.Body {
  /// Moves the item by a share of a way, and takes the speed away that points elsewhere.
  fileprivate func move(by way: CGPoint, _ share: CGFloat) {
    guard share != 0, way != .zero else { return }
    center = CGPoint(x: center.x + way.x * share, y: center.y + way.y * share)
    let far = hypot(way.x, way.y)
    let along = (velocity.x * way.x + velocity.y * way.y) / far * (share < 0 ? -1 : 1)
    guard along < 0 else { return }
    velocity.x -= along * way.x / far * (share < 0 ? -1 : 1)
    velocity.y -= along * way.y / far * (share < 0 ? -1 : 1)
  }
}

private func + (point: CGPoint, offset: UIOffset) -> CGPoint {
  CGPoint(x: point.x + offset.horizontal, y: point.y + offset.vertical)
}
