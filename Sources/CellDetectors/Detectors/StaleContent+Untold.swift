import CellTrace

/// Rows that came or went in the data, and that the list was not told of.
extension StaleContent {
  /// The first step after which the data source has rows that the list was not told of.
  static func untold(in runs: RunSet, _ mask: Mask) throws(MissingRun) -> [(step: Int, rows: UntoldRows)] {
    guard runs.isBase else { return [] }
    let rebuilds = try runs.rebuilds
    return Array(
      rebuilds.keys.sorted().lazy.compactMap { step in
        guard mask.allows(step: step), !runs.main.isHurried(step), let rows = rebuilds[step]?.untold,
          // What a body shows once it is evaluated counts if somebody looked before the step as well.
          !rows.isOfBody || rebuilds[step - 1]?.hasReappeared ?? false
        else { return nil }
        return (step, rows)
      }.prefix(1))
  }

  static func finding(_ untold: UntoldRows, at step: Int, _ trace: Trace) -> Finding {
    let words = FindingText.step(step, trace.title(ofStep: step))
    var finding = Finding(
      detector: id, severity: severity,
      summary: untold.isOfBody ? FindingText.unobservedRows(step: words) : FindingText.untoldRows(step: words), item: .screen,
      itemTitle: trace.screen, cellType: untold.isOfBody ? trace.screen : untold.source, property: "rows",
      observed: FindingText.rows(untold.told), expected: FindingText.rows(untold.asked), originStep: step, seenStep: step,
      seen: untold.isOfBody
        ? FindingText.unobservedRowsSeen(told: untold.told, asked: untold.asked, step: words)
        : FindingText.untoldRowsSeen(told: untold.told, asked: untold.asked, step: words),
      evidence: [untold.isOfBody ? FindingText.untoldBody : FindingText.untoldRowsConsequence], shape: ["untold"])
    finding.fix = untold.isOfBody ? FindingText.fixUnobserved : FindingText.fixUntoldRows
    return finding
  }
}

/// Rows that somebody added, and that a list has only once its screen is made anew.
struct CopiedRows {
  var step: Int
  /// The last step before it after which the list had as many rows as now.
  var start: Int
  var rows: UntoldRows
}

extension StaleContent {
  /// The first step by which somebody added rows that the list has only once its screen is made anew.
  static func copied(in runs: RunSet, _ mask: Mask) throws(MissingRun) -> [CopiedRows] {
    guard runs.isBase else { return [] }
    let rebuilds = try runs.rebuilds
    return Array(rebuilds.keys.sorted().lazy.compactMap { copied(after: $0, rebuilds, mask, runs.main) }.prefix(1))
  }

  private static func copied(
    after step: Int, _ rebuilds: [Int: RunSet.Rebuild], _ mask: Mask, _ trace: Trace
  ) -> CopiedRows? {
    guard mask.allows(step: step), !trace.isHurried(step), trace.step(step)?.interaction.facts.role.isOfUser == true,
      let now = rebuilds[step], let start = rebuilds.keys.filter({ $0 < step && rebuilds[$0]?.counts == now.counts }).max(),
      let before = rebuilds[start], before.counts == before.remountedCounts, !before.counts.isEmpty,
      !hasOtherState(after: step, whereRowsWereAsNowAfter: start, trace)
    else { return nil }
    for (list, counts) in zip(now.counts, now.remountedCounts).enumerated() where counts.0.reduce(0, +) < counts.1.reduce(0, +) {
      let rows = UntoldRows(list: list, told: counts.0, asked: counts.1, source: trace.screen)
      return CopiedRows(step: step, start: start, rows: rows)
    }
    return nil
  }

  /// True if state of a view that is no row's is another than at first, as a filter is that somebody set: a screen made anew begins without it.
  /// What began and ended since the list had these rows last is a form's that was in front meanwhile, and is gone.
  private static func hasOtherState(after step: Int, whereRowsWereAsNowAfter start: Int, _ trace: Trace) -> Bool {
    var first: [String: String] = [:]
    var last: [String: String] = [:]
    var ofForm: Set<String> = []
    for index in 0...step {
      for event in trace.step(index)?.events ?? [] {
        if case .stateCreated(nil, _, let path, let property, _, _) = event.kind, start + 1 < step, index > start {
          if first["\(path)/\(property)"] == nil { ofForm.insert("\(path)/\(property)") }
        } else if case .stateWritten(nil, _, let path, let property, let old, let new) = event.kind {
          let key = "\(path)/\(property)"
          first[key] = first[key] ?? old
          last[key] = new
        }
      }
    }
    return first.contains { last[$0.key] != $0.value && !ofForm.contains($0.key) }
  }

  /// True if the row to which something was done says so: what else the action is for may well come the next time.
  private static func showsItsAction(_ step: Int, _ trace: Trace) -> Bool {
    guard let item = trace.step(step)?.interaction.target, let before = trace.step(step - 1)?[item],
      let after = trace.step(step)?[item]
    else { return false }
    return !AppearanceDiff.contentDifferences(of: before, from: after).isEmpty
  }

  /// True if what stands beside the rows says something else since: an app that counts what is for the next time tells its user.
  private static func tellsBeside(_ copied: CopiedRows, _ trace: Trace) -> Bool {
    guard let before = trace.step(copied.start)?.beside, let now = trace.step(copied.step)?.beside else { return false }
    return before != now
  }

  static func copiedFinding(_ found: CopiedRows, _ trace: Trace) -> Finding {
    let (copied, step) = (found.rows, found.step)
    let words = FindingText.step(step, trace.title(ofStep: step))
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.copiedRows(step: words), item: .screen, itemTitle: trace.screen,
      cellType: trace.screen, property: "rows", observed: FindingText.rows(copied.told), expected: FindingText.rows(copied.asked),
      originStep: step, seenStep: step,
      seen: FindingText.copiedRowsSeen(told: copied.told, asked: copied.asked, step: words),
      evidence: [FindingText.copiedRowsEvidence], shape: ["copied rows"])
    finding.fix = FindingText.fixCopiedIntoState
    return finding.asWarning(if: showsItsAction(step, trace) || tellsBeside(found, trace))
  }
}

extension InteractionFacts.Role {
  /// True for what somebody does, and not for what comes by itself: new rows that come by themselves may well wait for somebody to ask.
  var isOfUser: Bool {
    switch self {
    case .acts, .chooses, .fillsIn, .closes, .movesItems: true
    case .showsScreen, .opens, .movesViewport, .changesData, .changesSurroundings, .changesCellState, .passesTime, .referenceOnly:
      false
    }
  }
}

extension Trace {
  /// True if something was done to an item, or opened for it, by the end of a step.
  func hasTouched(_ item: CellItemID, upTo last: Int) -> Bool {
    steps.contains {
      $0.index <= last && $0.interaction.facts.role != .movesViewport && $0.interaction.items.contains(.resolved(item))
    }
  }
}

extension UntoldRows {
  /// True for a list of SwiftUI's, which has other rows as soon as its body is evaluated.
  fileprivate var isOfBody: Bool { source.isEmpty }
}
