import Foundation

extension UIView {
  static let defaultMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func absolute(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing)
  }

  func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }

  var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
    var margins = storedMargins ?? owningViewController?.rootMargins ?? UIView.defaultMargins
    if insetsLayoutMarginsFromSafeArea {
      let safe = directional(safeAreaInsets)
      margins.top += safe.top
      margins.leading += safe.leading
      margins.bottom += safe.bottom
      margins.trailing += safe.trailing
    }
    guard preservesSuperviewLayoutMargins, let above = superview else { return margins }
    let inherited = directional((above as? UIScrollView)?.marginsOfContent(at: frame) ?? above.marginsInside(at: frame))
    margins.top = max(margins.top, inherited.top)
    margins.leading = max(margins.leading, inherited.leading)
    margins.bottom = max(margins.bottom, inherited.bottom)
    margins.trailing = max(margins.trailing, inherited.trailing)
    return margins
  }

  /// What of this view's margins reaches into a subview.
  private func marginsInside(at frame: CGRect) -> UIEdgeInsets {
    let (outer, bounds) = (layoutMargins, bounds)
    return UIEdgeInsets(
      top: outer.top - (frame.minY - bounds.minY), left: outer.left - (frame.minX - bounds.minX),
      bottom: outer.bottom - (bounds.maxY - frame.maxY), right: outer.right - (bounds.maxX - frame.maxX))
  }

  func marginsMayHaveChanged() {
    layoutMarginsDidChange()
    setNeedsLayout()
    for view in storedSubviews where view.preservesSuperviewLayoutMargins { view.marginsMayHaveChanged() }
  }

  /// Recomputes the safe area from the superview's, for this view and those below it.
  func updateSafeArea() {
    let new = inheritedSafeArea
    guard new != storedSafeAreaInsets else { return }
    storedSafeAreaInsets = new
    safeAreaInsetsDidChange()
    owningViewController?.viewSafeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
    setNeedsLayout()
    for view in storedSubviews { view.updateSafeArea() }
  }

  private var inheritedSafeArea: UIEdgeInsets {
    var insets: UIEdgeInsets = .zero
    if let window = self as? UIWindow {
      insets = SafeAreas.insets(of: window)
    } else if let above = superview {
      let outer = (above as? UIScrollView)?.remainingSafeArea ?? above.safeAreaInsets
      if outer != .zero {
        let frame = frame
        // Scrolled content moves under the bars; its safe area is measured as if it stood still.
        let bounds = CGRect(origin: above is UIScrollView ? .zero : above.bounds.origin, size: above.bounds.size)
        insets = UIEdgeInsets(
          top: max(0, outer.top - (frame.minY - bounds.minY)), left: max(0, outer.left - (frame.minX - bounds.minX)),
          bottom: max(0, outer.bottom - (bounds.maxY - frame.maxY)),
          right: max(0, outer.right - (bounds.maxX - frame.maxX)))
      }
    }
    if let extra = owningViewController?.additionalSafeAreaInsets {
      insets.top += extra.top
      insets.left += extra.left
      insets.bottom += extra.bottom
      insets.right += extra.right
    }
    return insets
  }
}

extension UIScrollView {
  /// What of the margins reaches into content, wherever that was scrolled to: at the sides that it does not scroll past. Above and below it moves
  /// under the bars and out of sight, and a row is as high there as everywhere.
  fileprivate func marginsOfContent(at frame: CGRect) -> UIEdgeInsets {
    guard contentSize.width <= bounds.width + 0.5 else { return .zero }
    let outer = layoutMargins
    let start = -adjustedContentInset.left
    return UIEdgeInsets(
      top: 0, left: outer.left - (frame.minX - start), bottom: 0, right: outer.right - (start + bounds.width - frame.maxX))
  }
}
