import CoreGraphics
import Foundation

extension LayoutEngine {
  /// Sets the frames of the views whose frames constraints determine, edges rounded to pixels.
  /// - Returns: True if a view stands elsewhere since, or has another size.
  @discardableResult func applyFrames() -> Bool {
    var hasMoved = false
    if let root, root.isSizedByItsConstraints { applyOwnSize(root) }
    for index in items.indices.dropFirst() {
      if let guide = items[index].guide {
        if guide.kind == .scrollContent, let scroll = guide.owningView as? UIScrollView { setContentSize(of: scroll, index) }
        continue
      }
      guard items[index].autoresizing == nil, let view = items[index].view else { continue }
      let own = roundedRect(index)
      let origin = items[index].parent.map { roundedRect($0).origin } ?? .zero
      let aligned = CGRect(x: own.minX - origin.x, y: own.minY - origin.y, width: own.width, height: own.height)
      let frame = view.frame(forAlignmentRect: aligned)
      if view.geometry.transform.isIdentity {
        if !isNear(view.frame, frame) {
          view.frame = frame
          hasMoved = true
        }
      } else {
        let (center, size) = (view.center, view.bounds.size)
        view.center = CGPoint(x: frame.midX, y: frame.midY)
        view.bounds.size = frame.size
        if view.center != center || view.bounds.size != size { hasMoved = true }
      }
    }
    return hasMoved
  }

  /// Nothing says where the view stands: it stays where it is.
  private func applyOwnSize(_ root: UIView) {
    let size = root.frame(forAlignmentRect: roundedRect(0)).size
    let old = root.bounds.size
    guard abs(old.width - size.width) > 1e-6 || abs(old.height - size.height) > 1e-6 else { return }
    if root.geometry.transform.isIdentity { root.frame.size = size } else { root.bounds.size = size }
  }

  func frame(of guide: UILayoutGuide, relativeTo owner: UIView) -> CGRect {
    let own = roundedRect(index(of: guide))
    let origin = owner === root ? .zero : roundedRect(index(of: owner)).origin
    return CGRect(x: own.minX - origin.x, y: own.minY - origin.y, width: own.width, height: own.height)
  }

  private func roundedRect(_ index: Int) -> CGRect {
    // Part by part: a copy of the whole item would count references up and down.
    let width = solver.value(of: items[index].width)
    let height = solver.value(of: items[index].height)
    guard index > 0 else { return CGRect(x: 0, y: 0, width: width, height: height) }
    // Half pixels always go the same way, whatever noise the sums that led there have.
    func rounded(_ value: Double) -> Double { (value * pixelScale + 0.5001).rounded(.down) / pixelScale }
    let left = solver.value(of: items[index].left)
    let top = solver.value(of: items[index].top)
    let minX = rounded(left)
    let minY = rounded(top)
    return CGRect(
      x: minX, y: minY, width: rounded(left + width) - minX, height: rounded(top + height) - minY)
  }

  /// A width or height that no constraint says anything about is the app's own: views that stand at the leading edge and at the
  /// top alone do not take away the size that was set by hand.
  private func setContentSize(of scroll: UIScrollView, _ index: Int) {
    var size = roundedRect(index).size
    if !solver.isMentioned(items[index].width) { size.width = scroll.contentSize.width }
    if !solver.isMentioned(items[index].height) { size.height = scroll.contentSize.height }
    if scroll.contentSize != size { scroll.contentSize = size }
  }

  private func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
    abs(left.minX - right.minX) < 1e-6 && abs(left.minY - right.minY) < 1e-6 && abs(left.width - right.width) < 1e-6
      && abs(left.height - right.height) < 1e-6
  }
}
