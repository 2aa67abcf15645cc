import CellTrace

/// Live cells against cells that were made anew from the model, before and after each step.
struct RebuildComparison {
  /// A property that a rebuild shows with a new value from this step on, while the live cell kept the old one.
  struct Stale {
    var step: Int
    var live: Appearance
    var difference: Difference
    var flagsBefore: CellFlags
    var flagsNow: CellFlags
    /// The later step in which the cell came on screen, if it waited off screen when the model changed.
    var shownLater: Int?
    var cause = Cause.notConfigured
  }

  /// Why a row did not follow the model, as far as what makes it right tells.
  enum Cause {
    /// It is right in a new cell.
    case notConfigured
    /// It is right as soon as its body is evaluated: it does not observe what it reads.
    case notObserved
    /// It is right once another screen was in front: what it shows is copied when its screen appears.
    case copiedAtAppearance
    /// It is right once the screen's content is made anew: what it shows is copied into the state of a view.
    case copiedIntoState

    var isCopy: Bool {
      switch self {
      case .notConfigured, .notObserved: false
      case .copiedAtAppearance, .copiedIntoState: true
      }
    }
  }

  /// In order of steps and slots.
  private(set) var stale: [Stale] = []
  /// Rows that took over what the model changed at another one.
  private(set) var foreign: [ForeignChange] = []

  init(_ runs: RunSet) throws(MissingRun) {
    let mask = try Mask(runs)
    let rebuilds = try runs.rebuilds
    for step in rebuilds.keys.sorted() where mask.allows(step: step) {
      // The step before may have waited for nothing: how the rows stood then is known all the same. This one has waited, so that what its
      // rows show is not about to change.
      guard let now = rebuilds[step], let before = rebuilds[step - 1], mask.reaches(step: step - 1) else { continue }
      let moved = Self.movedAlone(in: step, of: runs.main)
      let items = Self.quadruples(now: now, before: before, earlier: before.rebuiltAtEnd, mask)
      let all = Self.stale(at: step, items, moved: moved, beside: Self.newlyBeside(in: step, of: runs.main), now)
      if foreign.isEmpty { foreign = ForeignChange.all(in: items, at: step, of: runs.main) }
      stale += all.compactMap { Self.seen($0, now, rebuilds, mask, runs.main) }
      var known = Set(all.map(Place.init))
      for cause in [Cause.notObserved, .copiedAtAppearance, .copiedIntoState] {
        let found = Self.unfollowed(cause, at: step, now, before, moved: moved, mask, runs.main)
        stale += found.filter { known.insert(Place($0)).inserted }
      }
    }
  }

  private struct Place: Hashable {
    var item: ItemID
    var key: PropertyKey

    init(_ stale: Stale) {
      item = stale.live.item
      key = stale.difference.key
    }
  }

  /// What rows on screen show otherwise once bodies were evaluated again, another screen was in front of theirs, or theirs was made anew.
  private static func unfollowed(
    _ cause: Cause, at step: Int, _ now: RunSet.Rebuild, _ before: RunSet.Rebuild, moved: Set<ItemID>, _ mask: Mask,
    _ trace: Trace
  ) -> [Stale] {
    let isOfState = cause == .copiedIntoState
    guard isOfState ? now.hasRemounted && before.hasRemounted : now.hasReappeared && before.hasReappeared,
      let again = look(cause, now)
    else { return [] }
    let looks = [Cause.copiedIntoState, .copiedAtAppearance, .notObserved].drop { $0 != cause }
    let earlier = looks.lazy.compactMap { look($0, before) }.first ?? before
    let items = quadruples(now: again, before: earlier, earlier: earlier.rebuilt, mask)
    return stale(at: step, items, moved: moved, again).compactMap { stale in
      guard isShown(stale.live.item, in: trace.step(step)), !cause.isCopy || StaleSymptom.isOfModel(stale),
        // What somebody edits may well be a copy.
        !isOfState || stale.difference.name == "text" && !isOfForm(stale)
      else { return nil }
      var result = stale
      result.cause = cause
      return result
    }
  }

  /// What rows show in one of the looks; nil where it is what they show before it.
  private static func look(_ cause: Cause, _ rebuild: RunSet.Rebuild) -> RunSet.Rebuild? {
    switch cause {
    case .notConfigured: nil
    case .notObserved: rebuild.afterEvaluating
    case .copiedAtAppearance: rebuild.afterReappearing
    case .copiedIntoState: rebuild.afterRemounting
    }
  }

  private static func isShown(_ item: ItemID, in step: StepTrace?) -> Bool {
    step.map { $0[item] != nil || $0.supplementary?.contains { $0.item == item } ?? false } ?? false
  }

  /// True for a field or control, and for a text beside one: it may say what is edited.
  private static func isOfForm(_ stale: Stale) -> Bool {
    stale.live.elements.contains { [.textField, .slider, .toggle, .stepper].contains($0.role) }
  }

  /// What is stale in a cell on screen; what was stale in one that waited, if it came on screen so, was not configured again and
  /// the model had not changed back.
  private static func seen(
    _ stale: Stale, _ then: RunSet.Rebuild, _ rebuilds: [Int: RunSet.Rebuild], _ mask: Mask, _ trace: Trace
  ) -> Stale? {
    let item = stale.live.item
    if trace.step(stale.step)?[item] != nil { return stale }
    guard let step = trace.steps.first(where: { $0.index > stale.step && $0[item] != nil }), mask.allows(step: step.index),
      let live = step[item], live.cell == stale.live.cell, live.slot == stale.live.slot, !live.isUnsettled,
      let now = rebuilds[step.index]?.rebuilt.first(where: { $0.item == item }), !now.isUnsettled, now.flags == live.flags,
      let changed = then.rebuilt.first(where: { $0.item == item }),
      !trace.steps.contains(where: { $0.index > stale.step && $0.index <= step.index && $0.configures(item) }),
      agree(live, stale.live, on: stale.difference), agree(now, changed, on: stale.difference)
    else { return nil }
    var result = stale
    result.live = live
    result.shownLater = step.index
    return result
  }

  /// One row, live and made anew, before and after a step.
  struct Quadruple {
    var live: Appearance
    var liveBefore: Appearance
    var rebuilt: Appearance
    var rebuiltBefore: Appearance
    /// What a rebuild shows differently because of the step.
    var changes: [Difference]
  }

  static func quadruples(
    now: RunSet.Rebuild, before: RunSet.Rebuild, earlier: [Appearance], _ mask: Mask
  ) -> [Quadruple] {
    now.live.compactMap { live -> Quadruple? in
      guard let rebuilt = now.rebuilt.first(where: { $0.item == live.item }),
        let liveBefore = before.live.first(where: { $0.item == live.item }),
        let rebuiltBefore = earlier.first(where: { $0.item == live.item }),
        ![live, liveBefore, rebuilt, rebuiltBefore].contains(where: \.isUnsettled),
        // A rebuilt cell that is in another state than the live one is no reference for it.
        rebuilt.flags == live.flags, rebuiltBefore.flags == liveBefore.flags, rebuilt.inUse == live.inUse,
        rebuiltBefore.inUse == liveBefore.inUse
      else { return nil }
      let changes = AppearanceDiff.contentDifferences(of: rebuiltBefore, from: rebuilt)
      return Quadruple(
        live: live, liveBefore: liveBefore, rebuilt: rebuilt, rebuiltBefore: rebuiltBefore,
        changes: mask.unmasked(changes, of: live.item))
    }
  }

  /// False for a property of something that only cells made anew show, as what a state of the live row's own has put away.
  private static func isThere(_ change: Difference, in item: Quadruple) -> Bool {
    func shows(_ row: Appearance) -> Bool { row.elements.contains { $0.path == change.path } }
    return change.name == nil || !shows(item.rebuiltBefore) || shows(item.live)
  }

  static func stale(
    at step: Int, _ items: [Quadruple], moved: Set<ItemID>, beside: Set<ItemID> = [], _ now: RunSet.Rebuild
  ) -> [Stale] {
    // A look that depends on the position changes for rows that moved, and only for those.
    let changedInPlace = Set(
      items.filter { $0.live.slot == $0.liveBefore.slot }.flatMap { item in item.changes.map(\.key) })
    return items.flatMap { item -> [Stale] in
      let isElsewhere = item.live.slot != item.liveBefore.slot
      return item.changes.compactMap { change in
        guard
          !isElsewhere || changedInPlace.contains(change.key)
            || moved.contains(item.live.item)
              && (isOwn(change, of: item, among: items) || isOfSection(change, of: item, among: items, in: now))
            || beside.contains(item.live.item) && isOfNeighbour(change, of: item, among: items)
            || isTaken(change, of: item, in: now),
          agree(item.live, item.rebuiltBefore, on: change), agree(item.liveBefore, item.rebuiltBefore, on: change),
          haveSameParts(item.liveBefore, item.rebuiltBefore, around: change), isThere(change, in: item)
        else { return nil }
        return Stale(
          step: step, live: item.live, difference: change, flagsBefore: item.liveBefore.flags,
          flagsNow: item.live.flags)
      }
    }
  }

  /// True if a text that follows from the position stayed with a row that moved, and another row on screen says the same by right: a
  /// number that stands there twice.
  private static func isTaken(_ change: Difference, of item: Quadruple, in now: RunSet.Rebuild) -> Bool {
    // A row that another row is in the place of is a matter of order.
    guard change.kind == .value, change.name == "text", item.live.title == item.rebuilt.title,
      let text = item.live.value(at: change.key), !text.isEmpty
    else { return false }
    return now.live.contains { other in
      guard other.item != item.live.item, other.item.list == item.live.item.list, other.cellType == item.live.cellType,
        let rebuilt = now.rebuilt.first(where: { $0.item == other.item }), !other.isUnsettled, !rebuilt.isUnsettled
      else { return false }
      let key = change.key.moved(from: item.live, to: other)
      return other.value(at: key) == text && rebuilt.value(at: key) == text
    }
  }

  /// Items that a smallest set of moves takes to their new places; others only made room.
  static func movedAlone(in step: Int, since former: Int? = nil, of trace: Trace) -> Set<ItemID> {
    let before = trace.step(former ?? step - 1)?.items ?? []
    let after = trace.step(step)?.items ?? []
    let common = Set(before).intersection(after)
    return Set(ModelEffect.moved(from: before.filter(common.contains), to: after.filter(common.contains)))
  }

  /// True if a text or image changed for a row that moved, and for none of at least two rows that made room for it: were it the
  /// position's doing (a row number, a rank, a stripe), it would have changed for those too.
  private static func isOwn(_ change: Difference, of item: Quadruple, among items: [Quadruple]) -> Bool {
    guard change.kind == .value, change.name == "text" || change.name == "image" else { return false }
    let others = items.filter { other in
      other.live.item != item.live.item && other.live.slot != other.liveBefore.slot && other.live.cellType == item.live.cellType
        && other.rebuilt.elements.contains { $0.path == change.path }
    }
    return others.count >= 2 && !others.contains { $0.changes.contains { $0.key == change.key } }
  }

  /// Items that follow another one since a step: what stood before them is gone, or something came between.
  private static func newlyBeside(in step: Int, of trace: Trace) -> Set<ItemID> {
    func former(_ items: [ItemID]) -> [ItemID: ItemID?] {
      var before: [ItemID: ItemID?] = [:]
      for (index, item) in items.enumerated() {
        before[item] = .some(index > 0 && items[index - 1].list == item.list ? items[index - 1] : nil)
      }
      return before
    }
    let (earlier, later) = (former(trace.step(step - 1)?.items ?? []), former(trace.step(step)?.items ?? []))
    return Set(later.keys.filter { item in earlier[item].map { $0 != later[item] } ?? false })
  }

  /// True if a text changed, came or went for the row that has another neighbour, and for none of at least two others that moved with it:
  /// what a row says of the one before it (a name above the first message of a group) is no matter of its position. A line or a rounded
  /// corner may well stay as it was.
  private static func isOfNeighbour(_ change: Difference, of item: Quadruple, among items: [Quadruple]) -> Bool {
    func hasText(_ row: Appearance) -> Bool { row.elements.contains { $0.path == change.path && $0["text"]?.isEmpty == false } }
    guard change.name == "text" || change.name == nil && (hasText(item.rebuilt) || hasText(item.rebuiltBefore)) else {
      return false
    }
    // A row that says nothing as before may be another one.
    func texts(_ row: Appearance) -> Set<String> { Set(row.elements.compactMap { $0["text"] }.filter { !$0.isEmpty }) }
    guard !texts(item.live).isDisjoint(with: texts(item.rebuilt)) else { return false }
    let others = items.filter { other in
      other.live.item != item.live.item && other.live.slot != other.liveBefore.slot && other.live.cellType == item.live.cellType
    }
    return others.count >= 2 && !others.contains { $0.changes.contains { $0.key == change.key } }
  }

  /// True unless something came or went among parts of which the two appearances show different ones: a view whose own state
  /// chooses what it shows (a week of a year's samples) need not show what came.
  private static func haveSameParts(_ left: Appearance, _ right: Appearance, around change: Difference) -> Bool {
    guard change.kind == .extra || change.kind == .missing else { return true }
    func parts(_ appearance: Appearance) -> Set<String> {
      guard change.name == nil else {
        return Set(appearance.elements.first { $0.path == change.path }?.properties.map(\.name) ?? [])
      }
      let parent = change.path.lastIndex(of: "/").map { change.path[..<$0] } ?? ""
      return Set(appearance.elements.map(\.path).filter { parent.isEmpty || Names.path($0, isAtOrBelow: String(parent)) })
    }
    return parts(left) == parts(right)
  }

  /// True if both appearances show the same at the place of `change`.
  private static func agree(_ left: Appearance, _ right: Appearance, on change: Difference) -> Bool {
    guard let name = change.name else {
      // A whole element came or went: both must have the same below it.
      let differences = AppearanceDiff.contentDifferences(of: left, from: right)
      return !differences.contains { Names.path($0.path, isAtOrBelow: change.path) }
        && left.elements.contains { $0.path == change.path } == right.elements.contains { $0.path == change.path }
    }
    func value(_ appearance: Appearance) -> String? {
      let element = appearance.elements.first { $0.path == change.path }
      switch name {
      case "role": return element?.role.rawValue
      case "isInteractive": return element.map { "\($0.isInteractive)" }
      default: return element?[name]
      }
    }
    return value(left) == value(right)
  }
}
