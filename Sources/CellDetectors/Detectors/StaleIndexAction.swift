import CellTrace

/// An action on item X takes effect on item Y, because it was bound to a position and the data moved.
package enum StaleIndexAction: Detector {
  package static let id = "stale-index-action"
  package static let summary = "Fires when an action or control used on one item takes effect on another."
  package static let severity = Severity.error
  package static let judgesHurried = true

  package static let page = DetectorPage(
    meaning: """
      An action was opened on an item, the data changed, and then the action ran: it hit the item that had taken the old place. \
      In the reference order (first the data changes, all rows are configured again, then the action is opened and used) the \
      same action hits the item it was used on. What an action does includes the alert or screen that it puts in front and what \
      it has spoken: one that names another row, where the reference names the row it was used on, is the same bug.
      """,
    variants: [
      "An action also takes away what came since it was offered, or brings back what went, or gives its own row an older value: it "
        + "writes back data that it captured then. An older value is a warning where a second change of the data shows nothing in any run: it may "
        + "have been promised, as a price is.",
      "An action changes nothing in the reference order, and else puts a copy of its own row in the place of another: it saves what "
        + "it was opened for at the old position.",
    ],
    example: """
      UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
        self.items.remove(at: indexPath.row)                 // the row the item had when the action was made
        done(true)
      }
      """,
    fix: "capture the item's id instead of its index path, and look the position up when the action runs.",
    silentFor: [
      "actions that rightly change other rows too, such as a radio button or a row that plays now",
      "actions whose target the data change removed",
      "scripts in which the order of the steps matters without any index",
      "an action that does nothing in both orders",
      "a filter that goes with the action, or that the action itself changes",
      "alerts and screens that name no row, or the row that was used besides others",
      "what a form keeps of the last one, such as an amount, however that one ended, and forms for a new row whose fields show what will be saved",
      "a drop where the row stood already, which may put it past hidden rows",
      "a drop in a list that keeps an order of its own, and leaves a row at the place to which the list itself had brought it",
      "a button that removes other rows than those that were touched, also where just one was",
      "a screen whose visit alone moves its row, as in a list of what was opened last",
      "rows that a list brings in order after a drag: those that belong to the dragged one, and those at fixed places",
      "rows that are places, of which the last goes when one is emptied and the others move up, or whose action was offered for the place",
      "guests who change seats where one is dragged to the other's, where each row names its seat",
      "what was opened for a place and names it, such as a camera that looks at a desk, whoever sits there",
      "a question that names the rows that will be there, and is answered for just those",
      "rows that are put back at the top, at the end, at one place for all of them, or at a place that has a name, such as a channel's key",
      "rows that go in pairs, whichever of them is removed, and those that take what follows them in the data, and not in the list",
      "actions that take two rows, as a turn of a game, and do nothing, or are not offered, at the last row",
      "actions that change one row for all of them, such as the bill of whoever pays, where that row is named beside the rows",
      "screens that know whom they are for, however often they are used",
      "a bay or a gate whose action takes away what is in it, and never itself",
      "drafts that wait on the next form for a row that has no text of its own yet, and a form that goes on with the one that was pulled down and names its row",
      "what a button on one row's form takes along for the next one, and is not there where that form is pulled down",
      "rows of two sections that name each other, such as a phrase and its translation",
      "what only the cell of a row had that the removal of the row before draws anew, such as a text that was uncovered for a glance",
      "a value that was promised when the action was offered and that holds however the data change then, such as a price that was quoted",
      "what goes on in turn, whichever row is touched, or by itself, as a player does",
      "numbers that are given as results come, also where rows that were touched in another order have each other's",
      "a text that is typed at a place with a name, such as a night or a shelf, and stays there when the rows move",
    ])

  /// Under other policies than the base, results that come after the data moved.
  package static func concerns(_ runs: RunSet) -> Bool { runs.isBase || isLate(runs) }

  private static func isLate(_ runs: RunSet) -> Bool { LateRuns.concern(runs) }

  /// All but the last two judge runs whose results came in time.
  package static let comparisons: [any DetectorComparison.Type] = [
    RevisitReference.self, WrongTarget.self, SwappedDragReference.self, MisplacedDropReference.self, ChosenRemovalReference.self,
    UnselectedRemovalReference.self, GoneTargetReference.self, ForeignReturnReference.self,
    FilteredActionReference.self, FilteredMarkReference.self, FilteredOutcomeReference.self, ForeignScreenReference.self,
    FilteredDragReference.self,
    RefusedDragReference.self, FilteredUndoReference.self, HiddenSelectionReference.self, OpenedRowReference.self,
    CancelledChoiceReference.self, CancelledFormReference.self, OpenedBelowReference.self,
    SectionOutcomeReference.self, SectionRemovalReference.self, AbandonedFormReference.self, KeptFormReference.self,
    UntouchedFormReference.self, FormerFormReference.self, TurnedScreenReference.self,
    SecondEntryReference.self, SameEffectReference.self, ForeignFoldReference.self, FormerOrderReference.self,
    TakenNeighbourReference.self,
    NeighbourInsteadReference.self, MisplacedText.self, NextRowReference.self,
    LostUpdateReference.self, RebuiltActionReference.self, FormerFieldReference.self, KeptMenuReference.self, RestoredRow.self,
    ReturnedAtEndReference.self, SharedIdentifierAction.self, LateAction.self, LateRemoval.self,
  ]

  package static func references(_ runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.controls(of: runs) + (isLate(runs) ? [] : ActionReference.requests(in: runs) + heldRequests(in: runs))
      + comparisonRequests(in: runs)
  }

  package static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] {
    let mask = try Mask(runs)
    guard isLate(runs) else { return try withComparisons(plain(in: runs, mask), in: runs, mask) }
    return try withComparisons([], in: runs, mask, areWhole: LateRuns(runs)?.areWhole == true)
  }

  /// The actions that the other order tells.
  private static func plain(in runs: RunSet, _ mask: Mask) throws(MissingRun) -> [Finding] {
    let references = try ActionReference.all(in: runs)
    for step in runs.main.steps where needsReference(step, in: runs.main) {
      if !references.contains(where: { $0.step == step.index }) {
        throw MissingRun(unperformed: FindingText.noOtherOrder(action: FindingText.step(step.index, step.title)))
      }
    }
    var found: [Finding] = []
    for reference in references {
      guard let one = finding(of: reference, mask, runs.main), let held = try unlessHeld(one, reference, in: runs) else {
        continue
      }
      found.append(held)
    }
    return found
  }

  /// The runs that are still needed once those of the actions are there.
  private static func heldRequests(in runs: RunSet) -> [ReferenceRequest] {
    guard let mask = try? Mask(runs), let references = try? ActionReference.all(in: runs) else { return [] }
    return references.flatMap { reference in
      ReferenceRequest.missing { () throws(MissingRun) in
        try finding(of: reference, mask, runs.main).map { found throws(MissingRun) in try unlessHeld(found, reference, in: runs) }
      }
    }
  }

  /// What an action did to another item, or what it showed of one.
  static func finding(of reference: ActionReference, _ mask: Mask, _ trace: Trace) -> Finding? {
    finding(reference, mask, trace) ?? showing(reference, mask, trace)
  }

  /// True if an action ran in this step that had been offered before a change of the data that the script made.
  private static func needsReference(_ step: StepTrace, in trace: Trace) -> Bool {
    step.events.contains { event in
      guard case .actionFired(let item, _, _, let offered, let generation) = event.kind, offered < generation else {
        return false
      }
      let earlier = trace.steps.prefix { $0.index < step.index }
      guard
        let offering = earlier.last(where: { step in
          step.events.contains { event in
            if case .actionsOffered(item, _, _, offered) = event.kind { true } else { false }
          }
        })
      else { return false }
      // What the change removed has no other order: nothing could be opened for it after that.
      guard let row = ReloadedRows.successor(of: item, from: offering.index, to: step.index - 1, in: trace),
        earlier.last?.items.contains(row) == true
      else { return false }
      return earlier.contains { step in
        if case .mutate = step.interaction { step.index > offering.index } else { false }
      }
    }
  }

  private static func finding(_ reference: ActionReference, _ mask: Mask, _ trace: Trace) -> Finding? {
    let target = reference.item
    let isAround = trace.step(reference.step - 1)?.supplementary?.contains { $0.item == target } ?? false
    guard reference.ordersAgree, mask.allows(step: reference.step),
      isAround || (reference.takesBack && !reference.actual.itemsBefore.contains(target))
        || (reference.actual.itemsBefore.contains(target) && reference.reference.itemsBefore.contains(target))
    else { return nil }
    let actual = ModelEffect(reference.actual, mask: mask).changes
    let expected = ModelEffect(reference.reference, mask: mask).changes
    // What a header does, it does to rows.
    let meant =
      isAround ? expected.filter { actual[$0.key] == nil }.min { ($0.value.kind, $0.key) < ($1.value.kind, $1.key) }?.key : target
    guard let meant, let wanted = expected[meant] else { return overwritten(reference, actual, expected, trace) }
    guard !isSame(actual[meant], wanted) else { return writtenBack(reference, actual, expected, meant, wanted, trace) }
    if let copy = copyWrittenBack(reference, actual, meant, wanted, trace) { return copy }
    let known = Set(reference.reference.before.map(\.item))
    let victims = actual.filter { entry in
      // What only one of the two orders had in view can't be compared.
      entry.key != target && expected[entry.key] == nil && (entry.value.kind != .changed || known.contains(entry.key))
    }
    guard let victim = victims.min(by: { ($0.value.kind, $0.key) < ($1.value.kind, $1.key) }),
      victim.value.kind != .changed || !isInPlace(victim.key, of: reference, in: trace)
    else { return nil }
    return finding(reference, victim.key, victim.value, meant, wanted, trace)
  }

  /// True if a row stands where the other one stood when the action was offered, and rows are places: the action may be the place's.
  private static func isInPlace(_ victim: ItemID, of reference: ActionReference, in trace: Trace) -> Bool {
    guard let act = ItemAction.all(in: trace).first(where: { $0.step == reference.step }), let offer = act.openers.first,
      let offered = trace.step(offer - 1), let row = offered[reference.item],
      let now = reference.actual.before.first(where: { $0.item == victim })
    else { return false }
    return now.slot == row.slot
      && NamedPlaces.arePlaces(row.item.list, before: offered.checkpoint, after: reference.actual.before)
  }

  static func finding(_ wrong: WrongTarget, _ trace: Trace) -> Finding {
    let before = wrong.step - 1
    let titles = trace.titles(of: wrong.item, and: wrong.victim, upTo: before)
    let (target, victim) = (wrong.title ?? titles.0, titles.1)
    let row = trace.step(before)?[wrong.item]
    let words = FindingText.WrongTarget(wrong.kind, target: target, victim: victim)
    return Finding(
      detector: id, severity: severity, summary: words.summary, item: wrong.victim, itemTitle: victim, sourceItem: wrong.item,
      sourceItemTitle: target, cellType: row?.cellType ?? trace.screen, cell: row?.cell, property: words.property,
      observed: words.observed, expected: words.expected, seenStep: wrong.step, seen: words.seen, evidence: [words.cause],
      shape: [words.shape])
  }

  private static func isSame(_ change: ModelEffect.Change?, _ wanted: ModelEffect.Change) -> Bool {
    change?.kind == wanted.kind && change?.values == wanted.values
  }

  static func finding(
    _ reference: ActionReference, _ victim: ItemID, _ change: ModelEffect.Change, _ meant: ItemID,
    _ wanted: ModelEffect.Change, _ trace: Trace
  ) -> Finding {
    let action = ActionWords(reference.step, on: reference.item, in: trace)
    let all = reference.actual.before + reference.actual.after + reference.reference.before
    func row(_ item: ItemID) -> Appearance? { all.first { $0.item == item } }
    func title(_ item: ItemID) -> String { row(item)?.title ?? trace.title(of: item, upTo: reference.step) }
    let (own, other) = EqualNames.apart(
      (title(reference.item), title(victim)), (row(reference.item), row(victim)), (reference.item, victim))
    let meantTitle = meant == reference.item ? own : title(meant)
    let shown = (reference.actual.before + reference.actual.after).first { $0.item == victim }
    let cellRow = shown ?? reference.actual.before.first { $0.item == reference.item }
    var evidence: [String] = []
    if let generations = action.generations {
      evidence.append(FindingText.actionGenerations(offered: generations.offered, fired: generations.fired))
    }
    evidence.append(FindingText.referenceOrder(target: meantTitle, effect: wanted.kind.verb))
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.staleIndexAction(
        action: action.words, target: own, victim: other, effect: change.kind.verb),
      item: victim, itemTitle: title(victim), sourceItem: reference.item, sourceItemTitle: title(reference.item),
      cellType: cellRow?.cellType ?? trace.screen, cell: trace.step(reference.step - 1)?[reference.item]?.cell,
      property: action.property, observed: "\(change.kind.name) \(FindingText.quoted(other))",
      expected: "\(wanted.kind.name) \(FindingText.quoted(meantTitle))", originStep: action.originStep,
      originPlace: action.place, seenStep: reference.step,
      seen: FindingText.actualTarget(
        target: other, source: own, effect: change.kind.verb),
      element: change.first?.path, evidence: evidence, shape: [change.kind.name, wanted.kind.name])
  }
}
