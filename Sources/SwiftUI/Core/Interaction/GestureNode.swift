import Foundation
import HeadlessCore

/// The node of a gesture: follows the touches on its content (IN-01, IN-03).
@MainActor final class GestureNode<Content: View>: ModifierNode<Content, GestureModifier>, TouchResponder {
  private lazy var follower = GestureFollower(graph) { [weak self] in
    guard let self else { return }
    TouchRules.fired(self, view.modifier.name)
  }

  override var responder: (any TouchResponder)? { self }
  var isSimultaneous: Bool { view.modifier.isSimultaneous }
  var hasHighPriority: Bool { view.modifier.hasHighPriority }

  func touchBegan() {
    follower.recognition = { [weak self] in self?.view.modifier.recognition() }
    follower.touchBegan()
  }
  func touchMoved(isInside: Bool, distance: Double) { follower.touchMoved(isInside: isInside, distance: distance) }
  func touchEnded(isInside: Bool) -> Bool { follower.touchEnded(isInside: isInside) }
  func touchCancelled() { follower.touchCancelled() }
  override func willLeave() { follower.stop() }
}

/// Follows a finger for one gesture, or for those that a joined one consists of.
@MainActor final class GestureFollower {
  private unowned let graph: ViewGraph
  private let fired: () -> Void
  /// What is looked for, as the last body described it.
  var recognition: () -> GestureRecognition? = { nil }
  private var taps = 0
  private var lastTap = -1.0
  private var isDown = false
  private var hasFailed = false
  private var isDragging = false
  /// Where the finger was when a change was told.
  private var told: CGPoint?
  private var hasFired = false
  private var hold: HostLoop.Token?
  private var parts: [GestureFollower] = []
  /// Told when the gesture was recognised.
  private var recognised: ((Any) -> Void)?
  /// Told when its value changed.
  private var changed: ((Any) -> Void)?

  init(_ graph: ViewGraph, fired: @escaping () -> Void) {
    self.graph = graph
    self.fired = fired
  }

  func touchBegan() {
    isDown = true
    hasFailed = false
    hasFired = false
    isDragging = false
    told = nil
    guard let found = recognition() else { return }
    switch found.kind {
    case .longPress(let duration, _):
      change(true)
      hold = HostLoop.schedule(after: duration, label: "long press") { [weak self] in
        MainThread.assume { self?.held() }
      }
    case .joined(let order):
      if parts.isEmpty { makeParts(order) }
      parts[0].touchBegan()
      if order != .sequence { parts[1].touchBegan() }
    case .drag(let needed):
      // A finger that need not move drags as soon as it is down.
      if needed <= 0 {
        isDragging = true
        tellDrag()
      }
    case .tap, .unreachable: break
    }
  }

  /// A finger that stays where it is changes nothing.
  private func tellDrag() {
    let value = dragValue
    if told == value.location { return }
    told = value.location
    change(value)
  }

  private func held() {
    hold = nil
    guard isDown, !hasFailed else { return }
    hasFired = true
    if let found = recognition() { finish(true, found) }
  }

  func touchMoved(isInside: Bool, distance: Double) {
    guard isDown, !hasFailed, let found = recognition() else { return }
    switch found.kind {
    case .tap: if distance > 10 || !isInside { hasFailed = true }
    case .longPress(_, let allowed): if distance > allowed, !hasFired { fail() }
    case .drag(let needed):
      if distance >= needed { isDragging = true }
      if isDragging { tellDrag() }
    case .joined: for part in parts { part.touchMoved(isInside: isInside, distance: distance) }
    case .unreachable: break
    }
  }

  func touchEnded(isInside: Bool) -> Bool {
    defer { isDown = false }
    guard isDown, let found = recognition() else { return false }
    defer { for action in found.over { action() } }
    switch found.kind {
    case .tap(let count):
      guard !hasFailed, isInside else { return false }
      // Further taps count if they follow within a third of a second.
      taps = HostLoop.now - lastTap <= 0.35 ? taps + 1 : 1
      lastTap = HostLoop.now
      guard taps >= count else { return count > 1 ? false : true }
      taps = 0
      finish(graph.touches.location, found)
      return true
    case .longPress:
      if let hold { HostLoop.cancel(hold) }
      hold = nil
      if !hasFired { change(false) }
      return hasFired
    case .drag:
      guard isDragging else { return false }
      finish(dragValue, found)
      return true
    case .joined(let order):
      let first = parts[0].touchEnded(isInside: isInside)
      if order == .exclusive, first {
        parts[1].touchCancelled()
        return true
      }
      return parts[1].touchEnded(isInside: isInside) || first
    case .unreachable: return false
    }
  }

  func touchCancelled() {
    guard isDown else { return }
    isDown = false
    for part in parts { part.touchCancelled() }
    guard let found = recognition() else { return }
    fail()
    for action in found.over { action() }
  }

  func stop() {
    if let hold { HostLoop.cancel(hold) }
    hold = nil
    for part in parts { part.stop() }
  }

  private func fail() {
    hasFailed = true
    if let hold {
      HostLoop.cancel(hold)
      self.hold = nil
      change(false)
    }
  }

  private func change(_ value: Any) {
    for action in recognition()?.changed ?? [] { action(value) }
    changed?(value)
  }

  private func finish(_ value: Any, _ found: GestureRecognition) {
    if recognised == nil { fired() }
    for action in found.ended { action(value) }
    recognised?(value)
  }

  // MARK: Joined gestures

  /// Each part follows the finger by itself and tells the whole, which tells its own actions what the order makes of it.
  private func makeParts(_ order: GestureRecognition.Order) {
    for index in 0..<2 {
      let part = GestureFollower(graph, fired: fired)
      part.recognition = { [weak self] in
        guard let parts = self?.recognition()?.parts, parts.indices.contains(index) else { return nil }
        return parts[index].recognition
      }
      part.changed = { [weak self] value in
        guard let self, let told = tell(index, value) else { return }
        for action in recognition()?.changed ?? [] { action(told) }
      }
      part.recognised = { [weak self] value in self?.partEnded(index, order, value) }
      parts.append(part)
    }
  }

  private func tell(_ index: Int, _ value: Any) -> Any? {
    guard let parts = recognition()?.parts, parts.indices.contains(index) else { return nil }
    if index == 1, let first = firstValue { _ = parts[0].told(first) }
    return parts[index].told(value)
  }

  /// What the first part of a sequence ended with.
  private var firstValue: Any?

  private func partEnded(_ index: Int, _ order: GestureRecognition.Order, _ value: Any) {
    if order == .sequence, index == 0 {
      firstValue = value
      if let told = tell(0, value) { for action in recognition()?.changed ?? [] { action(told) } }
      parts[1].touchBegan()
      return
    }
    // A gesture that stands back fails when the other one is recognised.
    if order == .exclusive { parts[1 - index].hasFailed = true }
    hasFired = true
    fired()
    guard let told = tell(index, value) else { return }
    for action in recognition()?.ended ?? [] { action(told) }
    recognised?(told)
  }

  private var dragValue: DragGesture.Value {
    let touches = graph.touches
    return DragGesture.Value(
      time: Date(), location: touches.location, startLocation: CGPoint(x: touches.start.x, y: touches.start.y))
  }
}
