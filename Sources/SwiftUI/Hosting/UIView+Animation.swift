import UIKit

extension UIView {
  /// Animates changes of UIKit's views as SwiftUI animates its own. They apply at once; the completion waits for the animation's end.
  public class func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil) {
    animate(springDuration: animation.length, animations: changes, completion: { _ in completion?() })
  }
}

extension Transaction {
  /// Changes of UIKit's views in a representable's update.
  @MainActor func animate(_ changes: () -> Void, _ completion: (() -> Void)?) {
    if let animation, !disablesAnimations {
      UIView.animate(animation, changes: changes, completion: completion)
    } else {
      changes()
      completion?()
    }
  }
}
