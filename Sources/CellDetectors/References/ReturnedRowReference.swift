import CellTrace

/// A row that still shows what it showed before another screen was in front of its list, while cells made anew show what the model has
/// become meanwhile.
///
/// Nobody sees the rows while the other screen is in front, so that no step tells before and after by itself: the last look at the list before
/// it was covered is compared with the first one after. The row must show now what it showed then, and what a new cell showed then.
///
/// What follows from the time, as "2 minutes ago", is another text in a new cell by then as well: the same time is waited for in place of the visit,
/// and a new cell must still show the old text there. A list may also ask its server anew when it is back, tell of points when everybody looks, or
/// follow what goes on only now and then: another run waits behind the step, and the row must keep the old text there.
///
/// A row to which nothing was done may rightly say how things were: that is a warning.
struct ReturnedRowReference: StepComparison {
  static let searchName: String? = "old on return"
  static let meaning = """
    A row shows the same as before another screen covered its list, also some time later, a cell made anew shows a text that the model \
    has since, and shows the old one where the time passes without the visit; where nothing was done to the row itself, it is a warning.
    """

  /// The last step before the list was covered.
  var last: Int
  /// What did not follow, seen in the step that brought the list back.
  var stale: RebuildComparison.Stale

  /// The step that brought the list back.
  var step: Int { stale.step }

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [ReturnedRowReference] {
    if runs.main.isHurried || returns(in: runs.main).isEmpty { return [] }
    let mask = try Mask(runs)
    let rebuilds = try runs.rebuilds
    for (last, step) in returns(in: runs.main) where mask.allows(step: step) {
      guard let then = rebuilds[last], let now = rebuilds[step],
        let found = first(since: last, at: step, then, now, mask, runs.main)
      else { continue }
      guard found.isKept(in: try runs.run(found.request(in: runs))) else { return [] }
      return found.follows(in: try runs.run(found.later(in: runs))) ? [] : [found]
    }
    return []
  }

  /// The run that is still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    if returns(in: runs.main).isEmpty { return [] }
    return ReferenceRequest.missing { () throws(MissingRun) in try all(in: runs) }
  }

  /// Steps that bring a list back which another screen had covered, each with the last step before that.
  private static func returns(in trace: Trace) -> [(last: Int, step: Int)] {
    zip(trace.steps, trace.steps.dropFirst()).compactMap { covered, step in
      let back = Set(step.items.map(\.list)).subtracting(covered.items.map(\.list))
      guard !back.isEmpty, step.index <= trace.lastCompletedStep else { return nil }
      let last = trace.steps.last { $0.index < covered.index && $0.items.contains { back.contains($0.list) } }
      return last.map { ($0.index, step.index) }
    }
  }

  private static func first(
    since last: Int, at step: Int, _ then: RunSet.Rebuild, _ now: RunSet.Rebuild, _ mask: Mask, _ trace: Trace
  ) -> ReturnedRowReference? {
    let shown = Set(trace.step(step - 1)?.items.map(\.list) ?? [])
    let items = RebuildComparison.quadruples(now: now, before: then, earlier: then.rebuiltAtEnd, mask)
      .filter { !shown.contains($0.live.item.list) && trace.step(step)?[$0.live.item] != nil }
    let moved = RebuildComparison.movedAlone(in: step, since: last, of: trace)
    let all = RebuildComparison.stale(at: step, items, moved: moved, now)
    return all.first { stale in
      stale.difference.kind == .value && stale.difference.name == "text" && StaleSymptom(of: stale, among: all) == .content
    }.map { ReturnedRowReference(last: last, stale: $0) }
  }

  // MARK: The time alone

  private func request(in runs: RunSet) -> ReferenceRequest {
    let passed = (runs.main.step(step)?.time ?? 0) - (runs.main.step(last)?.time ?? 0)
    let script = runs.main.completedScript.through(step: last) + [.wait(max(0, passed)), .rebuildVisibleCells]
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration,
      purpose: FindingText.waitedInPlace(of: runs.words(forStep: last + 1))
    ).recording(from: script.count)
  }

  /// True if a new cell shows the old text where only the time has passed.
  private func isKept(in trace: Trace) -> Bool {
    guard let row = trace.lastIfFinished?[stale.live.item], !row.isUnsettled else { return false }
    return row.value(at: stale.difference.key) == stale.live.value(at: stale.difference.key)
  }

  // MARK: Some time later

  /// How long a list may take to follow: a fetch, or what is told every half minute.
  private static let followsWithin = 60.0

  private func later(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript.through(step: step) + [.wait(Self.followsWithin)]
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration, purpose: FindingText.waitedAfter(runs.words(forStep: step))
    ).recording(from: script.count)
  }

  /// True unless the row keeps the old text.
  private func follows(in trace: Trace) -> Bool {
    guard let row = trace.lastIfFinished?[stale.live.item] else { return true }
    return row.value(at: stale.difference.key) != stale.live.value(at: stale.difference.key)
  }
}

extension ReturnedRowReference {
  /// A run is worth looking at closer if something that a row says was also said on the screen which covered it, and no longer when that was
  /// left, while the row says it still.
  static func isSuspected(in trace: Trace) -> Bool {
    returns(in: trace).contains { last, step in
      guard let then = trace.step(last), let opened = trace.step(last + 1), let left = trace.step(step - 1),
        let now = trace.step(step), left.index > opened.index
      else { return false }
      let (first, final) = (opened.everything, left.everything)
      return now.checkpoint.contains { row in
        guard let before = then[row.item] else { return false }
        let texts = Set(before.elements.compactMap { $0["text"] })
        return row.elements.compactMap { $0["text"] }.contains { text in
          text != row.title && texts.contains(text) && first.names(text) && !final.names(text)
        }
      }
    }
  }

  /// What the detector says of the row already.
  func isTold(by known: KnownFindings) -> Bool { known.all.contains { $0.item == stale.live.item } }

  func finding(in trace: Trace) -> Finding {
    var finding = StaleContent.finding(stale, trace)
    finding.evidence.append(FindingText.covered(since: FindingText.step(last + 1, trace.title(ofStep: last + 1))))
    return finding.asWarning(if: !trace.hasTouched(stale.live.item, upTo: step))
  }
}

extension StepTrace {
  /// All that can be read.
  fileprivate var everything: ShownOutcome {
    ShownOutcome(kind: .screen, texts: (beside ?? []) + checkpoint.flatMap { $0.elements.compactMap { $0["text"] } })
  }
}
