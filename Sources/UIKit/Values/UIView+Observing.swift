import Foundation
import HeadlessCore

extension UIScrollView {
  func contentSizeDidChange() {
    setNeedsLayout()
    tellObservers()
  }
}

extension UIView: AnnouncesChanges {
  /// Tells who watches the view.
  func tellObservers() {
    if KeyValueObserving.current.isUsed { KeyValueObserving.current.mayHaveChanged(self) }
  }
}
