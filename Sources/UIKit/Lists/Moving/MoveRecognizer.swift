import CoreGraphics
import Foundation
import HeadlessCore

/// The gesture that moves rows: a drag that begins on a reorder control, or after a long press where a controller installs that
/// (ACC-06, DND-11).
@MainActor final class MoveRecognizer: UIGestureRecognizer {
  private weak var host: ListHost?
  private var start: CGPoint = .zero
  private var isOnControl = false
  /// The finger has stayed long enough. A press that does not move goes on as if the recognizer were not there.
  private var isPressed = false
  private var timer: HostLoop.Token?

  init(_ host: ListHost) {
    self.host = host
    super.init(target: nil, action: nil)
    onChange = { [weak self] _ in self?.stateDidChange() }
  }

  override var isOfSystem: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let host else { return }
    start = touch.location(in: view)
    isOnControl = MoveRecognizer.isReorderControl(touch.view)
    isPressed = false
    if isOnControl { return }
    guard (host.owner as? any ListMoveOwner)?.movesByLongPress == true else {
      state = .failed
      return
    }
    timer = HostLoop.schedule(after: 0.5, label: "long press on a row") { [weak self] in
      MainActor.assumeIsolated {
        self?.isPressed = true
      }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    switch storedState {
    case .began, .changed: state = .changed
    case .possible:
      let place = touch.location(in: view)
      guard hypot(place.x - start.x, place.y - start.y) > 4 else { return }
      state = isOnControl || isPressed ? .began : .failed
    case .ended, .cancelled, .failed: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = storedState == .possible ? .failed : .ended
  }

  override func reset() {
    if let timer { HostLoop.cancel(timer) }
    timer = nil
  }

  /// Recognised only if the item may be moved.
  override func hasSomethingToShow() -> Bool {
    guard let host, let slot = host.touches.slot(at: start) else { return false }
    return host.moving.begin(slot)
  }

  private func stateDidChange() {
    switch storedState {
    case .began, .changed: host?.moving.update(to: location(in: view))
    case .ended: host?.moving.end()
    case .cancelled: host?.moving.cancel()
    case .possible, .failed: break
    }
  }

  private static func isReorderControl(_ view: UIView?) -> Bool {
    var above = view
    while let present = above, !(present is any ListCellView) {
      if (present as? AccessoryView)?.isReorderControl == true { return true }
      above = present.superview
    }
    return false
  }
}
