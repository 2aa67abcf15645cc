import CellTrace

/// Rows get other identifiers although they are the same rows.
package enum UnstableIdentity: Detector {
  package static let id = "unstable-identity"
  package static let summary = "Fires when the same rows come back under other identifiers, so that the list replaces them."
  package static let severity = Severity.warning

  package static let page = DetectorPage(
    meaning: """
      A snapshot deleted a row and inserted the same row under another identifier: either the identifier is the whole model \
      value, so that every edit makes another one, or it is made anew (UUID()) each time the rows are built, or it has the row's \
      number in it, so that every row behind an insertion or a deletion gets another. The list takes \
      the row for another: its cell is replaced, and selection, focus, an open swipe and the state inside the cell are lost. For an \
      edited value it fires only if one of these was there to lose. A loss that was seen is an error; \
      so is a text field whose text is the row's identifier, so that the first letter replaces the row and the others reach nobody. It is \
      a warning where the step may have meant it: nothing but a button beside the list or a choice ever replaces its rows, as "Start over" does, \
      nothing but the selection went with such a button, as "Mark as read" ends the choice, or nothing but the keyboard with a tap in its own row, \
      as "Save" ends the typing; or where all rows are replaced by themselves while the texts beside them become others, as the next \
      flight's list comes, and where rows show the number that is in their identifiers. Several rows of one `ForEach` with the same identifier are reported as soon as SwiftUI logs them, and are an error where a row gets another \
      one beside it that shows something else.
      """,
    example: """
      var rows: [Row] { notes.map { Row(id: UUID(), title: $0.title) } }    // other ids at each apply
      snapshot.appendItems(rows)
      """,
    fix: "use the model's own stored id as the identifier, and look the model up by it; after an edit, reconfigure the id.",
    silentFor: [
      "whole values as identifiers whose edits cost the edited row nothing: no selection, focus or state of its view was there",
      "a selection that ends with the edit mode, a swipe that a touch closes, and state that the step's own code sets back",
      "a row that is replaced by another one, such as a placeholder by the row the server saved",
      "a refresh that loads other rows", "footers and loading rows that come and go", "undo, which inserts what was deleted",
      "rows whose identifiers stay the same, whatever they show",
      "several rows with one identifier once an answer of the network was made up (.madeUp()): which of its values differ nobody said",
    ])

  package static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] {
    let steps = runs.main.steps
    return steps.flatMap { findings(in: $0, runs.main) } + duplicates(in: runs.main)
      + zip(steps, steps.dropFirst()).compactMap { renumbered($0, $1, runs.main) }
      + LostKeyboard.all(in: runs.main).filter(\.isReplaced).map { finding($0, runs.main) }.prefix(1)
  }

  // MARK: Several rows with one identifier

  /// What SwiftUI logs, once for each list of views.
  private static func duplicates(in trace: Trace) -> [Finding] {
    // A server may tell rows apart by what was made up alike.
    guard trace.madeUpAnswer == nil else { return [] }
    var known: Set<Substring> = []
    var result: [Finding] = []
    for step in trace.steps {
      for case .warning(let row, let text) in step.events.lazy.map(\.kind) where row == "ID-06" {
        guard known.insert(text.prefix { $0 != ":" }).inserted else { continue }
        let shown = step.checkpoint.first
        let other = joined(in: step, after: trace.step(step.index - 1), says: text)
        result.append(
          Finding(
            detector: id, severity: other == nil ? severity : .error, summary: FindingText.sharedIdentifier(text: text),
            item: .screen, itemTitle: trace.screen, cellType: shown?.cellType ?? trace.screen, property: "identifier",
            observed: text, expected: FindingText.nothing, originStep: step.index, seenStep: step.index, seen: text,
            evidence: [FindingText.sharedIdentifierConsequence] + [other].compactMap(\.self) + [FindingText.swiftUIRow(row)],
            shape: ["duplicate"]))
      }
    }
    return result
  }

  /// Two rows that one identifier stands for since a step, and that are not the same row twice: a sentence. A row that was alone before has no
  /// second line, so that the second one is another element.
  private static func joined(in step: StepTrace, after before: StepTrace?, says text: String) -> String? {
    guard let before else { return nil }
    for first in step.checkpoint where text.contains(" the ID \(first.item.key) occurs ") && before.items.contains(first.item) {
      let second = ItemID(list: first.item.list, key: "\(first.item.key) 2")
      guard !before.items.contains(second), let other = step[second], Look(first) != Look(other) else { continue }
      let texts = [first, other].map { $0.elements.compactMap { $0["text"] } }
      return FindingText.sharedIdentifierRows(texts[0], texts[1])
    }
    return nil
  }

  private static func findings(in step: StepTrace, _ trace: Trace) -> [Finding] {
    guard step.index > 0, let before = trace.step(step.index - 1) else { return [] }
    var result: [Finding] = []
    for event in step.events {
      guard case .rowsReidentified(let list, _, let rows, let kept) = event.kind else { continue }
      let edits = rows.filter { if case .sameID = $0.sign { true } else { false } }
      result += edits.compactMap { edited($0, before, step, trace) }
      let copies = rows.filter { if case .sameFields = $0.sign { true } else { false } }
      if kept == 0, edits.isEmpty, let found = recreated(copies, before, step, trace) { result.append(found) }
      if kept == 0, rows.isEmpty, let found = relabelled(list, before, step, trace) { result.append(found) }
    }
    return result
  }

  // MARK: The identifier is the whole value

  private static func edited(_ row: Reidentified, _ before: StepTrace, _ after: StepTrace, _ trace: Trace) -> Finding? {
    // A row that nobody saw lost nothing.
    guard case .sameID(let changed) = row.sign, let old = before[row.old], let new = after[row.new] else { return nil }
    let losses = losses(from: old, to: new, OwnEnds(before: before, after: after))
    // An edit that replaces its own row and costs it nothing looks just as a reload of the row does.
    if !changed.isEmpty, losses.isEmpty { return nil }
    var evidence = [FindingText.replacedRow(old: row.old.key, new: row.new.key)]
    evidence.append(FindingText.otherCell(from: old.cell.description, to: new.cell.description))
    evidence += losses
    return Finding(
      detector: id, severity: losses.isEmpty || isOwnAction(losses, on: row.old, after) ? severity : .error,
      summary: FindingText.valueAsIdentifier(title: old.title, changed: changed),
      item: row.new, itemTitle: new.title, sourceItem: row.old, sourceItemTitle: old.title, cellType: new.cellType,
      cell: new.cell, property: "identifier", observed: row.new.key, expected: row.old.key, originStep: after.index,
      seenStep: after.index,
      seen: FindingText.seenReplaced(title: new.title, step: FindingText.step(after.index, after.title)), evidence: evidence,
      shape: ["value"])
  }

  /// What a row lost when the list took it for another: sentences. What the step ended itself is not among it.
  static func losses(from old: Appearance, to new: Appearance, _ ends: OwnEnds) -> [String] {
    let list = old.item.list
    func isLost(_ flag: CellFlags) -> Bool { old.flags.contains(flag) && !new.flags.contains(flag) }
    var losses: [String] = []
    if isLost(.selected), !ends.endsSelection(in: list) { losses.append(FindingText.lostSelection) }
    if old.isEdited, !new.isEdited, !ends.movesKeyboard(from: old.item, in: list) { losses.append(FindingText.lostFocus) }
    if isLost(.swiped), !ends.closesSwipe(in: list) { losses.append(FindingText.closedSwipe) }
    return losses + lostStates(from: old, to: new, ends)
  }

  /// True if nothing but the keyboard went, and that with a tap in the row, or nothing but the selection, with a button beside the list: what
  /// saves a text may well end it, and what is done to the chosen rows may end the choice.
  private static func isOwnAction(_ losses: [String], on item: ItemID, _ after: StepTrace) -> Bool {
    (losses == [FindingText.lostFocus] && after.interaction.target == item)
      || (losses == [FindingText.lostSelection] && isAsked(after))
  }

  /// True for a button beside the list, a menu's entry or an alert's button.
  private static func isAsked(_ step: StepTrace) -> Bool {
    if case .tap(.showing, nil) = step.interaction { return true }
    if case .tapAlert = step.interaction { return true }
    return if case .chooseMenuItem = step.interaction { true } else { false }
  }

  /// State that somebody had set and that is as in a new row. The paths of hosted rows name their items, so a state goes by its view's
  /// type where that has one only.
  static func lostStates(from old: Appearance, to new: Appearance, _ ends: OwnEnds) -> [String] {
    old.stateCells.filter { isSet($0, for: old.item) }.compactMap { state in
      let kin = new.stateCells.filter { $0.property == state.property && $0.viewType == state.viewType }
      let now = kin.first { $0.path == state.path } ?? (kin.count == 1 ? kin[0] : nil)
      guard let now, now.value != state.value, now.lastWrite == nil, !ends.writesBack(state, of: old.item, to: now.value)
      else { return nil }
      return FindingText.lostState("\(state.viewType).\(state.property)", value: state.value)
    }
  }

  /// True if somebody wrote a row's state. A list of SwiftUI's has it apart from cells; then whom the write was started for says it.
  private static func isSet(_ state: StateCell, for item: ItemID) -> Bool {
    state.lastWrite.map { ($0.item ?? $0.startedFor) == item } ?? false
  }

  // MARK: The identifier is made anew

  /// Several rows with the same fields, of which only those made in the run differ, and no row of the section stayed.
  private static func recreated(
    _ rows: [Reidentified], _ before: StepTrace, _ after: StepTrace, _ trace: Trace
  ) -> Finding? {
    guard rows.count > 1, let first = rows.first(where: { after[$0.new] != nil }) ?? rows.first else { return nil }
    return finding(rows.map { ($0.old, $0.new) }, first: (first.old, first.new), before, after, trace)
  }

  /// Identifiers that say nothing: all were replaced, and what is shown is the same.
  private static func relabelled(_ list: Int, _ before: StepTrace, _ after: StepTrace, _ trace: Trace) -> Finding? {
    let new = Set(after.items.filter { $0.list == list }).subtracting(before.items)
    // Rows that were there before, or come back later, have an identity of their own.
    let old = Set(before.items.filter { $0.list == list }).subtracting(after.items)
    let isBack = trace.steps.contains { step in
      (step.index < before.index && step.items.contains(where: new.contains))
        || (step.index > after.index && step.items.contains(where: old.contains))
    }
    guard !isBack else { return nil }
    var waiting: [Look: [Appearance]] = [:]
    for row in before.checkpoint where old.contains(row.item) { waiting[Look(row), default: []].append(row) }
    var pairs: [(ItemID, ItemID)] = []
    var looks: Set<Look> = []
    for row in after.checkpoint where new.contains(row.item) {
      let look = Look(row)
      guard var rows = waiting[look], !rows.isEmpty, look.saysSomething else { continue }
      pairs.append((rows.removeFirst().item, row.item))
      waiting[look] = rows
      looks.insert(look)
    }
    let visible = min(
      before.checkpoint.count { old.contains($0.item) }, after.checkpoint.count { new.contains($0.item) })
    guard looks.count > 1, pairs.count * 2 >= visible, let first = pairs.first else { return nil }
    return finding(pairs, first: first, before, after, trace)
  }

  /// What rows that were replaced had kept: a sentence for the first.
  private static func lostStates(
    _ pairs: [(old: ItemID, new: ItemID)], _ before: StepTrace, _ after: StepTrace
  ) -> [String] {
    guard let list = pairs.first?.old.list else { return [] }
    let (gone, come) = (Set(before.items).subtracting(after.items), Set(after.items).subtracting(before.items))
    for old in before.checkpoint where old.item.list == list && gone.contains(old.item) {
      // A row that showed more while it was open goes by its place.
      let new =
        pairs.first { $0.old == old.item }.flatMap { after[$0.new] }
        ?? after.checkpoint.first { come.contains($0.item) && $0.item.list == list && $0.slot == old.slot }
      if let first = new.flatMap({ lostStates(from: old, to: $0, OwnEnds(before: before, after: after)).first }) {
        return [first]
      }
    }
    return []
  }

  /// True if nothing ever replaced rows but a button beside the list or what was chosen: "Start over" may be there to begin all of them anew,
  /// and looks just as a reload does.
  private static func isAskedFor(in trace: Trace) -> Bool {
    trace.steps.allSatisfy { other in
      isAsked(other)
        || !other.events.contains { if case .rowsReidentified(_, _, _, kept: 0) = $0.kind { true } else { false } }
    }
  }

  /// True if the rows were replaced by themselves, or with the data, and the texts beside them are others since: they may be another list's, as those
  /// of the next flight are.
  private static func isAnotherList(_ before: StepTrace, _ after: StepTrace) -> Bool {
    switch after.interaction.facts.role {
    case .changesData, .passesTime: words(after.beside ?? []) != words(before.beside ?? []) || changesHeader(before, after)
    case .showsScreen, .opens, .acts, .chooses, .fillsIn, .closes, .movesItems, .movesViewport, .changesSurroundings,
      .changesCellState, .referenceOnly:
      false
    }
  }

  /// Texts without their numbers: a count or the time of an update is no other list.
  private static func words(_ texts: [String]) -> [String] { texts.map { $0.filter(\.isLetter) } }

  /// True if a header or footer that was there before says something else.
  private static func changesHeader(_ before: StepTrace, _ after: StepTrace) -> Bool {
    func texts(_ header: Appearance) -> [String] { words(header.elements.compactMap { $0["text"] }) }
    return (before.supplementary ?? []).contains { header in
      (after.supplementary ?? []).contains { $0.item == header.item && texts($0) != texts(header) }
    }
  }

  private static func finding(
    _ pairs: [(old: ItemID, new: ItemID)], first: (old: ItemID, new: ItemID), _ before: StepTrace, _ after: StepTrace,
    _ trace: Trace
  ) -> Finding {
    let step = FindingText.step(after.index, after.title)
    let old = before[first.old]
    let new = after[first.new]
    let title = new?.title ?? trace.title(of: first.new, upTo: after.index)
    var evidence = [FindingText.sameRows(pairs.count)]
    if let old, let new { evidence.append(FindingText.otherCell(from: old.cell.description, to: new.cell.description)) }
    func isLost(_ flag: CellFlags) -> Bool {
      before.checkpoint.contains { $0.flags.contains(flag) } && !after.checkpoint.contains { $0.flags.contains(flag) }
    }
    let ends = OwnEnds(before: before, after: after)
    var losses = isLost(.selected) && !ends.endsSelection(in: first.old.list) ? [FindingText.lostSelection] : []
    if isLost(.swiped), !ends.closesSwipe(in: first.old.list) { losses.append(FindingText.closedSwipe) }
    losses += lostStates(pairs, before, after)
    evidence += losses
    let finding = Finding(
      detector: id, severity: losses.isEmpty ? severity : .error,
      summary: FindingText.newIdentifiers(title: title, count: pairs.count, step: step),
      item: first.new, itemTitle: title, sourceItem: first.old, sourceItemTitle: old?.title ?? title,
      cellType: new?.cellType ?? trace.screen, cell: new?.cell, property: "identifier", observed: first.new.key,
      expected: first.old.key, originStep: after.index, seenStep: after.index,
      seen: FindingText.seenReplaced(title: title, step: step),
      element: new?.elements.first { $0.role == .text || $0.role == .button }?.path, evidence: evidence, shape: ["born"])
    return finding.asWarning(if: !losses.isEmpty && (isAskedFor(in: trace) || isAnotherList(before, after)))
  }
}
