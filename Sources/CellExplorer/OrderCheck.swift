import CellDetectors
import CellHarness
import CellTrace

/// An action, done in a copy after all cells were configured again and what it uses was opened only then: a closure that was made
/// for a position, or that was added twice, does something else there.
@MainActor struct OrderCheck {
  /// What the other order came to.
  struct Result {
    var rows: ScreenDigest
    var items: Int
    /// Stands for what came in front.
    var outcomes: Int

    /// True if the order in which the walk did it came to something else.
    func differs(from look: RebuildCheck.Look, outcomes: Int) -> Bool {
      items != look.items || outcomes != self.outcomes || !rows.differences(from: look.atStart).isEmpty
    }
  }

  /// What opened what is open.
  private var openers: [Interaction] = []
  /// True if an alert is in front, which no step takes away without an answer.
  private var isBehindAlert = false
  private var hasChangedBehindAlert = false
  /// True if data changed since the screen opened.
  private var hasChanged = false
  private var order: Int?
  /// Whether the last step gave a list other rows, or another order.
  private(set) var hasOtherRows = false
  /// True since something that was done to a row gave the list another order.
  private var isReordered = false
  /// True since something beside the list (a field for searching, a button that sorts) made it show other rows.
  private var isFiltered = false
  private var hasActedInFilter = false
  /// True if an item was touched, as one that a key or taking back is for, and data changed since.
  private var isMarkedLate: Bool?
  /// Kinds that were tried: without a change of the data once is enough.
  private var tried: Set<String> = []

  /// A check of a screen as it is before the first step.
  init(_ engine: HostEngine) { order = Self.order(of: engine) }

  /// What an action would come to in the other order; nil if it is none, or there is nothing to learn.
  mutating func otherOrder(
    of interaction: Interaction, on engine: HostEngine, _ copy: (() -> [UInt8]) -> [UInt8]?
  ) -> Result? {
    let isAction =
      switch interaction.facts.role {
      case .chooses: !openers.isEmpty
      case .acts: interaction.target != nil
      case .showsScreen, .opens, .fillsIn, .closes, .movesItems, .movesViewport, .changesData, .changesSurroundings,
        .changesCellState, .passesTime, .referenceOnly:
        false
      }
    guard isAction, !isBehindAlert, hasChanged || tried.insert("\(interaction.facts.name) \(interaction.element as Any)").inserted
    else { return nil }
    let steps = closing + [.refreshVisibleCells, .refreshVisibleCells] + openers + [interaction, .rebuildVisibleCells]
    let bytes = copy {
      for step in steps {
        guard (try? engine.step(step)) != nil else { return [] }
      }
      let numbers = [Self.items(of: engine), Self.outcomes(of: engine.trace.steps.dropLast().last)]
      return numbers.withUnsafeBytes { Array($0) } + ScreenDigest(engine.trace.steps.last?.checkpoint ?? []).bytes
    }
    guard let bytes, bytes.count > 16, let rows = ScreenDigest.all(in: Array(bytes[16...])).first else { return nil }
    let numbers = bytes.withUnsafeBytes { bytes in
      [0, 8].map { bytes.loadUnaligned(fromByteOffset: $0, as: Int.self) }
    }
    return Result(rows: rows, items: numbers[0], outcomes: numbers[1])
  }

  /// Why only the full plan can tell whether a step did what it should.
  enum Doubt: String {
    /// It answered an alert behind which data had changed, which no copy can bring again.
    case answersLate
    /// It took another row away than its own.
    case takesAnother
    /// It ended a filter in which somebody had acted.
    case endsFilter
    /// In a filtered list, it put something in front that names another row.
    case showsAnother
    /// It was done to a row after something that was done to another one had given the list another order.
    case actsReordered
    /// It was used on a screen that was opened for a row, and data changed meanwhile.
    case usesOpenedLate
    /// It was a key for the item that was touched before data changed, or took back what had been done to that: nothing that can be
    /// copied makes the touch anew.
    case pressesLate
  }

  /// A step was performed.
  mutating func note(_ interaction: Interaction, on engine: HostEngine) -> Doubt? {
    let showsAlert = engine.showsAlert
    let order = Self.order(of: engine)
    defer { self.order = order }
    hasOtherRows = self.order.map { $0 != order } ?? false
    let role = interaction.facts.role
    let endsFilter = endsFilter(interaction, on: engine)
    let doubt = doubt(about: interaction, endsFilter: endsFilter, on: engine)
    if hasOtherRows, interaction.target != nil { isReordered = true }
    if role == .changesData || (role != .movesViewport && hasOtherRows) {
      hasChanged = true
      if isMarkedLate != nil { isMarkedLate = true }
      if isBehindAlert { hasChangedBehindAlert = true }
    }
    switch role {
    case .opens: openers = [interaction]
    case .fillsIn: openers.append(interaction)
    // What an action asks back is about the action's item.
    case .chooses: if !showsAlert { openers = [] }
    case .acts:
      if showsAlert, interaction.target != nil { openers = [interaction] }
      if interaction.element == nil, interaction.target != nil { isMarkedLate = false }
    case .closes: openers = []
    case .movesItems, .changesData, .showsScreen, .movesViewport, .changesSurroundings, .changesCellState, .passesTime,
      .referenceOnly:
      break
    }
    isBehindAlert = showsAlert
    if !isBehindAlert { hasChangedBehindAlert = false }
    return doubt
  }

  /// The first reason that holds.
  private func doubt(about interaction: Interaction, endsFilter: Bool, on engine: HostEngine) -> Doubt? {
    let trace = engine.trace
    if interaction.facts.role == .chooses, isBehindAlert, hasChangedBehindAlert, showsOther(trace) { return .answersLate }
    if takesOtherAway(interaction, on: engine) || WrongTarget.isSuspected(in: trace) { return .takesAnother }
    if endsFilter { return .endsFilter }
    if FilteredOutcomeReference.isSuspected(in: trace) { return .showsAnother }
    if pressesLate(interaction, trace) { return .pressesLate }
    if isReordered, interaction.target != nil, FilteredActionReference.isSuspected(in: trace) { return .actsReordered }
    return usesOpenedLate(interaction, trace) ? .usesOpenedLate : nil
  }

  /// True if the last step changed what is shown: an answer that cancels has nothing to be judged for.
  private func showsOther(_ trace: Trace) -> Bool {
    guard !hasOtherRows, let last = trace.steps.last, let before = trace.steps.dropLast().last else { return hasOtherRows }
    return !ScreenDigest(last.checkpoint).differences(from: ScreenDigest(before.checkpoint)).isEmpty
  }

  private func pressesLate(_ interaction: Interaction, _ trace: Trace) -> Bool {
    let isPressed = if case .pressKeys = interaction { true } else { [.undo, .redo].contains(interaction) }
    return isPressed && isMarkedLate == true && showsOther(trace)
  }

  /// True for the use of something beside the rows that belongs to a row since before data changed, if rows are others by it.
  private func usesOpenedLate(_ interaction: Interaction, _ trace: Trace) -> Bool {
    guard hasChanged, interaction.isBesideLists, let last = trace.steps.last, let act = ItemAction.all(in: trace).last,
      act.step == last.index, let opener = act.openers.first
    else { return false }
    let hasMoved = trace.steps.contains { step in
      step.index > opener && step.index < last.index && step.items != trace.step(step.index - 1)?.items
    }
    return hasMoved && showsOther(trace)
  }

  /// True for what was chosen on a row that is still there, while one other is gone.
  private func takesOtherAway(_ interaction: Interaction, on engine: HostEngine) -> Bool {
    guard interaction.facts.role == .chooses, let item = openers.first?.target, let last = engine.trace.steps.last,
      let before = engine.trace.steps.dropLast().last, last.items.count == before.items.count - 1
    else { return false }
    guard item.goesByPosition, let title = before[item]?.title else { return last.items.contains(item) }
    return last.checkpoint.contains { $0.item.list == item.list && $0.title == title }
  }

  private mutating func endsFilter(_ interaction: Interaction, on engine: HostEngine) -> Bool {
    guard interaction.isBesideLists else {
      let acts = interaction.facts.role == .chooses || interaction.facts.role == .movesItems || interaction.target != nil
      if isFiltered, acts, interaction.facts.role != .opens { hasActedInFilter = true }
      return false
    }
    guard hasOtherRows else { return false }
    defer { hasActedInFilter = false }
    isFiltered = true
    return hasActedInFilter
      && (FilteredActionReference.isSuspected(in: engine.trace) || FilteredDragReference.isSuspected(in: engine.trace))
  }

  private var closing: [Interaction] {
    guard let opener = openers.first else { return [] }
    if case .swipe = opener { return [.closeActions] }
    if case .openMenu = opener { return [.closeMenu] }
    if case .lift = opener { return [.drop(.outside)] }
    if case .liftView = opener { return [.drop(.outside)] }
    return []
  }

  /// A number for what a step put in front.
  static func outcomes(of step: StepTrace?) -> Int { step?.outcomes.hashValue ?? 0 }

  /// A number for every item of every list in data order.
  static func items(of engine: HostEngine) -> Int { engine.trace.steps.last?.items.hashValue ?? 0 }

  /// The same, and what rows show that are known by their positions only: after a reload nothing else tells that they moved.
  static func order(of engine: HostEngine) -> Int {
    guard let last = engine.trace.steps.last else { return 0 }
    var hasher = Hasher()
    hasher.combine(last.items)
    for row in last.checkpoint where row.item.goesByPosition { hasher.combine(row.title) }
    return hasher.finalize()
  }
}
