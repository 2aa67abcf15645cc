import CellTrace
import HeadlessCore

/// The focus that the keys of a keyboard move on a tablet (FOC-03).
@_spi(CellHarness) @MainActor public enum FocusDriver {
  /// True on a device that has a focus.
  package static var isThere: Bool { UITraitCollection.base.userInterfaceIdiom == .pad }

  /// The view that has it; in any window for nil.
  static func focusedView(in window: UIWindow?) -> UIView? {
    guard isThere else { return nil }
    let windows = window.map { [$0] } ?? UIWindow.all
    return windows.lazy.flatMap { lists(in: $0) }.compactMap(\.focus.view).first
  }

  /// A key that moves it, or that acts on what has it. False if there is nothing to move or to act on.
  static func press(_ stroke: KeyStroke, in window: UIWindow) -> Bool {
    guard isThere, stroke.modifiers.isEmpty else { return false }
    let lists = lists(in: window)
    let present = lists.first { $0.focus.slot != nil }
    switch stroke.name {
    case "up", "left": return move(present, lists, stroke.name == "up" ? .up : .left) { $0.before($1) }
    case "down", "right": return move(present, lists, stroke.name == "down" ? .down : .right) { $0.after($1) }
    case "return", "space":
      guard let present, let slot = present.focus.slot, present.owner.allowsSelectionNow else { return false }
      present.touches.selectByKey(slot)
      return true
    case _: return false
    }
  }

  /// Moves it to an item. False if the app does not want that.
  static func move(to slot: Slot, in host: ListHost, among lists: [ListHost]) -> Bool {
    for other in lists where other !== host { other.focus.leave() }
    return host.focus.move(to: slot, [])
  }

  private static func move(
    _ present: ListHost?, _ lists: [ListHost], _ heading: UIFocusHeading, _ step: (ListHost, Slot) -> Slot?
  ) -> Bool {
    guard let host = present ?? lists.first(where: { $0.focus.entry != nil }) else { return false }
    guard let from = host.focus.slot else { return host.focus.entry.map { host.focus.move(to: $0, heading) } ?? false }
    var next = step(host, from)
    while let slot = next {
      if let owner = host.owner as? any ListFocusDelegate, owner.canFocus(slot) {
        bringIntoView(slot, host)
        return host.focus.move(to: slot, heading)
      }
      next = step(host, slot)
    }
    return false
  }

  private static func bringIntoView(_ slot: Slot, _ host: ListHost) {
    guard let frame = host.layout.attributes(at: ListPlace(kind: nil, slot: slot))?.frame else { return }
    host.view.scrollRectToVisible(frame, animated: false)
    HostLoop.runFrames()
  }

  static func lists(in window: UIWindow) -> [ListHost] { ListProbe.probes(in: window).map(\.host) }
}

extension ListProbe {
  /// Moves the focus to an item on screen. False if the app does not want that.
  package func focus(_ slot: Slot) -> Bool {
    guard let window = view.window else { return false }
    return FocusDriver.move(to: slot, in: host, among: FocusDriver.lists(in: window))
  }

  /// The item that has the focus.
  package var focusedItem: ItemID? { host.focus.slot.map { host.item(at: $0) } }

  /// Whether an item can have the focus.
  package func canFocus(_ slot: Slot) -> Bool { (host.owner as? any ListFocusDelegate)?.canFocus(slot) ?? false }
}
