import Foundation
import HeadlessCore

/// The node of a gesture: follows the touches on its content (IN-01, IN-03).
@MainActor final class GestureNode<Content: View>: ModifierNode<Content, GestureModifier>, TouchResponder {
  private var taps = 0
  private var lastTap = -1.0
  private var isDown = false
  private var hasFailed = false
  private var isDragging = false
  private var hasFired = false
  private var hold: HostLoop.Token?

  override var responder: (any TouchResponder)? { self }
  var isSimultaneous: Bool { view.modifier.isSimultaneous }
  var hasHighPriority: Bool { view.modifier.hasHighPriority }

  func touchBegan() {
    isDown = true
    hasFailed = false
    hasFired = false
    isDragging = false
    guard let recognition = view.modifier.recognition() else { return }
    guard case .longPress(let duration, _) = recognition.kind else { return }
    for action in recognition.changed { action(true) }
    hold = HostLoop.schedule(after: duration, label: "long press") { [weak self] in
      MainThread.assume { self?.held() }
    }
  }

  private func held() {
    hold = nil
    guard isDown, !hasFailed else { return }
    hasFired = true
    finish(true)
  }

  func touchMoved(isInside: Bool, distance: Double) {
    guard isDown, !hasFailed, let recognition = view.modifier.recognition() else { return }
    switch recognition.kind {
    case .tap: if distance > 10 || !isInside { hasFailed = true }
    case .longPress(_, let allowed): if distance > allowed { fail(recognition) }
    case .drag(let needed):
      if distance >= needed { isDragging = true }
      if isDragging { for action in recognition.changed { action(dragValue) } }
    case .unreachable: break
    }
  }

  func touchEnded(isInside: Bool) -> Bool {
    defer { isDown = false }
    guard isDown, let recognition = view.modifier.recognition() else { return false }
    defer { for action in recognition.over { action() } }
    switch recognition.kind {
    case .tap(let count):
      guard !hasFailed, isInside else { return false }
      // Further taps count if they follow within a third of a second.
      taps = HostLoop.now - lastTap <= 0.35 ? taps + 1 : 1
      lastTap = HostLoop.now
      guard taps >= count else { return count > 1 ? false : true }
      taps = 0
      finish(graph.touches.location)
      return true
    case .longPress:
      if let hold { HostLoop.cancel(hold) }
      hold = nil
      if !hasFired { for action in recognition.changed { action(false) } }
      return hasFired
    case .drag:
      guard isDragging else { return false }
      finish(dragValue)
      return true
    case .unreachable: return false
    }
  }

  func touchCancelled() {
    guard isDown else { return }
    isDown = false
    guard let recognition = view.modifier.recognition() else { return }
    fail(recognition)
    for action in recognition.over { action() }
  }

  private func fail(_ recognition: GestureRecognition) {
    hasFailed = true
    if let hold {
      HostLoop.cancel(hold)
      self.hold = nil
      for action in recognition.changed { action(false) }
    }
  }

  private func finish(_ value: Any) {
    guard let recognition = view.modifier.recognition() else { return }
    TouchRules.fired(self, view.modifier.name)
    for action in recognition.ended { action(value) }
  }

  private var dragValue: DragGesture.Value {
    let touches = graph.touches
    return DragGesture.Value(
      time: Date(), location: touches.location, startLocation: CGPoint(x: touches.start.x, y: touches.start.y))
  }

  override func willLeave() {
    if let hold { HostLoop.cancel(hold) }
    hold = nil
  }
}
