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

  /// True for a key that the focus gets before key commands do: it leads somewhere, or acts on what has the focus (KEY-05).
  static func takes(_ stroke: KeyStroke, in window: UIWindow) -> Bool {
    guard isThere, stroke.modifiers.isEmpty else { return false }
    let lists = lists(in: window)
    switch stroke.name {
    case "up", "down", "left", "right": return lists.contains { $0.focus.slot != nil || $0.focus.entry != nil }
    case "return", "space": return lists.contains { $0.focus.slot != nil && $0.owner.allowsSelectionNow }
    case _: return false
    }
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

  /// Moves it into an environment, as the app asks: to the row that it is in, to the one that its list prefers, or where it prefers
  /// itself. Nothing happens where none of these can have it.
  static func move(into environment: any UIFocusEnvironment) {
    guard isThere else { return }
    var asked: (any UIFocusEnvironment)? = environment
    // What prefers something that prefers something else, and so on, ends somewhere.
    for _ in 0..<16 {
      guard let present = asked else { return }
      if let view = present as? UIView, let window = view.window, let place = place(of: view, in: window) {
        _ = move(to: place.slot, in: place.host, among: lists(in: window))
        return
      }
      asked = present.preferredFocusEnvironments.first
    }
  }

  private static func place(of view: UIView, in window: UIWindow) -> (host: ListHost, slot: Slot)? {
    for host in lists(in: window) {
      if let entry = host.live.displayed.first(where: { view.isDescendant(of: $0.view) }) { return (host, entry.slot) }
      if host.view === view { return host.focus.entry.map { (host, $0) } }
    }
    return nil
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
