import CoreGraphics
import Foundation

/// Lets a gesture of the user's lead a transition.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  var completionSpeed: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// Leads the animation of a transition's animator by a share.
///
/// Values of animations apply at once here, so the animator moves its views when the gesture finishes the transition; one that is
/// cancelled leaves everything where it was.
@preconcurrency @MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  public override init() { super.init() }

  open var duration: CGFloat { context.map { CGFloat($0.animator?.transitionDuration(using: $0) ?? 0) } ?? 0 }
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var completionCurve = UIView.AnimationCurve.easeInOut
  open var timingCurve: (any UITimingCurveProvider)?
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext as? TransitionContext
    percentComplete = 0
  }
  open func pause() { context?.pauseInteractiveTransition() }
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(1, max(0, percentComplete))
    context?.updateInteractiveTransition(self.percentComplete)
  }
  open func cancel() {
    let led = context
    context = nil
    led?.cancelInteractiveTransition()
    led?.completeTransition(false)
  }
  open func finish() {
    guard let led = context else { return }
    context = nil
    percentComplete = 1
    led.finishInteractiveTransition()
    led.animator?.animateTransition(using: led)
  }

  private var context: TransitionContext?
}
