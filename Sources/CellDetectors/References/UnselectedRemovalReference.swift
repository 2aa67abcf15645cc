import CellTrace

/// As many rows are removed as are selected, and none of them is selected: the selection is kept as numbers of rows, or by another number than
/// the rows have.
///
/// Its references select nothing, where the same touch removes nothing or can't be made, and another row in place of the first, where other rows
/// are removed: so it goes by the selection. What removes all rows but the selected ones is right, and so is a selected row that takes another
/// one in, and says so, and what removes the other one of a pair, as the worse one of two pictures: selected in place of them, the removed ones
/// remove these. Numbers of rows that are counted from the other end do that, too: there the places of both always add up to the same, for the
/// other row as well.
struct UnselectedRemovalReference: StepComparison {
  static let searchName: String? = "removes unselected rows"
  static let countsAsPlain = true
  static let meaning = """
    As many rows are removed as are selected, and the selected ones stay; with nothing selected the same touch removes nothing, and with \
    another row selected it removes others.
    """

  var step: Int
  /// The rows that were selected, as they were before, and those that are gone.
  private var removal: SelectedRemoval
  /// The steps that selected them.
  private var selecting: [Int]
  /// A row that is neither.
  private var third: Appearance

  var kept: Appearance { removal.selected[0] }
  var victim: Appearance { removal.others[0] }

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [UnselectedRemovalReference] {
    guard let suspected = suspicion(in: runs.main) else { return [] }
    let made = try runs.runs(suspected.requests(in: runs))
    guard suspected.removesNothing(in: made[0]), suspected.removesOthers(in: made[1]),
      !suspected.keepsOneOfTwo(in: made[2], made[1])
    else { return [] }
    return [suspected]
  }

  /// The runs that are still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] { suspicion(in: runs.main)?.requests(in: runs) ?? [] }

  /// True if a script is worth the runs.
  static func isSuspected(in trace: Trace) -> Bool { suspicion(in: trace) != nil }

  private static func suspicion(in trace: Trace) -> UnselectedRemovalReference? {
    if trace.isHurried { return nil }
    return zip(trace.steps, trace.steps.dropFirst()).lazy.compactMap { UnselectedRemovalReference($0, $1, in: trace) }.first
  }

  private init?(_ before: StepTrace, _ after: StepTrace, in trace: Trace) {
    guard after.index <= trace.lastCompletedStep, let removal = SelectedRemoval(before, after),
      removal.kept.count == removal.selected.count, removal.others.count == removal.selected.count,
      let list = removal.selected.first?.item.list,
      before.items.count(where: { $0.list == list }) > 2 * removal.selected.count
    else { return nil }
    let selecting = removal.selected.compactMap { row in
      trace.steps.last {
        $0.index < after.index && $0.interaction.target == row.item && $0[row.item]?.flags.contains(.selected) == true
      }?
      .index
    }
    let says = removal.kept.allSatisfy { row in after.only(row.title, in: list).map { Look($0) == Look(row) } ?? false }
    let others = removal.selected + removal.others
    guard says, selecting.count == removal.selected.count, let first = trace.step(selecting[0] - 1),
      let third = first.checkpoint.first(where: { row in
        row.item.list == list && row.cellType == removal.selected[0].cellType && !others.contains { $0.title == row.title }
          && first.only(row.title, in: list) != nil && !row.flags.contains(.selected)
      })
    else { return nil }
    (step, self.removal, self.selecting, self.third) = (after.index, removal, selecting, third)
  }

  // MARK: Nothing selected, another row, and the removed one

  private func requests(in runs: RunSet) -> [ReferenceRequest] {
    let script = runs.main.completedScript.through(step: step)
    let words = runs.words(forStep: step)
    func request(_ steps: [Interaction], _ purpose: String) -> ReferenceRequest {
      ReferenceRequest(script: steps, configuration: runs.main.configuration, purpose: purpose).recording(from: steps.count - 1)
    }
    var other = script
    other[selecting[0] - 1] = script[step: selecting[0]].naming(third.item, insteadOf: kept.item)
    var swapped = script
    for (place, (row, victim)) in zip(removal.selected, removal.others).enumerated() {
      swapped[selecting[place] - 1] = script[step: selecting[place]].naming(victim.item, insteadOf: row.item)
    }
    return [
      request(script.without(steps: selecting), FindingText.nothingSelected(words)),
      request(other, FindingText.doneTo(third.title, instead: runs.words(forStep: selecting[0]))),
      request(swapped, FindingText.doneTo(victim.title, instead: runs.words(forStep: selecting[0]))),
    ]
  }

  /// True if the removed rows, selected in place of the others, remove those, and who removes whom does not go by the places from both ends.
  private func keepsOneOfTwo(in swapped: Trace, _ other: Trace) -> Bool {
    guard let here = removed(in: swapped), let there = removed(in: other), here.gone == Set(removal.selected.map(\.title)),
      here.gone.count == removal.selected.count
    else { return false }
    return here.places != there.places
  }

  /// The titles of rows that are gone in the end of a run, and the sum of their places and those of the selected ones.
  private func removed(in trace: Trace) -> (gone: Set<String>, places: Int)? {
    guard let after = trace.lastIfFinished, let before = trace.step(after.index - 1) else { return nil }
    let list = kept.item.list
    let left = Set(after.titles(of: list))
    let rows = before.checkpoint.filter { $0.item.list == list }
    let gone = rows.filter { !left.contains($0.title) }
    let places = rows.indices.filter { !left.contains(rows[$0].title) || rows[$0].flags.contains(.selected) }
    return (Set(gone.map(\.title)), places.reduce(0, +))
  }

  /// A button that needs a selected row can't be touched without one.
  private func removesNothing(in trace: Trace) -> Bool {
    guard let after = trace.lastIfFinished, let before = trace.step(after.index - 1) else { return true }
    return before.items.count == after.items.count
  }

  private func removesOthers(in trace: Trace) -> Bool {
    guard let after = trace.lastIfFinished, let before = trace.step(after.index - 1) else { return false }
    let list = kept.item.list
    let gone = Set(before.titles(of: list)).subtracting(after.titles(of: list))
    return before.items.count - after.items.count == removal.selected.count && gone != Set(removal.others.map(\.title))
  }
}

extension UnselectedRemovalReference {
  /// What the plain comparison says of the step says it better.
  func isTold(by known: KnownFindings) -> Bool { known.plain.tell(step: step) }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ removal: UnselectedRemovalReference, _ trace: Trace) -> Finding {
    let (kept, victim) = (removal.kept, removal.victim)
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.removesUnchosen(kept: kept.title, victim: victim.title), item: victim.item, itemTitle: victim.title,
      sourceItem: kept.item, sourceItemTitle: kept.title, cellType: victim.cellType, cell: victim.cell, property: "selection",
      observed: FindingText.removed(victim.title), expected: FindingText.removed(kept.title), seenStep: removal.step,
      seen: FindingText.removesUnchosenSeen(kept: kept.title, victim: victim.title),
      evidence: [FindingText.removesUnselectedEvidence], shape: ["removes unselected"])
    finding.fix = FindingText.fixUnselectedRemoval
    return finding
  }
}
