import CellTrace

/// A text that was typed in one row and is another row's since: the action that moved the rows also ended the editing, and what was typed was
/// written to whichever row had come to the old place.
///
/// The row that has the text must stand where the other one stood, in a list whose order changed in that step, and a cell made anew must show
/// it, too: the data have it. Where rows are places (``NamedPlaces``), a text is about the place, by right.
struct MisplacedText: StepComparison {
  static let searchName: String? = "typed elsewhere"
  static let meaning = "A text that is typed in a row while the rows move belongs to the row that came to its place."

  /// The step in which it was typed, and the action that moved the rows.
  var typing: Int
  var act: Int
  /// The row in which it was typed, then; and the one that has it since.
  var typed: Appearance
  var row: Appearance
  /// Where it shows, and what it is.
  var key: PropertyKey
  var text: String

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [MisplacedText] {
    let trace = runs.main
    guard runs.isBase, !trace.isHurried else { return [] }
    let found = trace.steps.lazy.compactMap { MisplacedText($0, in: trace) }
    guard let first = found.first, let rebuild = try runs.rebuilds[first.act],
      let row = rebuild.rebuilt.first(where: { $0.item == first.row.item }), row.value(at: first.key) == first.text
    else { return [] }
    let made = try runs.run(first.request(in: runs))
    guard let own = made.lastIfFinished?[first.row.item], own.value(at: first.key) != first.text else { return [] }
    return [first]
  }

  /// The same without the typing.
  private func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript.through(step: act).without(steps: [typing])
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration,
      purpose: FindingText.notActed(action: runs.words(forStep: typing))
    ).recording(from: script.count)
  }

  /// True if a script is worth the runs.
  static func isSuspected(in trace: Trace) -> Bool {
    !trace.isHurried && trace.steps.contains { MisplacedText($0, in: trace) != nil }
  }

  private init?(_ typing: StepTrace, in trace: Trace) {
    guard case .type(_, .resolved(let item), _, _) = typing.interaction, let typed = typing[item], typed.isEdited,
      let before = trace.step(typing.index - 1)?[item],
      let set = AppearanceDiff.contentDifferences(of: typed, from: before).first(where: { $0.name == "text" }),
      let text = typed.value(at: set.key), text.count > 1, !typed.title.contains(text),
      let act = trace.steps.first(where: { $0.index > typing.index && $0.interaction.facts.role != .passesTime }),
      act.index <= trace.lastCompletedStep, act.interaction.target != item,
      let former = typing.items.firstIndex(of: item), let place = act.items.firstIndex(of: item), place != former,
      Set(act.items) == Set(typing.items), act.items != typing.items,
      act[item].map({ $0.value(at: set.key) != text }) ?? true,
      let row = act.checkpoint.first(where: { $0.slot == typed.slot && $0.item.list == item.list }), row.item != item,
      row.cellType == typed.cellType, !row.isUnsettled,
      !NamedPlaces.arePlaces(item.list, before: typing.checkpoint, after: act.checkpoint, besides: ([set.key], typed))
    else { return nil }
    let key = set.key.moved(from: typed, to: row)
    guard row.value(at: key) == text, typing[row.item].map({ $0.value(at: set.key.moved(from: typed, to: $0)) != text }) ?? true
    else { return nil }
    (self.typing, self.act, self.typed, self.row, self.key, self.text) = (typing.index, act.index, typed, row, key, text)
  }
}

extension MisplacedText {
  /// The run without the typing, once the cells that were made anew have the text as well.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.missing { () throws(MissingRun) in try all(in: runs) }
  }

  /// The action that moved the rows.
  var step: Int { act }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ misplaced: MisplacedText, _ trace: Trace) -> Finding {
    let (row, typed) = (misplaced.row, misplaced.typed)
    let step = FindingText.step(misplaced.act, trace.title(ofStep: misplaced.act))
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.misplacedText(misplaced.text, typedIn: typed.title, shownBy: row.title), item: row.item,
      itemTitle: row.title, sourceItem: typed.item, sourceItemTitle: typed.title, cellType: row.cellType, cell: row.cell,
      property: misplaced.key.name, observed: misplaced.text, expected: "", originStep: misplaced.typing,
      seenStep: misplaced.act, seen: FindingText.misplacedTextSeen(misplaced.text, row.title, step: step),
      element: misplaced.key.path, evidence: [FindingText.misplacedTextEvidence(step: step)], shape: ["misplaced text"])
    finding.fix = FindingText.fixMisplacedText
    return finding
  }
}
