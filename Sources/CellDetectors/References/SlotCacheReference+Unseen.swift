import CellTrace

/// The same told by one run: where nobody had looked before the data moved, rows show their own contents, and everywhere else what their
/// positions had shown.
///
/// A rank, a row number or a place in a timetable would go on at those positions, too, and would not know what a row had shown elsewhere.
extension SlotCacheReference {
  package static func told(by trace: Trace) -> SlotCacheReference? {
    guard let change = trace.steps.first(where: { moves($0, in: trace) })?.index else { return nil }
    let seen = Seen(trace, before: change)
    var tallies: [PropertyKey: Tally] = [:]
    for step in trace.steps where step.index >= change && step.index <= trace.lastCompletedStep {
      // What is done to rows afterwards may change them by right.
      guard step.index == change || step.interaction.isScroll else { break }
      for row in step.checkpoint where !row.isUnsettled {
        guard let before = seen.own(of: row, at: step.index), before.cellType == row.cellType, before.slot != row.slot else {
          continue
        }
        let former = seen.atPlace[Seen.Place(row)]
        for element in row.elements {
          for property in element.properties where property.name == "text" || property.name == "image" {
            let key = PropertyKey(path: element.path, name: property.name)
            guard property.value != row.title, let own = before.value(at: key.moved(from: row.item, to: before.item)) else {
              continue
            }
            let general = PropertyKey(path: Fingerprint.normalized(element.path), name: property.name)
            tallies[general, default: Tally()].add(
              Difference(kind: .value, path: key.path, name: key.name, observed: property.value, expected: own), row, former,
              change: change, step: step.index)
          }
        }
      }
    }
    return tallies.sorted { ($0.key.path, $0.key.name) < ($1.key.path, $1.key.name) }.lazy.compactMap { $0.value.first }.first
  }

  /// True if rows have other places since the step, or may have: after a reload only what they show tells.
  private static func moves(_ step: StepTrace, in trace: Trace) -> Bool {
    guard step.index > 0, step.index <= trace.lastCompletedStep, !step.interaction.isScroll else { return false }
    return trace.step(step.index - 1)?.items != step.items
      || Set(step.items.map(\.list)).contains { ReloadedRows.isReloaded($0, in: step) }
  }

  /// What positions and rows had shown last before the data moved.
  private struct Seen {
    struct Place: Hashable {
      var list: Int
      var slot: Slot

      init(_ row: Appearance) { (list, slot) = (row.item.list, row.slot) }
    }

    private(set) var atPlace: [Place: Appearance] = [:]
    private var rows: [ItemID: Appearance] = [:]
    /// By what they show first; nil for what two show.
    private var titled: [String: Appearance?] = [:]
    private let trace: Trace
    private let change: Int

    init(_ trace: Trace, before change: Int) {
      (self.trace, self.change) = (trace, change)
      for step in trace.steps where step.index < change {
        for row in step.checkpoint where !row.isUnsettled {
          atPlace[Place(row)] = row
          rows[row.item] = row
        }
      }
      for row in rows.values { titled[row.title] = .some(titled[row.title] == nil ? row : nil) }
    }

    /// The row as it was; nil if that can't be told.
    func own(of row: Appearance, at step: Int) -> Appearance? {
      let isPassedOn = (change...step).contains { ReloadedRows.passesContentsOn(row.item.list, in: $0, of: trace) }
      guard isPassedOn else { return rows[row.item] }
      return titled[row.title]?.flatMap { $0.item.list == row.item.list ? $0 : nil }
    }
  }

  /// One text or picture of rows that moved.
  private struct Tally {
    /// Rows at positions that had shown something, with that.
    private var kept: [SlotCacheReference] = []
    /// What rows took along to positions that had shown nothing.
    private var taken: Set<String> = []
    /// True if one row shows anything else.
    private var isMixed = false

    mutating func add(_ difference: Difference, _ row: Appearance, _ former: Appearance?, change: Int, step: Int) {
      guard let former else {
        if difference.observed == difference.expected { taken.insert(difference.expected) } else { isMixed = true }
        return
      }
      let theirs = former.value(at: difference.key.moved(from: row.item, to: former.item))
      // Where both are equal nothing is told.
      if difference.observed == difference.expected, theirs == difference.expected { return }
      guard difference.observed == theirs else {
        isMixed = true
        return
      }
      kept.append(SlotCacheReference(change: change, step: step, row: row, former: former, difference: difference))
    }

    /// At least three different values on either side: two can be alike by chance.
    var first: SlotCacheReference? {
      guard !isMixed, taken.count > 2, Set(kept.map(\.difference.observed)).count > 2 else { return nil }
      return kept.first
    }
  }
}
