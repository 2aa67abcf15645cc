import CoreGraphics
import Foundation
import HeadlessCore

/// A finger that drags a scroll view: who moves the content says when the drag begins and ends.
@_spi(CellHarness) @MainActor public enum ScrollDriver {
  /// The drag begins: a touch that is down is cancelled (SEL-21), the keyboard goes if it is to go, the delegate hears.
  public static func beginDrag(_ view: UIScrollView) {
    TouchDriver.touchBeforeDrag(view)
    TouchDriver.touchCancelled()
    view.tracking = true
    view.dragging = true
    if view.keyboardDismissMode != .none { view.window?.endEditing(true) }
    view.scrollDelegate?.scrollViewWillBeginDragging(view)
  }

  /// True if a finger that is down on the content and moves on becomes a drag of the view, which takes the touch: there is something
  /// to scroll, no recognizer has the touch, and the touched view gives it up, as all but controls do.
  public static func dragTakesTouch(_ view: UIScrollView) -> Bool {
    let limits = view.offsetLimits
    let scrolls = limits.high.y - limits.low.y > 0.5 || limits.high.x - limits.low.x > 0.5
    guard view.isScrollEnabled, scrolls, let touch = TouchDriver.touch, !touch.isTaken else { return false }
    guard let touched = touch.view, touched.isDescendant(of: view) else { return false }
    return view.canCancelContentTouches && view.touchesShouldCancel(in: touched)
  }

  /// The finger is lifted where the content shall stay.
  public static func endDrag(_ view: UIScrollView) {
    var target = restingOffset(of: view, near: view.contentOffset, .zero)
    view.scrollDelegate?.scrollViewWillEndDragging(view, withVelocity: .zero, targetContentOffset: &target)
    view.tracking = false
    view.dragging = false
    let decelerates = target != view.contentOffset
    view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: decelerates)
    guard decelerates else { return }
    view.decelerating = true
    view.scrollDelegate?.scrollViewWillBeginDecelerating(view)
    view.setContentOffset(target, animated: false)
    view.decelerating = false
    view.scrollDelegate?.scrollViewDidEndDecelerating(view)
  }

  /// The finger is lifted while the content moves on.
  ///
  /// - Parameter target: where the content would come to rest by itself.
  /// - Returns: Where the app wants it to rest, if the app said so.
  public static func lift(_ view: UIScrollView, toward target: CGPoint) -> CGPoint? {
    let distance = CGPoint(x: target.x - view.contentOffset.x, y: target.y - view.contentOffset.y)
    func speed(_ length: CGFloat) -> CGFloat { length == 0 ? 0 : length > 0 ? 1.5 : -1.5 }
    let velocity = CGPoint(x: speed(distance.x), y: speed(distance.y))
    let proposed = restingOffset(of: view, near: target, velocity)
    var wanted = proposed
    view.scrollDelegate?.scrollViewWillEndDragging(view, withVelocity: velocity, targetContentOffset: &wanted)
    view.tracking = false
    view.dragging = false
    view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: true)
    view.decelerating = true
    view.scrollDelegate?.scrollViewWillBeginDecelerating(view)
    return wanted == target ? nil : wanted
  }

  /// Content that moved on comes to rest, where it is or where the app wants it.
  public static func endDeceleration(_ view: UIScrollView, at target: CGPoint?) {
    if let target { view.setContentOffset(target, animated: false) }
    view.decelerating = false
    view.scrollDelegate?.scrollViewDidEndDecelerating(view)
  }

  /// A touch on content that moves on stops it and is lifted where it is. The view tracks it as a drag that did not move: as on
  /// iOS 13 and later, `scrollViewDidEndDragging` says that nothing goes on while `isDecelerating` is still true, and
  /// `scrollViewDidEndDecelerating` follows. No `scrollViewWillBeginDragging` comes before, and no row hears of the touch.
  public static func stopByTouch(_ view: UIScrollView) {
    view.tracking = true
    HostLoop.advance(by: TouchDriver.tapDuration)
    // Between pages nothing rests.
    let target = restingOffset(of: view, near: view.contentOffset, .zero)
    view.tracking = false
    view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: target != view.contentOffset)
    endDeceleration(view, at: target)
  }

  /// Where the content comes to rest: on a page, or where a collection's layout says.
  private static func restingOffset(of view: UIScrollView, near place: CGPoint, _ velocity: CGPoint) -> CGPoint {
    var offset = place
    if view.isPagingEnabled {
      let limits = view.offsetLimits
      func page(_ value: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        length > 0 ? min(max((value / length).rounded() * length, low), high) : value
      }
      offset.x = page(offset.x, view.bounds.width, limits.low.x, limits.high.x)
      offset.y = page(offset.y, view.bounds.height, limits.low.y, limits.high.y)
    }
    guard let layout = (view as? UICollectionView)?.collectionViewLayout else { return offset }
    return layout.targetContentOffset(forProposedContentOffset: offset, withScrollingVelocity: velocity)
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
