import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

extension HostEngine {
  /// What a person, the data and the system could do now, in a fixed order, and a number that stands for what kind of state the
  /// screen is in.
  package func lookAround() -> (offers: [Offer], state: UInt64) {
    let shown = trace.steps.last?.checkpoint ?? []
    let rows = screen.lists.map { list in ListRows(list: list, rows: shown.filter { $0.item.list == list.list }) }
    return (screen.offers(rows), screen.abstractState(rows))
  }

  /// True where a responder of the app's reads presses, and nothing else takes every key.
  package var readsPresses: Bool {
    screen.alert == nil && screen.menu == nil && screen.choiceSheet == nil && !screen.isCarrying
      && !SystemDriver.isInBackground && KeyDriver.readsPresses(in: screen.window)
  }

  /// Keys on an app that reads presses, as offers.
  package func pressOffers(_ keys: [String]) -> [Offer] {
    // What a key does to nothing is not what it does to what has the focus, or is selected.
    let subject =
      screen.lists.contains { $0.focusedItem != nil }
      ? " focused" : (trace.steps.last?.checkpoint.contains { $0.flags.contains(.selected) } ?? false) ? " selected" : ""
    return keys.map { Offer(.pressKeys($0), .keys, on: "press \($0)\(subject)") }
  }

  /// How many rows the lists in front have; nil while something else takes every touch.
  package var rowsWithinReach: Int? {
    guard screen.alert == nil, screen.menu == nil, screen.choiceSheet == nil, SheetDriver.cover(in: screen.window) == nil else {
      return nil
    }
    return trace.steps.last?.items.count
  }

  /// The controller in front.
  package var front: ObjectIdentifier? { screen.topViewController.map(ObjectIdentifier.init) }

  /// True while an alert is in front.
  package var showsAlert: Bool { screen.alert != nil }

  /// Work that came late under the run's order of results, as the questions to policies count it.
  package func consulted() -> ConsultedChoices {
    var questions = RunState.current.consulted
    questions.completing = HostRun.openCompletions
    return questions
  }
}

/// A list and what its visible rows show.
struct ListRows {
  let list: ListProbe
  let rows: [Appearance]
}
