import CellTrace

/// What a screen begins at every appearance and never ends does its work once more after each visit to another screen.
///
/// The same script without the visit: rows were equal when the user came back, and are not after what was done then. Or rows were added
/// then, and each of them is there as many times more as there is of what was begun, and shows the same: a log may have equal entries by
/// chance, but not only after a visit.
///
/// What somebody adds on the other screen works from then on by right, as a second printer does. So nothing beside the rows says something
/// else since, and where something else than going back led back, one more run goes back instead: it has to do there what it did here.
struct VisitReference: DetectorComparison {
  static let searchName: String? = "begun again"
  static let meaning = """
    What the screen itself begins at each appearance, such as an observer that is added in viewWillAppear, is there twice \
    after the user has come back from another screen, and does everything twice from then on, such as adding a row, which is an error.
    """

  /// Opening the other screen, and coming back.
  var steps: [Int]
  /// What there is more of since, how many, and where it was made.
  var title: String
  var count: Int
  var place: SourcePlace?
  /// The step after which a row shows it, the row, and the same without the visit.
  var step: Int
  var row: Appearance
  var other: Appearance
  /// What it shows otherwise; nil where rows were added that are alike.
  var difference: Difference?

  /// At most one: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [VisitReference] {
    guard let visit = visit(in: runs.main) else { return [] }
    let mask = try Mask(runs)
    let made = try runs.run(request(for: visit, in: runs))
    guard made.end == .finished, let back = visit.steps.last, mask.allows(step: runs.main.lastCompletedStep),
      let found = first(after: back, of: visit, in: runs, made, mask)
    else { return [] }
    if let request = otherReturn(from: visit, in: runs) {
      let gone = try runs.run(request)
      // Where nothing else leads back, what did is the way back.
      if gone.end == .finished, !isSame(found, in: gone, runs.main) { return [] }
    }
    return [found]
  }

  /// The first step after which rows tell it.
  private static func first(after back: Int, of visit: Visit, in runs: RunSet, _ made: Trace, _ mask: Mask) -> VisitReference? {
    for step in runs.main.steps where step.index > back && step.index <= runs.main.lastCompletedStep {
      guard let there = made.step(step.index - visit.steps.count) else { return nil }
      if there.items != step.items {
        guard let (row, other) = addedAgain(in: step, of: runs.main, there, of: made, atMost: visit.count) else { return nil }
        return VisitReference(
          steps: visit.steps, title: visit.title, count: visit.count, place: visit.place, step: step.index, row: row, other: other
        )
      }
      for row in step.checkpoint where !row.isUnsettled {
        guard let other = there[row.item], !other.isUnsettled else { continue }
        let differences = mask.unmasked(AppearanceDiff.contentDifferences(of: row, from: other), of: row.item)
        guard let difference = differences.first(where: { $0.kind == .value }) else { continue }
        return VisitReference(
          steps: visit.steps, title: visit.title, count: visit.count, place: visit.place, step: step.index, row: row,
          other: other,
          difference: difference)
      }
    }
    return nil
  }

  /// The runs that are still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.missing { () throws(MissingRun) in try all(in: runs) }
  }

  /// True if a script is worth the run.
  static func isSuspected(in trace: Trace) -> Bool { visit(in: trace) != nil }

  private struct Visit {
    var steps: [Int]
    var title: String
    var count: Int
    var place: SourcePlace?
  }

  /// Another screen came in front, the next step took it away again, there is more of something since, and rows are as they were. Then
  /// something else was done.
  private static func visit(in trace: Trace) -> Visit? {
    for step in trace.steps where step.index > 1 && step.index < trace.lastCompletedStep {
      for case .attachedAgain(let title, let count, let place) in step.events.lazy.map(\.kind) {
        guard let opening = trace.step(step.index - 1), let before = trace.step(step.index - 2),
          before.items == step.items, opening.showsScreen || opening.covers(before), hasSameRows(before, step),
          before.beside == step.beside
        else { continue }
        return Visit(steps: [opening.index, step.index], title: title, count: count, place: place)
      }
    }
    return nil
  }

  private static func hasSameRows(_ before: StepTrace, _ after: StepTrace) -> Bool {
    after.checkpoint.allSatisfy { row in
      before[row.item].map { AppearanceDiff.contentDifferences(of: row, from: $0).isEmpty } ?? false
    }
  }

  /// The second of the rows that a step added several times, and the one that it adds without the visit; nil unless everything that it adds
  /// is there as often, and nothing else was added or taken away.
  private static func addedAgain(
    in step: StepTrace, of trace: Trace, _ there: StepTrace, of made: Trace, atMost limit: Int
  ) -> (row: Appearance, other: Appearance)? {
    guard let before = trace.step(step.index - 1), let still = made.step(there.index - 1), before.items == still.items,
      Set(before.items).isSubset(of: step.items), Set(still.items).isSubset(of: there.items)
    else { return nil }
    let (new, newThere) = (step.items.count - before.items.count, there.items.count - still.items.count)
    guard newThere > 0, new > newThere, new % newThere == 0, new / newThere <= limit else { return nil }
    let old = Set(before.items)
    let others = there.checkpoint.filter { !old.contains($0.item) }
    let rows = step.checkpoint.filter { !old.contains($0.item) }
    guard others.count == newThere, rows.count == new, !(rows + others).contains(where: \.isUnsettled) else { return nil }
    // What the row is called by its list stands in paths.
    func alike(_ row: Appearance) -> [Appearance] {
      rows.filter { $0.cellType == row.cellType && $0.readTexts == row.readTexts }
    }
    guard others.allSatisfy({ alike($0).count * newThere >= new }), let other = others.first(where: { !$0.title.isEmpty }) else {
      return nil
    }
    return alike(other).dropFirst().first.map { ($0, other) }
  }

  /// The same with plain going back, unless that is what was done.
  private static func otherReturn(from visit: Visit, in runs: RunSet) -> ReferenceRequest? {
    let (opening, back) = (visit.steps[0], visit.steps[1])
    var script = runs.main.completedScript
    let isPushed = runs.main.step(opening - 1).map { runs.main.step(opening)?.covers($0) ?? false } ?? false
    let plain: Interaction = isPushed ? .tap(.showing("Back"), nil) : .pullDownSheet
    if script[step: back] == plain { return nil }
    script[back - 1] = plain
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration, purpose: FindingText.wentBack(runs.words(forStep: back)))
  }

  /// True if a run ends up with what was found.
  private static func isSame(_ found: VisitReference, in trace: Trace, _ main: Trace) -> Bool {
    guard let there = trace.step(found.step), let here = main.step(found.step), there.items == here.items else { return false }
    return there[found.row.item].map { row in
      found.difference.map { row.value(at: $0.key) == found.row.value(at: $0.key) } ?? (row.readTexts == found.row.readTexts)
    } ?? false
  }

  private static func request(for visit: Visit, in runs: RunSet) -> ReferenceRequest {
    ReferenceRequest(
      script: runs.main.completedScript.without(steps: visit.steps), configuration: runs.main.configuration,
      purpose: FindingText.withoutVisit(runs.words(forStep: visit.steps[0])))
  }
}

extension VisitReference {
  /// Runs under every policy.
  static func concerns(_ runs: RunSet) -> Bool { true }

  static func findings(
    in runs: RunSet, _ mask: Mask, besides known: KnownFindings
  ) throws(MissingRun) -> [Finding] {
    try all(in: runs).map { UnbalancedLifecycle.begunAgain($0, runs) }
  }
}

extension StepTrace {
  /// True if the rows of another step are all gone, as those are that a pushed screen covers.
  fileprivate func covers(_ other: StepTrace) -> Bool {
    !other.items.isEmpty && Set(items.map(\.list)).isDisjoint(with: other.items.map(\.list))
  }
}
