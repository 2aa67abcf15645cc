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
      switch step.interaction {
      case .mutate, .wait: false
      case .open, .scrollTo, .scrollBy, .scrollToTop, .scrollToEnd, .tap, .select, .deselect, .swipe, .tapAction, .closeActions,
        .type, .setEditing, .sweepStates, .setState, .refreshVisibleCells, .rebuildVisibleCells:
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
