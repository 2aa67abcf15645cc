import CellTrace

/// What a user had set in a view's own state ends with a branch of an `if`: the same view stands in both branches, for example bare in one
/// and with a background in the other, and the one that comes begins anew.
///
/// Nothing is lost that the step's own code set back, as a button does that sends a text, or that something else shows since: one run tells,
/// for it says who wrote the state, and a branch that changes by itself writes nothing. Nor is a text lost whose field asks for something else in the
/// other branch: its prompt is another one, and what was written for the first is no answer to the second.
///
/// Where a branch has several rows, as a list in two orders has, the view is a row of its own in each. It is the same one if nothing else in the list has
/// such state, if it begins with just the look that the other had begun with, and if the list shows all other rows in both.
struct BranchLoss: DetectorComparison {
  static let searchName: String? = "lost with a branch"
  static let meaning = """
    State ends where its view goes into another branch of an if, or its row into another one that has the same rows in another order.
    """

  /// The step that changed the branch, and the row before and after it.
  var step: Int
  var before: Appearance
  var row: Appearance
  /// What the view had stored.
  var state: StateCell
  /// What is no longer shown.
  var difference: Difference

  /// True if a row of its own took the view's place, in a branch with several rows.
  fileprivate var isOtherRow: Bool { before.item != row.item }

  /// In order of steps and slots, one for each row.
  /// - Parameter mask: What the control masks; nil while it was not made, as in a search.
  static func all(in trace: Trace, _ mask: Mask?) -> [BranchLoss] {
    zip(trace.steps, trace.steps.dropFirst()).flatMap { earlier, later -> [BranchLoss] in
      guard mask?.allows(step: later.index) ?? true else { return [] }
      return later.checkpoint.compactMap { row in
        let ends = OwnEnds(before: earlier, after: later)
        guard let before = earlier[row.item] else { return BranchLoss(inRow: row, ends, trace) }
        return before.stateCells.lazy.compactMap { BranchLoss($0, before, row, ends, trace) }.first
      }
    }
  }

  private init?(_ state: StateCell, _ before: Appearance, _ row: Appearance, _ ends: OwnEnds, _ trace: Trace) {
    let step = ends.after.index
    guard let write = state.lastWrite, write.step > 0, write.step < step, (write.item ?? row.item) == row.item,
      !state.isIdentified, !before.isUnsettled, !row.isUnsettled, let now = Self.only(state, in: row),
      Self.only(state, in: before) != nil, now.branches != state.branches, now.birth.step == step, now.lastWrite == nil,
      now.value != state.value, !ends.writesBack(state, of: row.item, to: now.value),
      !(Self.isTyped(in: trace.step(write.step)) && ends.handsOn(state.value)),
      let difference = Self.lost(state, since: write.step, before, row, trace), !Self.asksElse(difference, before, row)
    else { return nil }
    (self.step, self.before, self.row, self.state, self.difference) = (step, before, row, state, difference)
  }

  /// A row that came with its branch, in place of the one row with the same view that went with the other branch.
  private init?(inRow row: Appearance, _ ends: OwnEnds, _ trace: Trace) {
    let (earlier, later, list) = (ends.before, ends.after, row.item.list)
    guard row.item.isOfStructure, !row.isUnsettled, !earlier.items.contains(row.item) else { return nil }
    for now in row.stateCells where now.birth.step == later.index && now.lastWrite == nil && !now.isIdentified {
      func owners(_ step: StepTrace) -> [Appearance] {
        step.checkpoint.filter { $0.item.list == list && Self.has(now, $0) }
      }
      guard owners(later).count == 1, let before = owners(earlier).first, owners(earlier).count == 1,
        before.item.isOfStructure, !before.isUnsettled, !later.items.contains(before.item),
        Self.others(earlier, before) == Self.others(later, row), Self.others(later, row).count > 1,
        let state = Self.only(now, in: before), let write = state.lastWrite, write.step > 0, write.step < later.index,
        (write.item ?? before.item) == before.item, !state.isIdentified, state.value != now.value,
        !ends.writesBack(state, of: before.item, to: now.value),
        !(Self.isTyped(in: trace.step(write.step)) && ends.handsOn(state.value)),
        let unset = trace.steps.first(where: { $0[before.item] != nil })?[before.item], unset.hasSameContent(as: row),
        Self.only(now, in: unset)?.value == now.value
      else { continue }
      let difference = AppearanceDiff.contentDifferences(of: before, from: unset).first { difference in
        difference.kind != .geometry && Names.path(difference.path, leadsThroughType: state.viewType)
      }
      guard let difference else { continue }
      (step, self.before, self.row, self.state, self.difference) = (later.index, before, row, state, difference)
      return
    }
    return nil
  }

  private static func has(_ state: StateCell, _ row: Appearance) -> Bool {
    row.stateCells.contains { $0.viewType == state.viewType && $0.property == state.property }
  }

  /// What the other rows of a list on screen are called.
  private static func others(_ step: StepTrace, _ row: Appearance) -> [String] {
    step.checkpoint.filter { $0.item.list == row.item.list && $0.item != row.item }.map(\.title).sorted()
  }

  private static func isTyped(in step: StepTrace?) -> Bool {
    if case .type = step?.interaction { true } else { false }
  }

  /// True if the field has another prompt since.
  private static func asksElse(_ difference: Difference, _ before: Appearance, _ row: Appearance) -> Bool {
    func prompt(_ row: Appearance) -> String? {
      row.elements.first { $0.path == difference.path && $0.role == .textField }?["placeholder"]
    }
    // A field of UIKit's has a prompt only while it is empty.
    guard let old = prompt(before), let new = prompt(row) else { return false }
    return old != new
  }

  /// The same state of the row's only view of that type.
  private static func only(_ state: StateCell, in row: Appearance) -> StateCell? {
    let cells = row.stateCells.filter { $0.viewType == state.viewType && $0.property == state.property }
    return cells.count == 1 ? cells[0] : nil
  }

  /// What the write had made of the view's look, if it was there until now and is as it was before the write.
  private static func lost(
    _ state: StateCell, since write: Int, _ before: Appearance, _ row: Appearance, _ trace: Trace
  ) -> Difference? {
    guard let set = trace.step(write)?[row.item], let unset = trace.step(write - 1)?[row.item] else { return nil }
    return AppearanceDiff.contentDifferences(of: set, from: unset).first { difference in
      difference.kind != .geometry && Names.path(difference.path, leadsThroughType: state.viewType)
        && before.words(at: difference.key) == set.words(at: difference.key)
        && row.words(at: difference.key) == unset.words(at: difference.key)
    }
  }

  /// True if somebody had typed what is lost.
  fileprivate var isTyped: Bool { difference.name == "text" && difference.observed == state.value }
}

extension BranchLoss {
  static func isSuspected(in trace: Trace) -> Bool { !all(in: trace, nil).isEmpty }

  /// The first says it all.
  static func findings(
    in runs: RunSet, _ mask: Mask, besides known: KnownFindings
  ) throws(MissingRun) -> [Finding] {
    all(in: runs.main, mask).prefix(1).map { LostViewState.finding($0, runs.main) }
  }
}

extension LostViewState {
  static func finding(_ loss: BranchLoss, _ trace: Trace) -> Finding {
    let (title, state) = ((loss.isOtherRow ? loss.before : loss.row).title, loss.state)
    let property = "\(state.viewType).\(state.property)"
    let (was, now) = (loss.before.words(at: loss.difference.key), loss.row.words(at: loss.difference.key))
    let origin = state.lastWrite?.step ?? loss.step
    func words(_ step: Int) -> String { FindingText.step(step, trace.title(ofStep: step)) }
    var finding = Finding(
      detector: id, severity: loss.isTyped ? .error : severity,
      summary: FindingText.lostByBranch(property: property, title: title, step: words(loss.step)),
      item: loss.row.item, itemTitle: title, cellType: loss.row.cellType, cell: loss.row.cell, property: property,
      observed: now, expected: was, originStep: origin, originPlace: state.place, seenStep: loss.step,
      seen: FindingText.lostByBranchSeen(title, loss.difference.property, before: was, now: now), element: loss.difference.path,
      evidence: [
        FindingText.setByUser(property: property, value: state.value, step: words(origin)),
        FindingText.otherBranch(state.viewType),
      ], shape: ["branch"])
    finding.fix = FindingText.fixLostByBranch
    return finding
  }
}
