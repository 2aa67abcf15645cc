import CoreGraphics
import Foundation

/// Keeps items apart from one another and inside of boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: .max)
  }

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
  open var collisionMode = Mode.everything
  open var translatesReferenceBoundsIntoBoundary = false { didSet { dynamicAnimator?.resume() } }
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    translatesReferenceBoundsIntoBoundary = true
  }
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append(DynamicBoundary(identifier: identifier, path: bezierPath))
    dynamicAnimator?.resume()
  }
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.has(identifier) }?.path
  }
  open func removeBoundary(withIdentifier identifier: any NSCopying) { boundaries.removeAll { $0.has(identifier) } }
  open func removeAllBoundaries() { boundaries = [] }
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

  // MARK: Machinery

  private var list: [any UIDynamicItem]
  private var boundaries: [DynamicBoundary] = []
  private var referenceInsets = UIEdgeInsets.zero
  /// Contacts that go on, in the order in which they began.
  private var contacts: [DynamicContact] = []

  override var affected: [any UIDynamicItem] { list }

  override func correct(_ world: DynamicWorld) {
    let bodies = list.compactMap(world.body(of:))
    var touching: [DynamicContact] = []
    if collisionMode.contains(.boundaries) {
      for body in bodies where body.moves {
        touching += walls(around: body)
      }
    }
    if collisionMode.contains(.items) {
      for (index, body) in bodies.enumerated() {
        for other in bodies.dropFirst(index + 1) where body.isApart(from: other) == false {
          touching.append(DynamicContact(first: body.item, second: other.item))
          body.bounce(off: other)
        }
      }
    }
    tell(touching)
  }

  private func walls(around body: DynamicWorld.Body) -> [DynamicContact] {
    var result: [DynamicContact] = []
    if translatesReferenceBoundsIntoBoundary, let bounds = dynamicAnimator?.referenceView?.bounds,
      body.stay(inside: bounds.inset(by: referenceInsets))
    {
      result.append(DynamicContact(first: body.item, boundary: nil))
    }
    for boundary in boundaries where boundary.segments.contains(where: { body.stop(at: $0.0, $0.1) }) {
      result.append(DynamicContact(first: body.item, boundary: boundary))
    }
    return result
  }

  private func tell(_ touching: [DynamicContact]) {
    let new = touching.filter { contact in !contacts.contains { $0.isSame(contact) } }
    let ended = contacts.filter { contact in !touching.contains { $0.isSame(contact) } }
    contacts = touching
    guard let delegate = collisionDelegate else { return }
    for contact in new { contact.tell(delegate, self, begins: true) }
    for contact in ended { contact.tell(delegate, self, begins: false) }
  }
}

/// Is told of contacts.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
