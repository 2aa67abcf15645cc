import Foundation
import HeadlessCore

extension UIView {
  public nonisolated class var noIntrinsicMetric: CGFloat { -1 }
  public nonisolated class var layoutFittingCompressedSize: CGSize { .zero }
  public nonisolated class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

  // MARK: Marks

  func markNeedsLayout() {
    needsLayout = true
    subtreeNeedsLayout = true
    markAncestors()
  }

  /// Tells every view above that there is work below, so that a frame finds it without walking the whole tree.
  func markAncestors() {
    var view = storedSuperview
    while let present = view, !present.subtreeNeedsLayout {
      present.subtreeNeedsLayout = true
      view = present.storedSuperview
    }
    if window != nil { HostLoop.setNeedsFrame() }
  }

  // MARK: The pass

  /// Starts at the topmost of the consecutive ancestors that need layout, for their layout decides this view's size.
  func layOutFromTopmostDirty() {
    var top = self
    while let above = top.storedSuperview, above.needsLayout { top = above }
    UIKitRunState.current.layoutGaveUp = false
    top.layOutSubtree()
  }

  private func layOutSubtree() {
    // A view whose layout dirties itself again gets another round, within reason; what is left waits for the next frame.
    var rounds = 0
    repeat {
      guard needsLayout || subtreeNeedsLayout else { return }
      subtreeNeedsLayout = false
      flushPropertyUpdate()
      if needsLayout { layOutSelf() }
      for view in storedSubviews { view.layOutSubtree() }
      rounds += 1
    } while (needsLayout || subtreeNeedsLayout) && rounds < 8 && !UIKitRunState.current.layoutGaveUp
    if needsLayout || subtreeNeedsLayout {
      UIKitRunState.current.layoutGaveUp = true
      markAncestors()
    }
  }

  private func layOutSelf() {
    let run = UIKitRunState.current
    let outer = run.layingOut
    run.layingOut = self
    defer { run.layingOut = outer }
    prepareForLayout()
    updateConstraintsInSubtree()
    let controller = owningViewController
    controller?.flushIsAppearing()
    needsLayout = false
    controller?.layOutOwnParts()
    controller?.viewWillLayoutSubviews()
    if RunState.current.tracksConfigurationUpdates {
      let reference = backReference
      ObservedUpdates.run({ performLayout() }) { reference.view?.setNeedsLayout() }
    } else {
      performLayout()
    }
    controller?.viewDidLayoutSubviews()
    if !run.changedInLayout.isEmpty { AutoLayout.solveWhatChanged(in: self) }
    superview?.subviewWasLaidOut(self)
  }

  func updateConstraintsInSubtree() {
    guard needsConstraintUpdate else { return }
    for view in storedSubviews { view.updateConstraintsInSubtree() }
    owningViewController?.updateViewConstraints()
    if needsConstraintUpdate { updateConstraints() }
    needsConstraintUpdate = false
  }

  // MARK: Sizes

  func intrinsicSizeDidChange() {
    AutoLayoutHook.current.intrinsicSizeChanged(self)
    // A view that says so while it lays itself out gets another layout only if its size really changes.
    if UIKitRunState.current.layingOut !== self { setNeedsLayout() }
    superview?.setNeedsLayout()
    superview?.subviewSizeDidChange(self)
  }

  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    updateConstraintsInSubtree()
    if let size = AutoLayoutHook.current.fittingSize(self, target, horizontal, vertical) { return size }
    let intrinsic = intrinsicContentSize
    let own = intrinsic.width < 0 && intrinsic.height < 0 ? .zero : intrinsic
    func side(_ target: CGFloat, _ priority: UILayoutPriority, _ own: CGFloat) -> CGFloat {
      priority == .required ? target : max(0, own)
    }
    var size = CGSize(width: side(target.width, horizontal, own.width), height: side(target.height, vertical, own.height))
    if horizontal == .required, vertical != .required, intrinsic.height >= 0 {
      size.height = max(0, heightThatFits(width: target.width))
    }
    return size
  }
}
