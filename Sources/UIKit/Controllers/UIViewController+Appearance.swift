import CoreGraphics
import Foundation
import HeadlessCore

extension UIViewController {
  /// The minimum margins of a controller's root view.
  var rootMargins: NSDirectionalEdgeInsets {
    let minimum = viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : .zero
    return NSDirectionalEdgeInsets(
      top: minimum.top, leading: max(8, minimum.leading), bottom: minimum.bottom, trailing: max(8, minimum.trailing))
  }

  func take(_ new: UIView?) {
    if let owner = new?.owningViewController, owner !== self {
      Probe.post(
        .warning(
          ledgerID: "VC-09",
          text: "A view can only be associated with at most one view controller at a time! View \(describe(new)) is "
            + "associated with \(describe(owner)). Clear this association before associating this view with "
            + "\(describe(self))."))
    }
    storedView?.owningViewController = nil
    storedView = new
    new?.owningViewController = self
  }

  /// `<Type>`: UIKit prints an address, which would differ from run to run.
  private func describe(_ object: Any?) -> String { object.map { "<\(type(of: $0))>" } ?? "(null)" }

  func enclosing<T: UIViewController>() -> T? {
    var current = storedParent
    while let present = current {
      if let found = present as? T { return found }
      current = present.storedParent
    }
    return nil
  }

  // MARK: Window changes

  /// The parent forwards appearance by itself.
  private var isForwardedByHand: Bool { storedParent.map { !$0.shouldAutomaticallyForwardAppearanceMethods } ?? false }

  func viewWillMove(toWindow window: UIWindow?) {
    guard !isForwardedByHand else { return }
    if window != nil {
      if appearanceState == .disappeared || appearanceState == .disappearing {
        beginTransition(true, UIView.areAnimationsInherited)
      }
    } else if appearanceState == .appeared || appearanceState == .appearing {
      beginTransition(false, false)
    }
  }

  /// A child's view stands below its parent's, not below another controller's (VC-08).
  private func refuseOtherParent() {
    guard let parent = storedParent, storedPresenting == nil else { return }
    var above = storedView?.superview
    while let view = above, view.owningViewController == nil { above = view.superview }
    guard let actual = above?.owningViewController, actual !== parent else { return }
    raise(
      "VC-08",
      "child view controller:\(describe(self)) should have parent view controller:\(describe(actual)) but actual parent is:"
        + describe(parent))
  }

  func viewDidMove(toWindow window: UIWindow?) {
    if window != nil { refuseOtherParent() }
    guard !isForwardedByHand else { return }
    if window == nil {
      if appearanceState == .disappearing, !endsTransitionByHand { endTransition() }
    } else if appearanceState == .appearing, !endsTransitionByHand {
      UIView.later(0, "viewDidAppear of \(type(of: self))") { [weak self] in
        guard let self, self.appearanceState == .appearing else { return }
        self.endTransition()
      }
    }
  }

  /// A container moves the child and says itself when the move has ended.
  private var endsTransitionByHand: Bool { coordinator != nil }

  // MARK: Transitions

  /// True from `viewWillAppear` to `viewDidAppear`.
  @_spi(CellHarness) public var isAppearing: Bool { appearanceState == .appearing }

  func beginTransition(_ isAppearing: Bool, _ animated: Bool) {
    if isAppearing {
      guard appearanceState != .appearing, appearanceState != .appeared else { return }
      loadViewIfNeeded()
      appearanceState = .appearing
      appearsAnimated = animated
      awaitsIsAppearing = true
      UIKitRunState.current.controllersToAppear.append(self)
      HostLoop.setNeedsFrame()
      viewWillAppear(animated)
    } else {
      guard appearanceState == .appeared || appearanceState == .appearing else { return }
      appearanceState = .disappearing
      appearsAnimated = animated
      stopWaiting()
      viewWillDisappear(animated)
    }
    for child in storedChildren where shouldAutomaticallyForwardAppearanceMethods && child.followsParent(isAppearing) {
      child.beginTransition(isAppearing, animated)
    }
  }

  func endTransition() {
    switch appearanceState {
    case .appearing:
      // Between the two calls of a test that shows its screen in no window nobody else tells the controller.
      if awaitsIsAppearing {
        stopWaiting()
        viewIsAppearing(appearsAnimated)
      }
      appearanceState = .appeared
      viewDidAppear(appearsAnimated)
      storedNavigationItem?.searchController?.placeResults()
    case .disappearing:
      appearanceState = .disappeared
      viewDidDisappear(appearsAnimated)
      storedNavigationItem?.searchController?.placeResults()
    case .appeared, .disappeared: return
    }
    for child in storedChildren where shouldAutomaticallyForwardAppearanceMethods {
      let follows = child.appearanceState == .appearing || child.appearanceState == .disappearing
      if follows, child.coordinator == nil { child.endTransition() }
    }
  }

  /// A child takes part in its parent's transition if its view is inside the parent's.
  private func followsParent(_ isAppearing: Bool) -> Bool {
    guard let view = storedView, let above = storedParent?.storedView else { return false }
    return view.isInside(above) && coordinator == nil
  }

  func flushIsAppearing() {
    guard awaitsIsAppearing, storedView?.window != nil else { return }
    stopWaiting()
    askForFirstUnavailableContent()
    viewIsAppearing(appearsAnimated)
  }

  private func stopWaiting() {
    awaitsIsAppearing = false
    UIKitRunState.current.controllersToAppear.removeAll { $0 === self }
  }

  // MARK: Children

  func adopt(_ child: UIViewController) {
    if let old = child.storedParent {
      if old === self { return }
      child.willMove(toParent: nil)
      old.storedChildren.removeAll { $0 === child }
      child.storedParent = nil
    }
    child.willMove(toParent: self)
    storedChildren.append(child)
    child.storedParent = self
  }

  func leaveParent() {
    guard let old = storedParent else { return }
    old.storedChildren.removeAll { $0 === self }
    old.childTraits[ObjectIdentifier(self)] = nil
    storedParent = nil
    didMove(toParent: nil)
  }

  // MARK: Traits

  var inheritedTraits: UITraitCollection {
    var base: UITraitCollection
    if let parent = storedParent {
      base = parent.traitCollection
      if let extra = parent.childTraits[ObjectIdentifier(self)] {
        base = UITraitCollection(values: base.values.overridden(by: extra.values))
      }
    } else {
      base = storedView?.storedSuperview?.traitCollection ?? .base
    }
    if let extra = appTraitOverrides { base = UITraitCollection(values: base.values.overridden(by: extra)) }
    guard overrideUserInterfaceStyle != .unspecified else { return base }
    return UITraitCollection(values: base.values.overridden(by: TraitValues(style: overrideUserInterfaceStyle)))
  }

  func deliverTraitChange() {
    let new = traitCollection
    defer { lastTraits = new }
    guard let old = lastTraits, old != new else { return }
    traitCollectionDidChange(old)
    traitRegistrations.notify(self, old, new)
    (customTransition?.controller ?? storedPresentation)?.traitCollectionDidChange(old)
  }
}
