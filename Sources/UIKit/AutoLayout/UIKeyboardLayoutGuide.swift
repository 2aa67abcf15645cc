import Foundation

/// A guide whose constraints may depend on where it is. It never moves to an edge here: the keyboard stays at the bottom.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private var byEdge: [UInt: [NSLayoutConstraint]] = [:]

  open func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
    keep(trackedConstraints, edge, awayFrom: false)
  }
  open func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
    keep(trackedConstraints, edge, awayFrom: true)
  }
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    byEdge[UInt(edge.rawValue) * 2] ?? []
  }
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    byEdge[UInt(edge.rawValue) * 2 + 1] ?? []
  }
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate(byEdge.values.flatMap { $0 })
    byEdge = [:]
  }

  /// A docked keyboard is near the bottom and as wide as the window.
  private func keep(_ constraints: [NSLayoutConstraint], _ edge: NSDirectionalRectEdge, awayFrom: Bool) {
    byEdge[UInt(edge.rawValue) * 2 + (awayFrom ? 1 : 0)] = constraints
    let isNear = edge == .bottom
    if isNear != awayFrom { NSLayoutConstraint.activate(constraints) } else { NSLayoutConstraint.deactivate(constraints) }
  }
}

/// Where the keyboard is, or will be.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false
  open var usesBottomSafeArea = true
  open var keyboardDismissPadding: CGFloat = 0
}
