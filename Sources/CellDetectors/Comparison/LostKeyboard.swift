import CellTrace

/// A row in which somebody typed was replaced or reloaded after a letter, and took the keyboard with it: the rest of the text reached
/// nobody, although the row is still there with what was typed.
struct LostKeyboard: DetectorComparison {
  static let searchName: String? = "keyboard lost"
  static let meaning = "A row that each letter reloads loses the keyboard, so that the rest of the text reaches nobody."

  /// The step in which the text was typed.
  var step: Int
  /// The row before and after.
  var before: Appearance
  var row: Appearance
  /// What had arrived, and what nobody heard.
  var typed: String
  var left: String
  /// True if the list took the row for another one.
  var isReplaced: Bool

  /// In order of steps.
  static func all(in trace: Trace) -> [LostKeyboard] { trace.steps.compactMap { LostKeyboard($0, trace) } }

  private init?(_ step: StepTrace, _ trace: Trace) {
    guard case .type = step.interaction, let item = step.interaction.target, let earlier = trace.step(step.index - 1),
      let before = earlier[item]
    else { return nil }
    // A field that goes by itself may not know whose row it was in.
    let lost = step.events.lazy.compactMap { event -> (typed: String, left: String)? in
      if case .keyboardLost(let lost, let typed, let left) = event.kind, lost ?? item == item { (typed, left) } else { nil }
    }.first
    guard let lost else { return nil }
    let known = Set(earlier.items)
    // A row without a name of its own goes by its place.
    let same = step.checkpoint.first { $0.item == item && $0.slot == before.slot }
    let other = step.checkpoint.first { $0.item.list == item.list && $0.slot == before.slot && !known.contains($0.item) }
    guard let row = same ?? other, row.cellType == before.cellType, Self.shows(lost.typed, row, before) else { return nil }
    self.step = step.index
    self.before = before
    self.row = row
    (typed, left) = lost
    isReplaced = same == nil && !row.item.goesByPosition
  }

  /// True if the row still has a field for what was typed: an app may close one that has all it wants.
  private static func shows(_ typed: String, _ row: Appearance, _ before: Appearance) -> Bool {
    func fields(_ appearance: Appearance) -> [String] {
      appearance.elements.filter { $0.role == .textField }.map { $0["text"] ?? "" }
    }
    let (now, then) = (fields(row), fields(before))
    return now.count == then.count && now.contains { $0.lowercased().hasSuffix(typed.lowercased()) }
  }
}

extension LostKeyboard {
  static func isSuspected(in trace: Trace) -> Bool { !all(in: trace).isEmpty }

  /// The first says it all; a row that the list took for another one has no identity, which another detector says.
  static func findings(
    in runs: RunSet, _ mask: Mask, besides known: KnownFindings
  ) throws(MissingRun) -> [Finding] {
    all(in: runs.main).filter { !$0.isReplaced }.prefix(1).map { LostViewState.finding($0, runs.main) }
  }
}

extension UnstableIdentity {
  static func finding(_ lost: LostKeyboard, _ trace: Trace) -> Finding {
    let step = FindingText.step(lost.step, trace.title(ofStep: lost.step))
    let (old, new) = (lost.before, lost.row)
    return Finding(
      detector: id, severity: .error, summary: FindingText.identifierChangesWhileTyping(title: old.title),
      item: new.item, itemTitle: new.title, sourceItem: old.item, sourceItemTitle: old.title, cellType: new.cellType,
      cell: new.cell, property: "identifier", observed: new.item.key, expected: old.item.key, originStep: lost.step,
      seenStep: lost.step, seen: FindingText.keyboardGone(title: new.title, typed: lost.typed, left: lost.left, step: step),
      element: new.elements.first { $0.role == .textField }?.path,
      evidence: [FindingText.replacedRow(old: old.item.key, new: new.item.key)], shape: ["typing"])
  }
}

extension LostViewState {
  static func finding(_ lost: LostKeyboard, _ trace: Trace) -> Finding {
    let step = FindingText.step(lost.step, trace.title(ofStep: lost.step))
    let row = lost.row
    var finding = Finding(
      detector: id, severity: .error, summary: FindingText.reloadedWhileTyping(title: row.title),
      item: row.item, itemTitle: row.title, cellType: row.cellType, property: "keyboard",
      observed: FindingText.keyboardIsGone, expected: FindingText.keyboardStays, originStep: lost.step, seenStep: lost.step,
      seen: FindingText.keyboardGone(title: row.title, typed: lost.typed, left: lost.left, step: step),
      element: row.elements.first { $0.role == .textField }?.path,
      evidence: [FindingText.reloadedRow], shape: ["keyboard"])
    finding.fix = FindingText.fixReloadWhileTyping
    return finding
  }
}
