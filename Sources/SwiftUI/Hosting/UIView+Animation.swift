import UIKit

extension UIView {
  /// Animates changes of UIKit's views as SwiftUI animates its own. They apply at once; the completion waits for the animation's end.
  public class func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
    animate(springDuration: animation.length, animations: changes, completion: { _ in completion?() })
  }
}
