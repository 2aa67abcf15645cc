import CoreGraphics
import Foundation
import HeadlessCore

/// Where an animation stands.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive = 0
  case active = 1
  case stopped = 2
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

/// An animation that can be started later. Values apply when it starts, completions after its virtual duration.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    storedDuration = duration
    super.init()
  }
  /// An animator without duration, to be given animations.
  public override convenience init() { self.init(duration: 0, curve: .easeInOut) }
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
  ) {
    let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: curve)
    if let animations { addAnimations(animations) }
  }
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }
  @discardableResult open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    guard let made = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations) as? Self else {
      preconditionFailure("UIViewPropertyAnimator.runningPropertyAnimator makes no subclass objects")
    }
    if let completion { made.addCompletion(completion) }
    made.startAnimation(afterDelay: delay)
    return made
  }

  private let storedDuration: TimeInterval
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var current = UIViewAnimatingState.inactive
  private var running = false
  /// Counts starts: the end of one that was paused is no end of the next.
  private var start = 0

  open var duration: TimeInterval { storedDuration }
  open var state: UIViewAnimatingState { current }
  open var isRunning: Bool { running }
  open var isReversed = false
  open var fractionComplete: CGFloat = 0
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  open var pausesOnCompletion = false
  open var scrubsLinearly = true
  open var isManualHitTestingEnabled = false
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animations.append(animation) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
  open func startAnimation() { startAnimation(afterDelay: 0) }
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard current != .stopped, !running else { return }
    current = .active
    run(storedDuration, delay) { for animation in animations { animation() } }
  }
  open func pauseAnimation() { running = false }
  /// Goes on with what was paused; what is left takes its time again.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard current == .active, !running else { return startAnimation() }
    run(storedDuration * (durationFactor > 0 ? Double(durationFactor) : 1), 0) {}
  }
  open func stopAnimation(_ withoutFinishing: Bool) {
    running = false
    current = withoutFinishing ? .inactive : .stopped
  }
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(finalPosition) }

  private func run(_ duration: TimeInterval, _ delay: TimeInterval, _ animations: () -> Void) {
    running = true
    start += 1
    let started = start
    UIView.runAnimations(duration, delay, animations) { [self] _ in
      if running, start == started { finish(isReversed ? .start : .end) }
    }
  }

  private func finish(_ position: UIViewAnimatingPosition) {
    running = false
    current = .inactive
    fractionComplete = 1
    for completion in completions { completion(position) }
  }
}

/// The shape of an animation in time.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {}

open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public init(animationCurve curve: UIView.AnimationCurve) { super.init() }
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) { super.init() }
}

open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public init(dampingRatio ratio: CGFloat) { super.init() }
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) { super.init() }
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) { super.init() }
}
