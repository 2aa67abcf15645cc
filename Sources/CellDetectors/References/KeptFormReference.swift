import CellTrace

/// What was filled in on a form that was opened for one row and given up is still there on the form of the next row, and is used on that one.
///
/// A form is opened by a touch on a row, or by what the row's swipe or menu offers.
///
/// Two references, both without an opinion about what a form should remember: the same script without the first form, in which the second row
/// gets something else; and the same script where the first form ends as the second one does, after which nothing of it is left. What an app
/// remembers by intention, as the last amount, it remembers in both.
///
/// A draft that waits in the next form is right where its user sees it there and nothing of the second row's own had to make way for it: the
/// form of that row, opened without the first, tells what its own is. What the first form did not say in words, as a switch does not, may be in
/// sight on the second without a word, too: then it is a warning.
struct KeptFormReference: StepComparison {
  static let searchName: String? = "form kept"
  static let meaning = """
    What was filled in on a form that was given up is used on the next row's form, where a form that is finished leaves \
    nothing behind, and where it does not stand on that form already or stands in place of what the row itself has there; \
    where no form says it in words, it is a warning.
    """

  /// The steps that opened the first form and gave it up, that opened the second form, and the last one on that. Opening takes more than one
  /// where a swipe or a menu comes first.
  var begin: Int
  var opening: Int
  var closing: Int
  var second: Int
  var step: Int
  /// The row of the first form.
  var first: Appearance
  /// The row of the second one, before it was opened and after the last step.
  var before: Appearance
  var row: Appearance
  var difference: Difference
  /// False if it can't be told whether the second form showed what it was about to save, since the first one did not say it in words.
  var isSurelyHidden = true

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [KeptFormReference] {
    guard let suspected = suspicion(in: runs.main) else { return [] }
    let made = try runs.runs(suspected.requests(in: runs))
    return [suspected.confirmed(without: made[0], ended: made[1], runs.main)].compactMap(\.self)
  }

  /// The runs that are still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] { suspicion(in: runs.main)?.requests(in: runs) ?? [] }

  /// True if a script is worth the runs.
  static func isSuspected(in trace: Trace) -> Bool { suspicion(in: trace) != nil }

  // MARK: What is suspected

  /// What was opened for a row, and what was done on it one after the other.
  struct Visit {
    var item: ItemID
    /// The first step of those that opened it, and the last of these.
    var begin: Int
    var opening: Int
    var last: Int
  }

  private static func suspicion(in trace: Trace) -> KeptFormReference? {
    if trace.isHurried { return nil }
    let visits = visits(in: trace)
    return zip(visits, visits.dropFirst()).lazy.compactMap { KeptFormReference($0, then: $1, in: trace) }.first
  }

  static func visits(in trace: Trace) -> [Visit] {
    var visits: [Visit] = []
    var acts: [ItemAction]?
    for step in trace.steps where step.index <= trace.lastCompletedStep {
      if let last = visits.last, last.last == step.index - 1, step.isElsewhere(than: last.item.list) {
        visits[visits.count - 1].last = step.index
      } else if step.comesInFront {
        if let item = step.interaction.target {
          visits.append(Visit(item: item, begin: step.index, opening: step.index, last: step.index))
        } else if step.showsScreen, step.interaction.choosesOfRow {
          // What was chosen of a row's swipe or menu opens its form as a tap on it would.
          acts = acts ?? ItemAction.all(in: trace)
          guard let act = acts?.first(where: { $0.step == step.index }), case let begin = act.openers.first ?? act.step,
            act.step - begin == act.openers.count
          else { continue }
          visits.append(Visit(item: act.item, begin: begin, opening: step.index, last: step.index))
        }
      }
    }
    return visits
  }

  /// The first form came to nothing: rows are as they were before it. The second one changed its row.
  private init?(_ one: Visit, then other: Visit, in trace: Trace) {
    guard one.item != other.item, one.item.list == other.item.list, one.last >= one.opening + 2, other.last > other.opening,
      let start = trace.step(one.begin - 1), let between = trace.step(other.begin - 1), start.items == between.items,
      between.showsSameRows(as: start), let first = start[one.item], let before = between[other.item],
      let row = trace.step(other.last)?[other.item], !before.isUnsettled, !row.isUnsettled,
      trace.resolvedScript[step: one.last] != trace.resolvedScript[step: other.last],
      let difference = AppearanceDiff.contentDifferences(of: row, from: before).first(where: { $0.kind != .geometry })
    else { return nil }
    (begin, opening, closing, second, step) = (one.begin, one.opening, one.last, other.opening, other.last)
    (self.first, self.before, self.row, self.difference) = (first, before, row, difference)
  }

  // MARK: Without the first form, and with an end like that of the second

  private func requests(in runs: RunSet) -> [ReferenceRequest] {
    let script = runs.main.completedScript.through(step: step)
    var ended = script
    ended[closing - 1] = script[step: step]
    return [
      ReferenceRequest(
        script: runs.main.completedScript(through: step, without: Array(begin...closing)),
        configuration: runs.main.configuration,
        purpose: FindingText.withoutForm(opened: runs.words(forStep: opening))),
      ReferenceRequest(
        script: ended, configuration: runs.main.configuration,
        purpose: FindingText.endedForm(runs.main.title(ofStep: step), opened: runs.words(forStep: opening))),
    ]
  }

  private func confirmed(without: Trace, ended: Trace, _ main: Trace) -> KeptFormReference? {
    func words(_ trace: Trace) -> String? {
      trace.lastIfFinished?[row.item].map { $0.words(at: difference.key.moved(from: row, to: $0)) }
    }
    let observed = row.words(at: difference.key)
    guard let own = words(without), own != observed, words(ended) == own, let done = ended.step(closing)?[first.item],
      !AppearanceDiff.contentDifferences(of: done, from: first).isEmpty
    else { return nil }
    var result = self
    (result.difference.observed, result.difference.expected) = (observed, own)
    let shown = main.step(second)?.shownTexts ?? []
    let usual = without.step(second - (closing - begin + 1))?.shownTexts ?? []
    if says(row, in: shown.filter { !usual.contains($0) }) {
      // In sight: then something of the row's own must have made way for it.
      guard says(without.lastIfFinished?[row.item], in: usual.filter { !shown.contains($0) }) else { return nil }
    } else {
      // A switch, or a choice among others, may be in sight without a word.
      result.isSurelyHidden = says(row, in: textsFilledIn(in: main))
    }
    return result
  }

  /// True if one of some texts is about what a row shows where the difference is.
  private func says(_ other: Appearance?, in texts: [String]) -> Bool {
    guard let other, case let path = difference.key.moved(from: row, to: other).path,
      let own = other.elements.first(where: { $0.path == path })?["text"], !own.isEmpty
    else { return false }
    return texts.contains { text in
      ShownOutcome(kind: .screen, texts: [text]).names(own) || ShownOutcome(kind: .screen, texts: [own]).names(text)
    }
  }

  /// What the first form said when it was given up, and what was typed in it.
  private func textsFilledIn(in main: Trace) -> [String] {
    let last = main.step(closing - 1)
    let rows = last?.checkpoint.filter { $0.item.list != row.item.list } ?? []
    let typed = main.steps.compactMap { step -> String? in
      guard step.index > opening, step.index < closing, case .type(let text, _, _, _) = step.interaction else { return nil }
      return text
    }
    return (last?.beside ?? []) + rows.flatMap { $0.elements.compactMap { $0["text"] } } + typed
  }
}

extension StepTrace {
  /// True for a touch or a text outside of the rows of a list.
  fileprivate func isElsewhere(than list: Int) -> Bool {
    switch interaction.facts.role {
    case .acts, .fillsIn, .chooses, .closes: interaction.target.map { $0.list != list } ?? !interaction.choosesOfRow
    case .showsScreen, .opens, .movesViewport, .changesData, .changesSurroundings, .changesCellState, .movesItems, .passesTime,
      .referenceOnly:
      false
    }
  }
}

extension KeptFormReference {
  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  /// A form that is pulled down runs no code of the app's that could keep a draft; one that is cancelled does.
  static func finding(_ form: KeptFormReference, _ trace: Trace) -> Finding {
    func words(_ step: Int) -> String { FindingText.step(step, trace.title(ofStep: step)) }
    let (title, source) = (form.before.title, form.first.title)
    let isPulledDown = trace.step(form.closing)?.interaction == .pullDownSheet
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.keptForm(action: trace.title(ofStep: form.step), title: title, source: source),
      item: form.row.item, itemTitle: title, sourceItem: form.first.item, sourceItemTitle: source, cellType: form.row.cellType,
      cell: form.row.cell, property: form.difference.property, observed: form.difference.observed,
      expected: form.difference.expected, originStep: form.opening,
      originPlace: form.difference.provenance.flatMap { SourcePlace(unresolved: $0.writtenAt) }, seenStep: form.step,
      seen: FindingText.seen(title, form.difference, reference: FindingText.withoutGivenUpForm), element: form.difference.path,
      evidence: [FindingText.givenUp(source, step: words(form.closing), end: trace.title(ofStep: form.step))],
      shape: ["kept form"])
    finding.fix = FindingText.fixKeptForm
    return finding.asWarning(if: !(isPulledDown && form.isSurelyHidden))
  }
}
