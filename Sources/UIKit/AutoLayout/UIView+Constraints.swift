import CoreGraphics
import Foundation

/// Something constraints can refer to.
@MainActor protocol LayoutItem: AnyObject {
  /// The view whose place in the hierarchy counts.
  var layoutOwner: UIView? { get }
}

extension UIView: LayoutItem {
  var layoutOwner: UIView? { self }

  var layoutCompanionIfPresent: LayoutCompanion? {
    guard let autoLayoutCompanion else { return nil }
    return unsafeDowncast(autoLayoutCompanion, to: LayoutCompanion.self)
  }

  var layoutCompanion: LayoutCompanion {
    if let present = layoutCompanionIfPresent { return present }
    let made = LayoutCompanion()
    autoLayoutCompanion = made
    return made
  }
}

extension UILayoutGuide: LayoutItem {
  var layoutOwner: UIView? { owningView }
}

/// What Auto Layout keeps with a view.
@MainActor final class LayoutCompanion {
  /// Active constraints whose nearest common ancestor is the view.
  @exclusivity(unchecked) var held: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// True for a stack view, which arranges its subviews even if no constraint is held here.
  @exclusivity(unchecked) var isStack = false
  /// True if something inside is determined by constraints.
  var hasLayout: Bool { isStack || !held.isEmpty }
  var systemGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
  @exclusivity(unchecked) var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  @exclusivity(unchecked) var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// How many active constraints tie the view, or something in it, to something outside.
  @exclusivity(unchecked) var outerCount = 0
  /// The engine of which the view is the root.
  @exclusivity(unchecked) var engine: LayoutEngine?
  /// The engine that determines the view's frame.
  var memberOf: LayoutEngine? {
    get { memberReference?.engine }
    set { memberReference = newValue?.ownReference }
  }
  @exclusivity(unchecked) var memberReference: LayoutEngineReference?
  /// The view's item in that engine.
  @exclusivity(unchecked) var memberIndex = 0
}
