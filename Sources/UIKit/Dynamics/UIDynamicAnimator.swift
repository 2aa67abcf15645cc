import CoreGraphics
import Foundation
import HeadlessCore

/// Moves items as behaviors say, sixty times a second of virtual time, until they rest.
///
/// The physics is a simple one: items do not turn by what hits them. A step of a script waits for the rest up to five seconds; what still
/// moves then goes on as time passes.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  public init(referenceView view: UIView) {
    super.init()
    reference = view
  }
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init()
    self.layout = layout
  }
  public override init() { super.init() }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !list.contains(where: { $0 === behavior }) else { return }
    list.append(behavior)
    behavior.enter(self)
    resume()
  }
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard list.contains(where: { $0 === behavior }) else { return }
    list.removeAll { $0 === behavior }
    behavior.enter(nil)
    resume()
  }
  open func removeAllBehaviors() {
    let all = list
    list = []
    for behavior in all { behavior.enter(nil) }
  }
  open var behaviors: [UIDynamicBehavior] { list }
  open var referenceView: UIView? { reference ?? layout?.collectionView }
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open private(set) var isRunning = false
  /// Seconds for which it has run.
  open private(set) var elapsedTime: TimeInterval = 0

  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.gather(flat)
    return world.bodies.map(\.item).filter { $0.place.intersects(rect) }
  }
  /// Takes over where the app has put an item.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.gather(flat)
    world.body(of: item)?.read()
    resume()
  }
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
  open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind && $0.indexPath == indexPath
    }
  }
  open func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == kind && $0.indexPath == indexPath
    }
  }

  // MARK: Machinery

  let world = DynamicWorld()
  private weak var reference: UIView?
  private weak var layout: UICollectionViewLayout?
  private var list: [UIDynamicBehavior] = []
  private var flat: [UIDynamicBehavior] { list.flatMap(\.all) }
  private var quietFrames = 0
  private var framesSinceChange = 0
  private var isInFrame = false

  private static let framesASecond = 60
  private static let stepsAFrame = 4
  private static let awaitedSeconds = 5

  private func attributes(_ isMeant: (UICollectionViewLayoutAttributes) -> Bool) -> UICollectionViewLayoutAttributes? {
    flat.flatMap(\.affected).lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: isMeant)
  }

  /// Something has changed: what rests may move again.
  func resume() {
    quietFrames = 0
    // What behaviors change in each frame is no reason to wait longer.
    if !isInFrame { framesSinceChange = 0 }
    guard !isRunning, !list.isEmpty else { return }
    isRunning = true
    delegate?.dynamicAnimatorWillResume(self)
    scheduleFrame()
  }

  private func scheduleFrame() {
    framesSinceChange += 1
    let seconds = 1 / Double(Self.framesASecond)
    guard framesSinceChange > Self.awaitedSeconds * Self.framesASecond else {
      HostLoop.schedule(after: seconds, label: "dynamics") { [weak self] in MainActor.assumeIsolated { self?.frame() } }
      return
    }
    // Nobody waits for what never rests.
    let source = DispatchSource.makeTimerSource(queue: .main)
    endless = source
    source.setEventHandler { [weak self] in MainActorAssumption.run { self?.frame() } }
    source.schedule(deadline: .now() + seconds, repeating: seconds)
    source.resume()
  }

  private var endless: (any DispatchSourceTimer)? {
    didSet { oldValue?.cancel() }
  }

  private func frame() {
    guard isRunning else { return }
    isInFrame = true
    defer { isInFrame = false }
    let behaviors = flat
    world.gather(behaviors)
    let before = world.bodies.map { ($0.center, $0.angle) }
    for _ in 0..<Self.stepsAFrame { world.step(behaviors, 1 / CGFloat(Self.framesASecond * Self.stepsAFrame)) }
    elapsedTime += 1 / Double(Self.framesASecond)
    let moved = zip(world.bodies, before).contains { body, old in
      abs(body.center.x - old.0.x) + abs(body.center.y - old.0.y) > 0.05 || abs(body.angle - old.1) > 0.001
    }
    quietFrames = moved || behaviors.contains(where: \.isRestless) ? 0 : quietFrames + 1
    let rests = list.isEmpty || quietFrames > 6
    for body in world.bodies {
      if rests {
        body.velocity = .zero
        body.spin = 0
        if let place = behaviors.lazy.compactMap({ $0.restingPlace(of: body.item) }).first { body.center = place }
      }
      body.write()
    }
    for behavior in behaviors { behavior.action?() }
    layout?.invalidateLayout()
    if rests && (list.isEmpty || quietFrames > 6) {
      isRunning = false
      endless = nil
      delegate?.dynamicAnimatorDidPause(self)
    } else if endless == nil {
      scheduleFrame()
    } else if framesSinceChange == 0 {
      // A change: what follows is awaited again.
      endless = nil
      scheduleFrame()
    }
  }
}

/// Is told when an animator begins and when its items rest.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
