import CellTrace

/// A page that was asked for by each of several rows that came on screen at once, while it was on its way: its rows are there several
/// times.
///
/// The main run tells where it is seen: three rows or more that came by scrolling, one behind the other, each with texts of its own, and
/// the same once more right behind them: a page that is appended twice comes back as a whole, and a feed that offers again what somebody
/// rushed past puts only that behind others. Its reference scrolls as far, less than a row at a time, so that one row comes on screen, and has
/// its answer, before the next. A list that shows things again by intention, as a carousel or a feed does between its posts, shows them
/// again there, too.
struct RepeatedPages: SuspectedReference {
  static let searchName: String? = "pages twice"
  static let meaning = """
    The rows of a page are there several times where several of the last rows came on screen at once, each of which asked for it; where \
    rows come on screen one by one they are there once.
    """

  /// The step that scrolled to where rows were asked for.
  var step: Int
  /// The first row of the block, and the same one block further down.
  var first: Appearance
  var row: Appearance
  /// The texts of the rows in the block.
  private var texts: [[String]]
  /// How far is scrolled in the other run, and how often.
  private var pace: (points: Double, count: Int)

  /// Rows may be called alike by chance.
  private static let fewest = 3
  private static let longest = 240

  // MARK: What is suspected

  static func suspicions(in trace: Trace) -> [RepeatedPages] {
    if trace.isHurried { return [] }
    for step in trace.steps where step.index > 0 && step.index <= trace.lastCompletedStep {
      guard case .movesViewport = step.interaction.facts.role, let before = trace.step(step.index - 1),
        step.items.count >= before.items.count + 2 * fewest, let found = RepeatedPages(step, since: before, in: trace)
      else { continue }
      return [found]
    }
    return []
  }

  private init?(_ step: StepTrace, since before: StepTrace, in trace: Trace) {
    let old = Set(before.items)
    let rows = Self.rows(since: step.index, besides: old, in: trace)
    guard let block = Self.repeated(in: rows) else { return nil }
    let row = rows[block.again]
    let seen = before.checkpoint.filter { $0.item.list == row.item.list && $0.slot.section == row.slot.section }
    let heights = (seen + rows).map(\.frame.height).filter { $0 > 0 }
    guard let top = seen.map(\.slot.item).min(), let least = heights.min() else { return nil }
    let points = max(20, least * 0.9)
    let length = Double(row.slot.item + Self.fewest + 1 - top) * heights.reduce(0, +) / Double(heights.count)
    let count = Int(length / points) + 1
    if count > Self.longest { return nil }
    (self.step, first, self.row, texts) = (step.index, rows[block.first], row, block.texts)
    pace = (points, count)
  }

  /// All rows that came since a step and were seen, in their order, until rows went again.
  private static func rows(since step: Int, besides old: Set<ItemID>, in trace: Trace) -> [Appearance] {
    var rows: [ItemID: Appearance] = [:]
    var count = 0
    for one in trace.steps where one.index >= step && one.index <= trace.lastCompletedStep {
      if one.items.count < count { break }
      count = one.items.count
      for row in (one.passing ?? []) + one.checkpoint where !old.contains(row.item) && !row.isUnsettled { rows[row.item] = row }
    }
    return rows.values.sorted { ($0.item.list, $0.slot) < ($1.item.list, $1.slot) }
  }

  /// The first rows that stand there again further down, one behind the other.
  private static func repeated(in rows: [Appearance]) -> (first: Int, again: Int, texts: [[String]])? {
    guard rows.count >= 2 * fewest else { return nil }
    var known: [[[String]]: Int] = [:]
    for start in 0...rows.count - fewest {
      let block = rows[start..<start + fewest]
      let texts = block.map(\.readTexts)
      let isWhole = zip(block, block.dropFirst()).allSatisfy {
        $0.item.list == $1.item.list && $0.slot.section == $1.slot.section && $0.slot.item + 1 == $1.slot.item
      }
      guard isWhole, Set(texts).count == fewest, !texts.contains([]) else { continue }
      guard let first = known[texts] else {
        known[texts] = start
        continue
      }
      let (one, other) = (rows[first], rows[start])
      if start >= first + fewest, one.item.list == other.item.list, one.slot.section == other.slot.section,
        isRightBehind(first, start, in: rows)
      {
        return (first, start, texts)
      }
    }
    return nil
  }

  /// True if all from the first row on, up to the one that is like it, is there again from that one on.
  private static func isRightBehind(_ first: Int, _ again: Int, in rows: [Appearance]) -> Bool {
    let end = again + (again - first)
    guard end <= rows.count, rows[end - 1].slot.item - rows[first].slot.item == end - 1 - first else { return false }
    return (first..<again).allSatisfy { rows[$0].readTexts == rows[$0 + again - first].readTexts }
  }

  // MARK: One by one

  func request(in runs: RunSet) -> ReferenceRequest {
    let lead = runs.main.completedScript.through(step: step - 1)
    return ReferenceRequest(
      script: lead + Array(repeating: .scrollBy(pace.points), count: pace.count), configuration: runs.main.configuration,
      purpose: FindingText.scrolledSlowly(runs.words(forStep: step))
    ).recording(from: lead.count)
  }

  /// True if the list is as long there, and has each of the rows once.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    guard trace.end == .finished else { return false }
    var rows: [ItemID: Appearance] = [:]
    for seen in trace.steps.flatMap(\.checkpoint) where seen.item.list == row.item.list { rows[seen.item] = seen }
    let last = rows.values.filter { $0.slot.section == row.slot.section }.map(\.slot.item).max() ?? 0
    return last >= row.slot.item + Self.fewest - 1
      && texts.allSatisfy { texts in rows.values.count { $0.readTexts == texts } == 1 }
  }
}

extension RepeatedPages {
  func finding(in trace: Trace) -> Finding { LateAsyncResult.finding(self, trace) }
}

extension LateAsyncResult {
  static func finding(_ pages: RepeatedPages, _ trace: Trace) -> Finding {
    let (row, first) = (pages.row, pages.first)
    var finding = Finding(
      detector: id, severity: severity, summary: FindingText.repeatedPages(title: row.title), item: row.item,
      itemTitle: row.title, cellType: row.cellType, cell: row.cell, property: "rows",
      observed: row.readTexts.joined(separator: ", "), expected: FindingText.nothing, originStep: pages.step,
      seenStep: pages.step,
      seen: FindingText.repeatedPagesSeen(
        first: first.slot.description, second: row.slot.description,
        step: FindingText.step(pages.step, trace.title(ofStep: pages.step))),
      shape: ["repeated answer"])
    finding.fix = FindingText.fixRepeatedAnswer
    return finding
  }
}
