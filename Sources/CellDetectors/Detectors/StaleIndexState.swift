import CellTrace

/// What a user's action gave to one item shows at another, which has taken its position.
package enum StaleIndexState: Detector {
  package static let id = "stale-index-state"
  package static let summary = "Fires when what was done to an item shows at the item that has taken its position."
  package static let severity = Severity.error

  package static let page = DetectorPage(
    meaning: """
      An action on one item changed what it shows. Then the data moved, and cells made anew show that change at the item that has \
      taken the old position, no longer at the item it belongs to. In the reference order (first the data moves, then the same \
      action) it shows at its own item. Where content that scrolls inside of a row stands is such a change, too.
      """,
    example: """
      private var expanded: Set<IndexPath> = []               // rows, not items
      cell.configure(note, isExpanded: expanded.contains(indexPath))
      """,
    fix: "keep such state by the item's id, or in the item itself, instead of by index path or row number.",
    silentFor: [
      "an item that is shown in two sections, and changes in both",
      "zebra stripes, row numbers, rounded first and last rows: they look the same in both orders",
      "fixed heights, and a first row that is taller by design, whatever it says; heights that only become lower from row to row",
      "rows that each order selects by their places, whichever were selected before, also where a touch says how many",
      "rows and sections that are places, such as lanes, berths or drawers, where a text that says more than a number stays with the place in all of them",
      "ranks that follow from sorting, and looks that depend on the neighbours",
      "a mark that a change of the data hands on although no row moved, such as what plays now",
      "a state that the next item rightly takes over when its item is removed",
      "one certain row that opens whenever a filter shows it, whichever row was used before",
      "state that a hosted view owns, in rows with identifiers of their own",
      "a first place that looks like no other and keeps what was opened there, such as a headline, whatever comes in on top",
      "rows that belong together line by line, such as words and their translations, where the app tells its list of just these rows",
    ])

  /// An action, a later move of its item, and what may have stayed at the position: worth a reference run.
  struct Suspicion: Hashable {
    /// What was done to an item before the data moved.
    var action: ItemAction
    /// The step in which the data moved.
    var change: Int
    /// The action's item as it goes after the change.
    var target: ItemID
    /// The item that has taken the position.
    var victim: ItemID
    /// What the action had changed and the victim now shows.
    var differences: [Difference]
  }

  /// What must be run again in the other order; empty for nearly every script.
  static func suspicions(in runs: RunSet) throws(MissingRun) -> [Suspicion] {
    let mask = try Mask(runs)
    let rebuilds = try runs.rebuilds
    return (ItemAction.all(in: runs.main) + ItemAction.scrollsInside(in: runs.main)).compactMap { action in
      guard let made = Made(by: action, in: rebuilds, mask),
        let change = firstMove(of: action.item, after: action.step, in: runs.main),
        mask.allows(step: change), let moved = Moved(made, by: action.step, at: change, in: runs.main, rebuilds)
      else { return nil }
      return Suspicion(
        action: action, change: change, target: moved.now.item, victim: moved.victim.item, differences: moved.differences)
    }
  }

  package static func concerns(_ runs: RunSet) -> Bool { runs.isBase }

  package static let comparisons: [any DetectorComparison.Type] = [
    HeightByPosition.self, RowsByPosition.self, SelectionByPosition.self, SameNumberReference.self, SlotCacheReference.self,
    SameTitleReference.self, OpenedAfterReference.self, SectionStateReference.self, RefreshedPagesReference.self,
    SkippedFirstPagesReference.self,
    ShiftedChoiceReference.self, FilteredStateReference.self, KeptPlaceReference.self,
  ]

  package static func references(_ runs: RunSet) -> [ReferenceRequest] {
    let suspicions = (try? suspicions(in: runs)) ?? []
    return ReferenceRequest.controls(of: runs) + ReferenceRequest.rebuilds(of: runs)
      + suspicions.flatMap { suspicion in
        ReferenceRequest.missing { () throws(MissingRun) in try StateReference(suspicion, in: runs) }
      } + comparisonRequests(in: runs)
  }

  package static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] {
    let mask = try Mask(runs)
    let rebuilds = try runs.rebuilds
    var findings: [Finding] = []
    for suspicion in try suspicions(in: runs) {
      let reference = try StateReference(suspicion, in: runs)
      if let finding = finding(suspicion, reference, runs.main, rebuilds, mask) { findings.append(finding) }
    }
    return try withComparisons(findings, in: runs, mask)
  }

  // MARK: What is suspected

  /// What an action changed at its item, as cells made anew show it: the model's doing, not the view's.
  private struct Made {
    var rebuilt: Appearance
    var differences: [Difference]

    init?(by action: ItemAction, in rebuilds: [Int: RunSet.Rebuild], _ mask: Mask) {
      guard mask.allows(step: action.step), let after = rebuilds[action.step]?.rebuilt.first(where: { $0.item == action.item }),
        let before = rebuilds[action.step - 1]?.rebuiltAtEnd.first(where: { $0.item == action.item }), !after.isUnsettled,
        !before.isUnsettled, after.slot == before.slot
      else { return nil }
      differences = mask.unmasked(AppearanceDiff.contentDifferences(of: after, from: before), of: action.item)
      rebuilt = after
      if differences.isEmpty { return nil }
    }
  }

  /// What of it is now at the item that stands where the action was done.
  private struct Moved {
    var now: Appearance
    var victim: Appearance
    var marks: [AddedMark]

    var differences: [Difference] { marks.map(\.difference) }

    init?(_ made: Made, by action: Int, at change: Int, in trace: Trace, _ rebuilds: [Int: RunSet.Rebuild]) {
      let first = made.rebuilt.item
      guard let before = rebuilds[change - 1]?.rebuiltAtEnd, let after = rebuilds[change]?.rebuilt,
        let item = ReloadedRows.successor(of: first, from: action, to: change - 1, in: trace),
        let target = ReloadedRows.successor(of: first, from: action, to: change, in: trace),
        let earlier = before.first(where: { $0.item == item }), let now = after.first(where: { $0.item == target }),
        earlier.slot == made.rebuilt.slot, now.slot != earlier.slot,
        let victim = after.first(where: { $0.slot == earlier.slot && $0.item.list == item.list }), victim.item != target,
        ![earlier, now, victim].contains(where: \.isUnsettled)
      else { return nil }
      let isPassedOn =
        ReloadedRows.passesContentsOn(item.list, in: change, of: trace) && !ReloadedRows.isDeclared(item.list, in: trace)
      let former = isPassedOn ? ReloadedRows.counterpart(of: victim.item, in: after, among: before) : victim.item
      if former == nil { return nil }
      let victimBefore = before.first { $0.item == former }
      guard
        !NamedPlaces.arePlaces(
          item.list, before: before, after: after, besides: (made.differences.map(\.key), made.rebuilt))
      else { return nil }
      self.now = now
      marks = made.differences.compactMap { difference in
        AddedMark.readings(of: difference, in: made.rebuilt).first { mark in
          let wanted = mark.value(in: made.rebuilt)
          guard mark.value(in: earlier) == wanted, mark.value(in: now) != wanted else { return false }
          if mark.value(in: victim) == wanted { return victimBefore.map { mark.value(in: $0) != wanted } ?? true }
          return mark.value(in: now) == difference.expected
            && Self.isSameText(difference, from: victimBefore.flatMap(mark.value(in:)), to: mark.value(in: victim))
        }
      }
      self.victim = victim
      if differences.isEmpty { return nil }
    }

    /// True if a text, which is another at every item, was changed as the action had changed it.
    private static func isSameText(_ difference: Difference, from old: String?, to new: String?) -> Bool {
      guard difference.name == "text", difference.kind == .value, let old, let new,
        let change = TextChange(from: old, to: new)
      else { return false }
      return change == TextChange(from: difference.expected, to: difference.observed)
    }
  }

  /// The first step after the action in which the item's place among all items is another; nil if it is removed before.
  private static func firstMove(of item: ItemID, after action: Int, in trace: Trace) -> Int? {
    guard var place = trace.step(action)?.items.firstIndex(of: item) else { return nil }
    for step in trace.steps where step.index > action {
      guard let target = ReloadedRows.successor(of: item, from: action, to: step.index, in: trace),
        let now = step.items.firstIndex(of: target)
      else { return nil }
      if now != place { return step.index }
      place = now
    }
    return nil
  }

  // MARK: What is found

  private static func finding(
    _ suspicion: Suspicion, _ reference: StateReference, _ trace: Trace, _ rebuilds: [Int: RunSet.Rebuild], _ mask: Mask
  ) -> Finding? {
    guard reference.end == .finished, hasSameData(reference, suspicion, trace),
      let made = Made(by: suspicion.action, in: rebuilds, mask),
      let moved = Moved(made, by: suspicion.action.step, at: suspicion.change, in: trace, rebuilds),
      let own = reference.rebuilt.first(where: { $0.item == suspicion.target }),
      let other = reference.rebuilt.first(where: { $0.item == suspicion.victim }), !own.isUnsettled, !other.isUnsettled
    else { return nil }
    let wrong = moved.marks.filter { mark in
      mark.value(in: own) == mark.value(in: made.rebuilt) && mark.value(in: other) != mark.value(in: moved.victim)
    }
    // What is read in content that scrolls follows from where it stands.
    let told = wrong.first { $0.difference.name == "contentOffset" } ?? wrong.first { $0.difference.name == "text" }
    guard let mark = told ?? wrong.first else { return nil }
    return finding(mark, suspicion, moved.victim, made.rebuilt, other, trace)
  }

  /// True if the data came to the same. Where the action itself brings rows or takes them away, as folding a section does, those are
  /// what is judged: all others must be in one order.
  private static func hasSameData(_ reference: StateReference, _ suspicion: Suspicion, _ trace: Trace) -> Bool {
    // Lists inside of rows are made anew with their rows, and have other numbers then.
    func ofList(_ items: [ItemID]) -> [ItemID] { items.filter { $0.list == suspicion.target.list } }
    guard let items = (trace.step(suspicion.change)?.items).map(ofList) else { return false }
    let (act, others) = (suspicion.action.step, ofList(reference.items))
    if others == items { return true }
    guard (trace.step(act)?.items).map(ofList) != (trace.step(act - 1)?.items).map(ofList) else { return false }
    let common = Set(items).intersection(others)
    return common.isSuperset(of: [suspicion.target, suspicion.victim])
      && items.filter(common.contains) == others.filter(common.contains)
  }

  static func height(_ taken: HeightByPosition.Taken, _ trace: Trace) -> Finding {
    let now = taken.now
    let observed = FindingText.points(now.frame.height)
    let expected = FindingText.points(taken.ideal)
    let summary = FindingText.heightByPosition(title: now.title, former: taken.former.title)
    return Finding(
      detector: id, severity: severity, summary: summary, item: now.item, itemTitle: now.title, sourceItem: taken.former.item,
      sourceItemTitle: taken.former.title, cellType: now.cellType, cell: now.cell, property: "cell.height", observed: observed,
      expected: expected, originStep: taken.step, seenStep: taken.step,
      seen: taken.isGiven
        ? FindingText.wrongGivenHeight(title: now.title, observed: observed, expected: expected)
        : FindingText.wrongHeight(title: now.title, observed: observed, expected: expected),
      evidence: [
        FindingText.formerHeight(
          title: taken.former.title, height: observed, slot: now.slot.description,
          step: FindingText.step(taken.step, trace.title(ofStep: taken.step)))
      ])
  }

  static func kept(_ kept: RowsByPosition.Kept, _ trace: Trace) -> Finding {
    let (now, state) = (kept.now, kept.state)
    let origin = state.lastWrite?.step ?? state.birth.step
    let property = "\(state.viewType).\(state.property)"
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.staleIndexState(property: property, source: kept.before.title, shown: now.title), item: now.item,
      itemTitle: now.title, sourceItem: now.item, sourceItemTitle: kept.before.title, cellType: now.cellType, cell: now.cell,
      property: property, observed: state.value, expected: kept.expected, originStep: origin, originPlace: state.place,
      seenStep: kept.step,
      seen: kept.isGone
        ? FindingText.inherited(property: property, value: state.value, shown: now.title, source: kept.before.title)
        : FindingText.keptByPosition(
          property: property, value: state.value, shown: now.title, source: kept.before.title, own: kept.expected),
      element: state.path,
      evidence: [
        FindingText.stateSet(
          property: state.property, value: state.value, source: kept.before.title,
          step: FindingText.step(origin, trace.title(ofStep: origin))),
        FindingText.identifiedByPosition(
          key: now.item.key, source: kept.before.title, shown: now.title,
          step: FindingText.step(kept.step, trace.title(ofStep: kept.step))),
      ])
  }

  private static func finding(
    _ mark: AddedMark, _ suspicion: Suspicion, _ victim: Appearance, _ source: Appearance, _ reference: Appearance,
    _ trace: Trace
  ) -> Finding {
    let action = suspicion.action.step
    let difference = mark.difference
    var shown = difference
    shown.path = mark.path(in: victim)
    shown.observed = mark.words(in: victim)
    shown.expected = mark.words(in: reference)
    let (sourceTitle, victimTitle) = names(source, victim, reference)
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.staleIndexState(property: difference.property, source: sourceTitle, shown: victimTitle),
      item: victim.item, itemTitle: victimTitle, sourceItem: source.item, sourceItemTitle: sourceTitle,
      cellType: victim.cellType, cell: victim.cell, property: difference.property, observed: shown.observed,
      expected: shown.expected, originStep: action, seenStep: suspicion.change,
      seen: FindingText.seen(victimTitle, shown, reference: FindingText.dataFirst), element: shown.path,
      evidence: [
        FindingText.madeAt(
          slot: source.slot.description, source: sourceTitle, step: FindingText.step(action, trace.title(ofStep: action)),
          shown: victimTitle),
        FindingText.staysInReference(source: sourceTitle),
      ], shape: difference.name == nil ? [difference.kind.rawValue] : [])
  }

  /// What the two items are called. Where the text that stayed is what rows are called by, both have the same: then by the first text
  /// that differs, else by what the victim shows in the other order.
  private static func names(_ source: Appearance, _ victim: Appearance, _ reference: Appearance) -> (String, String) {
    guard source.title == victim.title else { return (source.title, victim.title) }
    func texts(_ row: Appearance) -> [String] { row.elements.compactMap { $0["text"] } }
    guard let other = zip(texts(source), texts(victim)).first(where: { $0 != $1 }) else {
      return (source.title, reference.title)
    }
    return ("\(source.title), \(other.0)", "\(victim.title), \(other.1)")
  }
}
