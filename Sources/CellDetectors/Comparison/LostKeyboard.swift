import CellTrace

/// A row in which somebody typed was replaced or reloaded after a letter, and took the keyboard with it: the rest of the text reached
/// nobody, although the row is still there with what was typed.
///
/// An app may also end a text that it has whole, by a reload that shows the row as done. Its reference goes on typing: where each letter
/// reloads the row, the field takes one letter more and loses the keyboard again; a field that had all it wants takes none, or begins anew.
struct LostKeyboard: SuspectedReference {
  static let searchName: String? = "keyboard lost"
  static let meaning = """
    A row that each letter reloads loses the keyboard, so that the rest of the text reaches nobody; whoever goes on adds one letter, \
    and loses it again.
    """

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

  /// What the fields of a row say.
  private static func fields(_ row: Appearance) -> [String] {
    row.elements.filter { $0.role == .textField }.map { $0["text"] ?? "" }
  }

  /// True if the row still has a field for what was typed: an app may close one that has all it wants.
  private static func shows(_ typed: String, _ row: Appearance, _ before: Appearance) -> Bool {
    let (now, then) = (fields(row), fields(before))
    return now.count == then.count && now.contains { $0.lowercased().hasSuffix(typed.lowercased()) }
  }
}

extension LostKeyboard {
  static func isSuspected(in trace: Trace) -> Bool { !all(in: trace).isEmpty }

  /// A row that the list took for another one has no identity, which another detector says.
  static func suspicions(in trace: Trace) -> [LostKeyboard] {
    all(in: trace).filter { !$0.isReplaced && $0.step <= trace.lastCompletedStep }
  }

  /// The same, and the text goes on.
  func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript.through(step: step)
    let rest = left.count > 1 ? left : left + left
    var steps = script
    if case .type(_, let item, let field, _) = script[step: step] {
      steps.append(.type(rest, item, field, clearing: false))
    }
    return ReferenceRequest(
      script: steps, configuration: runs.main.configuration, purpose: FindingText.typedOn(after: runs.words(forStep: step))
    ).recording(from: steps.count)
  }

  /// True if the field took one letter more, and the keyboard was lost again.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    guard let end = trace.lastIfFinished, let now = end[row.item] else { return false }
    let typed = end.events.lazy.compactMap { event -> String? in
      if case .keyboardLost(let lost, let typed, _) = event.kind, lost ?? row.item == row.item { typed } else { nil }
    }.first
    guard let typed, typed.count == 1 else { return false }
    return zip(Self.fields(row), Self.fields(now)).contains { ($0 + typed).lowercased() == $1.lowercased() }
  }

  /// What reaches nobody is lost whatever is masked.
  func isAllowed(by mask: Mask) -> Bool { true }

  func finding(in trace: Trace) -> Finding { LostViewState.finding(self, trace) }
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
