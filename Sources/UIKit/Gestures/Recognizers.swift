import CoreGraphics
import Foundation
import HeadlessCore

/// One or more taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  private var start: CGPoint = .zero
  private var taps = 0
  /// Ends the wait for another tap.
  private var timer: HostLoop.Token?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    stopWaiting()
    start = touch.place
    if numberOfTouchesRequired != 1 { state = .failed }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    if hypot(touch.place.x - start.x, touch.place.y - start.y) > 10 { state = .failed }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    taps += 1
    guard taps < numberOfTapsRequired else {
      taps = 0
      state = .ended
      return
    }
    timer = HostLoop.schedule(after: 0.35, label: "next tap") { [weak self] in
      MainActor.assumeIsolated { self?.giveUp() }
    }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  open override func reset() {
    taps = 0
    stopWaiting()
  }
  override var waitsForMoreTouches: Bool { taps > 0 && storedState == .possible }
  /// No further tap has come in time.
  private func giveUp() {
    state = .failed
    finish()
  }
  private func stopWaiting() {
    if let timer { HostLoop.cancel(timer) }
    timer = nil
  }
}

/// A finger that stays.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  private var start: CGPoint = .zero
  private var timer: HostLoop.Token?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    start = touch.place
    timer = HostLoop.schedule(after: minimumPressDuration, label: "long press") { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.activeTouch != nil, self.storedState == .possible else { return }
        self.state = .began
      }
    }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    if storedState == .began || storedState == .changed {
      state = .changed
    } else if hypot(touch.place.x - start.x, touch.place.y - start.y) > allowableMovement {
      state = .failed
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = storedState == .possible ? .failed : .ended
  }
  open override func reset() {
    if let timer { HostLoop.cancel(timer) }
    timer = nil
  }
}

/// A drag.
/// Kinds of scrolling by a device.
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// Which wheels and trackpads count as a pan; a phone has none.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  private var start: CGPoint = .zero
  private var origin: CGPoint = .zero
  private var last: (place: CGPoint, time: Double) = (.zero, 0)
  private var speed: CGPoint = .zero

  open func translation(in view: UIView?) -> CGPoint {
    guard let touch = lastTouch else { return .zero }
    return CGPoint(x: touch.place.x - origin.x, y: touch.place.y - origin.y)
  }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let touch = lastTouch else { return }
    origin = CGPoint(x: touch.place.x - translation.x, y: touch.place.y - translation.y)
  }
  open func velocity(in view: UIView?) -> CGPoint { speed }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    start = touch.place
    origin = touch.place
    last = (touch.place, HostLoop.now)
    speed = .zero
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let elapsed = max(1.0 / 60, HostLoop.now - last.time)
    speed = CGPoint(x: (touch.place.x - last.place.x) / elapsed, y: (touch.place.y - last.place.y) / elapsed)
    last = (touch.place, HostLoop.now)
    switch storedState {
    case .possible: if hypot(touch.place.x - start.x, touch.place.y - start.y) >= 10 { state = .began }
    case .began, .changed: state = .changed
    case .ended, .cancelled, .failed: break
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = storedState == .possible ? .failed : .ended
  }
}

/// A pan that starts at an edge of the screen. One finger in a list's middle never is one.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

/// A quick stroke.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1
  private var start: CGPoint = .zero
  private var began = 0.0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = touches.first?.place ?? .zero
    began = HostLoop.now
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let dx = touch.place.x - start.x
    let dy = touch.place.y - start.y
    guard max(abs(dx), abs(dy)) >= 50 else { return }
    let stroke: Direction = abs(dx) >= abs(dy) ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up)
    state = direction.contains(stroke) && HostLoop.now - began < 0.5 ? .ended : .failed
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

/// Two fingers moving apart. The host has one finger, so it is never recognised; its values are those of no gesture.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}
