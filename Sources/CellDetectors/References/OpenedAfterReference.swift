import CellTrace

/// What a screen gave to rows by their positions when it was opened: the data moved since, and the positions kept it.
///
/// Stripes, ranks and what comes first do the same by right. Opened after the same change a screen shows which it is: those stand at the
/// positions again, and what belongs to items stands at the items. Rows that are places (``NamedPlaces``), such as the spots of a stage, keep
/// what they had at the opening by right.
struct OpenedAfterReference: StepComparison {
  static let searchName: String? = "noted at opening"
  static let meaning = """
    What a screen noted by position when it was opened stays there when the data moves, and is with its own items where \
    the screen is opened after that.
    """

  /// The step in which the data moved.
  var change: Int
  /// A row as it was before and as it is since, and the one that stands at its former place.
  var former: Appearance
  var row: Appearance
  var now: Appearance
  /// What the one had, and the other has now.
  var difference: Difference

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [OpenedAfterReference] {
    guard let suspected = suspicion(in: runs.main) else { return [] }
    let opened = try runs.run(suspected.request(in: runs))
    let mask = try Mask(runs)
    return [suspected.confirmed(by: opened, mask)].compactMap(\.self)
  }

  /// The run that is still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    suspicion(in: runs.main).map { [$0.request(in: runs)] } ?? []
  }

  /// True if a script is worth the run.
  static func isSuspected(in trace: Trace) -> Bool { suspicion(in: trace) != nil }

  // MARK: What is suspected

  fileprivate struct Suspected {
    var change: Int
    var name: String
    var before: [Appearance]
    var after: [Appearance]
    var candidates: [OpenedAfterReference]
  }

  /// The first change of the data, if nobody did anything but look before it.
  private static func suspicion(in trace: Trace) -> Suspected? {
    let done = trace.steps.drop { $0.index == 0 || $0.interaction.isScroll || $0.interaction.facts.role == .passesTime }
    guard let after = done.first, case .mutate(let name) = after.interaction, after.index <= trace.lastCompletedStep,
      !trace.isHurried, trace.configuration.changesBeforeOpening.isEmpty, let before = trace.step(after.index - 1)
    else { return nil }
    return Set(after.items.map(\.list)).sorted().lazy.compactMap { list in
      let (old, new) = (before.rows(of: list), after.rows(of: list))
      guard old.areTold, new.areTold, old.count > 2 else { return nil }
      let candidates = new.flatMap { self.candidates($0, after.index, old, new) }
      return candidates.isEmpty
        ? nil : Suspected(change: after.index, name: name, before: old, after: new, candidates: candidates)
    }.first
  }

  /// What a row that moved has lost to the one that stands at its former place, where every place has what it had.
  private static func candidates(
    _ row: Appearance, _ change: Int, _ old: [Appearance], _ new: [Appearance]
  ) -> [OpenedAfterReference] {
    guard let former = old.first(where: { $0.title == row.title }), former.slot != row.slot, former.cellType == row.cellType,
      former.flags == row.flags, let now = new.first(where: { $0.slot == former.slot }), now.cellType == row.cellType
    else { return [] }
    return AppearanceDiff.contentDifferences(of: row, from: former).compactMap { difference in
      func value(in other: Appearance) -> String? { other.value(at: difference.key.moved(from: row, to: other)) }
      let stays = old.allSatisfy { before in
        new.first { $0.slot == before.slot }.map { value(in: $0) == value(in: before) } ?? true
      }
      guard stays, value(in: now) == value(in: former) else { return nil }
      return OpenedAfterReference(change: change, former: former, row: row, now: now, difference: difference)
    }
  }
}

extension OpenedAfterReference.Suspected {
  /// The same with the change made before the screen is opened.
  fileprivate func request(in runs: RunSet) -> ReferenceRequest {
    var configuration = runs.main.configuration
    configuration.changesBeforeOpening = [name]
    let steps = runs.main.completedScript.through(step: change - 1)
    return ReferenceRequest(script: steps, configuration: configuration, purpose: FindingText.openedAfter)
      .recording(from: steps.count)
  }

  fileprivate func confirmed(by trace: Trace, _ mask: Mask) -> OpenedAfterReference? {
    guard mask.allows(step: change), let end = trace.lastIfFinished, let list = before.first?.item.list else { return nil }
    let opened = end.rows(of: list)
    // What names a place does so however late the screen is opened; what was noted by position does not.
    guard opened.areTold, !NamedPlaces.arePlaces(list, before: before, after: opened) else { return nil }
    return candidates.first { candidate in
      let difference = candidate.difference
      func value(in other: Appearance) -> String? { other.value(at: difference.key.moved(from: candidate.row, to: other)) }
      func row(_ title: String) -> Appearance? { opened.first { $0.title == title } }
      guard !mask.unmasked([difference], of: candidate.row.item).isEmpty, row(candidate.row.title) != nil,
        let other = row(candidate.now.title),
        value(in: other) != value(in: candidate.now)
      else { return false }
      return before.allSatisfy { old in row(old.title).map { value(in: $0) == value(in: old) } ?? true }
    }
  }
}

extension StepTrace {
  fileprivate func rows(of list: Int) -> [Appearance] { checkpoint.filter { $0.item.list == list } }
}

extension [Appearance] {
  /// True if what they show tells them apart, and nothing of it is still to come.
  fileprivate var areTold: Bool { Set(map(\.title)).count == count && !contains { $0.title.isEmpty || $0.isUnsettled } }
}

extension OpenedAfterReference {
  /// It shows when the data move.
  var step: Int { change }

  /// The screen that is opened afterwards tells it, whatever is masked at the change.
  func isAllowed(by mask: Mask) -> Bool { true }

  func finding(in trace: Trace) -> Finding { StaleIndexState.finding(self, trace) }
}

extension StaleIndexState {
  static func finding(_ reference: OpenedAfterReference, _ trace: Trace) -> Finding {
    let (former, now) = (reference.former, reference.now)
    let step = FindingText.step(reference.change, trace.title(ofStep: reference.change))
    var difference = reference.difference
    // The row that moved lacks what the other has now.
    let key = difference.key.moved(from: reference.row, to: now)
    difference.path = key.path
    (difference.observed, difference.expected) = (now.words(at: key), difference.observed)
    return Finding(
      detector: id, severity: severity,
      summary: FindingText.keptAtPosition(property: difference.property, source: former.title, shown: now.title),
      item: now.item, itemTitle: now.title, sourceItem: former.item, sourceItemTitle: former.title, cellType: now.cellType,
      cell: now.cell, property: difference.property, observed: difference.observed, expected: difference.expected,
      originStep: reference.change, seenStep: reference.change,
      seen: FindingText.keptSinceOpening(now.title, difference.observed, former: former.title, step: step),
      element: difference.path, evidence: [FindingText.openedAfter(former.title)],
      shape: difference.name == nil ? [difference.kind.rawValue] : [])
  }
}
