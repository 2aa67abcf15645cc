import CellTrace

/// The header of one section folds another one away, whichever header is touched: the section is looked up by a number, and not by whose header
/// it is.
///
/// Its references touch the header of the section that is gone, and a third one: both lead to exactly the same rows. A third run touches the
/// third header after this one, and the section is there again. A header that closes what another one opened, as in an accordion, opens its
/// own section then. A switch that every header has for the one section says the same in all of them, and is right.
struct ForeignFoldReference: SuspectedReference {
  static let searchName: String? = "another section folded"
  static let meaning = """
    A touch of a header folds another section away, and so does a touch of any other header; the next header that is touched brings it back.
    """

  var step: Int
  /// The header that was touched, that of the section which is gone, and another one.
  var header: Appearance
  var victim: Appearance
  var third: Appearance

  static func suspicions(in trace: Trace) -> [ForeignFoldReference] {
    ItemAction.all(in: trace).compactMap { act in
      guard act.openers.isEmpty, act.step <= trace.lastCompletedStep, let before = trace.step(act.step - 1),
        let after = trace.step(act.step)
      else { return nil }
      return ForeignFoldReference(act, before, after)
    }
  }

  private init?(_ act: ItemAction, _ before: StepTrace, _ after: StepTrace) {
    guard after.items.count < before.items.count, let header = before.header(act.item), after.hasHeader(like: header),
      before.hasRows(of: header.slot.section), after.hasRows(of: header.slot.section)
    else { return nil }
    let others = (before.supplementary ?? []).filter {
      $0.item != header.item && $0.item.list == header.item.list && $0.cellType == header.cellType && $0.title != header.title
        && after.hasHeader(like: $0) && before.hasRows(of: $0.slot.section)
    }
    let gone = others.filter { !after.hasRows(of: $0.slot.section) }
    guard gone.count == 1, let victim = gone.first, let third = others.first(where: { $0.item != victim.item }) else {
      return nil
    }
    let changed = ([header] + others).map { header in after.headerLike(header).map { Self.changes(of: $0, from: header) } ?? [] }
    // What all of them say since is said of one thing that they share.
    if let first = changed.first, !first.isEmpty, changed.allSatisfy({ $0 == first }) { return nil }
    (step, self.header, self.victim, self.third) = (act.step, header, victim, third)
  }

  /// What a header shows in place of something else.
  private static func changes(of header: Appearance, from former: Appearance) -> [String] {
    AppearanceDiff.contentDifferences(of: header, from: former).filter { $0.kind != .geometry }
      .map { "\($0.name ?? ""): \($0.observed) for \($0.expected)" }
  }

  // MARK: Other headers

  /// The same touch of another header.
  private func request(_ instead: Appearance, in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript
    let made = script.through(step: step - 1) + [script[step: step].naming(instead.item, insteadOf: header.item)]
    return ReferenceRequest(
      script: made, configuration: runs.main.configuration,
      purpose: FindingText.doneTo(instead.title, instead: runs.words(forStep: step))
    ).recording(from: made.count)
  }

  func request(in runs: RunSet) -> ReferenceRequest { request(victim, in: runs) }

  /// The touch of the third header after this one.
  private func next(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript.through(step: step)
    let made = script + [script[step: step].naming(third.item, insteadOf: header.item)]
    return ReferenceRequest(
      script: made, configuration: runs.main.configuration,
      purpose: FindingText.doneToNext(third.title, after: runs.words(forStep: step))
    ).recording(from: made.count)
  }

  func isConfirmed(by trace: Trace, in main: Trace) -> Bool { main.step(step).map { isSame($0, trace.lastIfFinished) } ?? false }

  func confirmed(in runs: RunSet) throws(MissingRun) -> ForeignFoldReference? {
    guard isConfirmed(by: try runs.run(request(in: runs)), in: runs.main) else { return nil }
    let others = try runs.runs([request(third, in: runs), next(in: runs)])
    guard isConfirmed(by: others[0], in: runs.main), let before = runs.main.step(step - 1),
      isSame(before, others[1].lastIfFinished)
    else { return nil }
    return self
  }

  private func isSame(_ one: StepTrace, _ other: StepTrace?) -> Bool {
    guard let other, one.items.count == other.items.count else { return false }
    return one.checkpoint.map(\.title) == other.checkpoint.map(\.title)
  }
}

extension StepTrace {
  fileprivate func header(_ item: ItemID) -> Appearance? { supplementary?.first { $0.item == item && !$0.title.isEmpty } }

  fileprivate func hasHeader(like header: Appearance) -> Bool { headerLike(header) != nil }

  /// The one header with the same title, of the same section.
  fileprivate func headerLike(_ header: Appearance) -> Appearance? {
    let all = (supplementary ?? []).filter {
      $0.item.list == header.item.list && $0.title == header.title && $0.slot.section == header.slot.section
    }
    return all.count == 1 ? all[0] : nil
  }

  /// True if a row of the section is on screen.
  fileprivate func hasRows(of section: Int) -> Bool { checkpoint.contains { $0.slot.section == section } }
}

extension ForeignFoldReference {
  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ fold: ForeignFoldReference, _ trace: Trace) -> Finding {
    let action = ActionWords(fold.step, on: fold.header.item, in: trace)
    let (header, victim) = (fold.header.title, fold.victim.title)
    var finding = Finding(
      detector: id, severity: severity, summary: FindingText.foreignFold(action: action.words, header: header, victim: victim),
      item: fold.victim.item, itemTitle: victim, sourceItem: fold.header.item, sourceItemTitle: header,
      cellType: fold.header.cellType, cell: fold.header.cell, property: action.property,
      observed: FindingText.folded(victim), expected: FindingText.folded(header), originStep: action.originStep,
      originPlace: action.place, seenStep: fold.step, seen: FindingText.foreignFoldSeen(header: header, victim: victim),
      evidence: [FindingText.foreignFoldEvidence(third: fold.third.title)], shape: ["another section folded"])
    finding.fix = FindingText.fixForeignFold
    return finding
  }
}
