import CoreGraphics
import Foundation
import HeadlessCore

/// The one finger of the host. Coordinates are the window's.
@_spi(CellHarness) @MainActor public enum TouchDriver {
  /// True between down and up.
  public static var isTouching: Bool { current != nil }

  /// A finger goes down and up at once.
  public static func tap(at point: CGPoint, in window: UIWindow) {
    touchDown(at: point, in: window)
    touchUp()
  }

  /// A finger goes down: the deepest view at the point gets the touch, and the recognizers of it and of all above it.
  public static func touchDown(at point: CGPoint, in window: UIWindow) {
    if isTouching { touchCancelled() }
    let touch = UITouch()
    let event = UIEvent()
    touch.place = point
    touch.previousPlace = point
    touch.storedWindow = window
    touch.time = HostLoop.now
    event.time = HostLoop.now
    event.touches = [touch]
    // An open menu takes the touch and goes.
    if let menu = window.openMenu { return menu.close() }
    touch.storedView = UIApplication.shared.isIgnoringInteractionEvents ? nil : window.hitTest(point, with: event)
    touch.acting = touch.storedView.flatMap { Acting.on($0) }
    touch.taps = isRepeatedTap(point) ? lastTap.count + 1 : 1
    var view = touch.storedView
    while let present = view {
      touch.recognizers += present.storedRecognizers.filter { $0.wants(touch, event) }
      view = present.superview
    }
    current = (touch, event, window)
    holdBack(touch, event, window)
    deliver(event, of: touch, to: window)
  }

  /// The finger moves.
  public static func touchMoved(to point: CGPoint) {
    guard let (touch, event, window) = current else { return }
    touch.previousPlace = touch.place
    touch.place = point
    send(.moved, touch, event, window)
  }

  /// The finger goes up.
  public static func touchUp() {
    guard let (touch, event, window) = current else { return }
    letThrough(touch, event, window)
    current = nil
    lastTap = (touch.place, HostLoop.now, touch.taps)
    touch.previousPlace = touch.place
    send(.ended, touch, event, window)
  }

  /// The system takes the touch away.
  public static func touchCancelled() {
    guard let (touch, event, window) = current else { return }
    current = nil
    send(.cancelled, touch, event, window)
  }

  /// The touch that is down.
  static var touch: UITouch? { current?.touch }

  // MARK: Touches that scroll views hold back (SEL-21)

  /// How long a tap of the host's lasts, in seconds: shorter than a press.
  public static let tapDuration = 0.2

  /// Seconds until a touch reaches a view: the innermost scroll view around it decides.
  public static func delay(at view: UIView) -> Double {
    var next: UIView? = view
    while let present = next {
      if let scroll = present as? UIScrollView { return scroll.delaysContentTouches ? ListPolicy.touchDelay : 0 }
      next = present.superview
    }
    return 0
  }

  /// A drag that begins on content that gets its touches at once touches it first.
  static func touchBeforeDrag(_ view: UIScrollView) {
    guard !isTouching, let window = view.window else { return }
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    guard let hit = window.hitTest(point, with: nil), delay(at: hit) == 0, !hit.isInControl else { return }
    touchDown(at: point, in: window)
  }

  /// A delay that ends before the finger is lifted makes no difference to a finger that does nothing in between.
  private static func holdBack(_ touch: UITouch, _ event: UIEvent, _ window: UIWindow) {
    guard let view = touch.storedView else { return }
    let delay = delay(at: view)
    guard delay >= tapDuration else { return }
    touch.isHeldBack = true
    HostLoop.schedule(after: delay, label: "touch of \(type(of: view))") { [weak touch, weak window] in
      MainActor.assumeIsolated {
        guard let touch, let window, current?.touch === touch else { return }
        letThrough(touch, event, window)
      }
    }
  }

  private static func letThrough(_ touch: UITouch, _ event: UIEvent, _ window: UIWindow) {
    guard touch.isHeldBack else { return }
    touch.isHeldBack = false
    guard touch.takenBy == nil else { return }
    let present = touch.storedPhase
    touch.storedPhase = .began
    touch.wasDeliveredToView = true
    let cellBinding = touch.storedView?.enclosingCellBinding?.cellBinding ?? .nobody
    cellBinding.run { Acting.with(touch.acting) { touch.storedView?.touchesBegan([touch], with: event) } }
    touch.storedPhase = present
  }

  /// The finger of a run.
  struct Finger {
    /// What it does while it is down.
    var current: (touch: UITouch, event: UIEvent, window: UIWindow)?
    var lastTap: (place: CGPoint, time: Double, count: Int) = (.zero, -10, 0)
  }

  private static var current: (touch: UITouch, event: UIEvent, window: UIWindow)? {
    get { UIKitRunState.current.finger.current }
    set { UIKitRunState.current.finger.current = newValue }
  }
  private static var lastTap: (place: CGPoint, time: Double, count: Int) {
    get { UIKitRunState.current.finger.lastTap }
    set { UIKitRunState.current.finger.lastTap = newValue }
  }

  private static func send(_ phase: UITouch.Phase, _ touch: UITouch, _ event: UIEvent, _ window: UIWindow) {
    touch.storedPhase = phase
    touch.time = HostLoop.now
    event.time = HostLoop.now
    deliver(event, of: touch, to: window)
  }

  /// What a touch in a cell starts belongs to the item that the cell serves.
  private static func deliver(_ event: UIEvent, of touch: UITouch, to window: UIWindow) {
    let cellBinding = touch.storedView?.enclosingCellBinding?.cellBinding ?? .nobody
    cellBinding.run { window.sendEvent(event) }
  }

  /// A tap counts on if it follows soon at the same place. Taps that the host sends without letting time pass are separate
  /// interactions, so they must not add up to a double tap.
  private static func isRepeatedTap(_ point: CGPoint) -> Bool {
    let since = HostLoop.now - lastTap.time
    return since > 0 && since < 0.35 && abs(point.x - lastTap.place.x) < 40 && abs(point.y - lastTap.place.y) < 40
  }
}

extension UIWindow {
  /// Gives the event to the recognizers first, then to the views unless a recognizer has taken the touch.
  func deliver(_ event: UIEvent) {
    for touch in event.touches { Acting.with(touch.acting) { deliver(touch, event) } }
  }

  private func deliver(_ touch: UITouch, _ event: UIEvent) {
    let set: Set<UITouch> = [touch]
    let responder: UIResponder? = touch.view
    switch touch.phase {
    case .began:
      for recognizer in touch.recognizers { recognizer.begin(set, event) }
      if !touch.isTaken, !touch.isHeldBack {
        touch.wasDeliveredToView = true
        responder?.touchesBegan(set, with: event)
      }
    case .moved, .stationary:
      for recognizer in touch.recognizers { recognizer.move(set, event) }
      if !touch.isTaken, !touch.isHeldBack { responder?.touchesMoved(set, with: event) }
    case .ended:
      for recognizer in touch.recognizers { recognizer.end(set, event) }
      // Of those that are undecided, the one that others wait for decides.
      let undecided = touch.recognizers.filter(\.holdsTouchEnds)
      if let undecided = undecided.first(where: \.waitsForMoreTouches) ?? undecided.first, !touch.isTaken {
        undecided.heldTouches.append(touch)
      } else if !touch.isTaken {
        responder?.touchesEnded(set, with: event)
      }
      for recognizer in touch.recognizers { recognizer.finish() }
    case .cancelled:
      for recognizer in touch.recognizers { recognizer.cancel(set, event) }
      if !touch.isTaken, !touch.isHeldBack { responder?.touchesCancelled(set, with: event) }
      for recognizer in touch.recognizers { recognizer.finish() }
    case .regionEntered, .regionMoved, .regionExited: break
    }
  }
}

extension UIView {
  /// True for a control and what is in one: a finger that means to scroll goes down beside it.
  fileprivate var isInControl: Bool {
    var next: UIView? = self
    while let present = next {
      if present is UIControl { return true }
      next = present.superview
    }
    return false
  }
}
