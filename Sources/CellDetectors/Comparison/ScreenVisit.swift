import CellTrace

/// A screen that was opened for a row, and what was done on it until it was left.
///
/// It may cover the list, as a pushed screen does, or lie above it, as a sheet does: then it is there as long as its own lists are.
struct ScreenVisit {
  /// The step that opened it.
  var opening: Int
  /// The row it was opened for, as it was before.
  var row: Appearance
  /// What was done on it, each with the steps that opened or filled in what it used. The last step of each does it.
  var uses: [[Int]] = []
  /// True if the list stays in sight.
  var isAbove: Bool
  /// Texts that were typed, each with its step.
  private(set) var typed: [(step: Int, text: String)] = []
  /// The lists that came with it.
  private var lists: Set<Int>
  /// What rows of the list were called before.
  private var known: Set<String>

  /// All in which something was done.
  static func all(in trace: Trace) -> [ScreenVisit] {
    zip(trace.steps, trace.steps.dropFirst()).compactMap { before, opened in
      guard opened.index <= trace.lastCompletedStep, var visit = ScreenVisit(before, opened) else { return nil }
      visit.follow(trace)
      return visit.uses.isEmpty ? nil : visit
    }
  }

  private init?(_ before: StepTrace, _ opened: StepTrace) {
    guard case .tap(.resolved(let item), _) = opened.interaction, before.items.contains(item), let row = before[item] else {
      return nil
    }
    func lists(_ step: StepTrace) -> Set<Int> { Set(step.items.map(\.list)) }
    let new = lists(opened).subtracting(lists(before))
    let covers = !lists(opened).contains(item.list)
    guard covers || (opened.showsScreen && !new.isEmpty) else { return nil }
    (opening, self.row, isAbove, self.lists) = (opened.index, row, !covers, new)
    known = Set(before.titles(of: item.list))
  }

  /// True if the screen is in front after a step.
  func isOpen(after step: StepTrace) -> Bool {
    isAbove ? step.items.contains { lists.contains($0.list) } : !step.items.contains { $0.list == row.item.list }
  }

  /// True if a step of a run leaves the screen in front.
  func isOpen(after step: Int, of trace: Trace) -> Bool { trace.step(step).map(isOpen) ?? false }

  private mutating func follow(_ trace: Trace) {
    var pending: [Int] = []
    for (before, step) in zip(trace.steps, trace.steps.dropFirst()) where step.index > opening {
      guard step.index <= trace.lastCompletedStep, isOpen(after: before), step.interaction.target?.list != row.item.list,
        step.interaction != .back
      else { return }
      if let text = step.interaction.typedText { typed.append((step.index, text)) }
      switch step.interaction.facts.role {
      case .opens, .fillsIn, .passesTime, .movesViewport: pending.append(step.index)
      case .acts, .chooses:
        pending.append(step.index)
        // What asks first has done nothing yet.
        if step.asks { continue }
        uses.append(pending)
        pending = []
      case .closes:
        guard isOpen(after: step) else { return }
        pending = []
      case .showsScreen, .movesItems, .changesData, .changesSurroundings, .changesCellState, .referenceOnly: return
      }
    }
  }

  // MARK: The row in its list

  /// True if a row of the list is the one that the screen was opened for. Rows that go by their numbers are told by their titles: the one it
  /// had, or one that was typed on the screen.
  func isRow(_ other: Appearance) -> Bool {
    row.item.goesByPosition
      ? other.title == row.title || typed.contains { $0.text == other.title && !known.contains($0.text) } : other.item == row.item
  }

  /// True if another row stands where the row stood.
  func hasMoved(in step: StepTrace) -> Bool { step.row(at: row.slot, in: row.item.list).map { !isRow($0) } ?? false }

  /// How the row is named once something was done on the screen, and whether it is in sight; nil if it is gone.
  func locator(in step: StepTrace, before index: Int) -> (ItemLocator, isSeen: Bool)? {
    guard row.item.goesByPosition else {
      return step.items.contains(row.item) ? (.resolved(row.item), step[row.item] != nil) : nil
    }
    func isSeen(_ title: String) -> Bool { step.only(title, in: row.item.list) != nil }
    let name = typed.last { $0.step < index && !known.contains($0.text) }
    guard !isSeen(row.title), let name else { return (.showing(row.title), isSeen(row.title)) }
    return (.showing(name.text), isSeen(name.text))
  }

  /// True if a locator names this row.
  func isRow(_ other: Appearance, _ locator: ItemLocator) -> Bool {
    switch locator {
    case .resolved(let item): other.item == item
    case .showing(let title): other.title == title
    case .identity: false
    }
  }

  // MARK: The screen

  /// What can be read on the screen after a step: beside its lists, and all of it.
  func texts(after step: StepTrace) -> (beside: ShownOutcome, all: ShownOutcome) {
    let beside = step.beside ?? []
    let rows = step.checkpoint.filter { $0.item.list != row.item.list }
    let shown = rows.flatMap { row in row.elements.compactMap { $0["text"] ?? $0["title"] } }
    return (ShownOutcome(kind: .screen, texts: beside), ShownOutcome(kind: .screen, texts: beside + shown))
  }
}

extension Interaction {
  fileprivate var typedText: String? {
    if case .type(let text, _, _, _) = self { return text }
    if case .typeInAlert(let text, _, _) = self { return text }
    return nil
  }
}

extension StepTrace {
  /// True if an alert, a menu or another screen came in front.
  fileprivate var asks: Bool {
    comesInFront || events.contains { if case .menuOpened = $0.kind { true } else { false } }
  }
}
