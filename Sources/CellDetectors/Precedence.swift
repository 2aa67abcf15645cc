import CellTrace

/// Which finding stands for which: several detectors see one bug, and the one that leads to its cause speaks.
///
/// A detector tells all that it sees and knows nothing of the others; this table is the one place where they meet. What is decided
/// before there is a finding is not here: whose write a difference is (``LateAsyncResult/explains(_:in:of:)``) and which detector an
/// exception belongs to (``Exception/isOwnedElsewhere``).
enum Precedence {
  /// Which findings are laid side by side.
  enum Reach {
    /// Those of one run set: their steps, cells and items are of the same run.
    case sameRuns
    /// Those of all policies and profiles, too.
    case sameScript
  }

  /// A line of the table: which finding goes when another one is there.
  struct Rule: Sendable {
    /// The detector that speaks.
    var speaks: String
    /// The detector whose finding goes.
    var isSilent: String
    /// Which findings are laid side by side.
    var reach = Reach.sameRuns
    /// Why the one says more.
    var reason: String
    /// True if two findings of these detectors are one bug.
    var isOneBug: @Sendable (_ speaking: Finding, _ silent: Finding) -> Bool
  }

  /// Every row. A finding that went makes no other one go, so the order counts.
  static let rules: [Rule] = [
    Rule(
      speaks: AddedAtConfiguration.id, isSilent: LeakedAppearance.id,
      reason: "the view that is one too many in a reused cell is one that every configuration adds",
      isOneBug: { added, leak in
        added.shape == ["view"] && leak.cellType == added.cellType
          && Names.path(leak.element ?? "", leadsThroughType: added.property)
      }),
    Rule(
      speaks: AddedAtConfiguration.id, isSilent: HandlerOutlivesItem.id, reach: .sameScript,
      reason: "the action that ran for another item is one that every configuration adds",
      isOneBug: { added, handler in
        added.shape == ["action"] && handler.cellType == added.cellType && added.property == handler.property
      }),
    Rule(
      speaks: LeakedViewState.id, isSilent: LeakedAppearance.id,
      reason: "the cell looks as the state that leaked says", isOneBug: isSameCell),
    Rule(
      speaks: HandlerOutlivesItem.id, isSilent: LeakedAppearance.id,
      reason: "the closure wrote what the cell shows, or did it to the row in the model",
      isOneBug: { isSameCellOfHandler($0, $1) || isDoneByHandler($0, $1) }),
    Rule(
      speaks: LeakedViewState.id, isSilent: AccessibilityHistory.id,
      reason: "what is read out follows from the state that leaked", isOneBug: isSameCell),
    Rule(
      speaks: HandlerOutlivesItem.id, isSilent: AccessibilityHistory.id,
      reason: "what is read out follows from what the closure wrote", isOneBug: isSameCellOfHandler),
    Rule(
      speaks: LeakedAppearance.id, isSilent: AccessibilityHistory.id,
      reason: "what was not set back can be seen as well", isOneBug: isSameCell),
    Rule(
      speaks: LeakedViewState.id, isSilent: SizeDependsOnHistory.id,
      reason: "the height follows from the state that leaked", isOneBug: isSameCell),
    Rule(
      speaks: HandlerOutlivesItem.id, isSilent: SizeDependsOnHistory.id,
      reason: "the height follows from what the closure wrote", isOneBug: isSameCellOfHandler),
    Rule(
      speaks: LeakedAppearance.id, isSilent: SizeDependsOnHistory.id,
      reason: "the height follows from what was not set back", isOneBug: isSameCell),
    Rule(
      speaks: LeakedViewState.id, isSilent: LostViewState.id,
      reason: "the item lost the state because another one got it", isOneBug: isSameProperty),
    Rule(
      speaks: LeakedAppearance.id, isSilent: LostViewState.id,
      reason: "the item lost the look because it stayed in the cell", isOneBug: isSameProperty),
    Rule(
      speaks: StaleIndexAccess.id, isSilent: Crash.id,
      reason: "the same action gets through with a position of its own time", isOneBug: { isSameEnd($0, $1, kind: "trap") }),
    Rule(
      speaks: StaleIndexAccess.id, isSilent: InvalidUpdate.id,
      reason: "the same action gets through with a position of its own time", isOneBug: { isSameEnd($0, $1, kind: "exception") }),
    Rule(
      speaks: StaleIndexAccess.id, isSilent: StaleIndexAction.id,
      reason: "the call that used the old position leads to the line, and what its late result changed follows from it",
      isOneBug: { access, action in action.shape == ["late"] && action.seenStep == access.seenStep }),
    Rule(
      speaks: StaleIndexAction.id, isSilent: StaleIndexAccess.id,
      reason: "what the action did to the wrong item matters more than the call that found it",
      isOneBug: { action, access in
        action.shape != ["late"] && action.seenStep == access.seenStep && action.sourceItem == access.item
          && (action.property == access.property || access.shape == StaleIndexAccess.formerPlace)
      }),
    Rule(
      speaks: StaleIndexAccess.id, isSilent: StaleContent.id, reach: .sameScript,
      reason: "the row was not told of its change, since the call that was for its cell found another one",
      isOneBug: { access, stale in
        access.shape != StaleIndexAccess.formerPlace && stale.originStep == access.seenStep && stale.item == access.item
      }),
    Rule(
      speaks: StaleIndexState.id, isSilent: StaleContent.id, reach: .sameScript,
      reason: "the row shows what its state says, which stayed at its position",
      isOneBug: { state, stale in
        stale.originStep == state.seenStep && stale.cellType == state.cellType
          && Names.path(stale.element ?? "", leadsThroughType: String(state.property.prefix { $0 != "." }))
      }),
    Rule(
      speaks: StaleIndexAction.id, isSilent: StaleContent.id, reach: .sameScript,
      reason:
        "the item that was hit changed in the model behind its cell's back, or was chosen before, which a text says as well",
      isOneBug: { action, stale in
        (stale.originStep == action.seenStep && stale.item == action.item)
          || (action.shape == ["cancelled choice"] && stale.shape == ["kept count"] && stale.seenStep < action.seenStep)
      }),
    Rule(
      speaks: InvalidUpdate.id, isSilent: StaleContent.id, reach: .sameScript,
      reason: "the rows that the list was not told of are those that do not add up",
      isOneBug: { update, stale in stale.shape == ["untold"] && stale.seenStep <= update.seenStep }),
    Rule(
      speaks: Crash.id, isSilent: StaleContent.id, reach: .sameScript,
      reason: "the app ends because the list asks for a row that is gone",
      isOneBug: { crash, stale in stale.shape == ["untold"] && stale.seenStep <= crash.seenStep }),
    Rule(
      speaks: StaleIndexAction.id, isSilent: LostViewState.id, reach: .sameScript,
      reason: "the item that was touched forgets what the touch showed, since the action was another item's",
      isOneBug: { action, lost in lost.originStep == action.seenStep && lost.item == action.sourceItem }),
    Rule(
      speaks: StaleIndexAccess.id, isSilent: LateAsyncResult.id, reach: .sameScript,
      reason: "the call that used the old position leads to the line by which the answer went to the row's former place",
      isOneBug: { access, late in
        late.shape == ["former place"] && access.property == late.property && access.item == late.item
          && access.sourceItem == late.sourceItem
      }),
    Rule(
      speaks: StaleIndexAction.id, isSilent: LateAsyncResult.id, reach: .sameScript,
      reason: "the answer that went to the row's former place is the result of an action that is told already",
      isOneBug: { action, late in
        late.shape == ["former place"] && action.shape == ["late"] && action.originStep == late.originStep
          && action.item == late.item && action.sourceItem == late.sourceItem
      }),
    Rule(
      speaks: LateAsyncResult.id, isSilent: LeakedViewState.id, reach: .sameScript,
      reason: "the state shows only while the item's own result is held back, and the late write is told already",
      isOneBug: { late, leak in
        late.property == leak.property && late.item.list == leak.item.list && isSeenOnlyHeldBack(leak)
      }),
    Rule(
      speaks: LateAsyncResult.id, isSilent: LeakedAppearance.id, reach: .sameScript,
      reason: "which rows wait for good depends on their cells, and so does what shows that they wait",
      isOneBug: { late, leak in late.shape == ["unanswered"] && late.cellType == leak.cellType }),
    Rule(
      speaks: HandlerOutlivesItem.id, isSilent: StaleContent.id, reach: .sameScript,
      reason: "the handler that was left in the cell also writes over what has become of its own item",
      isOneBug: { handler, stale in
        handler.cellType == stale.cellType && handler.observed == stale.observed && handler.sourceItem == stale.item
      }),
    Rule(
      speaks: LeakedAppearance.id, isSilent: StaleContent.id, reach: .sameScript,
      reason: "the row does not show its model's values because its cell shows those of an earlier item",
      isOneBug: { leak, stale in
        leak.item == stale.item && leak.cell == stale.cell && leak.seenStep == stale.seenStep && leak.element != nil
          && stale.element != nil
      }),
  ]

  /// The findings that speak, in their order.
  static func speaking(among findings: [Finding], reach: Reach) -> [Finding] {
    var rest = findings
    for rule in rules where reach == .sameRuns || rule.reach == reach {
      let speaking = rest.filter { $0.detector == rule.speaks }
      if speaking.isEmpty { continue }
      rest.removeAll { finding in
        finding.detector == rule.isSilent && speaking.contains { rule.isOneBug($0, finding) }
      }
    }
    return rest
  }

  // MARK: What makes two findings one bug

  private static func isSameCell(_ left: Finding, _ right: Finding) -> Bool {
    left.cell != nil && left.cell == right.cell && left.item == right.item
  }

  /// A closure whose run nobody saw explains what it wrote, and nothing else in the cell.
  private static func isSameCellOfHandler(_ handler: Finding, _ other: Finding) -> Bool {
    handler.shape != HandlerOutlivesItem.unseen && isSameCell(handler, other)
  }

  /// True for a row that shows what the closure of another row, or of another header, did to it.
  private static func isDoneByHandler(_ handler: Finding, _ leak: Finding) -> Bool {
    handler.shape == HandlerOutlivesItem.own && handler.item.list == leak.item.list && handler.observed == leak.observed
      && handler.expected == leak.expected
  }

  private static func isSameProperty(_ left: Finding, _ right: Finding) -> Bool {
    left.cellType == right.cellType && left.property == right.property
  }

  /// True if `access` is why the app ended in the step that `end` tells of.
  private static func isSameEnd(_ access: Finding, _ end: Finding, kind: String) -> Bool {
    access.shape.first == kind && access.seenStep == end.seenStep
  }

  private static func isSeenOnlyHeldBack(_ finding: Finding) -> Bool {
    !finding.policies.isEmpty && finding.policies.allSatisfy { Policy.named($0)?.completions.isLate == true }
  }
}
