import CellTrace

/// What was filled in on a form is in the list although the form was left by "Cancel": its fields write to the model as they are filled in, or what
/// the form is for was added before it came.
///
/// The word is the system's, as in ``CancelledChoiceReference``. The list must have lain below the form, and a row of it says something else since,
/// or there is one more row. One more run opens the form and cancels it at once: there the rows are as before, so that the form itself, as a letter
/// that counts as read, does not change them; where the form stays, as one does that asks for a reason first, nothing is told. A row that
/// says it has a draft is right.
///
/// What was typed and then sent is done, and "Cancel" gives up what is typed since: nothing is kept of what was filled in without the button, nor
/// does the button do anything without that.
///
/// A new row that is called as what was touched there may have been added at once, as a hit of a search is that "Cancel" ends. One more run
/// touches it twice: what is only chosen is given up by that.
///
/// Where the form can be closed otherwise, one more run does: what the rows say then is neither what they said before nor what they say after
/// "Cancel" where that stops something, as a transfer.
struct CancelledFormReference: SuspectedReference {
  static let searchName: String? = "form kept by Cancel"
  static let meaning = """
    What was filled in on a form is in its row after "Cancel", or there is one more row; where the form is opened and cancelled at once, \
    the rows are as before.
    """

  /// The last step before the form, and the one that cancelled it.
  private var last: Int
  var step: Int
  private var list: Int
  /// The row that says something else, or is new, and what it said before; nil if it is new.
  var row: Appearance
  var former: Appearance?
  var difference: Difference?
  /// The step on the form that touched what the new row is called.
  private var adding: Int?

  static func suspicions(in trace: Trace) -> [CancelledFormReference] {
    let isCancelled = trace.steps.contains { $0.interaction == cancel }
    if trace.isHurried || !isCancelled { return [] }
    return ReturnToList.all(in: trace).compactMap { CancelledFormReference($0, in: trace) }
  }

  private static let cancel = Interaction.tap(.showing("Cancel"), nil)

  private init?(_ back: ReturnToList, in trace: Trace) {
    guard let before = trace.step(back.last), let after = trace.step(back.step), after.interaction == Self.cancel,
      case let filled = trace.steps.filter({ $0.index > back.opening && $0.index < back.step }), !filled.isEmpty,
      filled.allSatisfy({ $0.fills(besides: back.list) }), filled.contains(where: { $0.interaction.facts.role.isOfUser })
    else { return nil }
    (last, step, list) = (back.last, back.step, back.list)
    let (old, new) = (before.items.filter { $0.list == back.list }, after.items.filter { $0.list == back.list })
    if old.count == new.count {
      for row in after.checkpoint where row.item.list == list && !row.isUnsettled {
        let same = row.item.goesByPosition ? before.row(at: row.slot, in: list) : before[row.item]
        guard let former = same, let difference = Self.difference(of: row, from: former) else { continue }
        (self.row, self.former, self.difference) = (row, former, difference)
        return
      }
    } else if new.count == old.count + 1 {
      let known = before.checkpoint.filter { $0.item.list == back.list }.map { Look($0) }
      guard let row = after.checkpoint.first(where: { $0.item.list == back.list && !known.contains(Look($0)) }),
        !row.saysDraft
      else { return nil }
      self.row = row
      adding =
        filled.last { step in
          guard case .tap(.resolved(let item), _) = step.interaction else { return false }
          return trace.step(step.index - 1)?[item]?.title == row.title
        }?
        .index
      return
    }
    return nil
  }

  /// The first text, picture or value that is another one.
  private static func difference(of row: Appearance, from former: Appearance) -> Difference? {
    guard !row.saysDraft || former.saysDraft else { return nil }
    return AppearanceDiff.contentDifferences(of: row, from: former).first {
      $0.kind == .value && ["text", "title", "image", "value"].contains($0.name)
    }
  }

  // MARK: Cancelled at once

  func request(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript.through(step: last + 1) + [Self.cancel]
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration, purpose: FindingText.cancelledAtOnce(runs.words(forStep: last + 1))
    ).recording(from: last)
  }

  /// The form is closed by what closes it without a word.
  private func closed(in runs: RunSet) -> ReferenceRequest {
    let end = ReturnToList.plain(from: last + 1, in: runs.main)
    let script = runs.main.completedScript.through(step: step - 1) + [end]
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration, purpose: FindingText.closedWithoutCancel(runs.words(forStep: step))
    ).recording(from: step - 1)
  }

  /// True if the rows say something else where the form is closed without "Cancel": neither what they said before, nor what they say now.
  private func stopsSomething(in runs: RunSet) throws(MissingRun) -> Bool {
    guard let end = try runs.run(closed(in: runs)).lastIfFinished, !(end.covered ?? []).contains(list),
      end.items.contains(where: { $0.list == list }), let before = runs.main.step(last), let after = runs.main.step(step)
    else { return false }
    let shown = ShownRows(list, in: end)
    return shown != ShownRows(list, in: before) && shown != ShownRows(list, in: after)
  }

  /// True if the form is gone there, and the rows are as before.
  func isConfirmed(by trace: Trace, in main: Trace) -> Bool {
    guard let end = trace.lastIfFinished, let before = main.step(last), end.listsInFront.contains(list) else { return false }
    return ShownRows(list, in: end) == ShownRows(list, in: before)
  }

  /// What was filled in, and the buttons that were touched, if it was both: left out, each of them.
  private func parts(in runs: RunSet) -> [ReferenceRequest] {
    let script = runs.main.completedScript.through(step: step)
    let (form, buttons) = (Array(last + 2..<step), Array(last + 2..<step).filter { script[step: $0].isTouch })
    let fields = form.filter { script[step: $0].facts.role.isOfUser && !buttons.contains($0) }
    if fields.isEmpty || buttons.isEmpty { return [] }
    return [fields, buttons].map { left in
      let steps = script.without(steps: left)
      return ReferenceRequest(
        script: steps, configuration: runs.main.configuration, purpose: FindingText.notActed(action: runs.words(forStep: left[0]))
      ).recording(from: steps.count)
    }
  }

  /// The same with the touch that names the new row done twice.
  private func twice(_ adding: Int, in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript.through(step: step)
    let steps = script.through(step: adding) + script[adding - 1..<step]
    return ReferenceRequest(
      script: Array(steps), configuration: runs.main.configuration, purpose: FindingText.touchedTwice(runs.words(forStep: adding))
    ).recording(from: steps.count)
  }

  func confirmed(in runs: RunSet) throws(MissingRun) -> CancelledFormReference? {
    guard isConfirmed(by: try runs.run(request(in: runs)), in: runs.main) else { return nil }
    let parts = try runs.runs(parts(in: runs))
    // A button that can't be touched before something is filled in ends its run.
    if !parts.isEmpty, parts.allSatisfy({ $0.lastIfFinished == nil || isConfirmed(by: $0, in: runs.main) }) { return nil }
    guard let adding else {
      if !parts.isEmpty { return self }
      return try stopsSomething(in: runs) ? nil : self
    }
    let end = try runs.run(twice(adding, in: runs)).lastIfFinished
    return end.map { !$0.checkpoint.contains { $0.item.list == list && $0.title == row.title } } ?? false ? self : nil
  }
}

extension Interaction {
  fileprivate var isTouch: Bool {
    if case .tap = self { return true }
    return false
  }
}

extension Appearance {
  /// True if it is said to be one.
  fileprivate var saysDraft: Bool { readTexts.contains { $0.lowercased().contains("draft") } }
}

extension StepTrace {
  /// True for what is done on a form, and not to a row of this list, nor by itself.
  fileprivate func fills(besides list: Int) -> Bool {
    guard interaction.target?.list != list else { return false }
    switch interaction.facts.role {
    case .acts, .fillsIn, .chooses, .opens, .closes, .movesViewport: return true
    case .showsScreen, .movesItems, .changesData, .changesSurroundings, .changesCellState, .passesTime, .referenceOnly:
      return false
    }
  }
}

extension CancelledFormReference {
  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ form: CancelledFormReference, _ trace: Trace) -> Finding {
    let words = FindingText.step(form.step, trace.title(ofStep: form.step))
    let title = form.former?.title ?? form.row.title
    var finding = Finding(
      detector: id, severity: severity, summary: FindingText.keptByCancel(title: title, isNew: form.former == nil, step: words),
      item: form.row.item, itemTitle: title, cellType: form.row.cellType, cell: form.row.cell,
      property: form.difference?.property ?? "rows", observed: form.difference?.observed ?? FindingText.inserted(title),
      expected: form.difference?.expected ?? FindingText.nothing, originStep: form.step - 1, seenStep: form.step,
      seen: FindingText.keptByCancelSeen(title: title, form.difference), element: form.difference?.path,
      evidence: [FindingText.keptByCancelEvidence], shape: ["cancelled form"])
    finding.fix = FindingText.fixKeptByCancel
    return finding
  }
}
