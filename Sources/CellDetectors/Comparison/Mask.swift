import CellTrace

/// What the control run did differently although nothing was changed but the hash seed.
///
/// A property that differed once is not compared at any step: what depends on hash order at step 3 does so at step 5, even if
/// both orders happen to agree there. Where a third run with every seed equal is equal to the first, the order of rows and calls
/// is the same in all runs that are compared, since they have that seed: then everything else is.
package struct Mask {
  /// Something the two runs disagree on, as it was first seen.
  struct Entry {
    var step: Int
    var main: Appearance
    var difference: Difference
  }

  /// Differing properties, in the order they were seen, each once per item.
  private(set) var entries: [Entry] = []
  /// The first step whose items, visible items or calls differ; nothing is compared from there on.
  private(set) var limit: Int?

  /// Steps that were over while results were out.
  private var hurried: Set<Int> = []

  private var masked: [ItemID: Set<PropertyKey>] = [:]

  /// What the control of a run set masks in it.
  init(_ runs: RunSet) throws(MissingRun) {
    if let known = runs.knownMask {
      self = known
      return
    }
    try self.init(comparing: runs)
  }

  /// The same, whatever is known.
  init(comparing runs: RunSet) throws(MissingRun) {
    let main = runs.controlled ?? runs.main
    let control = try runs.run(.control(of: runs))
    self.init(main: main, control: control)
    guard limit != nil, let repeated = runs[.repeated(of: runs)], !Mask(main: main, control: repeated).differs(in: main, repeated)
    else { return }
    self = Mask(main: main, control: control, isRepeatable: true)
  }

  /// True if the two runs it was made of differ in anything.
  func differs(in main: Trace, _ control: Trace) -> Bool {
    !entries.isEmpty || limit.map { $0 < min(main.steps.count, control.steps.count) } ?? false
  }

  /// - Parameter isRepeatable: Runs with the same hash seed are equal: other rows or calls limit nothing.
  init(main: Trace, control: Trace, isRepeatable: Bool = false) {
    if main.isHurried { hurried = Set(main.steps.map(\.index).filter(main.isHurried)) }
    guard control != main else { return }
    for (here, there) in zip(main.steps, control.steps) {
      for appearance in here.perceived {
        guard let other = there[appearance.item] else { continue }
        for difference in AppearanceDiff.differences(of: appearance, from: other)
        where masked[appearance.item, default: []].insert(difference.key).inserted {
          entries.append(Entry(step: here.index, main: appearance, difference: difference))
        }
      }
      if isRepeatable { continue }
      if here.items != there.items || here.checkpoint.map(\.item) != there.checkpoint.map(\.item)
        || CallSequence(here) != CallSequence(there)
      {
        limit = here.index
        break
      }
    }
    if limit == nil, !isRepeatable, main.steps.count != control.steps.count { limit = min(main.steps.count, control.steps.count) }
  }

  /// True if the step may be compared at all.
  func allows(step: Int) -> Bool { reaches(step: step) && !hurried.contains(step) }

  /// True before the first step from which on nothing is compared.
  func reaches(step: Int) -> Bool { limit.map { step < $0 } ?? true }

  /// The differences that remain when those of the control run are taken away. A masked element takes all its properties with it.
  func unmasked(_ differences: [Difference], of item: ItemID) -> [Difference] {
    guard let keys = masked[item] else { return differences }
    return differences.filter { difference in
      !keys.contains { masks($0, difference) }
    }
  }

  private func masks(_ key: PropertyKey, _ difference: Difference) -> Bool {
    if key.name.isEmpty { return Names.path(difference.path, isAtOrBelow: key.path) }
    if difference.kind == .geometry { return true }
    return key == difference.key || (difference.name == nil && Names.path(key.path, isAtOrBelow: difference.path))
  }
}
