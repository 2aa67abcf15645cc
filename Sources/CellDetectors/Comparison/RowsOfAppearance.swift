import CellTrace

/// Rows that a list has, or has no longer, only once its screen appears again: what was chosen on a screen in front of it is read in
/// `viewWillAppear(_:)` or `onAppear`, which a sheet that goes does not bring about.
///
/// The row that comes or goes is called as one that was touched meanwhile on the screen in front, and that one showed something else at once, as a check
/// mark: so something was chosen there. A list of what was looked at last may well wait for the next time, and such a touch opens something. Before the
/// screen came in front, appearing again changed no rows, so that no row comes with each visit.
///
/// What was chosen can be given up again: with the row touched twice, no row is missing, or left. Where it is all the same, the list tells what
/// was looked at or played, which does not go with the mark. If the mark stays as well, nobody can say, and it is a warning.
struct RowsOfAppearance: StepComparison {
  static let meaning = """
    What was chosen on a screen that was in front of the list is in it, or no longer in it, only once the list's screen appears again, which a \
    sheet that goes does not bring about.
    """

  /// The step after which the list is in front again.
  var step: Int
  /// The row that was touched, and the step that touched it.
  var touched: Appearance
  var touch: Int
  /// The row that comes or goes.
  var row: Appearance
  /// True if it is missing.
  var isMissing: Bool
  /// True if touching it again gives it up.
  private(set) var isChoice = true

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [RowsOfAppearance] {
    guard runs.main.steps.contains(where: \.comesInFront) else { return [] }
    let rebuilds = try runs.rebuilds
    guard var found = rebuilds.keys.sorted().lazy.compactMap({ RowsOfAppearance(after: $0, rebuilds, runs.main) }).first,
      let before = runs.main.step(found.touch - 1)?[found.touched.item]
    else { return [] }
    let end = try runs.run(found.touchedTwice(through: found.step, .rebuild, in: runs)).references.last.map(RunSet.Rebuild.init)
    if let end, end.hasReappeared || end.afterReappearing != nil, !found.stands(in: end) { return [found] }
    found.isChoice = false
    let marked = try runs.run(found.touchedTwice(through: found.touch, .steps, in: runs)).lastIfFinished?[found.touched.item]
    let isUnmarked = marked.map { AppearanceDiff.contentDifferences(of: $0, from: before).isEmpty } ?? false
    return isUnmarked ? [] : [found]
  }

  /// The runs that are still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.missing { () throws(MissingRun) in try all(in: runs) }
  }

  /// The script with one more touch of the row.
  private func touchedTwice(
    through step: Int, _ collects: ReferenceRequest.Collected, in runs: RunSet
  ) -> ReferenceRequest {
    var script = runs.main.completedScript.through(step: step)
    script.insert(script[step: touch], at: touch)
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration, collects: collects,
      purpose: FindingText.touchedTwice(runs.words(forStep: touch))
    ).recording(from: collects == .rebuild ? .max : script.count)
  }

  /// True if the row is missing, or left, in another run as well.
  private func stands(in rebuild: RunSet.Rebuild) -> Bool {
    guard let again = rebuild.afterReappearing?.rebuilt else { return false }
    func has(_ rows: [Appearance]) -> Bool { Self.titles(rows, row.item.list).contains(row.title) }
    return has(rebuild.live) != has(again)
  }

  private init?(after step: Int, _ rebuilds: [Int: RunSet.Rebuild], _ trace: Trace) {
    guard !trace.isHurried(step), let now = rebuilds[step], !now.hasReappeared, now.untold == nil, now.doubled == nil,
      let again = now.afterReappearing?.rebuilt, let list = now.live.first?.item.list,
      // Somebody looked before the screen came in front, and appearing changed no rows there.
      let start = rebuilds.keys.filter({ $0 < step && Self.isInFront(list, after: $0, rebuilds, trace) }).max(),
      let before = rebuilds[start],
      Self.titles(before.live, list) == Self.titles(now.live, list),
      Self.titles(before.afterReappearing?.rebuilt ?? before.live, list) == Self.titles(before.live, list)
    else { return nil }
    let (shown, other) = (Self.rows(now.live, list), Self.rows(again, list))
    let missing = other.filter { row in !shown.contains { $0.title == row.title } }
    let left = shown.filter { row in !other.contains { $0.title == row.title } }
    for index in trace.steps.indices where index > start && index <= step {
      guard let item = trace.steps[index].interaction.target, item.list != list, let touched = trace.steps[index][item],
        let former = trace.step(index - 1)?[item],
        !AppearanceDiff.contentDifferences(of: touched, from: former).isEmpty
      else { continue }
      let (one, isMissing) = (missing.first { $0.title == touched.title }, true)
      guard let row = one ?? left.first(where: { $0.title == touched.title }) else { continue }
      (self.step, self.touched, touch, self.row) = (step, touched, index, row)
      self.isMissing = one != nil && isMissing
      return
    }
    return nil
  }

  /// True if somebody looked what appearing again changes, with nothing in front of the list.
  private static func isInFront(_ list: Int, after step: Int, _ rebuilds: [Int: RunSet.Rebuild], _ trace: Trace) -> Bool {
    guard let rebuild = rebuilds[step], rebuild.hasReappeared, trace.step(step)?.covered?.contains(list) != true else {
      return false
    }
    return rebuild.live.contains { $0.item.list == list }
  }

  private static func rows(_ all: [Appearance], _ list: Int) -> [Appearance] { all.filter { $0.item.list == list } }

  private static func titles(_ all: [Appearance], _ list: Int) -> [String] { rows(all, list).map(\.title) }
}

extension RowsOfAppearance {
  /// Rows that are not as the data source has them tell it already.
  func isTold(by known: KnownFindings) -> Bool { known.all.tell(step: step) }

  func finding(in trace: Trace) -> Finding { StaleContent.finding(self, trace) }
}

extension StaleContent {
  static func finding(_ rows: RowsOfAppearance, _ trace: Trace) -> Finding {
    func words(_ step: Int) -> String { FindingText.step(step, trace.title(ofStep: step)) }
    let title = rows.row.title
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.rowsOfAppearance(title: title, isMissing: rows.isMissing, step: words(rows.step)), item: .screen,
      itemTitle: trace.screen, cellType: trace.screen, property: "rows", observed: FindingText.isListed(!rows.isMissing),
      expected: FindingText.isListed(rows.isMissing), originStep: rows.touch, seenStep: rows.step,
      seen: FindingText.rowsOfAppearanceSeen(title: title, isMissing: rows.isMissing),
      evidence: [FindingText.chosenInFront(title: title, step: words(rows.touch))], shape: ["appearance", "rows"])
    finding.fix = FindingText.fixRowsOfAppearance
    if !rows.isChoice { finding.evidence.append(FindingText.notGivenUp(title: title)) }
    return finding.asWarning(if: !rows.isChoice)
  }
}
