import CoreGraphics
import Foundation

/// Ties constraints to views: which part of the hierarchy is solved together, and when.
///
/// A view that no constraint ties to anything outside it is a root: its frame is given, and one engine solves what is
/// inside, down to the next roots. So every cell has an engine of its own, and a change in one does not touch the others.
@MainActor enum AutoLayout {
  private static var isInstalled = false

  /// Plugs Auto Layout into views. Done when the first constraint is activated.
  static func install() {
    if isInstalled { return }
    isInstalled = true
    AutoLayoutHook.current = AutoLayoutHook(
      solve: solve, fittingSize: fittingSize, hasConstraints: { $0.layoutCompanionIfPresent?.hasLayout == true },
      intrinsicSizeChanged: intrinsicSizeChanged, willLeaveSuperview: willLeaveSuperview)
  }

  /// The view of an item: a guide counts as the view that owns it.
  static func owner(of item: AnyObject?) -> UIView? {
    // Casts to classes: this is asked for every end of every constraint, and a cast to a protocol takes ten times as long.
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  /// The view whose engine solves what is inside `view`.
  static func root(of view: UIView) -> UIView {
    var root = view
    while let companion = root.layoutCompanionIfPresent, companion.outerCount > 0, let above = root.storedSuperview {
      root = above
    }
    return root
  }

  /// Counts a constraint that leaves `owner` and everything between it and `ancestor`.
  static func countCrossing(from owner: UIView, to ancestor: UIView, by difference: Int) {
    var view = owner
    while view !== ancestor {
      let companion = view.layoutCompanion
      let wasRoot = companion.outerCount == 0
      companion.outerCount += difference
      if wasRoot != (companion.outerCount == 0), companion.hasLayout {
        // What the view holds is from now on solved by another engine.
        companion.engine = nil
        companion.memberOf?.forgetStructure()
        root(of: ancestor).layoutCompanionIfPresent?.engine?.forgetStructure()
        view.setNeedsLayout()
      }
      guard let above = view.storedSuperview else { return }
      view = above
    }
  }

  static func constraintDidChange(_ constraint: NSLayoutConstraint, heldBy holder: UIView) {
    let root = root(of: holder)
    let engine = root.layoutCompanionIfPresent?.engine
    engine?.queue(constraint)
    if let engine, let view = UIKitRunState.current.layingOut, view === root || view.layoutCompanionIfPresent?.memberOf === engine
    {
      if !UIKitRunState.current.changedInLayout.contains(where: { $0 === root }) {
        UIKitRunState.current.changedInLayout.append(root)
      }
      return
    }
    for owner in constraint.owners { markPath(from: owner, to: root) }
    root.setNeedsLayout()
  }

  /// Solves again what constraints were changed in while it was laid out. Only what stands elsewhere since is laid out once more: an app that
  /// activates the same constraints in each layout, or others that contradict them, would never come to rest otherwise.
  /// - Parameter view: The view whose layout has ended.
  static func solveWhatChanged(in view: UIView) {
    let roots = UIKitRunState.current.changedInLayout
    UIKitRunState.current.changedInLayout = []
    for root in roots {
      guard let engine = root.layoutCompanionIfPresent?.engine, engine.needsUpdate else { continue }
      engine.update()
      if engine.applyFrames() { markPath(from: view.isInside(root) ? view : root, to: root) }
    }
  }

  static func prioritiesDidChange(_ view: UIView) {
    view.layoutCompanionIfPresent?.memberOf?.intrinsicPrioritiesChanged(of: view)
    view.superview?.setNeedsLayout()
  }

  static func frame(of guide: UILayoutGuide, in owner: UIView) -> CGRect {
    guard let engine = engine(at: owner) else { return .zero }
    engine.update()
    return engine.frame(of: guide, relativeTo: owner)
  }

  static func guideWillLeave(_ guide: UILayoutGuide, _ owner: UIView) {
    let root = root(of: owner)
    deactivate(from: owner, upTo: root) { $0.firstItem === guide || $0.secondItem === guide }
    root.layoutCompanionIfPresent?.engine?.forgetStructure()
  }

  // MARK: Hooks

  static func engine(at view: UIView) -> LayoutEngine? {
    guard let companion = view.layoutCompanionIfPresent else { return nil }
    if companion.outerCount > 0 {
      if let engine = companion.memberOf { return engine }
      let root = root(of: view)
      return root === view ? nil : engine(at: root)
    }
    if !companion.hasLayout { return companion.memberOf }
    if let engine = companion.engine { return engine }
    let engine = LayoutEngine(root: view)
    companion.engine = engine
    return engine
  }

  private static func solve(_ view: UIView) {
    guard let engine = engine(at: view), view === engine.root || engine.needsUpdate else { return }
    engine.update()
    engine.applyFrames()
  }

  private static func fittingSize(
    _ view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    let nested = view.subviews.contains { $0.isStretchedRoot }
    guard let companion = view.layoutCompanionIfPresent, companion.hasLayout else {
      let isTiedToCell = view.storedSuperview?.cellBinding != nil && (view.layoutCompanionIfPresent?.outerCount ?? 0) > 0
      guard nested || isTiedToCell else { return nil }
      return LayoutEngine(root: view, isTemporary: true).fittingSize(target, horizontal, vertical)
    }
    if companion.outerCount == 0, !nested, let engine = engine(at: view) {
      return engine.fittingSize(target, horizontal, vertical)
    }
    return LayoutEngine(root: view, isTemporary: true).fittingSize(target, horizontal, vertical)
  }

  private static func intrinsicSizeChanged(_ view: UIView) {
    guard let companion = view.layoutCompanionIfPresent else { return }
    if let engine = companion.memberOf, let root = engine.root {
      engine.intrinsicSizeChanged(of: view)
      markPath(from: view, to: root)
    } else {
      companion.engine?.intrinsicSizeChanged(of: view)
    }
  }

  private static func willLeaveSuperview(_ view: UIView) {
    guard let companion = view.layoutCompanionIfPresent, let above = view.storedSuperview else { return }
    guard companion.outerCount > 0 || companion.memberOf != nil else { return }
    let root = root(of: view)
    deactivate(from: above, upTo: root) { $0.owners.contains { $0.isInside(view) } }
    companion.memberOf?.forgetStructure()
    root.layoutCompanionIfPresent?.engine?.forgetStructure()
  }

  private static func deactivate(from first: UIView, upTo last: UIView, _ condition: (NSLayoutConstraint) -> Bool) {
    var view: UIView? = first
    while let present = view {
      for constraint in present.constraints where condition(constraint) { constraint.deactivate() }
      if present === last { return }
      view = present.storedSuperview
    }
  }

  private static func markPath(from view: UIView, to root: UIView) {
    var current: UIView? = view
    while let present = current, present !== root {
      present.setNeedsLayout()
      current = present.storedSuperview
    }
    root.setNeedsLayout()
  }
}

extension UIView {
  /// True for a view that leaves its frame to constraints, none of which ties it to anything outside, while one of them says how large it
  /// is: it gets that size. What has the frame of a list's or a controller's making keeps it.
  var isSizedByItsConstraints: Bool {
    guard !translatesAutoresizingMaskIntoConstraints, let above = storedSuperview, let companion = layoutCompanionIfPresent,
      companion.outerCount == 0, cellBinding == nil, above.cellBinding == nil, owningViewController == nil,
      !(above is UITableView), !(above is UICollectionView)
    else { return false }
    return companion.held.contains { $0.secondItem == nil && $0.firstItem === self && $0.relation == .equal }
  }

  /// True for a view that follows its superview's size and has constraints inside: fitting the superview must count them.
  var isStretchedRoot: Bool {
    guard translatesAutoresizingMaskIntoConstraints, !autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight]),
      let companion = layoutCompanionIfPresent
    else { return false }
    return companion.outerCount == 0 && companion.hasLayout
  }
}
