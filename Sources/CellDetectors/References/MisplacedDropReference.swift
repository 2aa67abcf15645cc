import CellTrace

/// A drag after which the row stands some places beside the one where it was let go, as where it is inserted at the number that the place had
/// before the row was taken out of its own.
///
/// Lists that bring a dragged order in shape put a row elsewhere, too: behind the tasks of a task, or among those of its kind. Such a list
/// leaves a row where it is when it is let go at the place to which the list brought it before. Its reference is that drag: a number that is
/// counted wrongly is wrong there as well, and by as much.
struct MisplacedDropReference: SuspectedReference {
  static let searchName: String? = "dropped beside the place"
  static let countsAsPlain = true
  static let meaning = """
    A drag puts its row some places beside the one where it was let go, and as many beside the place to which it came so, \
    where it is let go there.
    """

  /// The drag's.
  var step: Int
  /// The row, as it was before, and how far it is from the place.
  var row: Appearance
  var distance: Int
  /// The rows between which it was let go and between which it stands, as the one behind which that is; nil for the beginning.
  private var wanted: Appearance?
  private var landed: Appearance
  /// The other rows, in their order.
  private var others: [ItemID]
  private var place: Int

  // MARK: What is suspected

  static func suspicions(in trace: Trace) -> [MisplacedDropReference] {
    trace.isHurried ? [] : zip(trace.steps, trace.steps.dropFirst()).compactMap { MisplacedDropReference($0, $1, in: trace) }
  }

  private init?(_ before: StepTrace, _ after: StepTrace, in trace: Trace) {
    guard case .reorder(.resolved(let item), let side, .resolved(let target)) = after.interaction, let row = before[item],
      let goal = before[target], goal.slot.section == row.slot.section, item != target, after.index <= trace.lastCompletedStep,
      // Only items whose names stay with them can be told apart.
      !ReloadedRows.passesContentsOn(item.list, in: after.index, of: trace), !after.comesInFront
    else { return nil }
    let old = before.items.filter { $0.list == item.list }
    let new = after.items.filter { $0.list == item.list }
    let others = old.filter { $0 != item }
    guard old.count > 3, Set(old).count == old.count, others == new.filter({ $0 != item }), let from = old.firstIndex(of: item),
      let place = new.firstIndex(of: item), place != from, place > 0, let beside = others.firstIndex(of: target),
      let landed = before[others[place - 1]], landed.slot.section == row.slot.section
    else { return nil }
    let meant = side == .after ? beside + 1 : beside
    guard place != meant else { return nil }
    (step, self.row, distance, self.landed) = (after.index, row, place - meant, landed)
    wanted = meant > 0 ? before[others[meant - 1]] : nil
    (self.others, self.place) = (others, place)
  }

  // MARK: The place to which it came

  func request(in runs: RunSet) -> ReferenceRequest {
    let script =
      runs.main.completedScript.through(step: step - 1) + [.reorder(.resolved(row.item), .after, .resolved(landed.item))]
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration,
      purpose: FindingText.draggedTo(landed.title, instead: runs.words(forStep: step))
    ).recording(from: script.count)
  }

  /// True if it is as far from the place there.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    guard let end = trace.lastIfFinished else { return false }
    let rows = end.items.filter { $0.list == row.item.list }
    return rows.filter { $0 != row.item } == others && rows.firstIndex(of: row.item) == place + distance
  }
}

extension MisplacedDropReference {
  /// Where another order of the steps tells the same, that says more.
  func isTold(by known: KnownFindings) -> Bool { known.plain.tell(step: step) }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }

  /// Where it was let go, and where it is.
  fileprivate var places: (wanted: String, landed: String) {
    (FindingText.standsBehind(wanted?.title), FindingText.standsBehind(landed.title))
  }
}

extension StaleIndexAction {
  static func finding(_ drop: MisplacedDropReference, _ trace: Trace) -> Finding {
    let (title, places) = (drop.row.title, drop.places)
    var finding = Finding(
      detector: id, severity: severity, summary: FindingText.misplacedDrop(title: title, distance: drop.distance),
      item: drop.row.item, itemTitle: title, cellType: drop.row.cellType, cell: drop.row.cell, property: "drag",
      observed: places.landed, expected: places.wanted, seenStep: drop.step,
      seen: FindingText.misplacedDropSeen(title: title, wanted: places.wanted, landed: places.landed),
      evidence: [FindingText.misplacedDropEvidence], shape: ["misplaced"])
    finding.fix = FindingText.fixMisplacedDrop
    return finding
  }
}
