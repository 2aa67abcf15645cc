import CellTrace

/// An action on a row of a later section puts something in front that names the row with the same number in another section: the
/// section was left out when the row was looked up.
///
/// The same action on another row of the section must name that row's counterpart, which a run of its own tells. A third run does it to the
/// row that is named: where the section is left out, that row is right by chance, and exactly the same comes of it. Lines that belong together,
/// as a phrase and its translation, name each other.
struct SectionOutcomeReference: StepComparison {
  static let searchName: String? = "section skipped"
  static let meaning = """
    An action puts an alert or a screen in front that names the row with the same number in another section, and the same \
    one where it is done to that row; where that row's own is another one, it is a warning.
    """

  /// The action's step.
  var step: Int
  /// The row that was acted on, and the one that is named.
  var row: Appearance
  var victim: Appearance
  var wrong: ShownOutcome
  /// True if exactly the same comes of it where it is done to the named row.
  var isSame = false

  /// At most one: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [SectionOutcomeReference] {
    guard let suspected = suspicion(in: runs.main), let (request, neighbour) = suspected.request(in: runs) else { return [] }
    let made = try runs.run(request)
    guard made.end == .finished, let after = made.steps.last, let before = made.steps.dropLast().last,
      let other = SectionOutcomeReference(neighbour, before, after, at: suspected.step),
      other.victim.slot.section == suspected.victim.slot.section
    else { return [] }
    return [suspected.judged(by: try runs.run(suspected.turned(in: runs)), runs.main)].compactMap(\.self)
  }

  /// The runs that are still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.missing { () throws(MissingRun) in try all(in: runs) }
  }

  /// True if a script is worth the run.
  static func isSuspected(in trace: Trace) -> Bool { suspicion(in: trace) != nil }

  private static func suspicion(in trace: Trace) -> SectionOutcomeReference? {
    ItemAction.all(in: trace).lazy.compactMap { act in
      guard act.openers.isEmpty, act.step <= trace.lastCompletedStep, let before = trace.step(act.step - 1),
        let after = trace.step(act.step)
      else { return nil }
      return SectionOutcomeReference(act.item, before, after, at: act.step)
    }.first
  }

  private init?(_ item: ItemID, _ before: StepTrace, _ after: StepTrace, at index: Int) {
    guard let row = before[item], before.only(row.title, in: item.list) != nil else { return nil }
    for wrong in after.outcomes where !wrong.names(row.title) {
      let named = before.checkpoint.filter { other in
        other.item.list == item.list && wrong.names(other.title) && before.only(other.title, in: item.list) != nil
      }
      guard named.count == 1, let victim = named.first, victim.slot.item == row.slot.item, victim.slot.section != row.slot.section
      else { continue }
      (step, self.row, self.victim, self.wrong) = (index, row, victim, wrong)
      return
    }
    return nil
  }

  // MARK: The runs

  /// The same action on the row that is named.
  private func turned(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let steps = script.through(step: step - 1) + [script[step: step].naming(victim.item, insteadOf: row.item)]
    return ReferenceRequest(
      script: steps, configuration: runs.main.configuration,
      purpose: FindingText.doneTo(victim.title, instead: runs.words(forStep: step))
    ).recording(from: steps.count)
  }

  /// Nil if the named row names another one in its turn: then the lines of the sections belong together.
  private func judged(by turned: Trace, _ main: Trace) -> SectionOutcomeReference? {
    let outcomes = turned.lastIfFinished?.outcomes ?? []
    var result = self
    result.isSame = outcomes.contains(wrong)
    let rows = main.step(step - 1)?.checkpoint ?? []
    let namesOther = outcomes.contains { outcome in
      !outcome.names(victim.title)
        && rows.contains { $0.item.list == row.item.list && $0.title != victim.title && outcome.names($0.title) }
    }
    return namesOther ? nil : result
  }

  /// The same action on another row of the section.
  private func request(in runs: RunSet) -> (request: ReferenceRequest, neighbour: ItemID)? {
    let before = runs.main.step(step - 1)?.checkpoint ?? []
    let neighbour = before.first { other in
      other.item.list == row.item.list && other.slot.section == row.slot.section && other.slot.item != row.slot.item
        && other.cellType == row.cellType
        && before.contains {
          $0.item.list == row.item.list && $0.slot == Slot(section: victim.slot.section, item: other.slot.item)
        }
    }
    guard let neighbour else { return nil }
    let script = runs.main.completedScript
    let action = script[step: step].naming(neighbour.item, insteadOf: row.item)
    let steps = script.through(step: step - 1) + [action]
    return (
      ReferenceRequest(
        script: steps, configuration: runs.main.configuration,
        purpose: FindingText.actedNextDoor(action: runs.words(forStep: step))
      ).recording(from: steps.count - 1), neighbour.item
    )
  }
}

extension SectionOutcomeReference {
  /// What the plain comparison says of the step says it better.
  func isTold(by known: KnownFindings) -> Bool { known.plain.tell(step: step) }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ reference: SectionOutcomeReference, _ trace: Trace) -> Finding {
    let (row, victim) = (reference.row, reference.victim)
    let action = ActionWords(reference.step, on: row.item, in: trace)
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.showsOther(
        action: action.words, target: row.title, victim: victim.title, kind: reference.wrong.kind),
      item: victim.item, itemTitle: victim.title, sourceItem: row.item, sourceItemTitle: row.title, cellType: row.cellType,
      cell: row.cell, property: reference.wrong.kind.property, observed: reference.wrong.words(naming: victim.title),
      expected: row.title, originStep: action.originStep, originPlace: action.place, seenStep: reference.step,
      seen: FindingText.otherShown(reference.wrong.kind, reference.wrong.words(naming: victim.title), title: victim.title),
      evidence: [
        FindingText.sameNumberEvidence(number: row.slot.item, sections: [row.slot.section, victim.slot.section])
      ], shape: ["section"]
    ).asWarning(if: !reference.isSame)
  }
}
