import CellTrace

/// What of a row is decided when its cell is made, not by its item: the length of a placeholder's bar, how askew a card hangs, a colour
/// for variety. Cells that are made anew several times, from one model at one time, show something else there each time. So it is
/// nobody's that a reused cell shows it as it was drawn first.
///
/// A choice among few may come out alike: what most rows of a kind of cell have drawn otherwise is drawn in all of them.
struct Chance {
  private struct Place: Hashable {
    var cellType: String
    var key: PropertyKey
  }

  private struct Drawn {
    var ofItems: [ItemID: Set<PropertyKey>] = [:]
    var ofTypes: Set<Place> = []

    mutating func note(_ rows: [(row: Appearance, keys: Set<PropertyKey>)]) {
      var counts: [Place: Int] = [:]
      for (row, keys) in rows {
        ofItems[row.item, default: []].formUnion(keys)
        for key in keys { counts[Place(cellType: row.cellType, key: key), default: 0] += 1 }
      }
      for (place, count) in counts where 2 * count > rows.count(where: { $0.row.cellType == place.cellType }) {
        ofTypes.insert(place)
      }
    }

    func keys(in row: Appearance) -> Set<PropertyKey> {
      ofItems[row.item, default: []].union(ofTypes.lazy.filter { $0.cellType == row.cellType }.map(\.key))
    }
  }

  private var looks = Drawn()
  private var states = Drawn()

  /// - Parameter steps: Those after which it was looked.
  init(_ runs: RunSet, after steps: [Int]) {
    for step in steps {
      guard let all = runs[.redrawn(of: runs, after: step)]?.references.map(\.atStepStart), let first = all.first else {
        continue
      }
      let rows = first.map { row in
        (row: row, others: all.dropFirst().compactMap { rows in rows.first { $0.item == row.item } })
      }
      looks.note(rows.map { row, others in (row, Self.looks(of: row, unlike: others)) })
      states.note(rows.map { row, others in (row, Self.states(of: row, unlike: others)) })
    }
  }

  private static func looks(of row: Appearance, unlike others: [Appearance]) -> Set<PropertyKey> {
    let content = others.flatMap { AppearanceDiff.differences(of: row, from: $0) }.filter { $0.kind != .geometry }
    // When cells are made anew for the first time, heights may become others, and rows come on screen in cells that waited.
    let sizes = others.dropFirst().flatMap { AppearanceDiff.differences(of: others[0], from: $0) }.filter { $0.kind == .geometry }
    return Set((content + sizes).map(key))
  }

  private static func states(of row: Appearance, unlike others: [Appearance]) -> Set<PropertyKey> {
    let changed = row.stateCells.filter { state in
      others.contains { other in other.stateCells.contains { $0.hasPlace(of: state) && $0.value != state.value } }
    }
    return Set(changed.map(key))
  }

  /// Of an element that is there or not, its place and type tell: which of several it is depends on how many there are.
  private static func key(_ difference: Difference) -> PropertyKey {
    difference.name == nil ? PropertyKey(path: Names.withoutOrdinal(difference.path), name: "") : difference.key
  }

  private static func key(_ state: StateCell) -> PropertyKey {
    PropertyKey(path: state.path, name: "\(state.viewType).\(state.property)")
  }

  /// True if nothing was seen to be drawn.
  var isEmpty: Bool { looks.ofItems.values.allSatisfy(\.isEmpty) && states.ofItems.values.allSatisfy(\.isEmpty) }

  /// True if a state of a row has a drawn value.
  func decides(_ state: StateCell, of row: Appearance) -> Bool { states.keys(in: row).contains(Self.key(state)) }

  /// The differences of a row that chance does not account for. An element that is there by chance takes all that is in it along.
  func without(_ differences: [Difference], of row: Appearance) -> [Difference] {
    let keys = looks.keys(in: row)
    if keys.isEmpty { return differences }
    return differences.filter { difference in
      !keys.contains { key in
        key == Self.key(difference)
          || (key.name.isEmpty && Names.path(Names.withoutOrdinal(difference.path), isAtOrBelow: key.path))
      }
    }
  }
}

extension Chance {
  /// The steps after which is looked: for each kind of cell, the first that a finding was seen in.
  static func steps(of findings: [Finding]) -> [Int] {
    var known: Set<String> = []
    return Array(Set(findings.filter { known.insert($0.cellType).inserted }.prefix(limit).map(\.seenStep))).sorted()
  }

  private static let limit = 3

  /// The runs that tell whether findings are due to chance; none where there are none.
  static func requests(in runs: RunSet, for find: (ReuseComparison) -> [Finding]) -> [ReferenceRequest] {
    guard let comparison = try? runs.reuse else { return [] }
    return steps(of: find(comparison)).map { .redrawn(of: runs, after: $0) }
  }

  /// What is found in the runs' comparison, less what chance accounts for.
  static func discounted(
    in runs: RunSet, find: (ReuseComparison, Chance?) -> [Finding]
  ) throws(MissingRun) -> [Finding] {
    let comparison = try runs.reuse
    let found = find(comparison, nil)
    let chance = Chance(runs, after: steps(of: found))
    return chance.isEmpty ? found : find(comparison.without(chance), chance)
  }
}

extension StateCell {
  /// True if both are the same property of the same view.
  func hasPlace(of other: StateCell) -> Bool {
    path == other.path && property == other.property && viewType == other.viewType
  }
}

extension RunSet {
  /// The run with fresh cells and other random numbers, if its row is still the same one after a step, as far as its title tells: then what
  /// that run says otherwise in the step is drawn. Nil where nobody looked.
  func otherDraws(of item: ItemID, at step: Int) -> StepTrace? {
    guard let other = self[.otherDraws(of: self)], let fresh = self[.fresh(of: self)],
      other.title(of: item, upTo: step) == fresh.title(of: item, upTo: step)
    else { return nil }
    return other.step(step)
  }
}
