import CellTrace

/// An action on a row of a later section takes away another row: the one that has, counted over all sections, the number that the row has
/// within its own. The number was taken in one section and used in the array that has all of them.
///
/// A row may rightly take another one away, as what lies in a bay goes when the bay is emptied, and so may rows that go in pairs. Two runs tell:
/// the same action on a neighbour takes away the neighbour of the row that went; and where all rows of the sections before were taken
/// away first, each by its own action, the row takes away itself, since its number is right then. What is meant for another row does not come to
/// be for itself by that. Where rows go in pairs, as guests and their bills, a third run takes the first row of all away before: the pair stays a pair, and a
/// number is the next row's.
struct SectionRemovalReference: SuspectedReference {
  static let searchName: String? = "removed by the number in its section"
  static let meaning = """
    An action on a row of a later section takes away the row that has this row's number counted over all sections, a \
    neighbour does so with its own number, another one goes where the first of all was taken away before, and the row takes \
    itself away once nothing stands in front of its section.
    """

  /// What was done to the row.
  var action: ItemAction
  /// The row that was used, and the one that went, as they were before.
  var row: Appearance
  var victim: Appearance
  /// Another row of its section.
  private var neighbour: Appearance
  /// All rows of the sections before.
  private var front: [ItemID]

  /// Rows of earlier sections that are taken away one by one, at most.
  private static let frontAtMost = 10

  static func suspicions(in trace: Trace) -> [SectionRemovalReference] {
    trace.isHurried ? [] : ItemAction.all(in: trace).compactMap { SectionRemovalReference($0, in: trace) }
  }

  private init?(_ action: ItemAction, in trace: Trace) {
    let begin = action.openers.first ?? action.step
    guard !action.takesBack, action.step <= trace.lastCompletedStep, action.step - begin == action.openers.count,
      let used = trace.step(begin)?.interaction, let before = trace.step(begin - 1), let after = trace.step(action.step),
      let row = before[action.item], let now = after[action.item], now.title == row.title, row.slot.section > 0,
      !row.item.goesByPosition, let gone = Self.gone(before, after), let victim = before[gone],
      !before.namesAroundRows(victim.title), !after.outcomes.contains(where: { $0.names(victim.title) })
    else { return nil }
    let items = before.items.filter { $0.list == row.item.list }
    guard victim.slot.section < row.slot.section, Self.stands(victim, at: row.slot.item, in: items),
      let own = items.firstIndex(of: row.item), case let front = items.prefix(own - row.slot.item), !front.isEmpty,
      front.count <= Self.frontAtMost, front.allSatisfy({ before[$0]?.has(used.element, of: row) ?? false }),
      let neighbour = before.checkpoint.first(where: { other in
        other.item.list == row.item.list && other.slot.section == row.slot.section && other.item != row.item
          && other.has(used.element, of: row) && items.indices.contains(other.slot.item) && items[other.slot.item] != other.item
      })
    else { return nil }
    (self.action, self.row, self.victim, self.neighbour, self.front) = (action, row, victim, neighbour, Array(front))
  }

  private static func stands(_ victim: Appearance, at number: Int, in items: [ItemID]) -> Bool {
    items.indices.contains(number) && items[number] == victim.item
  }

  /// The one row that is gone, where nothing came and all others stand as they stood.
  private static func gone(_ before: StepTrace, _ after: StepTrace) -> ItemID? {
    let left = Set(after.items)
    let gone = before.items.filter { !left.contains($0) }
    return gone.count == 1 && before.items.filter { $0 != gone[0] } == after.items ? gone[0] : nil
  }

  // MARK: The neighbour, and nothing in front

  private func steps(on item: ItemID, in runs: RunSet) -> [Interaction] {
    runs.main.completedScript[steps: action.openers + [action.step]].map { $0.naming(item, insteadOf: row.item) }
  }

  private func request(_ items: [ItemID], purpose: String, in runs: RunSet) -> ReferenceRequest {
    let begin = action.openers.first ?? action.step
    let script = runs.main.completedScript.through(step: begin - 1) + items.flatMap { steps(on: $0, in: runs) }
    return ReferenceRequest(script: script, configuration: runs.main.configuration, purpose: purpose)
      .recording(from: script.count)
  }

  /// The same done to the neighbour.
  func request(in runs: RunSet) -> ReferenceRequest {
    request(
      [neighbour.item], purpose: FindingText.doneTo(neighbour.title, instead: runs.words(forStep: action.step)), in: runs)
  }

  /// The neighbour takes away the row that has its number.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    guard let before = main.step((action.openers.first ?? action.step) - 1), let after = trace.lastIfFinished else {
      return false
    }
    let items = before.items.filter { $0.list == row.item.list }
    return Self.gone(before, after) == items[neighbour.slot.item]
  }

  /// The same done to the first row of all, and then to the row: the row that has its number by then goes.
  private func isShifted(in runs: RunSet) throws(MissingRun) -> Bool {
    let request = request(
      [front[0], row.item], purpose: FindingText.doneWithoutTheFirst(runs.words(forStep: action.step)), in: runs)
    guard let after = try runs.run(request).lastIfFinished,
      let before = runs.main.step((action.openers.first ?? action.step) - 1)
    else { return false }
    let left = before.items.filter { $0 != front[0] }
    let items = left.filter { $0.list == row.item.list }
    return after.items == left.filter { $0 != items[row.slot.item] }
  }

  /// The same done to all rows in front, and then to the row: all of them go, and nothing else.
  func confirmed(in runs: RunSet) throws(MissingRun) -> SectionRemovalReference? {
    guard isConfirmed(by: try runs.run(request(in: runs)), in: runs.main), try isShifted(in: runs) else { return nil }
    let emptied = request(
      front + [row.item], purpose: FindingText.doneWithNothingInFront(runs.words(forStep: action.step)), in: runs)
    guard let after = try runs.run(emptied).lastIfFinished,
      let before = runs.main.step((action.openers.first ?? action.step) - 1)
    else { return nil }
    let taken = Set(front + [row.item])
    return after.items == before.items.filter { !taken.contains($0) } ? self : nil
  }
}

extension SectionRemovalReference {
  /// The step in which the row was used.
  var step: Int { action.step }

  /// What the plain comparison says of the step says it better.
  func isTold(by known: KnownFindings) -> Bool { known.all.tell(step: step) }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ removal: SectionRemovalReference, _ trace: Trace) -> Finding {
    let action = ActionWords(removal.action.step, on: removal.action.item, in: trace)
    let (row, victim) = (removal.row, removal.victim)
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.removedOfOtherSection(action: action.words, target: row.title, victim: victim.title),
      item: victim.item, itemTitle: victim.title, sourceItem: row.item, sourceItemTitle: row.title, cellType: row.cellType,
      cell: row.cell, property: action.property, observed: FindingText.removed(victim.title),
      expected: FindingText.removed(row.title), originStep: action.originStep, originPlace: action.place,
      seenStep: removal.step,
      seen: FindingText.actualTarget(target: victim.title, source: row.title, effect: ModelEffect.Change.Kind.removed.verb),
      evidence: [FindingText.numberInSection(row.slot.item, section: row.slot.section)], shape: ["number in section"])
    finding.fix = FindingText.fixNumberInSection
    return finding
  }
}
