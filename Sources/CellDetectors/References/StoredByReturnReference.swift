import CellTrace

/// A text that was typed in a row, that stays in the field when somebody goes on to the next one, and that is gone once the row scrolled away and
/// back: only the return key stores it.
///
/// Two more runs tell it. In the first the return key is pressed behind the text, and the row comes back with it: so the text is the row's and is meant
/// to last. In the second somebody goes on to another row's field: this one looks exactly as it does after the return key then, and comes
/// back without the text all the same. A field that gives up what was not confirmed shows its old text then, or says that it is a draft, in
/// its row or beside the rows.
struct StoredByReturnReference: SuspectedReference {
  static let searchName: String? = "stored by return"
  static let meaning = """
    A typed text that stays in its field when somebody goes on to the next one is lost once the row scrolled away, and kept where the return \
    key was pressed.
    """

  /// The step that typed, and the row after it.
  var typing: Int
  var set: Appearance
  /// The step with which the row is back, and the row then.
  var step: Int
  var row: Appearance
  var difference: Difference
  private var text: String
  /// The field of another row, to which somebody goes on.
  private var next: Interaction

  static func suspicions(in trace: Trace) -> [StoredByReturnReference] {
    trace.isHurried ? [] : trace.steps.compactMap { StoredByReturnReference($0, in: trace) }
  }

  private init?(_ typed: StepTrace, in trace: Trace) {
    guard case .type(let text, .resolved(let item), _, _) = typed.interaction, !text.contains("\n"), let set = typed[item],
      set.isEdited, let before = trace.step(typed.index - 1)?[item], !set.isUnsettled, !before.isUnsettled,
      let difference = AppearanceDiff.contentDifferences(of: set, from: before).first(where: { Self.isTyped($0, in: set) }),
      let back = trace.steps.first(where: {
        $0.index > typed.index && $0[item] != nil && $0.hasLeft(item, since: typed, trace)
      }),
      back.index <= trace.lastCompletedStep, let row = back[item], !row.isUnsettled, !row.isEdited, back.items == typed.items,
      trace.steps.allSatisfy({ $0.index <= typed.index || $0.index > back.index || $0.interaction.isScroll }),
      row.value(at: difference.key) == before.value(at: difference.key),
      let next = Self.otherField(than: set, at: difference.key, in: typed)
    else { return nil }
    (typing, self.set, step, self.row) = (typed.index, set, back.index, row)
    (self.difference, self.text, self.next) = (difference, text, next)
  }

  private static func isTyped(_ difference: Difference, in row: Appearance) -> Bool {
    difference.name == "text" && row.elements.contains { $0.path == difference.path && $0.role == .textField }
  }

  /// A touch at the same field of another row on screen, in which nothing is typed.
  private static func otherField(than row: Appearance, at key: PropertyKey, in step: StepTrace) -> Interaction? {
    let others = step.checkpoint.filter { other in
      other.item.list == row.item.list && other.item != row.item && other.cellType == row.cellType && other.title != row.title
        && other.elements.contains { $0.role == .textField && $0.path == key.moved(from: row, to: other).path }
    }
    // The one behind it, which no keyboard covers and no edge cuts off.
    let behind = others.filter { $0.slot > row.slot }.min { $0.slot < $1.slot }
    guard let other = behind ?? others.max(by: { $0.slot < $1.slot }) else { return nil }
    return .type("", .resolved(other.item), .path(key.moved(from: row, to: other).path), clearing: false)
  }

  // MARK: The other runs

  func request(in runs: RunSet) -> ReferenceRequest {
    var script = runs.main.completedScript.through(step: step)
    if case .type(let text, let item, let element, let clearing) = script[step: typing] {
      script[typing - 1] = .type(text + "\n", item, element, clearing: clearing)
    }
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration,
      purpose: FindingText.withReturn(runs.words(forStep: typing))
    ).recording(from: typing)
  }

  private func goingOn(in runs: RunSet) -> ReferenceRequest {
    var script = runs.main.completedScript.through(step: step)
    script.insert(next, at: typing)
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration,
      purpose: FindingText.goneOn(runs.words(forStep: typing))
    ).recording(from: typing)
  }

  /// True if the row comes back with the text.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    trace.lastIfFinished?[row.item].map { $0.value(at: difference.key) == set.value(at: difference.key) } ?? false
  }

  func confirmed(in runs: RunSet) throws(MissingRun) -> StoredByReturnReference? {
    let returned = try runs.run(request(in: runs))
    guard isConfirmed(by: returned, in: runs.main), let stored = returned.step(typing)?[row.item], !stored.isEdited else {
      return nil
    }
    let gone = try runs.run(goingOn(in: runs))
    guard let left = gone.step(typing + 1)?[row.item], !left.isEdited, left.flags == stored.flags,
      gone.step(typing + 1)?.beside == returned.step(typing)?.beside,
      AppearanceDiff.contentDifferences(of: left, from: stored).isEmpty, let end = gone.lastIfFinished?[row.item],
      !end.isUnsettled, end.value(at: difference.key) == row.value(at: difference.key)
    else { return nil }
    return self
  }
}

extension StepTrace {
  /// True if an item was out of sight in a step between an earlier one and this one.
  fileprivate func hasLeft(_ item: ItemID, since typed: StepTrace, _ trace: Trace) -> Bool {
    trace.steps.contains { $0.index > typed.index && $0.index < index && $0[item] == nil }
  }
}

extension StoredByReturnReference {
  /// True if a finding is about the same text.
  func isSame(as finding: Finding) -> Bool { finding.item == row.item && finding.originStep == typing }

  func finding(in trace: Trace) -> Finding { LostViewState.finding(self, trace) }
}

extension LostViewState {
  static func finding(_ lost: StoredByReturnReference, _ trace: Trace) -> Finding {
    let (title, difference) = (lost.row.title, lost.difference)
    let (before, now) = (lost.set.words(at: difference.key), lost.row.words(at: difference.key))
    var finding = Finding(
      detector: id, severity: .error, summary: FindingText.storedByReturn(title: title), item: lost.row.item, itemTitle: title,
      cellType: lost.row.cellType, cell: lost.row.cell, property: difference.property, observed: now, expected: before,
      originStep: lost.typing, seenStep: lost.step,
      seen: FindingText.lost(title, difference.property, before: before, now: now), element: difference.path,
      evidence: [FindingText.keptByReturn, FindingText.lostWhenGoneOn], shape: ["return"])
    finding.fix = FindingText.fixStoredByReturn
    return finding
  }
}
