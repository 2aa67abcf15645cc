import CellTrace

/// Events of a run in words, for a reader who follows it step by step. Events that only detectors need say nothing.
struct EventText {
  /// The title of an item.
  private let title: (ItemID) -> String

  init(title: @escaping (ItemID) -> String) { self.title = title }

  /// What is said of an event.
  enum Sentence: Equatable {
    case text(String)
    /// The reuse with this number, which says itself what it is: there are as many as rows that scrolled into view.
    case reuse(Int)
  }

  /// A sentence for each event that a reader wants to know of, in order.
  /// - Parameter reuse: The number of a reuse; nil for other events.
  func sentences(_ events: [TraceEvent], reuse: (TraceEvent.Kind) -> Int?) -> [Sentence] {
    // A screen that opens makes a cell for each row: one sentence.
    var made: [String: Int] = [:]
    for event in events { if case .cellCreated(_, let type) = event.kind { made[type, default: 0] += 1 } }
    return events.compactMap { event in
      if let number = reuse(event.kind) { return .reuse(number) }
      guard case .cellCreated(_, let type) = event.kind, let count = made[type], count != 1 else {
        return sentence(event.kind).map { .text($0) }
      }
      made[type] = 0
      return count == 0 ? nil : .text("\(count) cells were made, \(type)")
    }
  }

  /// Configuration updates and handlers: what ran, the cell, the item, the state.
  func updates(_ events: [TraceEvent]) -> [[String]] {
    events.compactMap { event in
      if case .configurationUpdated(let cell, let item, let flags, let handled) = event.kind {
        return [handled ? "update, by its handler" : "update", "\(cell)", item.map(quoted) ?? Self.noItem, "\(flags)"]
      }
      guard case .handlerRan(let cell, let name, let owner, let item, let flags) = event.kind else { return nil }
      let what = owner == item ? name : "\(name), set for \(owner.map(quoted) ?? Self.noItem)"
      return [what, "\(cell)", item.map(quoted) ?? Self.noItem, "\(flags)"]
    }
  }

  private func sentence(_ kind: TraceEvent.Kind) -> String? {
    switch kind {
    case .cellCreated(let cell, let type): "\(cell) was made, \(type)"
    case .cellReused(let cell, let ordinal, let from, let to):
      Self.reuse("\(cell)", from: from.map(quoted) ?? Self.noItem, to: quoted(to), ordinal: "\(ordinal)")
    case .cellConfigured(let cell, let item, _, let reason, _):
      reason == .prepare ? nil : "\(cell), \(quoted(item)): \(reason.rawValue)"
    case .cellResized(let cell, let item, let from, let to):
      "\(quoted(item)) in \(cell) went from \(HTMLText.number(from)) to \(HTMLText.number(to)) pt high"
    case .stateCreated(_, let item, _, let property, let value, _):
      item.map { "state \(property) of \(quoted($0)) began as \(value)" }
    case .stateWritten(_, let writer, _, let property, let old, let new):
      "state \(property) went from \(old) to \(new)" + (writer.map { ", written for \(quoted($0))" } ?? "")
    case .stateReset(let cell, let item):
      "\(cell.map { "\($0)" } ?? "a hosted view") dropped its state" + (item.map { " for \(quoted($0))" } ?? "")
    case .snapshotApplied(_, let generation, let inserted, let deleted, let moved, let reconfigured, let reloaded):
      "data, generation \(generation): "
        + [
          (inserted, "inserted"), (deleted, "deleted"), (moved, "moved"), (reconfigured, "reconfigured"), (reloaded, "reloaded"),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ").orNothing
    case .rowsReidentified(_, _, let rows, _): "\(rows.count) rows came back under other identifiers"
    case .mutated(let name): "the screen's model changed: \(name)"
    case .delegateCall(let call, _): call
    case .actionsOffered(let item, _, let titles, _): "actions of \(quoted(item)): \(titles.joined(separator: ", "))"
    case .actionFired(let item, let title, let origin, _, _):
      "\"\(title)\" ran for \(quoted(item))" + (origin.map { ", made at \($0)" } ?? "")
    case .menuOpened(let item, _, _): "a menu opened" + (item.map { " for \(quoted($0))" } ?? "")
    case .menuClosed(_, let chosen): chosen.map { "the menu closed with \"\($0)\"" } ?? "the menu closed"
    case .alertShown(let item, let alert): "alert \"\(alert.title)\"" + (item.map { " for \(quoted($0))" } ?? "")
    case .alertClosed(let button): button.map { "the alert closed with \"\($0)\"" } ?? "the alert closed"
    case .screenShown(let screen): "\(screen.type) came in front" + (screen.texts.first.map { ": \"\($0)\"" } ?? "")
    case .announced(let text): "announced: \(text)"
    case .keyboardLost(let item, let typed, let left):
      "the keyboard went after \"\(typed)\"" + (item.map { " with \(quoted($0))" } ?? "") + "; \"\(left)\" was lost"
    case .handedOver(let text): "another app took: \(text)"
    case .addedAgain(let cell, _, let name, let item, _):
      "\(cell) was given once more what it has: \(name)" + (item.map { ", for \(quoted($0))" } ?? "")
    case .controlFired(let item, _, let control): "\(control)" + (item.map { " in \(quoted($0))" } ?? "")
    case .requestSent(let item, let method, let url, _): "\(method) \(url)" + (item.map { " for \(quoted($0))" } ?? "")
    case .warning(_, let text): "logged: \(text)"
    case .formerValueShown(let property, let shown, let now, _):
      "presented with \(property) \"\(shown)\", which is \"\(now)\" by now"
    case .stillPending(let text): "still pending: \(text)"
    case .identifierChanged(let item, let type, let count):
      "\(count) identifiers of type \(type) changed hash, first \(quoted(item))"
    case .preparedForReuse, .willDisplay, .didEndDisplaying, .cellPooled, .contentViewMade, .contentViewUpdated,
      .configurationUpdated, .handlerAssigned, .handlerRan, .hostingMisused, .bodyEvaluated, .inputKept, .lifecycle,
      .itemsWithoutIdentity,
      .indexPathHandedOut, .indexPathUsed, .resultChosen, .resultsReleased, .workLasting, .attachedAgain, .unowned:
      nil
    }
  }

  /// What is said of a cell that goes to another item, with names of what the page fills in: from an item, and from none.
  static let reuses = ["\"{from}\"", noItem].map { reuse("{cell}", from: $0, to: "\"{to}\"", ordinal: "{ordinal}") }

  private static func reuse(_ cell: String, from: String, to: String, ordinal: String) -> String {
    "\(cell) went from \(from) to \(to), reuse \(ordinal)"
  }

  private static let noItem = "no item"

  private func quoted(_ item: ItemID) -> String { "\"\(title(item))\"" }
}

extension String {
  fileprivate var orNothing: String { isEmpty ? "nothing" : self }
}
