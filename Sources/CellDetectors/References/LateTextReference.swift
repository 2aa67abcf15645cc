import CellTrace

/// A text beside the rows that says what was so before another screen was in front, while the rows show what was done there: it follows only
/// with the next visit, as a count does that is made before the data are loaded.
///
/// Rows have changed with the visit and a number beside them has not. One more run visits the screen again, does nothing there, and comes back:
/// the rows stay as they are, and the number is another one. In a second run nothing is done in either visit: the text stays as it was, so that it
/// neither counts visits nor tells the time. What another screen was pushed over follows when any screen covers it and goes away: a number that
/// does not is taken on the way out by right, as that of the last copy is.
struct LateTextReference: SuspectedReference {
  static let searchName: String? = "text of before a visit"
  static let meaning = """
    A number beside the rows is the same as before a visit to another screen, although the rows show what was done there, and is another one after \
    one more visit in which nothing is done.
    """

  /// The last step before the visit, the one that opened the other screen, and the one that came back.
  private var last: Int
  private(set) var opening: Int
  var step: Int
  /// A row that shows what was done.
  var row: Appearance
  /// The number text, and what it says after one more visit.
  private(set) var number: NumberText
  private(set) var expected = ""

  static func suspicions(in trace: Trace) -> [LateTextReference] {
    trace.isHurried ? [] : ReturnToList.all(in: trace).compactMap { LateTextReference($0, in: trace) }
  }

  private init?(_ back: ReturnToList, in trace: Trace) {
    guard back.isUsed(in: trace), let before = trace.step(back.last), let after = trace.step(back.step),
      let number = after.numberTexts.first, before.beside == after.beside, before.numberTexts == after.numberTexts,
      case .tap(.resolved(let item), _)? = trace.step(back.opening)?.interaction, let opened = before[item],
      item.goesByPosition ? after.only(opened.title, in: item.list) != nil : after.items.contains(item)
    else { return nil }
    let changed = after.checkpoint.first { row in
      guard row.item.list == back.list, !row.isUnsettled, let former = before.only(row.title, in: back.list) else { return false }
      return Look(former) != Look(row)
    }
    let titles = after.checkpoint.map(\.title)
    let isFewer = ShownRows(back.list, in: after).count < ShownRows(back.list, in: before).count
    let gone = before.checkpoint.first { isFewer && $0.item.list == back.list && !titles.contains($0.title) }
    guard let row = changed ?? gone else { return nil }
    (last, opening, step, self.row, self.number) = (back.last, back.opening, back.step, row, number)
  }

  // MARK: One more visit

  func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let steps = script.through(step: step) + visit(in: runs)
    return ReferenceRequest(
      script: steps, configuration: runs.main.configuration, purpose: FindingText.oneMoreVisit(after: runs.words(forStep: step))
    ).recording(from: step)
  }

  /// Two visits in which nothing is done.
  private func idle(in runs: RunSet) -> ReferenceRequest {
    let steps = runs.main.completedScript.through(step: last) + visit(in: runs) + visit(in: runs)
    return ReferenceRequest(
      script: steps, configuration: runs.main.configuration,
      purpose: FindingText.idleVisits(insteadOf: runs.words(forStep: opening))
    ).recording(from: last)
  }

  private func visit(in runs: RunSet) -> [Interaction] {
    [runs.main.named(step: opening), ReturnToList.plain(from: opening, in: runs.main)]
  }

  /// The screen is covered once more, and nothing is touched for that; nil where it was no push that covered it.
  private func covered(in runs: RunSet) -> ReferenceRequest? {
    guard ReturnToList.plain(from: opening, in: runs.main) == .back else { return nil }
    let steps = runs.main.completedScript.through(step: step) + [.coverScreen, .uncoverScreen]
    return ReferenceRequest(
      script: steps, configuration: runs.main.configuration, purpose: FindingText.cameBack(after: runs.words(forStep: step))
    ).recording(from: steps.count)
  }

  /// True if a number is another one by then, with the same rows.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool { changed(in: trace, main) != nil }

  private func changed(in trace: Trace, _ main: Trace) -> (was: NumberText, now: NumberText)? {
    guard let end = trace.lastIfFinished, let after = main.step(step),
      ShownRows(row.item.list, in: end) == ShownRows(row.item.list, in: after), end.beside?.count == after.beside?.count
    else { return nil }
    for was in after.numberTexts {
      if let now = end.numberText(was.key), now.numbers != was.numbers { return (was, now) }
    }
    return nil
  }

  func confirmed(in runs: RunSet) throws(MissingRun) -> LateTextReference? {
    guard let (was, now) = changed(in: try runs.run(request(in: runs)), runs.main) else { return nil }
    let idle = try runs.run(idle(in: runs))
    guard let end = idle.lastIfFinished, end.numberText(was.key)?.text == was.text else { return nil }
    if let covered = covered(in: runs) {
      guard let end = try runs.run(covered).lastIfFinished, end.numberText(was.key)?.numbers == now.numbers else { return nil }
    }
    var result = self
    (result.number, result.expected) = (was, now.text)
    return result
  }
}

/// A step that brings a list back in front which another screen had covered, or lain above.
struct ReturnToList {
  var list: Int
  /// The last step in which the list was in front, the one that opened the other screen, and the one that came back.
  var last: Int
  var opening: Int { last + 1 }
  var step: Int

  static func all(in trace: Trace) -> [ReturnToList] {
    zip(trace.steps, trace.steps.dropFirst()).compactMap { covered, step in
      guard step.index <= trace.lastCompletedStep else { return nil }
      let back = step.listsInFront.subtracting(covered.listsInFront)
      guard back.count == 1, let list = back.first, step.listsInFront == back,
        let last = trace.steps.last(where: { $0.index < covered.index && $0.listsInFront.contains(list) }),
        last.listsInFront == back
      else { return nil }
      return ReturnToList(list: list, last: last.index, step: step.index)
    }
  }

  /// True if something was done on the other screen.
  func isUsed(in trace: Trace) -> Bool {
    trace.steps.contains { step in
      guard step.index > opening, step.index <= self.step, step.interaction != .back, step.interaction != .pullDownSheet else {
        return false
      }
      return switch step.interaction.facts.role {
      case .acts, .chooses, .fillsIn: true
      case .showsScreen, .opens, .closes, .movesItems, .movesViewport, .changesData, .changesSurroundings, .changesCellState,
        .passesTime, .referenceOnly:
        false
      }
    }
  }

  /// What closes a screen without doing anything on it.
  static func plain(from opening: Int, in trace: Trace) -> Interaction {
    guard let before = trace.step(opening - 1), let opened = trace.step(opening) else { return .back }
    return Set(opened.items.map(\.list)).isDisjoint(with: before.items.map(\.list)) ? .back : .pullDownSheet
  }
}

extension StepTrace {
  /// The lists that no presented screen hides.
  var listsInFront: Set<Int> { Set(items.lazy.map(\.list)).subtracting(covered ?? []) }
}

extension LateTextReference {
  /// Rows that did not follow are told already.
  func isTold(by known: KnownFindings) -> Bool { known.all.tell(step: step) }

  func finding(in trace: Trace) -> Finding { StaleContent.finding(self, trace) }
}

extension StaleContent {
  static func finding(_ late: LateTextReference, _ trace: Trace) -> Finding {
    func words(_ step: Int) -> String { FindingText.step(step, trace.title(ofStep: step)) }
    var finding = Finding(
      detector: id, severity: severity, summary: FindingText.lateText(late.number.text, step: words(late.step)), item: .screen,
      itemTitle: trace.screen, cellType: trace.screen, property: "text", observed: late.number.text, expected: late.expected,
      originStep: late.opening, seenStep: late.step,
      seen: FindingText.lateTextSeen(late.number.text, expected: late.expected, row: late.row.title),
      evidence: [FindingText.lateTextEvidence], shape: ["late text"])
    finding.fix = FindingText.fixLateText
    return finding
  }
}
