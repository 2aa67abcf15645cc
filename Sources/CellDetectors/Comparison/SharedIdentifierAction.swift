import CellTrace

/// An action that changes another row with the same identifier, and not its own: what is looked up by the identifier is the first that has it.
///
/// Both rows have one title and consist of the same parts, and where the other one changes its own shows another value, before and after: they are
/// two things with one identifier, and not one thing that is shown twice. Nothing else in the list changes.
struct SharedIdentifierAction: StepComparison {
  static let searchName: String? = "shared identifier"
  static let meaning = """
    An action changes, in place of its own row, another one with the same identifier and title that shows other values.
    """

  var step: Int
  /// The row that was used, and the one that changed, as they were before.
  var row: Appearance
  var victim: Appearance
  /// What the action did to it.
  var difference: Difference

  static func all(in runs: RunSet) throws(MissingRun) -> [SharedIdentifierAction] { all(in: runs.main) }

  static func isSuspected(in trace: Trace) -> Bool { !all(in: trace).isEmpty }

  private static func all(in trace: Trace) -> [SharedIdentifierAction] {
    ItemAction.all(in: trace).compactMap { SharedIdentifierAction($0, in: trace) }
  }

  private init?(_ act: ItemAction, in trace: Trace) {
    guard act.step <= trace.lastCompletedStep, let before = trace.step((act.openers.first ?? act.step) - 1),
      let after = trace.step(act.step), before.items == after.items, let row = before[act.item],
      let victim = before.checkpoint.first(where: { $0.shares(identifierOf: row) }),
      let shown = after[victim.item], let difference = AppearanceDiff.valueDifferences(of: shown, from: victim).first
    else { return nil }
    // The paths of hosted rows name the identifier, which both have.
    let keys = [difference.key, difference.key.moved(from: victim, to: row)]
    let own = keys.map { row.words(at: $0) }.first { $0 != FindingText.nothing } ?? FindingText.nothing
    guard own != FindingText.nothing, own != difference.observed, own != difference.expected,
      before.checkpoint.allSatisfy({ other in
        other.item.list != row.item.list || other.item == victim.item
          || after[other.item].map { AppearanceDiff.contentDifferences(of: $0, from: other).isEmpty } ?? true
      })
    else { return nil }
    (step, self.row, self.victim, self.difference) = (act.step, row, victim, difference)
  }
}

extension AppearanceDiff {
  /// Properties that both have, with different values.
  fileprivate static func valueDifferences(of observed: Appearance, from reference: Appearance) -> [Difference] {
    contentDifferences(of: observed, from: reference).filter { $0.kind == .value }
  }
}

extension Appearance {
  /// True for another row of the same list with the identifier and the title of this one.
  fileprivate func shares(identifierOf other: Appearance) -> Bool {
    item.list == other.item.list && item != other.item && item.identifierText == other.item.identifierText && title == other.title
      && !item.goesByPosition && !item.isOfStructure
  }
}

extension SharedIdentifierAction {
  func isTold(by known: KnownFindings) -> Bool { known.all.tell(step: step) }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ shared: SharedIdentifierAction, _ trace: Trace) -> Finding {
    let (row, victim, difference) = (shared.row, shared.victim, shared.difference)
    let words = FindingText.step(shared.step, trace.title(ofStep: shared.step))
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.sharedIdentifier(row.title, String(row.item.identifierText), step: words), item: victim.item,
      itemTitle: victim.title, sourceItem: row.item, sourceItemTitle: row.title, cellType: victim.cellType, cell: victim.cell,
      property: difference.property, observed: difference.observed, expected: difference.expected,
      seenStep: shared.step,
      seen: FindingText.sharedIdentifierSeen(row.title, difference),
      evidence: [FindingText.sharedIdentifierEvidence(row.title, slots: (row.slot.description, victim.slot.description))],
      shape: ["shared identifier", difference.property])
    finding.fix = FindingText.fixSharedIdentifier
    return finding
  }
}
