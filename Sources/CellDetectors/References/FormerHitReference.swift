import CellTrace

/// A row that was found by a search is gone, or changed, since something was done to it, and is there again as it was once other letters are
/// typed: the search goes through rows of its own, which nobody told.
///
/// Between the two nothing but letters was typed. In one more run they are typed only after the same was done to the row: there it is not among what
/// the same letters find, or it is as it has become. A search that goes through more than the list has, as through a catalogue, finds it there, too.
/// Where the field is empty in the end, what it had before is typed and taken away: what any letters end, as an unfolded row folds, is right.
struct FormerHitReference: SuspectedReference {
  static let searchName: String? = "found as before"
  static let meaning = """
    A row that was removed or changed while somebody searched is found as it was by other letters; where the letters are typed afterwards \
    only, it is not.
    """

  /// The first step that typed, and those that act on the row, opening included.
  private var typing: Int
  private var acting: [Int]
  /// The last of these, and the one after which the row is as before.
  var act: Int { acting.last ?? typing }
  var step: Int
  /// What the field has by then, and how it is named.
  private var text: String
  /// What it had when it was done.
  private var begun: String
  private var field: ItemLocator
  /// The row before what was done to it; after it, nil if it is gone; and when it is back.
  private var former: Appearance
  private var changed: Look?
  var row: Appearance

  var title: String { row.title }
  var isRemoval: Bool { changed == nil }

  static func suspicions(in trace: Trace) -> [FormerHitReference] {
    guard !trace.isHurried, trace.steps.contains(where: { $0.interaction.typedBeside != nil }) else { return [] }
    return ItemAction.all(in: trace).compactMap { FormerHitReference($0, in: trace) }
  }

  private init?(_ act: ItemAction, in trace: Trace) {
    let (begin, list) = (act.openers.first ?? act.step, act.item.list)
    guard !act.takesBack, act.step - begin == act.openers.count, act.step < trace.lastCompletedStep,
      let before = trace.step(begin - 1), let after = trace.step(act.step), let former = before[act.item], !former.isUnsettled,
      before.only(former.title, in: list) != nil,
      let last = trace.steps.last(where: { $0.index < begin && !$0.onlyMoves }), let field = last.interaction.typedBeside?.field
    else { return nil }
    let first = trace.steps.last { $0.index < begin && !$0.onlyMoves && $0.interaction.typedBeside?.field != field }
    let now = after.only(former.title, in: list)
    guard now.map({ Look($0) != Look(former) }) ?? (after.count(of: list) + 1 == before.count(of: list)) else { return nil }
    typing = (first?.index ?? 0) + 1
    var text = ""
    for index in typing..<begin { text = trace.step(index)?.interaction.typed(behind: text) ?? text }
    begun = text
    for index in act.step + 1...trace.lastCompletedStep {
      guard let shown = trace.step(index), shown.onlyMoves || shown.interaction.typedBeside?.field == field else { return nil }
      text = shown.interaction.typed(behind: text)
      guard !shown.onlyMoves, let row = shown.only(former.title, in: list), Look(row) == Look(former) else { continue }
      (acting, step, self.text, self.field) = (act.openers + [act.step], index, text, field)
      (self.former, changed, self.row) = (former, now.map { Look($0) }, row)
      return
    }
    return nil
  }

  // MARK: The letters afterwards

  func request(in runs: RunSet) -> ReferenceRequest {
    let typed = (text.isEmpty && !begun.isEmpty ? [begun, text] : [text]).map { Interaction.type($0, field, nil, clearing: true) }
    let steps = runs.main.completedScript.through(step: typing - 1) + acting.map { runs.main.named(step: $0) } + typed
    return ReferenceRequest(
      script: steps, configuration: runs.main.configuration,
      purpose: FindingText.lettersAfter(text, action: runs.words(forStep: act))
    ).recording(from: steps.count)
  }

  /// True if the row is gone there, or as it has become.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    guard let end = trace.lastIfFinished, end.count(of: row.item.list) > 0 else { return false }
    let there = end.checkpoint.filter { $0.item.list == row.item.list && $0.title == title }
    return changed.map { changed in there.count == 1 && Look(there[0]) == changed } ?? there.isEmpty
  }
}

extension Interaction {
  /// A text that is typed in a field beside the rows.
  fileprivate var typedBeside: (text: String, field: ItemLocator, isAnew: Bool)? {
    guard case .type(let text, .showing(let field), nil, let clearing) = self else { return nil }
    return (text, .showing(field), clearing)
  }

  /// What the field has after this.
  fileprivate func typed(behind text: String) -> String {
    guard let typed = typedBeside else { return text }
    return typed.isAnew ? typed.text : text + typed.text
  }
}

extension StepTrace {
  fileprivate func count(of list: Int) -> Int { items.count { $0.list == list } }
}

extension FormerHitReference {
  /// A row that is old in its cell alone is told already.
  func isTold(by known: KnownFindings) -> Bool { known.plain.tell(step: step) }

  func finding(in trace: Trace) -> Finding { StaleContent.finding(self, trace) }
}

extension StaleContent {
  static func finding(_ hit: FormerHitReference, _ trace: Trace) -> Finding {
    func words(_ step: Int) -> String { FindingText.step(step, trace.title(ofStep: step)) }
    let row = hit.row
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.formerHit(title: hit.title, isRemoval: hit.isRemoval, step: words(hit.step)), item: row.item,
      itemTitle: hit.title, cellType: row.cellType, cell: row.cell, property: "rows",
      observed: FindingText.isListed(true),
      expected: hit.isRemoval ? FindingText.isListed(false) : FindingText.changed(hit.title),
      originStep: hit.act, seenStep: hit.step,
      seen: FindingText.formerHitSeen(title: hit.title, isRemoval: hit.isRemoval, act: words(hit.act)),
      evidence: [FindingText.formerHitEvidence(isRemoval: hit.isRemoval)], shape: ["former hit"])
    finding.fix = FindingText.fixFormerHit
    return finding
  }
}
