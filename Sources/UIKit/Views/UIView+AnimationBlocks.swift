import Foundation

/// Animations between two calls, as apps before closures wrote them. Values apply at once, as in `animate(withDuration:)`.
extension UIView {
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    UIKitRunState.current.animationDurations.append(0.2)
  }
  /// Ends the innermost animation; one that was not begun has no end.
  public class func commitAnimations() { _ = UIKitRunState.current.animationDurations.popLast() }
  public class func setAnimationDuration(_ duration: TimeInterval) {
    guard let last = UIKitRunState.current.animationDurations.indices.last else { return }
    UIKitRunState.current.animationDurations[last] = duration
  }
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {}
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}
