import Foundation
import HeadlessCore

extension UIView {
  func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    guard let index = storedSubviews.firstIndex(where: { $0 === sibling }) else { return addSubview(view) }
    insert(view, at: index + offset)
  }

  func insert(_ view: UIView, at index: Int) {
    // On a phone the view of a controller of collections is a plain one around its collection, to which apps add the collection again.
    if view === self, view is UICollectionView, owningViewController is UICollectionViewController { return }
    precondition(!isInside(view), "Can't add self as subview")
    let isReorder = view.storedSuperview === self
    var index = index
    if isReorder, let old = storedSubviews.firstIndex(where: { $0 === view }) {
      if old < index { index -= 1 }
      storedSubviews.remove(at: old)
      storedSubviews.insert(view, at: min(max(0, index), storedSubviews.count))
      return
    }
    let newWindow = (self as? UIWindow) ?? storedWindow
    let changesWindow = view.storedWindow !== newWindow
    if changesWindow { view.tellWillMove(toWindow: newWindow) }
    view.willMove(toSuperview: self)
    if let old = view.storedSuperview {
      old.willRemoveSubview(view)
      AutoLayoutHook.current.willLeaveSuperview(view)
      old.storedSubviews.removeAll { $0 === view }
      old.setNeedsLayout()
    }
    view.storedSuperview = self
    view.recordWrite("superview")
    storedSubviews.insert(view, at: min(max(0, index), storedSubviews.count))
    view.inheritFromSuperview()
    if changesWindow { view.tellDidMove(toWindow: newWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
    if view.needsLayout || view.subtreeNeedsLayout { view.markAncestors() }
  }

  func leaveSuperview() {
    guard let old = storedSuperview else { return }
    let leavesWindow = storedWindow != nil
    if leavesWindow { tellWillMove(toWindow: nil) }
    willMove(toSuperview: nil)
    old.recordWrite("subviews")
    old.willRemoveSubview(self)
    AutoLayoutHook.current.willLeaveSuperview(self)
    old.storedSubviews.removeAll { $0 === self }
    storedSuperview = nil
    if leavesWindow { tellDidMove(toWindow: nil) }
    didMoveToSuperview()
    old.setNeedsLayout()
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard let index = storedSubviews.firstIndex(where: { $0 === view }) else { return }
    storedSubviews.remove(at: index)
    storedSubviews.insert(view, at: toFront ? storedSubviews.count : 0)
  }

  func isInside(_ view: UIView) -> Bool {
    var current: UIView? = self
    while let present = current {
      if present === view { return true }
      current = present.storedSuperview
    }
    return false
  }

  /// Controllers of the subtree hear of their appearance here: it is a matter of being in a window (VC-07).
  private func tellWillMove(toWindow window: UIWindow?) {
    if let controller = owningViewController {
      controller.viewWillMove(toWindow: window)
    }
    willMove(toWindow: window)
    for view in storedSubviews { view.tellWillMove(toWindow: window) }
  }

  private func tellDidMove(toWindow window: UIWindow?) {
    if window == nil, isFirstResponder { resignFirstResponder() }
    storedWindow = window
    if window != nil {
      rememberTraits()
      if !UIKitRunState.current.classLooks.isEmpty { ClassLooks.putOn(self) }
    }
    didMoveToWindow()
    if let controller = owningViewController {
      controller.viewDidMove(toWindow: window)
    }
    for view in storedSubviews { view.tellDidMove(toWindow: window) }
  }

  private func inheritFromSuperview() {
    updateSafeArea()
    traitsMayHaveChanged()
    if storedTintColor == nil { propagateTintColor() }
  }

  // MARK: Tint

  var inheritedTintColor: UIColor {
    var view: UIView? = self
    while let present = view {
      if let color = present.storedTintColor { return color }
      view = present.storedSuperview
    }
    return .systemBlue
  }

  func propagateTintColor() {
    tintColorDidChange()
    for view in storedSubviews where view.storedTintColor == nil { view.propagateTintColor() }
  }

  // MARK: Keyboard

  func endEditingInside(_ force: Bool) -> Bool {
    guard let responder = UIResponder.firstResponder as? UIView, responder.isInside(self) else { return false }
    return responder.resignFirstResponder()
  }

  // MARK: Interactions

  func attach(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// Behaviour that is attached to a view.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
