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
      same action hits the item it was used on. A delete that leaves its item and removes another, and a drag that also moves a \
      row that was not dragged, need no change of the data before: the index of one array was used in another. Neither does an \
      action in a filtered list that hits another row of the whole one: done before the filter, it hits its own. The same holds where \
      something that was done to a row gave the list another order, as a favourite does that comes first. An action that \
      also takes away what came since it was offered, or brings back what went, or gives its own row an older value, writes back data that it captured then; one that changes nothing in the reference order, and else puts a copy of its own row in the place of another, saves what it was opened for at the old position. What an \
      action does includes the alert or screen that it puts in front and what it has spoken: one that names another row, where \
      the reference names the row it was used on, is the same bug. So are selected rows that are removed by positions which \
      each removal moves, what was opened for a row and speaks of the one that has taken its place, an alert or screen that names \
      the row with the same number in another section, a touch that does the same to one row whichever row it is done to, a form for a new row that is used on the one whose form was pulled down before, a drag in a filtered list that moves a row of the whole one, a result that comes after the data \
      moved and goes to the row at the old place, and a row that is put back at the number that it had before the data moved. \
      A screen that was opened for a row and used twice does the second to its own row where it is closed and opened again in between, and else \
      to the one that has the row's former number. Undo that changes a row which what is undone had left alone was registered for a number. \
      A removal that takes back what had been done to the row which comes to the place looks that row up by the place. \
      An act that changes another row, but its own row once cells are made anew, goes by what the live cell kept. \
      A menu entry that does nothing when it is chosen again, and works where the cell is made anew, is of a menu that the cell kept. \
      What had changed since something was opened, and is put back when that is finished, is overwritten by a copy. \
      A form for a new row that writes over the row which the form before it had made goes on with that one. \
      What was filled in on a form that was given up is used on the next row's form, where a form that is finished leaves nothing behind. A text \
      that is typed while the rows move belongs to the row that came to its place. \
      An act that removes its row and the next one, whichever row it is done to, removes twice at one position.
      """,
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
      "rows that are put back at the top or at the end",
      "rows that go in pairs, whichever of them is removed",
      "screens that know whom they are for, however often they are used",
    ])

  /// Under other policies than the base, results that come after the data moved.
  package static func concerns(_ runs: RunSet) -> Bool { runs.isBase || isLate(runs) }

  private static func isLate(_ runs: RunSet) -> Bool { LateRuns.concern(runs) }

  package static func references(_ runs: RunSet) -> [ReferenceRequest] {
    if isLate(runs) { return ReferenceRequest.controls(of: runs) + LateRuns.references(runs) }
    return ReferenceRequest.controls(of: runs) + ActionReference.requests(in: runs) + RevisitReference.requests(in: runs)
      + FilteredActReference.requests(in: runs)
      + FilteredOutcomeReference.requests(in: runs) + FilteredDragReference.requests(in: runs)
      + OpenedRowReference.requests(in: runs) + SectionOutcomeReference.requests(in: runs)
      + AbandonedFormReference.requests(in: runs) + KeptFormReference.requests(in: runs) + SecondEntryReference.requests(in: runs)
      + SameEffectReference.requests(in: runs)
      + TakenNeighbourReference.requests(in: runs) + NextRowReference.requests(in: runs)
      + RebuiltActReference.requests(in: runs) + KeptMenuReference.requests(in: runs) + LostUpdateReference.requests(in: runs)
      + ReferenceRequest.missing { () throws(MissingRun) in try MisplacedText.all(in: runs) }
  }

  package static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] {
    if isLate(runs) {
      return try LateAct.all(in: runs).map { finding($0, runs.main) } + LateRemoval.all(in: runs).map { finding($0, runs.main) }
    }
    let mask = try Mask(runs)
    let references = try ActionReference.all(in: runs)
    for step in runs.main.steps where needsReference(step, in: runs.main) {
      if !references.contains(where: { $0.step == step.index }) {
        throw MissingRun(unperformed: FindingText.noOtherOrder(action: FindingText.step(step.index, step.title)))
      }
    }
    let revisits = try RevisitReference.all(in: runs)
    let stale = (references + revisits).compactMap { finding($0, mask, runs.main) ?? showing($0, mask, runs.main) }
    let plain = WrongTarget.all(in: runs.main, mask).filter { target in !stale.contains { $0.seenStep == target.step } }
    let known = Set((stale + plain.map { finding($0, runs.main) }).map(\.seenStep))
    let filtered = try FilteredActReference.all(in: runs).filter { !known.contains($0.step) && mask.allows(step: $0.step) }
    let shown = try FilteredOutcomeReference.all(in: runs).filter { !known.contains($0.step) && mask.allows(step: $0.step) }
    let opened = try OpenedRowReference.all(in: runs).filter { mask.allows(step: $0.change) }
    let sections = try SectionOutcomeReference.all(in: runs).filter { !known.contains($0.step) && mask.allows(step: $0.step) }
    let same = try SameEffectReference.all(in: runs).filter {
      !known.contains($0.action.step) && mask.allows(step: $0.action.step)
    }
    let trace = runs.main
    var found = stale + plain.map { finding($0, trace) } + filtered.map { finding($0, trace) } + shown.map { finding($0, trace) }
    found += try FilteredDragReference.all(in: runs).map { finding($0, trace) }
    found += opened.map { finding($0, trace) } + sections.map { finding($0, trace) }
    found += try AbandonedFormReference.all(in: runs).map { finding($0, trace) }
    found += try KeptFormReference.all(in: runs).filter { mask.allows(step: $0.step) }.map { finding($0, trace) }
    found += try SecondEntryReference.all(in: runs).filter { mask.allows(step: $0.second.last) }.map { finding($0, trace) }
    found += same.map { finding($0, trace) }
    found += try TakenNeighbourReference.all(in: runs).filter { mask.allows(step: $0.action.step) }.map { finding($0, trace) }
    found += try MisplacedText.all(in: runs).filter { mask.allows(step: $0.act) }.map { finding($0, trace) }
    found += try NextRowReference.all(in: runs).filter { mask.allows(step: $0.removal.step) }.map { finding($0, trace) }
    let finished = Set(found.map(\.seenStep))
    found += try LostUpdateReference.all(in: runs).filter { mask.allows(step: $0.finish) && !finished.contains($0.finish) }
      .map { finding($0, trace) }
    let told = Set(found.map(\.seenStep))
    found += try RebuiltActReference.all(in: runs).filter { mask.allows(step: $0.action.step) && !told.contains($0.action.step) }
      .map { finding($0, trace) }
    found += try KeptMenuReference.all(in: runs).filter { mask.allows(step: $0.action.step) && !told.contains($0.action.step) }
      .map { finding($0, trace) }
    found += RestoredRow.all(in: trace, mask).prefix(1).map { finding($0, trace) }
    return found
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
      guard ReloadedRows.successor(of: item, from: offering.index, to: step.index - 1, in: trace) != nil else { return false }
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
    guard let victim = victims.min(by: { ($0.value.kind, $0.key) < ($1.value.kind, $1.key) }) else { return nil }
    return finding(reference, victim.key, victim.value, meant, wanted, trace)
  }

  private static func finding(_ wrong: WrongTarget, _ trace: Trace) -> Finding {
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
    let action = ActWords(reference.step, on: reference.item, in: trace)
    func title(_ item: ItemID) -> String {
      let all = reference.actual.before + reference.actual.after + reference.reference.before
      return all.first { $0.item == item }?.title ?? trace.title(of: item, upTo: reference.step)
    }
    let shown = (reference.actual.before + reference.actual.after).first { $0.item == victim }
    let row = shown ?? reference.actual.before.first { $0.item == reference.item }
    var evidence: [String] = []
    if let generations = action.generations {
      evidence.append(FindingText.actionGenerations(offered: generations.offered, fired: generations.fired))
    }
    evidence.append(FindingText.referenceOrder(target: title(meant), effect: wanted.kind.verb))
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.staleIndexAction(
        action: action.words, target: title(reference.item), victim: title(victim), effect: change.kind.verb),
      item: victim, itemTitle: title(victim), sourceItem: reference.item, sourceItemTitle: title(reference.item),
      cellType: row?.cellType ?? trace.screen, cell: trace.step(reference.step - 1)?[reference.item]?.cell,
      property: action.property, observed: "\(change.kind.name) \(FindingText.quoted(title(victim)))",
      expected: "\(wanted.kind.name) \(FindingText.quoted(title(meant)))", originStep: action.originStep,
      originPlace: action.place, seenStep: reference.step,
      seen: FindingText.actualTarget(
        target: title(victim), source: title(reference.item), effect: change.kind.verb),
      element: change.first?.path, evidence: evidence, shape: [change.kind.name, wanted.kind.name])
  }
}
