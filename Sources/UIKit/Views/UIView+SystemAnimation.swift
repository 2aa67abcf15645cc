import Foundation

extension UIView {
  /// An animation that the system defines.
  public enum SystemAnimation: UInt, Sendable {
    /// The views leave their superviews when the animation ends.
    case delete = 0
  }

  /// Removes `views` with the system's animation, and runs `parallelAnimations` along with it.
  ///
  /// The closure's values apply at once, as those of every animation here. The views stay in the hierarchy until the animation
  /// ends, after a quarter of a second of virtual time, and are gone when `completion` is called.
  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    runAnimations(ResizeAnimation.standardDuration, 0, parallelAnimations ?? {}) { isFinished in
      switch animation {
      case .delete: views.forEach { $0.removeFromSuperview() }
      }
      completion?(isFinished)
    }
  }
}
