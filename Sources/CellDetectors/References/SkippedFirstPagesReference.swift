import CellTrace

/// A list that loads page by page and shows other rows since somebody chose a kind or typed a word, but begins with a later page of them: the
/// number of the next page was not set back, and the first rows are missing.
///
/// Its reference is the same choice for somebody who had not scrolled before, who then scrolls to the end: there the missing rows come first, and what
/// is shown here follows them. Rows that a list leaves out because they were seen, as one of what is unread, were all seen: one that never was must
/// be among the missing ones.
struct SkippedFirstPagesReference: SuspectedReference {
  static let searchName: String? = "first pages skipped"
  static let meaning = """
    A list that shows other rows after a choice begins with the page that it would have loaded next, and not with the \
    first one, so that the first rows are missing.
    """

  /// The choice.
  var step: Int
  /// What is shown since, of one list.
  private var shown: [ItemID]
  /// The first row that is missing, and how many are.
  private(set) var missing: (title: String, count: Int) = ("", 0)

  static func suspicions(in trace: Trace) -> [SkippedFirstPagesReference] {
    guard !trace.isHurried, let choice = trace.steps.first(where: { $0.index > 0 && !$0.interaction.onlyLooks }) else {
      return []
    }
    return SkippedFirstPagesReference(choice, in: trace).map { [$0] } ?? []
  }

  /// Nobody had done anything but scroll, which had brought more rows; then others came.
  private init?(_ choice: StepTrace, in trace: Trace) {
    guard choice.interaction.choosesBesideRows, choice.index > 1, choice.index <= trace.lastCompletedStep,
      let opened = trace.step(0)?.loadedRows, let before = trace.step(choice.index - 1)?.loadedRows,
      let list = opened.first?.list,
      before.count > opened.count, before.starts(with: opened), before.allSatisfy({ $0.list == list })
    else { return nil }
    let shown = choice.loadedRows
    guard let first = shown.first, shown.allSatisfy({ $0.list == list }), !first.goesByPosition,
      !shown.starts(with: opened.prefix(1))
    else { return nil }
    (step, self.shown) = (choice.index, shown)
  }

  // MARK: Without scrolling before, and to the end after

  private func script(_ runs: RunSet, seesAll: Bool) -> [Interaction] {
    let choice = runs.main.completedScript[step: step]
    return seesAll ? [choice, .scrollToEnd, .scrollToEnd] : [choice]
  }

  func request(in runs: RunSet) -> ReferenceRequest {
    ReferenceRequest(
      script: script(runs, seesAll: true), configuration: runs.main.configuration,
      purpose: FindingText.withoutScrolling(before: runs.words(forStep: step)))
  }

  func isConfirmed(by trace: Trace, in main: Trace) -> Bool { missing(in: trace, main) != nil }

  private func missing(in trace: Trace, _ main: Trace) -> (title: String, count: Int)? {
    guard let all = trace.lastIfFinished?.loadedRows, let chosen = trace.step(1), let place = all.firstIndex(of: shown[0]),
      place > 0,
      zip(all[place...], shown).allSatisfy(==), case let gone = all[..<place], gone.first == chosen.loadedRows.first,
      Set(gone).isDisjoint(with: shown)
    else { return nil }
    let seen = Set(main.steps.prefix { $0.index < step }.flatMap(\.checkpoint).map(\.item))
    guard !gone.allSatisfy(seen.contains), let first = gone.first, let title = chosen[first]?.title, !title.isEmpty else {
      return nil
    }
    return (title, gone.count)
  }

  func confirmed(in runs: RunSet) throws(MissingRun) -> SkippedFirstPagesReference? {
    guard let missing = missing(in: try runs.run(request(in: runs)), runs.main) else { return nil }
    var result = self
    result.missing = missing
    return result
  }
}

extension StepTrace {
  /// All rows but those that a list has for itself, as a ring below the last one while a page is on its way.
  fileprivate var loadedRows: [ItemID] { items.filter { !$0.isOfStructure } }
}

extension Interaction {
  /// True for what changes nothing but what is on screen.
  fileprivate var onlyLooks: Bool { isScroll || facts.role == .passesTime }

  /// True for what is done beside the rows, as to choose a kind or to type a word.
  fileprivate var choosesBesideRows: Bool {
    guard target == nil else { return false }
    return switch facts.role {
    case .acts, .chooses, .fillsIn: true
    case .showsScreen, .opens, .closes, .movesItems, .movesViewport, .changesData, .changesSurroundings, .changesCellState,
      .passesTime, .referenceOnly:
      false
    }
  }
}

extension SkippedFirstPagesReference {
  func finding(in trace: Trace) -> Finding { StaleIndexState.finding(self, trace) }
}

extension StaleIndexState {
  static func finding(_ pages: SkippedFirstPagesReference, _ trace: Trace) -> Finding {
    let words = FindingText.step(pages.step, trace.title(ofStep: pages.step))
    let row = trace.step(pages.step)?.checkpoint.first
    let (title, missing) = (row?.title ?? "", pages.missing)
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.skippedFirstPages(missing: missing.title, missing.count, step: words),
      item: row?.item ?? ItemID(key: ""),
      itemTitle: title, cellType: row?.cellType ?? trace.screen, cell: row?.cell, property: "rows",
      observed: FindingText.isFirst(title), expected: FindingText.isFirst(missing.title), originStep: pages.step,
      seenStep: pages.step, seen: FindingText.skippedFirstPagesSeen(first: title, missing: missing.title),
      evidence: [FindingText.skippedFirstPagesEvidence(missing.count)], shape: ["first pages"])
    finding.fix = FindingText.fixSkippedFirstPages
    return finding
  }
}
