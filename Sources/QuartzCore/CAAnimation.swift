/// Told when an animation begins and ends.
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change over time. It takes its time and reports its end; the values in between are not modelled.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  public override init() { super.init() }

  /// The same values in another animation. What a subclass of the app's own adds is not copied, unless it overrides this.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = blank()
    copy.take(self)
    return copy
  }
  func blank() -> CAAnimation { CAAnimation() }
  func take(_ other: CAAnimation) {
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
  }

  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed

  /// With repeats and reversal; infinite for an animation that never ends.
  var totalDuration: CFTimeInterval {
    let once = (duration > 0 ? duration : CATransaction.animationDuration()) * (autoreverses ? 2 : 1)
    let whole = repeatDuration > 0 ? repeatDuration : once * (repeatCount > 0 ? CFTimeInterval(repeatCount) : 1)
    guard speed > 0, whole < CFTimeInterval(Float.greatestFiniteMagnitude) else { return .infinity }
    return whole / CFTimeInterval(speed)
  }
}

open class CAPropertyAnimation: CAAnimation {
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  override func blank() -> CAAnimation { CAPropertyAnimation() }
  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }
}

open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
  override func blank() -> CAAnimation { CABasicAnimation() }
  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }
}

open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  /// Until the swing has faded to a thousandth.
  open var settlingDuration: CFTimeInterval {
    damping > 0 ? CFTimeInterval(2 * mass / damping) * 6.9 : .greatestFiniteMagnitude
  }
  override func blank() -> CAAnimation { CASpringAnimation() }
  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
  }
}

open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode: CAAnimationCalculationMode = .linear
  open var rotationMode: CAAnimationRotationMode?
  override func blank() -> CAAnimation { CAKeyframeAnimation() }
  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
  }
}

/// How values between key frames are found.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether what moves along a path turns with it.
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The key of the animation that goes with a change of the layer tree.
public let kCATransition = "transition"

open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
  override func blank() -> CAAnimation { CAAnimationGroup() }
  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations
  }
}

open class CATransition: CAAnimation {
  open var type: CATransitionType = .fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
  override func blank() -> CAAnimation { CATransition() }
  override func take(_ other: CAAnimation) {
    super.take(other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }
}

public struct CATransitionType: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
