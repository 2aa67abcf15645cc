import CellTrace

/// The answer to an earlier request that came after the one to a later request, and took its place: the rows are those of what was asked
/// first.
///
/// Its reference is the run in which every step waits for its answer: after the step that asked first it shows exactly these rows, and
/// in the end it shows others.
struct EarlierAnswer {
  /// The steps that asked, and their addresses.
  var earlier: (step: Int, url: String)
  var later: (step: Int, url: String)
  /// The step after which the wrong rows are shown.
  var step: Int
  /// A row that is there, and belongs to what was asked first; nil if nothing is there.
  var row: Appearance?
  /// What the first row says where every step waits.
  var expected: String

  /// The first.
  static func all(in runs: RunSet) throws(MissingRun) -> [EarlierAnswer] {
    guard runs.main.isHurried, let both = try LateRuns(runs) else { return [] }
    let mask = try Mask(runs)
    // What is used on the wrong rows may not be there where every step waits.
    let whole = min(both.late.lastCompletedStep, both.usual.lastCompletedStep)
    return both.late.steps.prefix { $0.index <= whole }.lazy.compactMap { EarlierAnswer($0, both, mask) }.prefix(1).map { $0 }
  }

  private init?(_ shown: StepTrace, _ both: LateRuns, _ mask: Mask) {
    guard mask.reaches(step: shown.index), !both.late.isHurried(shown.index), let right = both.usual.step(shown.index) else {
      return nil
    }
    let (here, there) = (Self.titles(shown), Self.titles(right))
    guard here != there else { return nil }
    let asked = both.late.steps.prefix(while: { $0.index <= shown.index }).compactMap(Self.request)
    guard let last = asked.last else { return nil }
    for first in asked.dropLast() where first.url != last.url {
      guard let then = both.usual.step(first.step), Self.request(then)?.url == first.url, Self.titles(then) == here else {
        continue
      }
      earlier = first
      later = last
      step = shown.index
      row = shown.checkpoint.first { one in !right.checkpoint.contains { $0.title == one.title } } ?? shown.checkpoint.first
      expected = right.checkpoint.first?.title ?? FindingText.nothing
      return
    }
    return nil
  }

  private static func titles(_ step: StepTrace) -> [String] { step.checkpoint.map(\.title) }

  /// The first request of a step.
  private static func request(_ step: StepTrace) -> (step: Int, url: String)? {
    for case .requestSent(_, _, let url, _) in step.events.lazy.map(\.kind) { return (step.index, url) }
    return nil
  }
}

extension LateAsyncResult {
  static func finding(_ answer: EarlierAnswer, _ trace: Trace) -> Finding {
    func words(_ step: Int) -> String { FindingText.step(step, trace.title(ofStep: step)) }
    let shown = answer.row?.title ?? FindingText.nothing
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.earlierAnswer(earlier: answer.earlier.url, later: answer.later.url),
      item: answer.row?.item ?? .screen, itemTitle: answer.row?.title ?? trace.screen,
      cellType: trace.screen, cell: answer.row?.cell, property: "rows", observed: shown,
      expected: answer.expected, originStep: answer.earlier.step, seenStep: answer.step,
      seen: FindingText.earlierAnswerSeen(shown: shown, step: words(answer.step), expected: answer.expected),
      evidence: [
        FindingText.askedIn(url: answer.earlier.url, step: words(answer.earlier.step)),
        FindingText.askedIn(url: answer.later.url, step: words(answer.later.step)),
        FindingText.sameRowsAsWaiting(step: words(answer.earlier.step)),
      ], shape: ["earlier answer"])
  }
}
