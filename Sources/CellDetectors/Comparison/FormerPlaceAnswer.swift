import CellTrace

/// The answer to an action on one row that goes to the row which stands in its place by then: an index from before the wait is used after
/// it.
///
/// Only somebody who does not wait meets it. Where each step waits, the row itself has the answer, and keeps it while the rows move; here
/// the row that stands at its former number has it. The row itself is as it was, or as the action left it: the mark of one that waits for its
/// answer stays for ever then. What belongs to places, as seats or lanes, stays with the number in both.
///
/// One more run does the same to a third row. Where that one's answer goes to whoever stands in its place, too, the number is what counts.
/// Where it comes to the third row itself, something else made the difference, and where no third row can be used, it is a warning.
struct FormerPlaceAnswer: LateComparison {
  static let meaning = """
    An answer goes to the row that stands where its own stood when it was asked for, as it does with an index from before the wait; \
    a warning where no third row shows that it is so for others.
    """

  /// The action, and the step that moved the rows.
  var act: ItemAction
  var moved: Int
  /// The last step, the row that was acted on, as it was before, and the one that has its answer.
  var step: Int
  var row: Appearance
  var victim: Appearance
  /// What that one shows, and what it shows where each step waits.
  var difference: Difference
  /// True if the row that was acted on still looks as the action left it, as one does that says that it waits for its answer.
  private var isWaiting = false
  /// A third row and the one that has its answer; nil if none could be used.
  var third: (row: String, victim: String)?

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [FormerPlaceAnswer] {
    guard var suspected = try suspicion(in: runs) else { return [] }
    for third in suspected.thirds(in: runs.main).prefix(3) {
      switch suspected.outcome(of: third, in: try runs.run(suspected.request(third, in: runs)), main: runs.main) {
      case .goesElsewhere(let victim):
        suspected.third = (third.title, victim)
        return [suspected]
      case .comes: return []
      case .untold: continue
      }
    }
    return [suspected]
  }

  /// The run that is still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.missing { () throws(MissingRun) in try all(in: runs) }
  }

  // MARK: What is suspected

  private static func suspicion(in runs: RunSet) throws(MissingRun) -> FormerPlaceAnswer? {
    guard runs.main.isHurried, runs.isBase, let both = try LateRuns(runs), let (end, there) = both.ends else { return nil }
    let mask = try Mask(runs)
    guard mask.reaches(step: end.index) else { return nil }
    for act in ItemAction.all(in: both.late) where both.late.isHurried(act.step) && !act.item.goesByPosition {
      let list = act.item.list
      guard let before = both.late.step((act.openers.first ?? act.step) - 1), let row = before[act.item],
        let moved = move(after: act.step, of: act.item, in: both.late), let own = end[act.item], let usual = there[act.item],
        own.slot != row.slot, let victim = end.row(at: row.slot, in: list), let right = there[victim.item],
        let former = before[victim.item], ![row, own, usual, victim, right, former].contains(where: \.isUnsettled),
        victim.cellType == row.cellType, !NamedPlaces.arePlaces(list, from: before, to: end)
      else { continue }
      let differences = mask.unmasked(AppearanceDiff.contentDifferences(of: victim, from: right), of: victim.item)
      let left = both.late.step(act.step)?[act.item]
      // The answer is the same for both, and nobody else has it.
      let difference = differences.first { difference in
        let key = difference.key.moved(from: victim, to: own)
        return former.words(at: difference.key) == right.words(at: difference.key)
          && [row, left].contains { $0?.words(at: key) == own.words(at: key) } && usual.words(at: key) != own.words(at: key)
      }
      guard let difference, Self.areSame(end, there, besides: [act.item, victim.item]) else { continue }
      let key = difference.key.moved(from: victim, to: own)
      return FormerPlaceAnswer(
        act: act, moved: moved, step: end.index, row: row, victim: victim, difference: difference,
        isWaiting: row.words(at: key) != own.words(at: key))
    }
    return nil
  }

  /// The step that moved a row while its answer was out.
  private static func move(after step: Int, of item: ItemID, in trace: Trace) -> Int? {
    trace.steps.first { one in
      guard one.index > step, trace.settledStep(before: one.index) < step, let before = trace.step(one.index - 1) else {
        return false
      }
      func place(_ step: StepTrace) -> Int? { step.items.filter { $0.list == item.list }.firstIndex(of: item) }
      return place(one) != place(before)
    }?.index
  }

  private static func areSame(_ end: StepTrace, _ there: StepTrace, besides items: [ItemID]) -> Bool {
    end.checkpoint.allSatisfy { row in
      items.contains(row.item)
        || there[row.item].map { AppearanceDiff.contentDifferences(of: row, from: $0).isEmpty } ?? true
    }
  }

  // MARK: A third row

  private enum Outcome {
    case goesElsewhere(String)
    case comes
    case untold
  }

  private func thirds(in trace: Trace) -> [Appearance] {
    let begin = act.openers.first ?? act.step
    guard let before = trace.step(begin - 1), let end = trace.steps.last else { return [] }
    return before.checkpoint.filter { other in
      ![act.item, victim.item].contains(other.item) && other.item.list == act.item.list && other.cellType == row.cellType
        && !other.isUnsettled && other.has(trace.step(begin)?.interaction.element, of: row)
        && end.row(at: other.slot, in: other.item.list).map { $0.item != other.item } ?? false
    }
  }

  private func request(_ third: Appearance, in runs: RunSet) -> ReferenceRequest {
    var script = runs.main.completedScript
    for step in act.openers + [act.step] { script[step - 1] = script[step: step].naming(third.item, insteadOf: act.item) }
    script.append(.wait(10))
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration,
      purpose: FindingText.doneTo(third.title, instead: runs.words(forStep: act.step))
    ).recording(from: isWaiting ? act.step : script.count)
  }

  private func outcome(of third: Appearance, in trace: Trace, main: Trace) -> Outcome {
    guard let end = trace.lastIfFinished, let before = main.step((act.openers.first ?? act.step) - 1), let own = end[third.item],
      let taker = end.row(at: third.slot, in: third.item.list), taker.item != third.item, let former = before[taker.item],
      !own.isUnsettled, !taker.isUnsettled
    else { return .untold }
    func words(_ row: Appearance) -> String { row.words(at: difference.key.moved(from: victim, to: row)) }
    let left = isWaiting ? trace.step(act.step)?[third.item] : nil
    if words(own) != words(third), left.map(words) != words(own) { return .comes }
    return words(taker) != words(former) ? .goesElsewhere(taker.title) : .untold
  }
}

extension FormerPlaceAnswer {
  func finding(in trace: Trace) -> Finding { LateAsyncResult.finding(self, trace) }
}

extension LateAsyncResult {
  static func finding(_ answer: FormerPlaceAnswer, _ trace: Trace) -> Finding {
    let (row, victim, difference) = (answer.row, answer.victim, answer.difference)
    let action = ActionWords(answer.act.step, on: answer.act.item, in: trace)
    let (own, other) = trace.titles(of: row.item, and: victim.item, upTo: answer.act.step)
    let third = answer.third.map { FindingText.formerPlaceEvidence(other: $0.row, instead: $0.victim) }
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.formerPlace(title: own, victim: other, action: action.words), item: victim.item, itemTitle: other,
      sourceItem: row.item, sourceItemTitle: own, cellType: victim.cellType, cell: victim.cell, property: difference.property,
      observed: difference.observed, expected: difference.expected, originStep: answer.act.step, originPlace: action.place,
      seenStep: answer.step, seen: FindingText.seen(other, difference, reference: FindingText.whereEachStepWaits),
      element: difference.path,
      evidence: [
        FindingText.formerPlaceMoved(step: FindingText.step(answer.moved, trace.title(ofStep: answer.moved))),
        third ?? FindingText.formerPlaceUntold,
      ], shape: ["former place"])
    finding.fix = FindingText.fixFormerPlace
    return finding.asWarning(if: answer.third == nil)
  }
}
