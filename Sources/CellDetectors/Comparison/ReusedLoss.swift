import CellTrace

/// What a user set in a row is gone after the row scrolled away and back, and is there in the run with fresh cells: a cell that went on to
/// another item wrote it over, as one does whose closure still is the former item's.
struct ReusedLoss: DetectorComparison {
  static let meaning = """
    What the model knows is lost as well where it comes back in a fresh cell and not in a reused one: something of the \
    former item's has written it over.
    """

  /// The action, and the row as it was after it.
  var action: ItemAction
  var set: Appearance
  /// The step in which the row came back, how it looks then, and how it does in a fresh cell.
  var step: Int
  var row: Appearance
  var fresh: Appearance
  var difference: Difference

  /// At most one: the first says it all.
  static func all(in runs: RunSet, _ mask: Mask) throws(MissingRun) -> [ReusedLoss] {
    guard isSuspected(in: runs.main) else { return [] }
    let fresh = try runs.run(.fresh(of: runs))
    let found = acts(in: runs.main).lazy.compactMap { ReusedLoss($0, in: runs.main, fresh, mask) }.first
    return found.map { [$0] } ?? []
  }

  /// True if a row that a user did something to came back otherwise.
  static func isSuspected(in trace: Trace) -> Bool { acts(in: trace).contains { !lost($0, in: trace).isEmpty } }

  private static func acts(in trace: Trace) -> [ItemAction] {
    (ItemAction.all(in: trace) + ItemAction.scrollsInside(in: trace)).filter { $0.openers.isEmpty }
  }

  /// What the action made, and is not there any more when the row comes back.
  private static func lost(_ action: ItemAction, in trace: Trace) -> [Difference] {
    guard let set = trace.step(action.step)?[action.item], let before = trace.step(action.step - 1)?[action.item],
      !set.isUnsettled, !before.isUnsettled, let back = trace.comeback(of: action.item, after: action.step),
      !back.appearance.isUnsettled, back.appearance.flags == set.flags
    else { return [] }
    return AppearanceDiff.contentDifferences(of: set, from: before).filter { difference in
      difference.kind != .geometry && difference.name != nil
        && back.appearance.value(at: difference.key) != set.value(at: difference.key)
    }
  }

  private init?(_ action: ItemAction, in trace: Trace, _ fresh: Trace, _ mask: Mask) {
    guard mask.allows(step: action.step), let set = trace.step(action.step)?[action.item],
      let back = trace.comeback(of: action.item, after: action.step), mask.allows(step: back.step),
      let other = fresh.step(back.step)?[action.item], !other.isUnsettled
    else { return nil }
    let lost = mask.unmasked(Self.lost(action, in: trace), of: action.item)
      .filter { other.value(at: $0.key) == set.value(at: $0.key) }
    // What is read in content that scrolls follows from where it stands.
    guard let difference = lost.first(where: { $0.name == "contentOffset" }) ?? lost.first else { return nil }
    (self.action, self.set, step, row, self.fresh, self.difference) = (action, set, back.step, back.appearance, other, difference)
  }
}

extension Trace {
  /// The first checkpoint with the item after its cell was taken off the screen, if only scrolling led there, and the answer to an alert which
  /// the action had put in front and that changed nothing.
  func comeback(of item: ItemID, after action: Int) -> (step: Int, appearance: Appearance)? {
    var wasAway = false
    for step in steps where step.index > action {
      guard step.interaction.isScroll || answersOnly(step, item) else { return nil }
      wasAway =
        wasAway
        || step.events.contains { event in
          if case .didEndDisplaying(_, item, _) = event.kind { true } else { false }
        }
      if wasAway, let appearance = step[item] { return (step.index, appearance) }
    }
    return nil
  }
}

extension Trace {
  private func answersOnly(_ step: StepTrace, _ item: ItemID) -> Bool {
    guard case .tapAlert = step.interaction, let before = self.step(step.index - 1), before.items == step.items,
      let row = step[item], let former = before[item]
    else { return false }
    return AppearanceDiff.contentDifferences(of: row, from: former).isEmpty
  }
}

extension ReusedLoss {
  /// The run with fresh cells, where a row came back otherwise.
  static func requests(in runs: RunSet) -> [ReferenceRequest] { isSuspected(in: runs.main) ? [.fresh(of: runs)] : [] }

  /// What only the view knew is lost in any cell.
  static func findings(
    in runs: RunSet, _ mask: Mask, besides known: KnownFindings
  ) throws(MissingRun) -> [Finding] {
    try all(in: runs, mask).filter { loss in !known.plain.contains { $0.item == loss.row.item } }
      .map { LostViewState.finding($0, runs.main) }
  }
}

extension LostViewState {
  static func finding(_ loss: ReusedLoss, _ trace: Trace) -> Finding {
    let (title, difference) = (loss.row.title, loss.difference)
    let (before, now) = (loss.set.words(at: difference.key), loss.row.words(at: difference.key))
    var finding = Finding(
      detector: id, severity: .error, summary: FindingText.lostByReuse(property: difference.property, title: title),
      item: loss.action.item, itemTitle: title, cellType: loss.row.cellType, cell: loss.row.cell, property: difference.property,
      observed: now, expected: before, originStep: loss.action.step, seenStep: loss.step,
      seen: FindingText.lost(title, difference.property, before: before, now: now), element: difference.path,
      reuse: loss.row.reuse, evidence: [FindingText.keptInFreshCell], shape: ["reuse"])
    finding.fix = FindingText.fixLostByReuse
    return finding
  }
}
