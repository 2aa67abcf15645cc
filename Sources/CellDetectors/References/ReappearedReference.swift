import CellTrace

/// What is done to a row does more once the row scrolled away and back: something is begun whenever the row appears, and never ended.
///
/// Its reference is the same script with as much time in place of the scrolling: the row was equal before the action in both, and is not after
/// it.
///
/// A row may tell by intention how often it appeared. So the action is done once more in both: what counts the actions goes on by more than one, and what
/// the row only tells does not move. Where the second action says nothing, it is a warning.
struct ReappearedReference: DetectorComparison {
  static let searchName: String? = "appears again"
  static let meaning = """
    What a row begins whenever it appears and never ends makes the next touch count twice once the row scrolled away and \
    back; where another touch does not show that the number counts touches, it is a warning.
    """

  var act: ItemAction
  /// The steps that scrolled.
  var scrolls: [Int]
  /// The row after the action, and without the scrolling.
  var row: Appearance
  var other: Appearance
  var difference: Difference
  /// True if another action changed the number again, so that it counts actions.
  var countsActions: Bool

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [ReappearedReference] {
    guard let suspected = suspicion(in: runs.main) else { return [] }
    let mask = try Mask(runs)
    let both = try runs.runs(requests(for: suspected, in: runs))
    let (made, waited) = (both[0], both[1])
    guard made.end == .finished, mask.allows(step: suspected.act.step), let there = made.steps.last,
      let still = made.step(there.index - 1), let then = runs.main.step(suspected.act.step),
      let before = runs.main.step(suspected.act.step - 1), then.items == there.items,
      let row = then[suspected.act.item], let other = there[suspected.act.item], row.slot == other.slot,
      let unset = before[suspected.act.item], let unsetThere = still[suspected.act.item],
      ![row, other, unset, unsetThere].contains(where: \.isUnsettled), unset.flags == unsetThere.flags,
      AppearanceDiff.contentDifferences(of: unset, from: unsetThere).isEmpty
    else { return [] }
    let differences = mask.unmasked(AppearanceDiff.contentDifferences(of: row, from: other), of: row.item)
    // Both are changed by the action, and not in the same way. What time alone changes, as a clock does, depends on when the row appeared.
    func isStill(_ key: PropertyKey) -> Bool {
      [runs.main, made].allSatisfy { $0.step(0)?[row.item]?.value(at: key) == unset.value(at: key) }
        && waited.lastIfFinished?[row.item]?.value(at: key) == unset.value(at: key)
    }
    let difference = differences.first { difference in
      difference.kind == .value && difference.name == "text" && unset.value(at: difference.key) != difference.observed
        && unset.value(at: difference.key) != difference.expected && isStill(difference.key)
    }
    guard let difference else { return [] }
    let again = try runs.runs(repeated(suspected, in: runs)).map { $0.lastIfFinished?[row.item]?.value(at: difference.key) }
    let counts = countsActions(difference, again[0], again[1])
    // What the second action takes from both alike was no number of actions.
    if let same = again[0], same == again[1] { return [] }
    return [
      ReappearedReference(
        act: suspected.act, scrolls: suspected.scrolls, row: row, other: other, difference: difference, countsActions: counts)
    ]
  }

  /// True if a number in which the two runs differ is another one in both after the second action.
  private static func countsActions(_ first: Difference, _ scrolled: String?, _ still: String?) -> Bool {
    func numbers(_ text: String?) -> [Int] { (text ?? "").split { !$0.isNumber }.compactMap { Int($0) } }
    let (one, other) = (numbers(first.observed), numbers(first.expected))
    let (oneAgain, otherAgain) = (numbers(scrolled), numbers(still))
    guard Set([one, other, oneAgain, otherAgain].map(\.count)).count == 1 else { return false }
    return one.indices.contains { one[$0] != other[$0] && oneAgain[$0] != one[$0] && otherAgain[$0] != other[$0] }
  }

  /// The runs that are still needed for that; none for most scripts.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.missing { () throws(MissingRun) in
      if let suspected = suspicion(in: runs.main) { _ = try runs.runs(requests(for: suspected, in: runs)) }
      return try all(in: runs)
    }
  }

  /// True if a script is worth the run.
  static func isSuspected(in trace: Trace) -> Bool { suspicion(in: trace) != nil }

  private typealias Suspicion = (act: ItemAction, scrolls: [Int])

  /// An action on a row that was away, and is again where it was at first; nothing but scrolling came before, and the action changes a text
  /// of the row.
  private static func suspicion(in trace: Trace) -> Suspicion? {
    guard !trace.isHurried, let act = ItemAction.all(in: trace).first(where: { $0.step > 1 }), act.openers.isEmpty,
      act.step <= trace.lastCompletedStep
    else { return nil }
    let lead = trace.steps.filter { $0.index > 0 && $0.index < act.step }
    guard lead.allSatisfy(\.onlyMoves), lead.contains(where: { $0[act.item] == nil }), let opened = trace.step(0),
      let first = opened[act.item], let before = trace.step(act.step - 1)?[act.item], let after = trace.step(act.step)?[act.item],
      first.slot == before.slot, first.frame == before.frame, opened.items == trace.step(act.step - 1)?.items,
      AppearanceDiff.contentDifferences(of: after, from: before).contains(where: { $0.kind == .value && $0.name == "text" })
    else { return nil }
    return (act, lead.filter(\.interaction.isScroll).map(\.index))
  }

  /// As much time passes as the scrolling took, for a row may say when something was done; and the same with ten seconds in place of the action.
  private static func requests(for suspected: Suspicion, in runs: RunSet) -> [ReferenceRequest] {
    var script = runs.main.completedScript.through(step: suspected.act.step)
    for step in suspected.scrolls {
      let time = (runs.main.step(step)?.time ?? 0) - (runs.main.step(step - 1)?.time ?? 0)
      script[step - 1] = .wait(time)
    }
    let words = runs.words(forStep: suspected.act.step)
    func request(_ steps: [Interaction], _ purpose: String) -> ReferenceRequest {
      ReferenceRequest(script: steps, configuration: runs.main.configuration, purpose: purpose)
    }
    return [
      request(script, FindingText.withoutScrolling(words)),
      request(script.dropLast() + [.wait(10)], FindingText.waitedInPlace(of: words)),
    ]
  }
}

extension ReappearedReference {
  /// The action once more, after the scrolling and after as much time.
  private static func repeated(_ suspected: Suspicion, in runs: RunSet) -> [ReferenceRequest] {
    let scrolled = runs.main.completedScript.through(step: suspected.act.step)
    let words = runs.words(forStep: suspected.act.step)
    return [scrolled, requests(for: suspected, in: runs)[0].script].map { steps in
      ReferenceRequest(
        script: steps + steps.suffix(1), configuration: runs.main.configuration, purpose: FindingText.doneAgain(words)
      ).recording(from: steps.count + 1)
    }
  }

  static func findings(
    in runs: RunSet, _ mask: Mask, besides known: KnownFindings
  ) throws(MissingRun) -> [Finding] {
    try all(in: runs).map { AddedAtConfiguration.finding($0, runs.main) }
  }
}

extension AddedAtConfiguration {
  static func finding(_ reference: ReappearedReference, _ trace: Trace) -> Finding {
    let (row, difference) = (reference.row, reference.difference)
    let words = ActionWords(reference.act.step, on: reference.act.item, in: trace).words
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.reappeared(action: words, title: row.title), item: row.item,
      itemTitle: row.title, cellType: row.cellType, cell: row.cell, property: difference.property, observed: difference.observed,
      expected: difference.expected, originStep: reference.scrolls.first,
      originPlace: difference.provenance.flatMap { SourcePlace(unresolved: $0.writtenAt) }, seenStep: reference.act.step,
      seen: FindingText.reappearedSeen(row.title, difference), element: difference.path,
      evidence: [FindingText.reappearedEvidence], shape: ["appears again"])
    finding.fix = FindingText.fixReappeared
    return finding.asWarning(if: !reference.countsActions)
  }
}
