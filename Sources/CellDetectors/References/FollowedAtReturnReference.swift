import CellTrace

/// A choice, or a text, beside the rows that the list only follows when the screen appears the next time: it reads what was chosen where it
/// loads its rows, as in `viewWillAppear(_:)` or in a `task` without an `id`, and nothing loads them again when another choice is made.
///
/// What rows show once another screen had been in front is known from the rebuild references: before the choice the same as without it,
/// and something else since. A run of its own covers the screen and comes back. While it is covered the rows stay, so that nothing ended with the
/// screen, as whatever plays stops.
///
/// Where a control with segments says what is chosen, another run chooses the former one and comes back once more: that brings the former
/// rows, and it is an error. What any other touch or text is meant for no run tells, and it is a warning.
struct FollowedAtReturnReference: StepComparison {
  static let meaning = """
    A choice beside the rows changes none of them; once another screen has covered this one and gone away, the rows follow it; where no control \
    with segments says what is chosen, it is a warning.
    """

  /// The step that chose or typed.
  var choice: Int
  /// The step after which it was looked.
  var step: Int
  /// A row that follows at the next appearance, and what it shows then.
  private(set) var row: Appearance
  private(set) var followed: String?
  /// Rows before the choice.
  private var before: [Appearance]
  /// The segment that was chosen before.
  private var former: String?

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [FollowedAtReturnReference] {
    guard isSuspected(in: runs.main) else { return [] }
    let rebuilds = try runs.rebuilds
    guard let found = rebuilds.keys.sorted().lazy.compactMap({ FollowedAtReturnReference(after: $0, rebuilds, runs.main) }).first
    else { return [] }
    return try found.confirmed(in: runs).map { [$0] } ?? []
  }

  /// The runs that are still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.missing { () throws(MissingRun) in try all(in: runs) }
  }

  /// True if a script is worth a look at its rebuild references.
  static func isSuspected(in trace: Trace) -> Bool {
    trace.steps.contains { $0.index <= trace.lastCompletedStep && $0.interaction.choosesBesideRows && !$0.comesInFront }
  }

  // MARK: What is suspected

  private init?(after step: Int, _ rebuilds: [Int: RunSet.Rebuild], _ trace: Trace) {
    guard !trace.isHurried(step), let now = rebuilds[step], now.untold == nil, let again = now.loadedAgain,
      let shown = trace.step(step),
      let start = rebuilds.keys.filter({ $0 < step && rebuilds[$0]?.loadedAgain != nil && !trace.isHurried($0) }).max(),
      let then = rebuilds[start], let unchosen = then.loadedAgain, let before = trace.step(start), before.items == shown.items,
      let first = shown.checkpoint.first, shown.isInSight(first.item)
    else { return nil }
    let between = trace.steps.filter { $0.index > start && $0.index <= step }
    guard let choice = between.last(where: \.interaction.choosesBesideRows)?.index,
      between.allSatisfy({ ($0.interaction.choosesBesideRows && !$0.comesInFront) || $0.interaction.facts.role == .passesTime }),
      zip(before.checkpoint, shown.checkpoint).allSatisfy({ $0.flags == $1.flags }),
      // What shows in the rows at once, as that all are read, is followed.
      Self.difference(before.checkpoint, shown.checkpoint) == nil,
      Self.difference(then.live, unchosen) == nil, let (row, followed) = Self.difference(now.live, again)
    else { return nil }
    (self.step, self.choice, self.row, self.followed, self.before) = (step, choice, row, followed, before.checkpoint)
    former = before.segments(otherThanIn: shown)
  }

  // MARK: Coming back

  private static let comingBack: [Interaction] = [.coverScreen, .uncoverScreen, .wait(10)]

  private func request(_ steps: [Interaction], _ runs: RunSet, _ purpose: String) -> ReferenceRequest {
    ReferenceRequest(script: steps, configuration: runs.main.configuration, purpose: purpose)
      .recording(from: steps.count - Self.comingBack.count)
  }

  private func confirmed(in runs: RunSet) throws(MissingRun) -> FollowedAtReturnReference? {
    let words = runs.words(forStep: choice)
    let lead = runs.main.completedScript.through(step: step) + Self.comingBack
    let made = try runs.run(request(lead, runs, FindingText.cameBack(after: words)))
    guard let returned = made.lastIfFinished, let covered = made.step(returned.index - 2),
      let chosen = made.step(returned.index - 3),
      Self.difference(chosen.checkpoint, covered.checkpoint) == nil,
      let (row, followed) = Self.difference(chosen.checkpoint, returned.checkpoint)
    else { return nil }
    var result = self
    (result.row, result.followed) = (row, followed)
    if let former {
      let again = lead + [.tap(.showing(former), nil)] + Self.comingBack
      let end = try runs.run(request(again, runs, FindingText.cameBackAgain(former, after: words))).lastIfFinished
      if end.map({ Self.difference(before, $0.checkpoint) != nil }) ?? true { result.former = nil }
    }
    return result
  }

  /// The first row that shows something else afterwards, or is no longer there, with what it shows then.
  private static func difference(_ rows: [Appearance], _ after: [Appearance]) -> (Appearance, String?)? {
    let others = Dictionary(after.map { ($0.item, $0) }, uniquingKeysWith: { first, _ in first })
    for row in rows {
      guard let other = others[row.item] else { return (row, nil) }
      let differences = AppearanceDiff.contentDifferences(of: row, from: other).filter { $0.kind != .geometry }
      if let first = differences.first { return (row, first.expected) }
    }
    let known = Set(rows.map(\.item))
    return after.first { !known.contains($0.item) && $0.slot.item >= 0 }.map { ($0, $0.title) }
  }

  /// True if a control says what is chosen, and the former choice has the former rows.
  fileprivate var isSaid: Bool { former != nil }
}

extension Interaction {
  /// A touch of, or a text for, something beside the rows.
  fileprivate var choosesBesideRows: Bool {
    if case .tap(.showing, nil) = self { return true }
    if case .type(_, .showing, _, _) = self { return true }
    if case .toggle(.showing, nil, _) = self { return true }
    if case .pick(_, .showing, nil) = self { return true }
    return false
  }
}

extension StepTrace {
  /// The segment that was chosen in the one control in which another one is in the other step.
  fileprivate func segments(otherThanIn other: StepTrace) -> String? {
    let changed = (choices ?? []).filter { choice in
      choice.kind == .segments
        && (other.choices ?? []).contains { $0.kind == .segments && $0.titles == choice.titles && $0.value != choice.value }
    }
    return changed.count == 1 ? changed[0].value : nil
  }
}

extension FollowedAtReturnReference {
  func finding(in trace: Trace) -> Finding { StaleContent.finding(self, trace) }
}

extension StaleContent {
  static func finding(_ choice: FollowedAtReturnReference, _ trace: Trace) -> Finding {
    let row = choice.row
    let words = FindingText.step(choice.choice, trace.title(ofStep: choice.choice))
    var finding = Finding(
      detector: id, severity: severity, summary: FindingText.followedAtReturn(words), item: row.item, itemTitle: row.title,
      cellType: row.cellType, cell: row.cell, property: "rows", observed: FindingText.quoted(row.title),
      expected: choice.followed.map(FindingText.quoted) ?? FindingText.isListed(false), originStep: choice.choice,
      seenStep: choice.step, seen: FindingText.followedAtReturnSeen(row.title),
      evidence: [FindingText.followedAtReturnEvidence], shape: ["followed at the next appearance"])
    finding.fix = FindingText.fixFollowedAtReturn
    return finding.asWarning(if: !choice.isSaid)
  }
}
