import Foundation
import HeadlessCore

extension UIView {
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    // How often the display is asked for a frame: nobody sees a difference here.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }

  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    runAnimations(duration, 0, animations, nil)
  }
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    runAnimations(duration, 0, animations, completion)
  }
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    runAnimations(duration, delay, animations, completion, endless: options.contains(.repeat))
  }
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimations(duration, delay, animations, completion, endless: options.contains(.repeat))
  }
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimations(duration, delay, animations, completion)
  }
  /// Within an animation's closure: its values apply at once, and how often they come back is not seen.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    animations()
  }
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    runAnimations(duration, delay, animations, completion)
  }
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
  ) {
    animations()
  }
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimations(duration, 0, animations ?? {}, completion)
  }
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    runAnimations(
      duration, 0,
      {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          fromView.superview?.addSubview(toView)
          fromView.removeFromSuperview()
        }
      }, completion)
  }
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let run = UIKitRunState.current
    let outer = run.areAnimationsEnabled
    run.areAnimationsEnabled = false
    actionsWithoutAnimation()
    run.areAnimationsEnabled = outer
  }
  public class func setAnimationsEnabled(_ enabled: Bool) { UIKitRunState.current.areAnimationsEnabled = enabled }
  public class var areAnimationsEnabled: Bool { UIKitRunState.current.areAnimationsEnabled }
  public class var inheritedAnimationDuration: TimeInterval { UIKitRunState.current.animationDurations.last ?? 0 }

  /// True inside an animation block.
  static var areAnimationsInherited: Bool {
    areAnimationsEnabled && !UIKitRunState.current.animationDurations.isEmpty
  }

  /// Runs `body` as if it were inside the animation of a resize.
  static func inheriting(_ animation: ResizeAnimation, _ body: () -> Void) {
    switch animation {
    case .none: performWithoutAnimation(body)
    case .standard: runAnimations(ResizeAnimation.standardDuration, 0, body, nil)
    case .block(let duration): runAnimations(duration, 0, body, nil)
    }
  }

  /// Values apply at once: what counts is where an animation ends. Its completion waits for the virtual duration, and for
  /// the next turn of the loop if there is none.
  static func runAnimations(
    _ duration: TimeInterval, _ delay: TimeInterval, _ animations: () -> Void, _ completion: ((Bool) -> Void)?,
    endless: Bool = false
  ) {
    let run = UIKitRunState.current
    run.animationDurations.append(duration)
    animations()
    run.animationDurations.removeLast()
    // An animation that repeats for ever never completes.
    guard let completion, !(endless && areAnimationsEnabled) else { return }
    later(areAnimationsEnabled ? duration + delay : 0, "animation completion", callsApp: true) { completion(true) }
  }

  /// Runs `work` on the main actor after virtual seconds.
  static func later(
    _ seconds: Double, _ label: String, callsApp: Bool = false, _ work: @escaping @MainActor () -> Void
  ) {
    HostLoop.schedule(after: seconds, label: label, callsApp: callsApp) { MainActor.assumeIsolated { work() } }
  }
}
