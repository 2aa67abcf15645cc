import CellTrace

/// The model changed and a visible cell did not follow.
package enum StaleContent: Detector {
  package static let id = "stale-content"
  package static let summary = "Fires when the model of a visible item changed and its cell still shows the old value."
  package static let severity = Severity.error
  package static let judgesHurried = true

  package static let page = DetectorPage(
    meaning: """
      A step changed the model. Cells made anew from the model show another value than before the step, but the cell on \
      screen kept the old one: it was not reconfigured, or it copied the value when it was made. A cell that was ready or \
      kept off screen meanwhile counts once it comes on screen with the old value: `visibleCells` does not name it.
      """,
    variants: [
      "Rows that are not in the data's order are stale as a whole: each shows what the data has at another row's place, "
        + "also after a drag that moved only the row, and where the list was told to remove another row than the data lost, or "
        + "was told nothing of rows that came or went.",
      "A row that moved to another section looks as the rows of its former section do, where all others of the new one have another look.",
      "A row takes over what the model changed at another one, as every cell does that hears of a change and does not ask "
        + "whose it is, and shows what the model does not have. Where all others took it over, and none loses its own by that, or where the "
        + "data changed by themselves, this is a warning: it may be meant for all.",
      "A sheet whose closure reads a state that no body reads has the value of the presenting view's last body: what a "
        + "button set just before is not in it.",
      "A body that reads what it does not observe is not evaluated when that changes: evaluated again, it shows something "
        + "else.",
      "What is copied when a screen appears, or into the state of a view when that is made, is right again once another "
        + "screen was in front, or the screen is made anew. Where nothing was done to the row itself, this is a warning: a row may "
        + "well say how things were when the screen was opened.",
      "Rows that somebody added, in a form or by a button, come only once the screen is made anew. Where an action on a row of the list "
        + "brought them and that row says so, or what stands beside the rows says something else since, this is a warning: a list may "
        + "well keep to what it began with, and count what is for the next time.",
    ],
    example: """
      items[index].title = "New title"
      dataSource.apply(snapshot)                     // same ids: nothing is reconfigured
      // or: @State private var title: String        // initialised once from a parameter
      """,
    fix: """
      reconfigure the changed items in the snapshot, or let the hosted view observe the model instead of copying it; what depends on the \
      user's settings, such as the CGColor of a layer, set again when the traits change; move an item in the data where the list asks for \
      it; present with sheet(item:), or pass a binding.
      """,
    silentFor: [
      "state that the view itself owns, which a rebuilt cell loses",
      "times and other values that depend on the clock, also where the time passes on another screen",
      "zebra stripes and other looks that depend on the position, when rows only moved",
      "sizes that follow from other content",
      "fonts that do not follow another text size: labels do so only where they are asked to",
      "transforms that were worked out for the width before a rotation",
      "updates that wait while a row is swiped open, carried, or covered by something in front",
      "a drag that asks first, until that is answered",
      "cells off screen that are old, if they are configured again before they are seen, for example in willDisplay",
      "fields and controls in which somebody edits a copy of the data",
      "rows that came by themselves and wait for somebody to ask for them",
      "bodies that ask for the time, or show something else each time they are evaluated",
      "what came or went in a view whose own state shows other parts than a rebuilt cell",
      "menus that keep their order, with the same entries",
      "lists that show all rows on return since the field for searching is empty by then, or whose matches go with the keyboard",
      "what a screen that goes on to another row carries along and names the first one with, such as a player",
    ])

  /// Under other policies than the base, cells that came on screen without being asked for again.
  package static func concerns(_ runs: RunSet) -> Bool { runs.isBase || !PreparedCell.referenceSteps(in: runs.main).isEmpty }

  package static let comparisons: [any DetectorComparison.Type] = [
    FormerChoiceReference.self, StaleOfferReference.self, ConstantRange.self, PagedScreenReference.self,
    JoinedSegmentsReference.self, KeptCountReference.self, LateTextReference.self, GrownNumberReference.self,
    CarriedTotalReference.self, FormerHitReference.self,
    RowsOfAppearance.self, ReturnedRowReference.self, UnfilteredReturn.self, SegmentRowsReference.self,
    FollowedAtReturnReference.self,
    SecondListReference.self,
  ]

  package static func references(_ runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.controls(of: runs) + ReferenceRequest.rebuilds(of: runs) + foreignRequests(in: runs)
      + comparisonRequests(in: runs)
  }

  package static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] {
    let comparison = try RebuildComparison(runs)
    let all = comparison.stale
    let stale = all.filter { stale in
      StaleSymptom(of: stale, among: all) == .content && !isSwipeOpen(after: stale.step, in: runs.main)
        && !isLookOfOtherSetting(stale, in: runs.main)
    }
    let plain = grouped(stale).map { group in
      var result = finding(group[0], runs.main)
      if group.count > 1 {
        result.evidence.append(FindingText.alsoStale(group.dropFirst().map(\.difference.property)))
      }
      return result
    }
    let mask = try Mask(runs)
    let disorders = try UnexpectedRowOrder(runs).disorders
    let untold = try untold(in: runs, mask).filter { untold in !disorders.contains { $0.step == untold.step } }
    let hasRanges = ConstantRange.concerns(runs) && !ConstantRange.all(in: runs.main, mask).isEmpty
    let copied = untold.isEmpty && disorders.isEmpty && !hasRanges ? try copied(in: runs, mask) : []
    let found =
      try plain + disorders.map { finding($0, runs.main) } + untold.map { finding($0.rows, at: $0.step, runs.main) }
      + copied.map { copiedFinding($0, runs.main) }
      + findings(of: comparison.foreign, in: runs)
      + (runs.isBase ? presented(in: runs.main, mask) : [])
    return try withComparisons(found, in: runs, mask)
  }

  /// True if a row is swiped open: many lists wait with the update until it is closed, or the update would close it.
  private static func isSwipeOpen(after step: Int, in trace: Trace) -> Bool {
    trace.step(step)?.checkpoint.contains { $0.flags.contains(.swiped) } ?? false
  }

  /// True for what stays as it was laid out for another setting, with the model as it was: fonts, which labels let follow the text size
  /// only if they are asked to, what another font would push out of its row, and where a view was moved to for the screen's former width.
  private static func isLookOfOtherSetting(_ stale: RebuildComparison.Stale, in trace: Trace) -> Bool {
    let (difference, interaction) = (stale.difference, trace.step(stale.step)?.interaction)
    if case .changeTrait(.textSize) = interaction {
      return difference.name == nil || difference.name == "font" || difference.name == "attributes" && isOfFonts(difference)
    }
    if case .rotate = interaction { return difference.name == "transform" }
    return false
  }

  /// True if two attributed texts differ in nothing but their fonts.
  private static func isOfFonts(_ difference: Difference) -> Bool {
    func withoutFonts(_ value: String?) -> String? { value?.replacing(/NSFont=[^,;]*/, with: "NSFont") }
    return withoutFonts(difference.observed) == withoutFonts(difference.expected)
  }

  /// One stale cell is one finding, however many of its properties are stale: the first text stands for all.
  private static func grouped(_ all: [RebuildComparison.Stale]) -> [[RebuildComparison.Stale]] {
    struct Place: Hashable {
      var step: Int
      var item: ItemID
    }
    var order: [Place] = []
    var groups: [Place: [RebuildComparison.Stale]] = [:]
    for stale in all {
      let place = Place(step: stale.step, item: stale.live.item)
      if groups[place] == nil { order.append(place) }
      groups[place, default: []].append(stale)
    }
    return order.compactMap { place in
      guard var group = groups[place] else { return nil }
      if let text = group.firstIndex(where: { $0.difference.name == "text" }) { group.insert(group.remove(at: text), at: 0) }
      return group
    }
  }

  private static func finding(_ disorder: UnexpectedRowOrder.Disorder, _ trace: Trace) -> Finding {
    let (live, rebuilt) = (disorder.live, disorder.rebuilt)
    let step = FindingText.step(disorder.step, trace.title(ofStep: disorder.step))
    let cause =
      switch disorder.cause {
      case .swapped: FindingText.swapped
      case .unmoved: FindingText.unmoved
      case .toldOtherwise, .removedOther: FindingText.toldOtherwise
      }
    let isRemoval = disorder.cause == .removedOther
    return Finding(
      detector: id, severity: severity,
      summary: isRemoval
        ? FindingText.removedOtherwise(shown: live.title, wanted: rebuilt.title)
        : FindingText.movedOtherwise(shown: live.title, wanted: rebuilt.title), item: live.item, itemTitle: live.title,
      cellType: live.cellType, cell: live.cell, property: "order", observed: live.title, expected: rebuilt.title,
      originStep: disorder.step, seenStep: disorder.step,
      seen: FindingText.movedOtherwise(slot: live.slot.description, shown: live.title, wanted: rebuilt.title),
      evidence: [
        isRemoval
          ? FindingText.stillThere(removed: rebuilt.title, step: step) : FindingText.otherwise(step: step, count: disorder.count),
        cause,
      ], shape: isRemoval ? ["order", "removed"] : ["order"])
  }

  static func finding(_ stale: RebuildComparison.Stale, _ trace: Trace) -> Finding {
    let difference = stale.difference
    let title = stale.live.title
    let step = FindingText.step(stale.step, trace.title(ofStep: stale.step))
    let wasConfigured = trace.step(stale.step)?.configures(stale.live.item) ?? false
    let isOfSetting = trace.step(stale.step)?.interaction.facts.role == .changesSurroundings
    var evidence = [
      FindingText.modelChange(property: difference.property, from: difference.observed, to: difference.expected, step: step),
      cause(of: stale, wasConfigured: wasConfigured, isOfSetting: isOfSetting),
    ]
    if let shown = stale.shownLater {
      evidence.append(FindingText.waited(step: FindingText.step(shown, trace.title(ofStep: shown))))
    }
    var finding = Finding(
      detector: id, severity: severity,
      summary: isOfSetting
        ? FindingText.staleAfterSetting(property: difference.property, title: title, step: step)
        : stale.shownLater == nil
          ? FindingText.staleContent(property: difference.property, title: title)
          : FindingText.staleWhileWaiting(property: difference.property, title: title), item: stale.live.item,
      itemTitle: title, cellType: stale.live.cellType, cell: stale.live.cell, property: difference.property,
      observed: difference.observed, expected: difference.expected, originStep: stale.step,
      seenStep: stale.shownLater ?? stale.step,
      seen: FindingText.seen(
        title, difference, reference: FindingText.reference(of: stale.cause)),
      element: difference.path, evidence: evidence, shape: difference.name == nil ? [difference.kind.rawValue] : [])
    if let fix = FindingText.fix(of: stale.cause) { finding.fix = fix }
    return finding.asWarning(if: stale.cause.isCopy && !isOwnAction(stale, trace))
  }

  /// True if somebody changed what the row itself shows: data that change by themselves may wait until somebody comes back, and a row that
  /// sums up others may tell how they were when the screen was opened.
  private static func isOwnAction(_ stale: RebuildComparison.Stale, _ trace: Trace) -> Bool {
    guard trace.step(stale.step)?.interaction.facts.role.isOfUser == true else { return false }
    return trace.hasTouched(stale.live.item, upTo: stale.step)
  }

  /// Why the row did not follow.
  private static func cause(of stale: RebuildComparison.Stale, wasConfigured: Bool, isOfSetting: Bool) -> String {
    let title = stale.live.title
    switch stale.cause {
    case .copiedIntoState: return FindingText.onlyMadeAnew(title: title)
    case .copiedAtAppearance: return FindingText.onlyAtAppearance(title: title)
    case .notObserved: return FindingText.notEvaluated(title: title)
    case .notConfigured:
      if wasConfigured { return FindingText.configuredButKept(title: title) }
      return isOfSetting ? FindingText.notToldOfSetting : FindingText.notReconfigured(title: title)
    }
  }
}
