import CellTrace

/// Rows whose identifiers are their positions: when the data moves, the contents pass from row to row, and what a user had set in
/// a row's own state stays where it was.
///
/// Rows that keep nothing of their own are safe so, and are not named. Neither are rows that are places (``NamedPlaces``).
struct RowsByPosition: DetectorComparison {
  static let searchName: String? = "kept by number"
  static let meaning = """
    Rows that are identified by their position (`id: \\.self` over indices) hand their contents on when the data moves and \
    keep their own state; rows that show their rank and are identified by it do so when they change places.
    """

  /// State of a row that shows other content than when it was written.
  struct Kept {
    var step: Int
    var now: Appearance
    var before: Appearance
    var state: StateCell
    /// The same state where the old content shows now, or where the new content was shown before.
    var expected: String
    /// True if the row that it was set for is gone.
    var isGone = false
  }

  /// In order of steps and slots.
  private(set) var kept: [Kept] = []

  /// - Parameter mask: What the control masks; nil while it was not made, as in a search.
  init(_ trace: Trace, _ mask: Mask?) {
    for (earlier, later) in zip(trace.steps, trace.steps.dropFirst()) where mask?.allows(step: later.index) ?? true {
      for list in Set(later.items.map(\.list)).sorted() {
        guard let numbers = Self.numbers(list, from: earlier, to: later),
          !NamedPlaces.arePlaces(list, from: earlier, to: later)
        else { continue }
        let rows = later.checkpoint.filter { row in
          row.item.list == list && Int(row.item.key).map(numbers.contains) ?? false
        }
        // A row keeps all of its state; the first value says it.
        kept += rows.compactMap {
          (Self.kept($0, earlier, later) + Self.inherited($0, earlier, later) + Self.left($0, earlier, in: trace, later)).first
        }
      }
    }
  }

  /// True if rows of a list are identified by their positions, and some came, went, or changed places.
  static func isRenumbered(_ list: Int, from earlier: StepTrace, to later: StepTrace) -> Bool {
    numbers(list, from: earlier, to: later) != nil
  }

  /// The numbers of a list's rows that are identified by their positions now, if some of them came or went; or if they changed places,
  /// which only rows can tell that show a number: what is called "3." goes by its rank.
  private static func numbers(_ list: Int, from earlier: StepTrace, to later: StepTrace) -> Range<Int>? {
    guard let before = numbered(earlier.items.filter { $0.list == list }),
      let after = numbered(later.items.filter { $0.list == list })
    else { return nil }
    // Many models count from 1: those are names, unless the rows say that they are ranks.
    if before != after, after.lowerBound == 0 { return after }
    guard showsRanks(list, earlier, later) else { return nil }
    return before != after || hasMoved(list, from: earlier, to: later) ? after : nil
  }

  /// True if more rows than the two of an exchange show what others showed.
  private static func hasMoved(_ list: Int, from earlier: StepTrace, to later: StepTrace) -> Bool {
    let moved = later.checkpoint.filter { row in
      row.item.list == list && earlier.only(row.title, in: list).map { $0.item != row.item } ?? false
    }
    return moved.count > 2
  }

  private static func showsRanks(_ list: Int, _ earlier: StepTrace, _ later: StepTrace) -> Bool {
    [earlier, later].allSatisfy { $0.checkpoint.allSatisfy { $0.item.list != list || $0.showsOrdinal } }
  }

  /// The numbers of rows that are numbered from 0 or 1 on, one behind the other: all of a list, or those of one `ForEach` among rows of
  /// other kinds. Nil if fewer than two are, or if several runs of rows are numbered.
  private static func numbered(_ items: [ItemID]) -> Range<Int>? {
    var runs: [Range<Int>] = []
    var run = 0..<0
    for item in items {
      if item.key == "\(run.upperBound)", !run.isEmpty {
        run = run.lowerBound..<run.upperBound + 1
      } else {
        runs.append(run)
        run = item.key == "0" ? 0..<1 : item.key == "1" ? 1..<2 : 0..<0
      }
    }
    runs = (runs + [run]).filter { $0.count > 1 }
    return runs.count == 1 ? runs[0] : nil
  }

  private static func kept(_ now: Appearance, _ earlier: StepTrace, _ later: StepTrace) -> [Kept] {
    // Both contents are elsewhere on screen, before or after: they were handed on, not edited.
    guard let before = earlier[now.item], before.title != now.title, earlier.only(now.title, in: now.item.list) != nil,
      let own = later.only(before.title, in: now.item.list), own.item != now.item,
      ![before, now, own].contains(where: \.isUnsettled)
    else { return [] }
    return now.stateCells.compactMap { state in
      guard let write = state.lastWrite, (write.item ?? now.item) == now.item, write.step <= earlier.index,
        before.stateCells.contains(where: { $0.path == state.path && isSame($0, state) && $0.value == state.value }),
        let other = own.stateCells.first(where: { isSame($0, state) }), other.value != state.value
      else { return nil }
      return Kept(step: later.index, now: now, before: before, state: state, expected: other.value)
    }
  }

  /// State of a row that moved on, at one that came in at its place and was nowhere before, as a message does that comes in on top. The rows
  /// behind tell that the contents were handed on.
  ///
  /// A first place that is meant to be another one than the others, as a headline with its details is, tells it by how it looks: what moved on
  /// must look at its new place as it did at the old one before the state was set.
  private static func left(_ now: Appearance, _ earlier: StepTrace, in trace: Trace, _ later: StepTrace) -> [Kept] {
    let list = now.item.list
    let count = later.items.count { $0.list == list } - earlier.items.count { $0.list == list }
    guard count > 0, let place = Int(now.item.key), let before = earlier[now.item], before.title != now.title,
      !earlier.checkpoint.contains(where: { $0.item.list == list && $0.title == now.title }),
      let own = later.only(before.title, in: list), own.item == ItemID(list: list, key: "\(place + count)"),
      ![before, now, own].contains(where: \.isUnsettled), arePassedOn(behind: place, by: count, list, earlier, later)
    else { return [] }
    return now.stateCells.compactMap { state in
      guard let write = state.lastWrite, (write.item ?? now.item) == now.item, write.step <= earlier.index,
        before.stateCells.contains(where: { $0.path == state.path && isSame($0, state) && $0.value == state.value }),
        let other = own.stateCells.first(where: { isSame($0, state) }), other.value != state.value, other.lastWrite == nil,
        let untouched = trace.step(write.step - 1)?[now.item], looksSame(untouched, own)
      else { return nil }
      return Kept(step: later.index, now: now, before: before, state: state, expected: other.value)
    }
  }

  /// True if two rows consist of the same parts, show the same and are equally high, wherever they stand.
  private static func looksSame(_ left: Appearance, _ right: Appearance) -> Bool {
    func look(_ row: Appearance) -> [[String]] {
      row.elements.map { [$0.role.rawValue, "\($0.isInteractive)"] + $0.properties.map { "\($0.name)=\($0.value)" } }
    }
    return look(left) == look(right) && abs(left.frame.height - right.frame.height) <= AppearanceDiff.tolerance
  }

  /// State of a row that was taken away, at the row that has its number since. The rows around tell that the contents were handed on:
  /// what the row itself shows may follow from its state.
  private static func inherited(_ now: Appearance, _ earlier: StepTrace, _ later: StepTrace) -> [Kept] {
    let list = now.item.list
    let count = (earlier.items.count { $0.list == list }, later.items.count { $0.list == list })
    guard count.0 == count.1 + 1, let place = Int(now.item.key), let before = earlier[now.item], before.title != now.title,
      let successor = earlier[ItemID(list: list, key: "\(place + 1)")], ![before, now, successor].contains(where: \.isUnsettled),
      arePassedOn(behind: place, by: -1, list, earlier, later)
    else { return [] }
    return now.stateCells.compactMap { state in
      guard let write = state.lastWrite, (write.item ?? now.item) == now.item, write.step <= earlier.index,
        before.stateCells.contains(where: { $0.path == state.path && isSame($0, state) && $0.value == state.value }),
        let other = successor.stateCells.first(where: { isSame($0, state) }), other.value != state.value, other.lastWrite == nil
      else { return nil }
      return Kept(step: later.index, now: now, before: before, state: state, expected: other.value, isGone: true)
    }
  }

  /// True if at least three rows behind a place show what those showed from which so many rows that came, or went, separate them, and no
  /// row contradicts.
  private static func arePassedOn(
    behind place: Int, by count: Int, _ list: Int, _ earlier: StepTrace, _ later: StepTrace
  ) -> Bool {
    var passed: Set<String> = []
    for row in later.checkpoint where row.item.list == list && !row.isUnsettled {
      // What came in stands at the place and right behind it.
      guard let number = Int(row.item.key), number < place || number >= place + max(count, 1) else { continue }
      let source = ItemID(list: list, key: "\(number < place ? number : number - count)")
      // A row that was not on screen tells nothing.
      guard let former = earlier[source] else { continue }
      guard former.title == row.title else { return false }
      if number > place { passed.insert(row.title) }
    }
    return passed.count > 2
  }

  /// The same state of a row's views, in whatever row: paths name the element of their ForEach.
  private static func isSame(_ left: StateCell, _ right: StateCell) -> Bool {
    left.property == right.property && left.viewType == right.viewType
  }
}

extension RowsByPosition {
  static func isSuspected(in trace: Trace) -> Bool { !RowsByPosition(trace, nil).kept.isEmpty }

  static func findings(
    in runs: RunSet, _ mask: Mask, besides known: KnownFindings
  ) throws(MissingRun) -> [Finding] {
    RowsByPosition(runs.main, mask).kept.map { StaleIndexState.kept($0, runs.main) }
  }
}
