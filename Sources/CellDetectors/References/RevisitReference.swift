import CellTrace

/// Something that is used on a screen which was opened for a row, after something else was used there: the list below may have changed, and
/// the screen may go by the row's former number. Where the rows stand as they stood, the number is the row's still: then the first use may
/// have led the screen to another row, as a button for the next one does.
///
/// Its reference closes the screen in between and opens it for the row again: a screen that knows whom it is for does the same then.
struct RevisitReference: DetectorComparison {
  static let searchName: String? = "used again on its screen"
  static let meaning = """
    A screen that was opened for a row and used twice does the second to its own row where it is closed and opened again \
    in between, and else to the row that has the former number.
    """

  /// The action that opened the screen, the first that was done on it, and the one that is judged.
  private var opening: ItemAction
  private var first: Int
  private var act: Int
  /// What the row was called when the screen was opened.
  private var title: String

  /// References of all such actions; those that can't be performed otherwise are skipped.
  static func all(in runs: RunSet) throws(MissingRun) -> [ActionReference] {
    var all: [ActionReference] = []
    for revisit in revisits(in: runs.main) {
      if let reference = try revisit.reference(in: runs) { all.append(reference) }
    }
    return all
  }

  /// The runs that are still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    revisits(in: runs.main).flatMap { revisit in
      ReferenceRequest.missing { () throws(MissingRun) in try revisit.reference(in: runs) }
    }
  }

  /// True if a script is worth the runs.
  static func isSuspected(in trace: Trace) -> Bool { !revisits(in: trace).isEmpty }

  /// The second use of each screen that was opened for a row.
  private static func revisits(in trace: Trace) -> [RevisitReference] {
    guard !trace.isHurried else { return [] }
    let acts = ItemAction.all(in: trace)
    return acts.compactMap { first in
      guard first.openers.count == 1, let opening = acts.first(where: { $0.step == first.openers[0] }), opening.openers.isEmpty,
        let row = trace.step(opening.step - 1)?[opening.item], let next = trace.step(first.step + 1),
        next.index <= trace.lastCompletedStep, case .tap(.showing, nil) = next.interaction,
        ![opening.step, first.step, next.index].contains(where: { trace.step($0)?.shows(opening.item.list) ?? true })
      else { return nil }
      return RevisitReference(opening: opening, first: first.step, act: next.index, title: row.title)
    }
  }

  private func reference(in runs: RunSet) throws(MissingRun) -> ActionReference? {
    let script = runs.main.completedScript
    let (until, use, list) = (script.through(step: first), script[step: act], opening.item.list)
    let again = until + [.back, .tap(.showing(title), nil), use, .back]
    func request(_ purpose: String, _ steps: [Interaction]) -> ReferenceRequest {
      ReferenceRequest(script: steps + [.rebuildVisibleCells], configuration: runs.main.configuration, purpose: purpose)
        .recording(from: steps.count + 1)
    }
    let (words, original) = (runs.words(forStep: act), FindingText.originalOrder(action: runs.words(forStep: act)))
    let made = try runs.runs([
      request(original, until + [.back]), request(original, until + [use, .back]),
      request(FindingText.openedAgain(action: words), again),
    ])
    guard let before = made[0].lastIfFinished, let after = made[1].lastIfFinished, let other = made[2].lastIfFinished,
      let target = before.only(title, in: list)?.item, after.shows(list), other.shows(list),
      let start = runs.main.step(opening.step - 1), start.order(of: list) != before.order(of: list)
    else { return nil }
    guard target.goesByPosition else { return ActionReference(act, on: target, before: before, after: after, otherAfter: other) }
    // Rows that go by their numbers are told by their titles, as far as all of them show the same ones.
    let known = [after, other].reduce(into: before.titles(of: list)) { $0.formIntersection($1.titles(of: list)) }
    func named(_ step: StepTrace) -> StepTrace { step.named(by: known, in: list) }
    return ActionReference(
      act, on: ItemID(list: list, key: title), before: named(before), after: named(after), otherAfter: named(other))
  }

}

extension StepTrace {
  fileprivate func shows(_ list: Int) -> Bool { items.contains { $0.list == list } }

  fileprivate func order(of list: Int) -> [String] { checkpoint.filter { $0.item.list == list }.map(\.title) }

  /// Titles that one row has alone.
  fileprivate func titles(of list: Int) -> Set<String> {
    Set(checkpoint.filter { $0.item.list == list && only($0.title, in: list) != nil }.map(\.title))
  }

  /// The rows of those titles, which are their identifiers.
  fileprivate func named(by titles: Set<String>, in list: Int) -> StepTrace {
    var step = self
    step.checkpoint = checkpoint.filter { $0.item.list == list && titles.contains($0.title) }.map { row in
      var row = row
      row.item = ItemID(list: list, key: row.title)
      return row
    }
    step.items = step.checkpoint.map(\.item)
    return step
  }
}

extension RevisitReference {
  /// Its references are judged as those of the plain comparison.
  static var countsAsPlain: Bool { true }

  static func findings(
    in runs: RunSet, _ mask: Mask, besides known: KnownFindings
  ) throws(MissingRun) -> [Finding] {
    try all(in: runs).compactMap { StaleIndexAction.finding(of: $0, mask, runs.main) }
  }
}
