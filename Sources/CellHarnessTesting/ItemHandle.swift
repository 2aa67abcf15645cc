import CellTrace
import Testing

/// One item of a ``CellHost``'s list: what a test does with it and expects of it.
public struct ItemHandle {
  let host: CellHost
  let name: String

  /// Taps the item; or, if actions are open, the action of that title; or the element that shows `element`.
  public func tap(_ element: String? = nil) throws {
    guard let element else { return try host.perform(.tap(host.locator(for: name), nil)) }
    if host.openTitles.contains(element) {
      try host.perform(.tapAction(element))
    } else {
      try host.perform(.tap(host.locator(for: name), .showing(element)))
    }
  }

  /// Swipes the item's actions open.
  public func swipe(_ edge: Edge) throws { try host.perform(.swipe(host.locator(for: name), edge)) }

  /// Types into the item's text field, or the one that shows `element`.
  public func type(_ text: String, into element: String? = nil, clearing: Bool = false) throws {
    try host.perform(
      .type(text, host.locator(for: name), element.map(ElementLocator.showing), clearing: clearing))
  }

  /// Switches the item's switch, or the one that `element` names, over; or to a value, if it does not have it yet.
  public func toggle(_ element: String? = nil, to isOn: Bool? = nil) throws {
    try host.perform(.toggle(host.locator(for: name), element.map(ElementLocator.showing), to: isOn))
  }

  /// Presses long on the item, or on the element that shows `element`.
  public func longPress(_ element: String? = nil) throws {
    try host.perform(.longPress(host.locator(for: name), element.map(ElementLocator.showing)))
  }

  /// Opens the context menu of the item, or the menu of the element that shows `element`.
  public func openMenu(_ element: String? = nil) throws {
    try host.perform(.openMenu(host.locator(for: name), element.map(ElementLocator.showing)))
  }

  /// Moves the item by its reorder control, next to another.
  public func reorder(_ side: Side, _ other: String) throws {
    try host.perform(.reorder(host.locator(for: name), side, host.locator(for: other)))
  }

  /// Drags two fingers from the item to another, which selects both and all between.
  public func selectAcross(to other: String) throws {
    try host.perform(.selectAcross(host.locator(for: name), to: host.locator(for: other)))
  }

  /// Drags the item and drops it next to another.
  public func drag(_ side: Side, _ other: String) throws {
    let target = host.locator(for: other)
    try host.perform(.drag(host.locator(for: name), side == .before ? .before(target) : .after(target)))
  }

  /// Drags the item and drops it on another.
  public func drag(onto other: String) throws {
    try host.perform(.drag(host.locator(for: name), .onto(host.locator(for: other))))
  }

  /// Drags the item out of the list.
  public func dragOut() throws { try host.perform(.drag(host.locator(for: name), .outside)) }

  /// Brings the item into view.
  public func scrollTo() throws { try host.perform(.scrollTo(host.locator(for: name))) }

  /// Records an issue unless the item is no longer in the data.
  public func expectGone(sourceLocation: SourceLocation = #_sourceLocation) throws {
    guard let id = host.known(name) else { return }
    let items = host.trace.steps.last?.items ?? []
    if items.contains(id) {
      Issue.record("item \"\(name)\" (\(id)) is still in the list", sourceLocation: sourceLocation)
    }
  }

  /// Records an issue unless the item shows `text` now.
  public func expectShows(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    guard let id = host.known(name), let appearance = host.checkpoint.first(where: { $0.item == id }) else {
      Issue.record("item \"\(name)\" is not on screen", sourceLocation: sourceLocation)
      return
    }
    let texts = appearance.elements.compactMap { $0["text"] }
    if !texts.contains(text) {
      Issue.record("item \"\(name)\" shows \(texts), not \"\(text)\"", sourceLocation: sourceLocation)
    }
  }
}

extension CellHost {
  /// Titles of the actions that are open: those of the last swipe, if nothing but the data or time has changed since.
  var openTitles: [String] {
    let last = trace.steps.last { step in
      switch step.interaction.facts.role {
      case .changesData, .passesTime: false
      case .showsScreen, .acts, .opens, .fillsIn, .chooses, .closes, .movesItems, .movesViewport, .changesSurroundings,
        .changesCellState, .referenceOnly:
        true
      }
    }
    guard let last, case .swipe = last.interaction else { return [] }
    return last.offeredTitles
  }
}

extension StepTrace {
  fileprivate var offeredTitles: [String] {
    for event in events.reversed() {
      if case .actionsOffered(_, _, let titles, _) = event.kind { return titles }
    }
    return []
  }
}
