import CoreGraphics
import Foundation
import HeadlessCore

/// A finger that drags a scroll view: who moves the content says when the drag begins and ends.
@_spi(CellHarness) @MainActor public enum ScrollDriver {
  /// The drag begins: a touch that is down is cancelled (SEL-21), the keyboard goes if it is to go, the delegate hears.
  public static func beginDrag(_ view: UIScrollView) {
    TouchDriver.touchCancelled()
    view.tracking = true
    view.dragging = true
    if view.keyboardDismissMode != .none { view.window?.endEditing(true) }
    view.scrollDelegate?.scrollViewWillBeginDragging(view)
  }

  /// The finger is lifted where the content shall stay.
  public static func endDrag(_ view: UIScrollView) {
    var target = view.contentOffset
    view.scrollDelegate?.scrollViewWillEndDragging(view, withVelocity: .zero, targetContentOffset: &target)
    view.tracking = false
    view.dragging = false
    view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: false)
    if target != view.contentOffset { view.setContentOffset(target, animated: false) }
  }

  /// True if a pull at the top would let a refresh control act.
  public static func canPullToRefresh(_ view: UIScrollView) -> Bool { view.refreshControl?.isEnabled ?? false }

  /// A pull beyond the top that makes the refresh control act.
  public static func pullToRefresh(_ view: UIScrollView) {
    let top = view.contentOffset
    beginDrag(view)
    for distance in [40.0, 80, 120] {
      view.contentOffset = CGPoint(x: top.x, y: top.y - CGFloat(distance))
      HostLoop.advance(by: 1.0 / 60)
    }
    view.refreshControl?.pull()
    view.contentOffset = top
    endDrag(view)
  }
}
