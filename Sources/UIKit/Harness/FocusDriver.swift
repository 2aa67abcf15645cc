import CellTrace
import HeadlessCore

/// The focus that the keys of a keyboard move on a tablet (FOC-03).
@_spi(CellHarness) @MainActor public enum FocusDriver {
  /// True on a device that has a focus.
  package static var isThere: Bool { UITraitCollection.base.userInterfaceIdiom == .pad }

  /// The view that has it; in any window for nil.
  static func focusedView(in window: UIWindow?) -> UIView? {
    guard isThere else { return nil }
    if let view = focusedViewBesideLists(in: window) { return view }
    let windows = window.map { [$0] } ?? UIWindow.all
    return windows.lazy.flatMap { lists(in: $0) }.compactMap(\.focus.view).first
  }

  /// The view beside the lists that has it. One that is gone, or can't have it any more, has lost it.
  static func focusedViewBesideLists(in window: UIWindow?) -> UIView? {
    guard let view = UIKitRunState.current.focusedView, FocusPlaces.canHaveFocus(view) else { return nil }
    return window == nil || view.window === window ? view : nil
  }

  /// Views beside the lists that the focus can come to.
  package static func views(in window: UIWindow) -> [UIView] { isThere ? FocusPlaces.views(in: window) : [] }

  /// Keys that act on what has the focus, or lead it to another group.
  static func offered(in window: UIWindow) -> [String] {
    guard isThere else { return [] }
    let present = FocusPlaces.present(in: window)
    var found: [String] = []
    if case .view(let view) = present, let control = view as? UIControl, control.isEnabled, !FocusPlaces.isField(view) {
      found.append("return")
    }
    // Rows have an interaction of their own for that.
    if case .view = present, !FocusPlaces.nextGroup(after: present, forward: true, in: window).isEmpty { found.append("tab") }
    return found
  }

  /// True for a key that the focus gets before key commands do: it leads somewhere, or acts on what has the focus (KEY-05).
  static func takes(_ stroke: KeyStroke, in window: UIWindow) -> Bool {
    guard isThere else { return false }
    if let forward = tabs(stroke) {
      return !FocusPlaces.nextGroup(after: FocusPlaces.present(in: window), forward: forward, in: window).isEmpty
    }
    guard stroke.modifiers.isEmpty else { return false }
    let lists = lists(in: window)
    let view = focusedViewBesideLists(in: window)
    switch stroke.name {
    case "up", "down", "left", "right":
      // In a field the arrows move the place where letters go.
      if let view { return !FocusPlaces.isField(view) }
      return lists.contains { $0.focus.slot != nil || $0.focus.entry != nil } || !FocusPlaces.views(in: window).isEmpty
    case "return", "space":
      if let view { return (view as? UIControl)?.isEnabled ?? false && !FocusPlaces.isField(view) }
      return lists.contains { $0.focus.slot != nil && $0.owner.allowsSelectionNow }
    case _: return false
    }
  }

  /// A key that moves it, or that acts on what has it. False if there is nothing to move or to act on.
  static func press(_ stroke: KeyStroke, in window: UIWindow) -> Bool {
    guard isThere else { return false }
    if let forward = tabs(stroke) {
      let present = FocusPlaces.present(in: window)
      return FocusPlaces.nextGroup(after: present, forward: forward, in: window).contains {
        FocusMove(from: present, to: $0, heading: forward ? .next : .previous).perform()
      }
    }
    guard stroke.modifiers.isEmpty else { return false }
    switch stroke.name {
    case "up": return move(.up, in: window) { $0.before($1) }
    case "left": return move(.left, in: window) { $0.before($1) }
    case "down": return move(.down, in: window) { $0.after($1) }
    case "right": return move(.right, in: window) { $0.after($1) }
    case "return", "space": return activate(in: window)
    case _: return false
    }
  }

  /// True for the key that leads to the next group, false for the one that leads back.
  private static func tabs(_ stroke: KeyStroke) -> Bool? {
    guard stroke.name == "tab", stroke.modifiers.isSubset(of: [.shift]) else { return nil }
    return stroke.modifiers.isEmpty
  }

  /// The row that has it is chosen; the control that has it does what it is for (FOC-09).
  private static func activate(in window: UIWindow) -> Bool {
    if let view = focusedViewBesideLists(in: window) {
      guard let control = view as? UIControl, control.isEnabled, !FocusPlaces.isField(view) else { return false }
      control.sendActions(for: control.firesPrimaryActionOnTouchUp ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside)
      return true
    }
    guard let host = lists(in: window).first(where: { $0.focus.slot != nil }), let slot = host.focus.slot,
      host.owner.allowsSelectionNow
    else { return false }
    host.touches.selectByKey(slot)
    return true
  }

  /// Moves it to an item. False if the app does not want that.
  static func move(to slot: Slot, in host: ListHost) -> Bool {
    guard let window = host.view.window else { return false }
    return FocusMove(from: FocusPlaces.present(in: window), to: .row(host, slot)).perform()
  }

  /// Moves it to a view beside the lists. False if the app does not want that.
  package static func move(to view: UIView, in window: UIWindow) -> Bool {
    FocusMove(from: FocusPlaces.present(in: window), to: .view(view)).perform()
  }

  private static func move(_ heading: UIFocusHeading, in window: UIWindow, _ step: (ListHost, Slot) -> Slot?) -> Bool {
    guard let present = FocusPlaces.present(in: window), !isBeingTypedIn(present) else { return begin(heading, in: window) }
    if case .row(let host, let from) = present {
      var next = step(host, from)
      while let slot = next {
        if let owner = host.owner as? any ListFocusDelegate, owner.canFocus(slot) {
          bringIntoView(slot, host)
          return FocusMove(from: present, to: .row(host, slot), heading: heading).perform()
        }
        next = step(host, slot)
      }
    }
    guard let next = FocusPlaces.places(from: present, heading, in: window).first else { return false }
    return FocusMove(from: present, to: next, heading: heading).perform()
  }

  private static func isBeingTypedIn(_ place: FocusPlace) -> Bool {
    switch place {
    case .row: false
    case .view(let view): FocusPlaces.isField(view) && focusedViewBesideLists(in: nil) !== view
    }
  }

  /// The first arrow: it comes to a row that had it before or that a list prefers; else to what the screen prefers.
  private static func begin(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
    let lists = lists(in: window)
    let present = FocusPlaces.present(in: window)
    if let host = lists.first(where: { $0.focus.slot != nil || $0.focus.entry != nil }),
      let slot = host.focus.slot ?? host.focus.entry
    {
      return FocusMove(from: present, to: .row(host, slot), heading: heading).perform()
    }
    guard let place = window.frontController.flatMap({ FocusPlaces.place(in: $0) }) else { return false }
    return FocusMove(from: present, to: place, heading: heading).perform()
  }

  private static func bringIntoView(_ slot: Slot, _ host: ListHost) {
    guard let frame = host.layout.attributes(at: ListPlace(kind: nil, slot: slot))?.frame else { return }
    host.view.scrollRectToVisible(frame, animated: false)
    HostLoop.runFrames()
  }

  /// Moves it into an environment, as the app asks. Nothing happens where nothing in it can have it.
  static func move(into environment: any UIFocusEnvironment) {
    guard isThere, let place = FocusPlaces.place(in: environment), let window = place.view?.window else { return }
    _ = FocusMove(from: FocusPlaces.present(in: window), to: place).perform()
  }

  static func lists(in window: UIWindow) -> [ListHost] { ListProbe.probes(in: window).map(\.host) }
}

extension ListProbe {
  /// Moves the focus to an item on screen. False if the app does not want that.
  package func focus(_ slot: Slot) -> Bool {
    FocusDriver.move(to: slot, in: host)
  }

  /// The item that has the focus.
  package var focusedItem: ItemID? { host.focus.slot.map { host.item(at: $0) } }

  /// Whether an item can have the focus.
  package func canFocus(_ slot: Slot) -> Bool { (host.owner as? any ListFocusDelegate)?.canFocus(slot) ?? false }
}
