import CellTrace
import Foundation
import HeadlessCore

/// The delegate's part in moving the focus; a collection and a table ask it in their own words.
@MainActor protocol ListFocusDelegate: AnyObject {
  /// Whether rows of the list have it where nobody else has a say.
  var allowsFocus: Bool { get }
  func canFocus(_ slot: Slot) -> Bool
  func shouldMoveFocus(from old: Slot?, to new: Slot?, _ views: (UIView?, UIView?), _ heading: UIFocusHeading) -> Bool
  func didMoveFocus(from old: Slot?, to new: Slot?, _ views: (UIView?, UIView?), _ heading: UIFocusHeading)
  func selectionFollowsFocus(at slot: Slot) -> Bool
  var preferredFocus: Slot? { get }
  var remembersFocus: Bool { get }
}

/// Where the focus is in a list (FOC-01, FOC-02). It belongs to an item: it goes with it when the data moves, and is gone with it.
@MainActor final class ListFocus {
  private unowned let host: ListHost
  private var focused: ItemID?
  private var remembered: Slot?

  init(_ host: ListHost) { self.host = host }

  /// True if the item has the focus.
  func isOn(_ item: ItemID) -> Bool { focused == item }
  /// True if some item had the focus when it was asked for last.
  var isSet: Bool { focused != nil }

  /// Where the focus is now; nil without one, or if its item is gone.
  var slot: Slot? {
    guard let focused else { return nil }
    return host.slots.first { host.item(at: $0) == focused }
  }

  /// The view that has it, if it is on screen.
  var view: UIView? { slot.flatMap { host.live.cell(at: $0) } }

  /// It is on an item on screen now, as ``FocusMove`` has settled.
  func set(to new: Slot) {
    let old = slot
    focused = host.item(at: new)
    remembered = new
    show(old, false)
    show(new, true)
  }

  /// It is not in the list any more.
  func clear() {
    let old = slot
    focused = nil
    show(old, false)
  }

  /// Where it goes when it comes into the list.
  var entry: Slot? {
    guard let owner = host.owner as? any ListFocusDelegate else { return nil }
    if owner.remembersFocus, let remembered, host.exists(remembered) { return remembered }
    if let preferred = owner.preferredFocus, host.exists(preferred) { return preferred }
    return host.live.displayed.lazy.map(\.slot).first { owner.canFocus($0) }
  }

  private func show(_ slot: Slot?, _ on: Bool) {
    if let slot { host.live.cell(at: slot)?.core.set(.focused, on) }
  }
}

extension CellCore {
  /// What a cell says where the app's class does not: that its list allows it.
  var isFocusAllowed: Bool { (host?.owner as? any ListFocusDelegate)?.allowsFocus ?? false }
}

extension UICollectionView: ListFocusDelegate {
  func canFocus(_ slot: Slot) -> Bool {
    if isEditing, !allowsFocusDuringEditing { return false }
    return delegate?.collectionView(self, canFocusItemAt: IndexPath(slot)) ?? focusesByItself(IndexPath(slot))
  }
  /// Where the delegate does not say, the cell does; one that is not on screen is like all others.
  func focusesByItself(_ indexPath: IndexPath) -> Bool {
    indexPath.slot.flatMap { host.live.cell(at: $0) }?.canBecomeFocused ?? allowsFocus
  }
  func shouldMoveFocus(from old: Slot?, to new: Slot?, _ views: (UIView?, UIView?), _ heading: UIFocusHeading) -> Bool {
    host.tell("collectionView(_:shouldUpdateFocusIn:)", new)
    return delegate?.collectionView(
      self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(old, new, views, heading)) ?? true
  }
  func didMoveFocus(from old: Slot?, to new: Slot?, _ views: (UIView?, UIView?), _ heading: UIFocusHeading) {
    host.tell("collectionView(_:didUpdateFocusIn:with:)", new)
    delegate?.collectionView(
      self, didUpdateFocusIn: UICollectionViewFocusUpdateContext(old, new, views, heading),
      with: UIFocusAnimationCoordinator())
  }
  func selectionFollowsFocus(at slot: Slot) -> Bool {
    delegate?.collectionView(self, selectionFollowsFocusForItemAt: IndexPath(slot)) ?? selectionFollowsFocus
  }
  var preferredFocus: Slot? { delegate?.indexPathForPreferredFocusedView(in: self).flatMap(\.slot) }
  var remembersFocus: Bool { remembersLastFocusedIndexPath }
}

extension UITableView: ListFocusDelegate {
  func canFocus(_ slot: Slot) -> Bool {
    if isEditing, !allowsFocusDuringEditing { return false }
    return delegate?.tableView(self, canFocusRowAt: IndexPath(slot)) ?? focusesByItself(IndexPath(slot))
  }
  /// Where the delegate does not say, the cell does; one that is not on screen is like all others.
  func focusesByItself(_ indexPath: IndexPath) -> Bool {
    indexPath.slot.flatMap { host.live.cell(at: $0) }?.canBecomeFocused ?? allowsFocus
  }
  func shouldMoveFocus(from old: Slot?, to new: Slot?, _ views: (UIView?, UIView?), _ heading: UIFocusHeading) -> Bool {
    host.tell("tableView(_:shouldUpdateFocusIn:)", new)
    return delegate?.tableView(
      self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(old, new, views, heading)) ?? true
  }
  func didMoveFocus(from old: Slot?, to new: Slot?, _ views: (UIView?, UIView?), _ heading: UIFocusHeading) {
    host.tell("tableView(_:didUpdateFocusIn:with:)", new)
    delegate?.tableView(
      self, didUpdateFocusIn: UITableViewFocusUpdateContext(old, new, views, heading), with: UIFocusAnimationCoordinator())
  }
  func selectionFollowsFocus(at slot: Slot) -> Bool {
    delegate?.tableView(self, selectionFollowsFocusForRowAt: IndexPath(slot)) ?? selectionFollowsFocus
  }
  var preferredFocus: Slot? { delegate?.indexPathForPreferredFocusedView(in: self).flatMap(\.slot) }
  var remembersFocus: Bool { remembersLastFocusedIndexPath }
}
