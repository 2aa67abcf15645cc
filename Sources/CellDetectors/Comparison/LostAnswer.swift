import CellTrace

/// A row whose answer came and was overwritten: another row was used while it waited, and it goes on saying what it said then, for good.
///
/// Only somebody who does not wait meets it: a value that was read before the wait is written back after it, over what came meanwhile. What
/// gives the first one up on purpose, as a player does that plays one thing at a time, does not go on saying that it waits. And what the other
/// row's action holds up by right, as a switch does that takes the phone off the air, waits also where that action came first: that is one more run.
///
/// What the other row's action cuts off by right, as the restart of a router does, never has its answer; one that was written over was there for a
/// while. So the last run looks at the row ten times a second. Where no answer is seen, and both rows were used by the same control, the first may
/// have lost its answer by mistake, or wait for good by right: a warning.
struct LostAnswer: LateComparison {
  static let meaning = """
    A row whose answer came goes on waiting where another row's answer wrote over it: that one brought back all data as \
    they were before; a warning where no answer was seen, and the same control was used in both rows.
    """

  /// The action whose answer is lost, and the one that came before the answer.
  var asked: ItemAction
  var other: ItemAction
  /// The last step, and the row then.
  var step: Int
  var row: Appearance
  /// What it says, and what it says where the answer comes first.
  var difference: Difference
  var otherTitle: String
  /// True if the same control was used in both rows.
  private var isSameControl: Bool
  /// True if nobody saw the answer.
  var isUnseen = false

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [LostAnswer] {
    guard var suspected = try suspicion(in: runs) else { return [] }
    let made = try runs.runs(suspected.requests(in: runs))
    guard suspected.isConfirmed(later: made[0], without: made[1], second: made[2]) else { return [] }
    suspected.isUnseen = !suspected.isSeen(in: try runs.run(suspected.watched(in: runs)))
    return suspected.isUnseen && !suspected.isSameControl ? [] : [suspected]
  }

  /// The runs that are still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.missing { () throws(MissingRun) in try all(in: runs) }
  }

  private static func suspicion(in runs: RunSet) throws(MissingRun) -> LostAnswer? {
    guard runs.main.isHurried, runs.isBase, let both = try LateRuns(runs), let (end, there) = both.ends else { return nil }
    let acts = ItemAction.all(in: both.late).filter { $0.openers.isEmpty }
    for (asked, other) in zip(acts, acts.dropFirst()) where asked.item != other.item && asked.item.list == other.item.list {
      guard both.late.isHurried(asked.step), let before = both.late.step(asked.step - 1)?[asked.item],
        let waiting = both.late.step(asked.step)?[asked.item], let row = end[asked.item], let answered = there[asked.item],
        let second = both.late.step(other.step - 1)?[other.item], row.title == before.title, row.title == answered.title,
        ![before, waiting, row, answered].contains(where: \.isUnsettled)
      else { continue }
      let lost = AppearanceDiff.contentDifferences(of: row, from: answered).first { difference in
        difference.name == "text" && waiting.value(at: difference.key) == row.value(at: difference.key)
          && before.value(at: difference.key) != row.value(at: difference.key)
      }
      if let lost {
        return LostAnswer(
          asked: asked, other: other, step: end.index, row: row, difference: lost, otherTitle: second.title,
          isSameControl: isSameControl(asked, before, other, second, both.late))
      }
    }
    return nil
  }

  private static func isSameControl(
    _ asked: ItemAction, _ first: Appearance, _ other: ItemAction, _ second: Appearance, _ trace: Trace
  ) -> Bool {
    guard let one = trace.step(asked.step)?.interaction, let two = trace.step(other.step)?.interaction else { return false }
    return first.cellType == second.cellType && one.naming(other.item, insteadOf: asked.item).facts.name == two.facts.name
      && Self.control(one, in: first, as: second) == Self.control(two, in: second, as: second)
  }

  /// The path of what was used in a row, as it is in another one.
  private static func control(_ interaction: Interaction, in row: Appearance, as other: Appearance) -> String? {
    guard case .path(let path) = interaction.element else { return nil }
    return PropertyKey(path: path, name: "").moved(from: row, to: other).path
  }

  /// The same up to the other action, and then ten looks in each second, none of which waits for anything.
  private func watched(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    var lead = script.through(step: other.step - 1)
    if lead.last?.isHurry == true { lead.removeLast() }
    // Half a look before the others, so that none falls on the moment of an answer.
    lead += [.hurry(0.05), script[step: other.step]]
    let looks = Array(repeating: [Interaction.hurry(0.1), .wait(0)], count: 100).flatMap(\.self)
    return ReferenceRequest(
      script: lead + looks, configuration: runs.main.configuration, purpose: FindingText.watched(runs.words(forStep: other.step))
    ).recording(from: lead.count)
  }

  /// True if the row had its answer for a while.
  private func isSeen(in trace: Trace) -> Bool {
    trace.steps.contains { $0[row.item]?.value(at: difference.key) == difference.expected }
  }

  /// The same, and then a while in which every answer comes, and cells made anew; the same with the other action left out; and the other order,
  /// each step waiting.
  private func requests(in runs: RunSet) -> [ReferenceRequest] {
    let script = runs.main.completedScript
    func request(_ steps: [Interaction], _ purpose: String) -> ReferenceRequest {
      let whole = steps + [.wait(10), .rebuildVisibleCells]
      return ReferenceRequest(script: whole, configuration: runs.main.configuration, purpose: purpose)
        .recording(from: whole.count)
    }
    let second = script.through(step: asked.step - 1) + script[steps: [other.step, asked.step]]
    return [
      request(script, FindingText.waitedForAll),
      request(script.without(steps: [other.step]), FindingText.notActed(action: runs.words(forStep: other.step))),
      request(second.patient, FindingText.askedLater(runs.words(forStep: asked.step))),
    ]
  }

  private func isConfirmed(later: Trace, without: Trace, second: Trace) -> Bool {
    func value(_ trace: Trace) -> String? { trace.lastIfFinished?[row.item]?.value(at: difference.key) }
    return value(later) == difference.observed && value(without) == difference.expected
      && second.lastIfFinished?[row.item] != nil && value(second) != difference.observed
  }
}

extension LostAnswer {
  func finding(in trace: Trace) -> Finding { LateAsyncResult.finding(self, trace) }
}

extension LateAsyncResult {
  static func finding(_ lost: LostAnswer, _ trace: Trace) -> Finding {
    let (row, difference) = (lost.row, lost.difference)
    let action = ActionWords(lost.other.step, on: lost.other.item, in: trace).words
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.lostAnswer(title: row.title, shown: difference.observed, action: action, other: lost.otherTitle),
      item: row.item, itemTitle: row.title, sourceItem: lost.other.item, sourceItemTitle: lost.otherTitle, cellType: row.cellType,
      cell: row.cell, property: difference.property, observed: difference.observed, expected: difference.expected,
      originStep: lost.asked.step, originPlace: difference.provenance.flatMap { SourcePlace(unresolved: $0.writtenAt) },
      seenStep: lost.step, seen: FindingText.unansweredSeen(row.title, difference), element: difference.path,
      evidence: [FindingText.lostAnswerEvidence(difference.expected)], shape: ["lost answer"])
    finding.fix = FindingText.fixLostAnswer
    return finding.asWarning(if: lost.isUnseen)
  }
}
