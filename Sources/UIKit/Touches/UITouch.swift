import CoreGraphics
import Foundation

/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  var storedPhase = Phase.began
  var place: CGPoint = .zero
  var previousPlace: CGPoint = .zero
  weak var storedView: UIView?
  weak var storedWindow: UIWindow?
  var time: TimeInterval = 0
  var taps = 1
  var recognizers: [UIGestureRecognizer] = []
  /// The recognizer that keeps the touch from its view.
  var takenBy: UIGestureRecognizer?
  var wasDeliveredToView = false
  /// True while a scroll view waits whether the finger drags (SEL-21): recognizers know of the touch, its view does not.
  var isHeldBack = false
  /// The item the finger went down on.
  var acting: Acting?

  open var timestamp: TimeInterval { time }
  open var phase: Phase { storedPhase }
  open var tapCount: Int { taps }
  open var type: TouchType { .direct }
  open var view: UIView? { storedView }
  open var window: UIWindow? { storedWindow }
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }
  open var force: CGFloat { 0 }
  open var majorRadius: CGFloat { 20 }
  open func location(in view: UIView?) -> CGPoint { view.map { $0.fromTop(place) } ?? place }
  /// A finger has no more places between two reports than the reported ones.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  open var majorRadiusTolerance: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open func previousLocation(in view: UIView?) -> CGPoint { view.map { $0.fromTop(previousPlace) } ?? previousPlace }
}

/// What happened to the touches.
@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }
  open var subtype: EventSubtype { isShake ? .motionShake : .none }

  var touches: Set<UITouch> = []
  var time: TimeInterval = 0
  /// True for the event of a phone that is shaken.
  var isShake = false

  open var type: EventType { isShake ? .motion : .touches }
  open var timestamp: TimeInterval { time }
  open var allTouches: Set<UITouch>? { touches }
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches.filter { $0.window === window } }
  open func touches(for view: UIView) -> Set<UITouch>? { touches.filter { $0.view === view } }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { touches.filter { $0.recognizers.contains(gesture) } }
}
