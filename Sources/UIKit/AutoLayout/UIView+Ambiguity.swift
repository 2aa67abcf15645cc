import Foundation

extension UIView {
  /// True if the constraints leave open where the view is or how large. Every question costs a solution or two.
  public var hasAmbiguousLayout: Bool { AutoLayout.isAmbiguous(self, in: self) }
  /// Does nothing but lay out again: of the frames that are left open it is always the same that are chosen.
  public func exerciseAmbiguityInLayout() { superview?.setNeedsLayout() }
  /// The app's constraints that hold the view where it is along an axis, in order of activation.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    AutoLayout.constraintsHolding(self, in: self, along: axis)
  }
}

extension UILayoutGuide {
  public var hasAmbiguousLayout: Bool { owningView.map { AutoLayout.isAmbiguous(self, in: $0) } ?? false }
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView.map { AutoLayout.constraintsHolding(self, in: $0, along: axis) } ?? []
  }
}

extension AutoLayout {
  static func isAmbiguous(_ object: AnyObject, in owner: UIView) -> Bool {
    guard let engine = engine(of: object, in: owner) else { return false }
    engine.update()
    return !engine.isDetermined(object)
  }

  static func constraintsHolding(
    _ object: AnyObject, in owner: UIView, along axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let engine = engine(of: object, in: owner) else { return [] }
    engine.update()
    return engine.constraints(holding: object, along: axis)
  }

  /// The engine that places a view or guide: never the view's own, if it has one for what is inside.
  private static func engine(of object: AnyObject, in owner: UIView) -> LayoutEngine? {
    var view: UIView? = owner
    while let present = view {
      present.updateConstraintsIfNeeded()
      view = present.storedSuperview
    }
    if object is UILayoutGuide { return engine(at: owner) }
    return owner.layoutCompanionIfPresent?.memberOf ?? owner.storedSuperview.flatMap { engine(at: $0) }
  }
}

extension LayoutEngine {
  /// True for what constraints say nothing about too: its frame is given.
  func isDetermined(_ object: AnyObject) -> Bool {
    guard let item = item(of: object) else { return true }
    return [item.left, item.top, item.width, item.height].allSatisfy { solver.isDetermined($0) }
  }

  func constraints(holding object: AnyObject, along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let item = item(of: object) else { return [] }
    let symbols = axis == .horizontal ? [item.left, item.width] : [item.top, item.height]
    return userConstraints(symbols.flatMap { solver.constraints(holding: $0) })
  }

  /// The root's own unknowns are its size alone, which is given.
  private func item(of object: AnyObject) -> Item? { items.dropFirst().first { $0.view === object || $0.guide === object } }
}
