import CellTrace

/// A screen that was opened for one row and that a button on it, such as "Next", takes on to another row in place: what it had loaded for the
/// first one is still there, although its headline names the other.
///
/// The reference opens the screen for the other row at once. All that can be read must be as it is there, or as it was for the first row, and some
/// of each: then the screen went on, and a part of it did not. What a screen carries along on purpose, such as a player that goes on, names the row
/// that it is of; what it carries without a word can't be told from this, so that the finding is a warning.
struct PagedScreenReference: SuspectedReference {
  static let searchName: String? = "paged screen"
  static let meaning = """
    A screen that a button takes on to another row in place keeps what it had loaded for the first one, and shows the other \
    row's where it is opened for that one: a warning, since it may be carried along.
    """

  /// The step that opened the screen, the button, and the last step behind it, in which nothing but time passed.
  var opening: Int
  var step: Int
  var end: Int
  /// The rows of the list that the screen was opened for, and that it went on to.
  var first: Appearance
  var other: Appearance
  /// A text that stayed, with its row, and what the screen shows there where it is opened for the other row.
  var row: Appearance
  var text: ScreenText
  var expected = ""

  /// A text of a screen's rows.
  struct ScreenText: Equatable {
    var item: ItemID
    var text: String
  }

  // MARK: What is suspected

  static func suspicions(in trace: Trace) -> [PagedScreenReference] {
    trace.isHurried ? [] : trace.steps.compactMap { PagedScreenReference(by: $0, in: trace) }
  }

  private init?(by button: StepTrace, in trace: Trace) {
    guard case .tap(.showing, nil) = button.interaction, button.index <= trace.lastCompletedStep, !button.comesInFront,
      let shown = trace.step(button.index - 1),
      let opened = trace.steps.last(where: { $0.index < button.index && $0.interaction.facts.role != .passesTime }),
      opened.showsScreen, let item = opened.interaction.target, let start = trace.step(opened.index - 1), let first = start[item],
      !shown.items.contains(item)
    else { return nil }
    let behind = trace.steps.filter { $0.index > button.index }.prefix { $0.interaction.facts.role == .passesTime }
    let last = behind.last ?? button
    let others = start.checkpoint.filter { other in
      other.item.list == item.list && other.item != item && last.headlines(other.title) && !shown.headlines(other.title)
    }
    guard others.count == 1, shown.headlines(first.title), !last.headlines(first.title) else { return nil }
    let (before, now) = (Self.texts(shown), Self.texts(last))
    guard before.count == now.count, !now.contains(where: { $0.text == first.title }),
      let kept = zip(before, now).first(where: { $0 == $1 })?.1, let row = last[kept.item]
    else { return nil }
    (opening, step, end, self.first, other, self.row, text) = (
      opened.index, button.index, last.index, first, others[0], row, kept
    )
  }

  /// What can be read in the rows in front, without what is typed or chosen there.
  private static func texts(_ step: StepTrace) -> [ScreenText] {
    step.checkpoint.filter { !$0.isUnsettled }.flatMap { row in
      row.elements.filter { $0.role == .text && !$0.isInteractive }.compactMap { element in
        element["text"].map { ScreenText(item: row.item, text: $0) }
      }
    }
  }

  // MARK: Opened for the other row

  func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let open = script[step: opening].naming(other.item, insteadOf: first.item)
    let time = (opening + 1...end).filter { $0 != step }.map { script[step: $0] }
    return ReferenceRequest(
      script: script.through(step: opening - 1) + [open] + time, configuration: runs.main.configuration,
      purpose: FindingText.openedForOther(other.title))
  }

  func isConfirmed(by trace: Trace, in main: Trace) -> Bool { stale(by: trace, in: main) != nil }

  func confirmed(in runs: RunSet) throws(MissingRun) -> PagedScreenReference? {
    guard let (row, text, expected) = stale(by: try runs.run(request(in: runs)), in: runs.main) else { return nil }
    var result = self
    (result.row, result.text, result.expected) = (row, text, expected)
    return result
  }

  /// The first text that stayed and is another where the screen is opened for the other row, if all others are as they are there.
  private func stale(by trace: Trace, in main: Trace) -> (Appearance, ScreenText, String)? {
    guard let direct = trace.lastIfFinished, let shown = main.step(step - 1), let last = main.step(end),
      direct.headlines(other.title)
    else { return nil }
    let (before, now, right) = (Self.texts(shown), Self.texts(last), Self.texts(direct))
    guard before.count == now.count, now.count == right.count else { return nil }
    let places = now.indices.filter { now[$0].text != right[$0].text }
    let hasFollowed = now.indices.contains { now[$0].text != before[$0].text && now[$0].text == right[$0].text }
    guard let place = places.first, hasFollowed, places.allSatisfy({ now[$0] == before[$0] }), let row = last[now[place].item]
    else { return nil }
    return (row, now[place], right[place].text)
  }
}

extension StepTrace {
  /// True if a text beside the rows, or a header, names an item, in small letters or capitals.
  fileprivate func headlines(_ title: String) -> Bool {
    ShownOutcome(kind: .screen, texts: textsAroundRows.map { $0.lowercased() }).names(title.lowercased())
  }
}

extension PagedScreenReference {
  func finding(in trace: Trace) -> Finding { StaleContent.finding(self, trace) }
}

extension StaleContent {
  static func finding(_ paged: PagedScreenReference, _ trace: Trace) -> Finding {
    let words = FindingText.step(paged.step, trace.title(ofStep: paged.step))
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.pagedScreen(text: paged.text.text, first: paged.first.title, other: paged.other.title),
      item: paged.other.item, itemTitle: paged.other.title, sourceItem: paged.first.item, sourceItemTitle: paged.first.title,
      cellType: paged.row.cellType, cell: paged.row.cell, property: "Text.text", observed: paged.text.text,
      expected: paged.expected,
      originStep: paged.opening, seenStep: paged.end,
      seen: FindingText.pagedScreenSeen(paged.text.text, expected: paged.expected),
      evidence: [FindingText.wentOn(from: paged.first.title, to: paged.other.title, step: words)], shape: ["paged screen"])
    finding.fix = FindingText.fixPagedScreen
    return finding.asWarning(if: true)
  }
}
