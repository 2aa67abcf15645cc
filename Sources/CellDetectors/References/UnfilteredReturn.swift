import CellTrace

/// A field for searching that still has its text when the user comes back from a row that was found, while the list shows all rows
/// again: they were loaded anew as the screen appeared, and nobody asked the field.
///
/// The rows that the text took away have nothing of it in what they say, and one that says it stayed: so the field is one for
/// searching. On return the list has the rows that it had before the text. Three more runs tell whether the field has the text still:
/// one more letter finds what the text with this letter finds, and other rows than the letter alone. And where the return key is pressed
/// behind the text, it counts on: a list that offers matches only as long as the field has the keyboard shows all rows then.
///
/// What ends the search as the screen appears empties the field. Where something was done on the other screen, the data may be others:
/// nothing is said.
struct UnfilteredReturn: SuspectedReference {
  static let searchName: String? = "unfiltered on return"
  static let meaning = """
    A list shows all rows after a visit to a row that was found, while its field still has the text: one more letter finds what both \
    together find.
    """

  /// The steps that typed, that opened the row, and that came back.
  var typing: Int
  var opening: Int
  var step: Int
  /// The text, and a row that does not have it.
  var text: String
  var row: Appearance
  /// What rows are called where the text counts.
  private var found: [String]
  /// What comes behind the text in a row that was found.
  private var letter: String

  static func suspicions(in trace: Trace) -> [UnfilteredReturn] {
    trace.isHurried ? [] : trace.steps.compactMap { UnfilteredReturn($0, in: trace) }
  }

  private init?(_ typed: StepTrace, in trace: Trace) {
    guard case .type(let text, .showing, nil, _) = typed.interaction, text.count > 1, !text.contains("\n"),
      let before = trace.step(typed.index - 1),
      let opened = trace.steps.first(where: { $0.index > typed.index && !$0.onlyMoves }),
      case .tap(.resolved(let item), _) = opened.interaction, case let list = item.list, !opened.shows(list),
      let back = trace.steps.first(where: { $0.index > opened.index && !$0.onlyMoves }), back.index <= trace.lastCompletedStep,
      back.shows(list), let start = trace.step(opened.index - 1), start.titles(of: list) == typed.titles(of: list)
    else { return nil }
    let (all, found) = (before.rows(of: list), typed.titles(of: list))
    let gone = all.filter { !found.contains($0.title) }
    guard gone.count > 1, !gone.contains(where: { $0.says(text) }),
      let letter = typed.rows(of: list).lazy.compactMap({ $0.letter(behind: text) }).first,
      typed.count(of: list) < before.count(of: list), back.count(of: list) == before.count(of: list),
      back.titles(of: list) == all.map(\.title), let row = back.rows(of: list).first(where: { $0.title == gone[0].title })
    else { return nil }
    (typing, opening, step) = (typed.index, opened.index, back.index)
    (self.text, self.row, self.found, self.letter) = (text, row, found, letter)
  }

  // MARK: The other runs

  /// One more letter in the field, at the end, in place of the visit, or in place of the text.
  private func requests(in runs: RunSet) -> [ReferenceRequest] {
    let script = runs.main.completedScript
    guard case .type(_, let field, let element, _) = script[step: typing] else { return [] }
    let more = Interaction.type(letter, field, element, clearing: false)
    let words = runs.words(forStep: typing)
    return [
      (script.through(step: step), FindingText.oneMoreLetter(runs.words(forStep: step))),
      (script.through(step: typing), FindingText.oneMoreLetter(words)),
      (script.through(step: typing - 1), FindingText.oneLetter(insteadOf: words)),
    ].map { steps, purpose in
      ReferenceRequest(script: steps + [more], configuration: runs.main.configuration, purpose: purpose).recording(
        from: steps.count + 1)
    }
  }

  /// The text with the return key behind it.
  func request(in runs: RunSet) -> ReferenceRequest {
    var script = runs.main.completedScript.through(step: typing)
    if case .type(let text, let field, let element, let clearing) = script[step: typing] {
      script[typing - 1] = .type(text + "\n", field, element, clearing: clearing)
    }
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration, purpose: FindingText.withReturn(runs.words(forStep: typing))
    ).recording(from: typing)
  }

  /// True if the list has the rows in the end that it had when the text was typed.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool { trace.lastIfFinished?.titles(of: row.item.list) == found }

  func confirmed(in runs: RunSet) throws(MissingRun) -> UnfilteredReturn? {
    guard isConfirmed(by: try runs.run(request(in: runs)), in: runs.main) else { return nil }
    let ends = try runs.runs(requests(in: runs)).map { $0.lastIfFinished?.titles(of: row.item.list) }
    guard ends.count == 3, let own = ends[0], own == ends[1], let alone = ends[2], alone != own else { return nil }
    return self
  }
}

extension StepTrace {
  fileprivate func rows(of list: Int) -> [Appearance] { checkpoint.filter { $0.item.list == list } }

  fileprivate func count(of list: Int) -> Int { items.count { $0.list == list } }

  fileprivate func shows(_ list: Int) -> Bool { items.contains { $0.list == list } }
}

extension Appearance {
  /// True if it can be read in the row, in letters of either case.
  fileprivate func says(_ text: String) -> Bool {
    let wanted = text.lowercased()
    return readTexts.contains { $0.lowercased().contains(wanted) }
  }

  /// The letter that comes behind it in a text of the row; nil if none does.
  fileprivate func letter(behind text: String) -> String? {
    readTexts.lazy.compactMap { own -> String? in
      let shown = own.lowercased()
      guard let place = shown.firstRange(of: text.lowercased()), place.upperBound < shown.endIndex,
        shown[place.upperBound].isLetter
      else { return nil }
      return String(shown[place.upperBound])
    }.first
  }
}

extension UnfilteredReturn {
  func finding(in trace: Trace) -> Finding { StaleContent.finding(self, trace) }
}

extension StaleContent {
  static func finding(_ unfiltered: UnfilteredReturn, _ trace: Trace) -> Finding {
    func words(_ step: Int) -> String { FindingText.step(step, trace.title(ofStep: step)) }
    let row = unfiltered.row
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.unfilteredReturn(text: unfiltered.text, title: row.title, step: words(unfiltered.step)),
      item: row.item, itemTitle: row.title, cellType: row.cellType, cell: row.cell, property: "rows",
      observed: FindingText.isListed(true), expected: FindingText.isListed(false), originStep: unfiltered.typing,
      seenStep: unfiltered.step, seen: FindingText.unfilteredReturnSeen(text: unfiltered.text, title: row.title),
      evidence: [FindingText.unfilteredReturnEvidence], shape: ["unfiltered"])
    finding.fix = FindingText.fixUnfilteredReturn
    return finding
  }
}
