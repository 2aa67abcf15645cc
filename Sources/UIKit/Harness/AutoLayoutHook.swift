import Foundation

/// Where the constraint solver plugs into views. Views themselves know nothing about constraints.
@MainActor struct AutoLayoutHook {
  /// Sets the frames of the subviews of a view that is being laid out. Called by `UIView.layoutSubviews()`.
  var solve: (UIView) -> Void = { _ in }
  /// The size that constraints inside the view give it for a target size; nil if nothing in it is constrained.
  var fittingSize: (UIView, CGSize, UILayoutPriority, UILayoutPriority) -> CGSize? = { _, _, _, _ in nil }
  /// Whether constraints determine anything in the view.
  var hasConstraints: (UIView) -> Bool = { _ in false }
  /// The view's intrinsic size, or that of one it contains, changed.
  var intrinsicSizeChanged: (UIView) -> Void = { _ in }
  /// The view leaves its superview: constraints that cross the border go.
  var willLeaveSuperview: (UIView) -> Void = { _ in }

  /// The solver in use.
  static var current = AutoLayoutHook()
}
