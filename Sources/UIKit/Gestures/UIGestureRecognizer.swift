import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// Watches touches and says when they amount to a gesture.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5
    public static var recognized: State { .ended }
  }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  public override convenience init() { self.init(target: nil, action: nil) }

  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { delegate = OptionalMethods.taken(delegate, .gesture) }
  }
  open var isEnabled = true {
    didSet { if !isEnabled, state == .began || state == .changed { state = .cancelled } }
  }
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Kept: presses of a remote control or a keyboard are no gestures here.
  open var allowedPressTypes: [NSNumber] = []
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var name: String?
  open var numberOfTouches: Int { activeTouch == nil ? 0 : 1 }
  open var view: UIView? { attachedView }

  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(object: target as AnyObject, action: action))
  }
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { entry in
      (target == nil || entry.object === target as AnyObject) && (action == nil || entry.action == action)
    }
  }
  open func location(in view: UIView?) -> CGPoint { lastTouch?.location(in: view) ?? .zero }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { mustFail.append(WeakBox(otherGestureRecognizer)) }

  /// Writing it reports a change: to the targets and, when a gesture is recognised, to the other recognizers of the touch.
  open var state: State {
    get { storedState }
    set { advance(to: newValue) }
  }
  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  // MARK: Machinery

  struct Target {
    weak var object: AnyObject?
    var action: Selector
  }
  final class WeakBox {
    weak var recognizer: UIGestureRecognizer?
    init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
  }

  var targets: [Target] = []
  /// What runs without a selector: other parts of the host observe gestures this way.
  @_spi(CellHarness) public var onChange: ((UIGestureRecognizer) -> Void)?
  /// Touches that are none of its business, because a part of what the view shows has asked for it.
  @_spi(CellHarness) public var isTouchInScope: ((UITouch) -> Bool)?
  weak var attachedView: UIView?
  var storedState = State.possible
  var activeTouch: UITouch?
  var lastTouch: UITouch?
  var mustFail: [WeakBox] = []
  /// Recognised, but another recognizer that must fail first hasn't failed yet.
  var isHeldBack = false
  /// Touches whose end the view of the touch is told when the gesture is decided (`delaysTouchesEnded`).
  var heldTouches: [UITouch] = []
  /// True for recognizers that are the host's own: what they recognise is reported by what it leads to.
  var isOfSystem: Bool { false }
  /// The last question before the gesture is recognised.
  func hasSomethingToShow() -> Bool { true }
  /// Another touch may still complete the gesture.
  var waitsForMoreTouches: Bool { false }
}

@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}
