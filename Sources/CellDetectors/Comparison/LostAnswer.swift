import CellTrace

/// A row whose answer came and was overwritten: another row was used while it waited, and it goes on saying what it said then, for good.
///
/// Only somebody who does not wait meets it: a value that was read before the wait is written back after it, over what came meanwhile. What
/// gives the first one up on purpose, as a player does that plays one thing at a time, does not go on saying that it waits. And what the other
/// row's act holds up by right, as a switch does that takes the phone off the air, waits also where that act came first: that is one more run.
struct LostAnswer: LateComparison {
  static let meaning = """
    A row whose answer came goes on waiting where another row's answer wrote over it: that one brought back all data as \
    they were before.
    """

  /// The act whose answer is lost, and the one that came before the answer.
  var asked: ItemAction
  var other: ItemAction
  /// The last step, and the row then.
  var step: Int
  var row: Appearance
  /// What it says, and what it says where the answer comes first.
  var difference: Difference
  var otherTitle: String

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [LostAnswer] {
    guard let suspected = try suspicion(in: runs) else { return [] }
    let made = try runs.runs(suspected.requests(in: runs))
    return suspected.isConfirmed(later: made[0], without: made[1], second: made[2]) ? [suspected] : []
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
        let title = both.late.step(other.step - 1)?[other.item]?.title, row.title == before.title, row.title == answered.title,
        ![before, waiting, row, answered].contains(where: \.isUnsettled)
      else { continue }
      let lost = AppearanceDiff.contentDifferences(of: row, from: answered).first { difference in
        difference.name == "text" && waiting.value(at: difference.key) == row.value(at: difference.key)
          && before.value(at: difference.key) != row.value(at: difference.key)
      }
      if let lost {
        return LostAnswer(asked: asked, other: other, step: end.index, row: row, difference: lost, otherTitle: title)
      }
    }
    return nil
  }

  /// The same, and then a while in which every answer comes, and cells made anew; the same with the other act left out; and the other order,
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
    let action = ActWords(lost.other.step, on: lost.other.item, in: trace).words
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.lostAnswer(title: row.title, shown: difference.observed, action: action, other: lost.otherTitle),
      item: row.item, itemTitle: row.title, sourceItem: lost.other.item, sourceItemTitle: lost.otherTitle, cellType: row.cellType,
      cell: row.cell, property: difference.property, observed: difference.observed, expected: difference.expected,
      originStep: lost.asked.step, originPlace: difference.provenance.flatMap { SourcePlace(unresolved: $0.writtenAt) },
      seenStep: lost.step, seen: FindingText.unansweredSeen(row.title, difference), element: difference.path,
      evidence: [FindingText.lostAnswerEvidence(difference.expected)], shape: ["lost answer"])
    finding.fix = FindingText.fixLostAnswer
    return finding
  }
}
