import CellTrace

/// What was asked for again while it was on its way, and came twice: rows that are there twice, as those of a page are that a list asks
/// for whenever its last row comes on screen.
///
/// Nothing is run for it unless the run in which every step waits for its answer ended with other rows. Then both are looked through from
/// the first row to the last: several rows are there twice, and none of them is where every step waits.
struct RepeatedAnswer: LateComparison {
  static let meaning = """
    A list asks again for what is on its way, as one does that loads the next page when its last row comes on screen, and \
    shows what comes twice.
    """

  /// A row, and the one before it that shows the same.
  var row: Appearance
  var first: Appearance
  /// How many rows are there twice.
  var count: Int
  /// The last step of the script.
  var step: Int
  /// What was asked for twice, if that was a request, and in which steps.
  var request: (url: String, first: Int, again: Int)?

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [RepeatedAnswer] {
    // One answer in place of another leads to other rows, too.
    guard try isSuspected(in: runs), try EarlierAnswer.all(in: runs).isEmpty else { return [] }
    let late = try runs.run(request(runs.main.completedScript, runs))
    let repeated = Self.repeated(in: late, since: runs.main.lastCompletedStep)
    guard repeated.count >= fewest, let shown = repeated.first else { return [] }
    let usual = try runs.run(request(runs.main.completedScript.patient, runs))
    guard usual.end == .finished, late.end == .finished else { return [] }
    let natural = Set(Self.repeated(in: usual, since: 0).map(\.row.title))
    guard !repeated.contains(where: { natural.contains($0.row.title) }) else { return [] }
    return [
      RepeatedAnswer(
        row: shown.row, first: shown.first, count: repeated.count, step: runs.main.lastCompletedStep,
        request: askedTwice(in: runs.main))
    ]
  }

  /// The runs that are still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.missing { () throws(MissingRun) in try all(in: runs) }
  }

  /// Rows may be called alike by chance.
  private static let fewest = 3

  /// True if somebody who does not wait ends with other rows.
  private static func isSuspected(in runs: RunSet) throws(MissingRun) -> Bool {
    guard runs.main.isHurried, runs.isBase, let both = try LateRuns(runs), both.areWhole, let here = both.late.steps.last,
      !both.late.isHurried(here.index), let there = both.usual.steps.last
    else { return false }
    func titles(_ step: StepTrace) -> [String] { step.checkpoint.map(\.title) }
    return here.items.count != there.items.count || titles(here) != titles(there)
  }

  /// The script, and then all rows from the first to the last.
  private static func request(_ script: [Interaction], _ runs: RunSet) -> ReferenceRequest {
    let rows = runs.main.steps.last?.items.count ?? 0
    let pages = min(pageLimit, rows * rowHeight / pageHeight + 2)
    return ReferenceRequest(
      script: script + [.scrollToTop] + Array(repeating: .scrollBy(Double(pageHeight)), count: pages),
      configuration: runs.main.configuration, purpose: FindingText.lookedThrough
    ).recording(from: script.count)
  }

  private static let pageHeight = 500
  private static let rowHeight = 60
  private static let pageLimit = 24

  /// Rows that show what a row above them shows, in a list that was looked through.
  private static func repeated(in trace: Trace, since step: Int) -> [(row: Appearance, first: Appearance)] {
    var seen: [String: Appearance] = [:]
    var found: [String: (row: Appearance, first: Appearance)] = [:]
    for row in trace.steps.filter({ $0.index >= step }).flatMap(\.checkpoint) where !row.title.isEmpty {
      let name = "\(row.item.list) \(row.title)"
      guard let first = seen[name] else {
        seen[name] = row
        continue
      }
      guard first.slot != row.slot, first.cellType == row.cellType, found[name] == nil,
        AppearanceDiff.contentDifferences(of: row, from: first).isEmpty
      else { continue }
      found[name] = (row, first)
    }
    return found.values.sorted { $0.row.slot < $1.row.slot }
  }

  /// The first request that was sent again while it was under way.
  private static func askedTwice(in trace: Trace) -> (url: String, first: Int, again: Int)? {
    var asked: [String: Int] = [:]
    for step in trace.steps {
      for case .requestSent(_, _, let url, _) in step.events.lazy.map(\.kind) {
        if let first = asked[url], first < step.index, (first..<step.index).allSatisfy(trace.isHurried) {
          return (url, first, step.index)
        }
        asked[url] = step.index
      }
    }
    return nil
  }
}

extension RepeatedAnswer {
  func finding(in trace: Trace) -> Finding { LateAsyncResult.finding(self, trace) }
}

extension LateAsyncResult {
  static func finding(_ answer: RepeatedAnswer, _ trace: Trace) -> Finding {
    func words(_ step: Int) -> String { FindingText.step(step, trace.title(ofStep: step)) }
    let (row, first) = (answer.row, answer.first)
    var finding = Finding(
      detector: id, severity: severity, summary: FindingText.repeatedAnswer(title: row.title, count: answer.count),
      item: row.item, itemTitle: row.title, cellType: row.cellType, cell: row.cell, property: "rows", observed: row.title,
      expected: FindingText.nothing, originStep: answer.request?.first, seenStep: answer.step,
      seen: FindingText.repeatedAnswerSeen(first: first.slot.description, second: row.slot.description),
      evidence: answer.request.map {
        [FindingText.askedTwice(url: $0.url, first: words($0.first), again: words($0.again))]
      } ?? [], shape: ["repeated answer"])
    finding.fix = FindingText.fixRepeatedAnswer
    return finding
  }
}
