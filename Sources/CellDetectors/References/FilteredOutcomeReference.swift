import CellTrace

/// An action in a list that a search or another order shows differently, which put something in front that names another row: the
/// one with the same number in the data behind it.
///
/// Nothing is run for it unless the main run is suspicious already: of the rows that were there before the list was filtered, what
/// came in front names exactly one, and that is not the row that was used. Then the same action is done before the filter.
package struct FilteredOutcomeReference: StepComparison {
  package static let meaning = """
    An action in a filtered list puts an alert or a screen in front that names another row; done before the filter, it \
    names the row it was used on.
    """

  /// The action's step.
  package var step: Int
  /// The step that filtered the list.
  var filter: Int
  /// The row that was acted on, as it was before the filter.
  var row: Appearance
  /// The row that was named.
  var victim: Appearance
  /// What came in front.
  var wrong: ShownOutcome
  /// What comes in front when the same is done before the filter.
  var right: ShownOutcome

  /// In order of steps.
  package static func all(in runs: RunSet) throws(MissingRun) -> [FilteredOutcomeReference] {
    var found: [FilteredOutcomeReference] = []
    for suspicion in suspicions(in: runs.main) {
      let made = try runs.run(suspicion.request(in: runs))
      if let confirmed = suspicion.confirmed(by: made) { found.append(confirmed) }
    }
    return found
  }

  /// The runs that are still needed for that; none for nearly every script.
  package static func requests(in runs: RunSet) -> [ReferenceRequest] { suspicions(in: runs.main).map { $0.request(in: runs) } }

  /// True if the last step of a run needs such a run.
  package static func isSuspected(in trace: Trace) -> Bool {
    guard let last = trace.steps.last, !last.outcomes.isEmpty else { return false }
    return suspicions(in: trace).contains { $0.act.step == last.index }
  }

  // MARK: What is suspected

  fileprivate struct Suspected {
    var act: ItemAction
    var filter: Int
    var row: Appearance
    var victim: Appearance
    var wrong: ShownOutcome
  }

  fileprivate static func suspicions(in trace: Trace) -> [Suspected] {
    ItemAction.all(in: trace).compactMap { act in
      guard act.step <= trace.lastCompletedStep, let outcomes = trace.step(act.step)?.outcomes, !outcomes.isEmpty,
        let filter = trace.filter(before: act), let before = trace.step(filter - 1),
        let acted = trace.step((act.openers.first ?? act.step) - 1)?[act.item],
        let row = before.only(acted.title, in: act.item.list)
      else { return nil }
      for wrong in outcomes where !wrong.names(row.title) {
        let named = before.checkpoint.filter { $0.item.list == act.item.list && wrong.names($0.title) }
        guard named.count == 1, let victim = named.first else { continue }
        return Suspected(act: act, filter: filter, row: row, victim: victim, wrong: wrong)
      }
      return nil
    }
  }
}

extension FilteredOutcomeReference.Suspected {
  /// The same action, done before the filter.
  fileprivate func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let action = script[steps: act.openers + [act.step]].map { step in
      step.mapItems { $0 == .resolved(act.item) ? .showing(row.title) : $0 }
    }
    let steps = script.through(step: filter - 1) + [.scrollTo(.showing(row.title))] + action
    return ReferenceRequest(
      script: steps, configuration: runs.main.configuration,
      purpose: FindingText.actedFirst(action: runs.words(forStep: act.step))
    ).recording(from: steps.count)
  }

  /// Nothing unless what comes in front then names the row that was used, and the other one not.
  fileprivate func confirmed(by trace: Trace) -> FilteredOutcomeReference? {
    let right = trace.lastIfFinished?.outcomes.first { outcome in
      outcome.kind == wrong.kind && outcome.names(row.title) && !outcome.names(victim.title)
    }
    return right.map {
      FilteredOutcomeReference(step: act.step, filter: filter, row: row, victim: victim, wrong: wrong, right: $0)
    }
  }
}

extension FilteredOutcomeReference {
  /// What the plain comparison says of the step says it better.
  package func isTold(by known: KnownFindings) -> Bool { known.plain.tell(step: step) }

  package func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}
