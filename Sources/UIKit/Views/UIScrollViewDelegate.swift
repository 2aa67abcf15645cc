import CoreGraphics
import Foundation
@_spi(CellHarness) import SelectorDispatch

@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

/// What a delegate without the method does: it hands the message on, if its class forwards it to another object.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    forwarding(self, "scrollViewDidScroll:")?.scrollViewDidScroll(scrollView)
  }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    forwarding(self, "scrollViewDidZoom:")?.scrollViewDidZoom(scrollView)
  }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    forwarding(self, "scrollViewWillBeginZooming:withView:")?.scrollViewWillBeginZooming(scrollView, with: view)
  }
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    forwarding(self, "scrollViewDidEndZooming:withView:atScale:")?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    forwarding(self, "scrollViewWillBeginDragging:")?.scrollViewWillBeginDragging(scrollView)
  }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    forwarding(self, "scrollViewWillEndDragging:withVelocity:targetContentOffset:")?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    forwarding(self, "scrollViewDidEndDragging:willDecelerate:")?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    forwarding(self, "scrollViewWillBeginDecelerating:")?.scrollViewWillBeginDecelerating(scrollView)
  }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    forwarding(self, "scrollViewDidEndDecelerating:")?.scrollViewDidEndDecelerating(scrollView)
  }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    forwarding(self, "scrollViewDidEndScrollingAnimation:")?.scrollViewDidEndScrollingAnimation(scrollView)
  }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    forwarding(self, "viewForZoomingInScrollView:")?.viewForZooming(in: scrollView)
  }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    forwarding(self, "scrollViewShouldScrollToTop:")?.scrollViewShouldScrollToTop(scrollView) ?? true
  }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    forwarding(self, "scrollViewDidScrollToTop:")?.scrollViewDidScrollToTop(scrollView)
  }
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    forwarding(self, "scrollViewDidChangeAdjustedContentInset:")?.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}

/// Not in the extension: what stands there is taken for a method of the protocol.
@MainActor private func forwarding(_ delegate: any UIScrollViewDelegate, _ selector: String) -> (any UIScrollViewDelegate)? {
  SelectorSending.forwardingTarget(of: delegate, for: Selector(selector)) as? any UIScrollViewDelegate
}

/// Says in words how far a view is scrolled. No assistive technology asks for it here.
@preconcurrency @MainActor public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

/// Both methods are optional.
extension UIScrollViewAccessibilityDelegate {
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
  public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? { nil }
}
