import CellTrace

/// A form that was opened for one row and given up as it was is still the form when the next row's is opened: what is done on it then happens to
/// the first row, and the second one stays as it is.
///
/// ``UntouchedFormReference`` is about a form that gives the second row what the first one has; here the form is the first row's as a whole, with its
/// identifier. Nothing was filled in on the first form that could be a draft to go on with. The same script without it does to the second row what was
/// done to the first. The second form must say what the first one said, or what it says then: one that says more, as that the first row has to be
/// finished before, goes on with that row on purpose. Where it is pulled down in place of how it was given up, so that no button could take something along, the same happens as here.
struct FormerFormReference: StepComparison {
  static let searchName: String? = "form of another row"
  static let meaning = """
    A form on which nothing was filled in is given up, however that is done, and what is done on the next row's form happens \
    to the first row; without the first form it happens to the second one.
    """

  /// A form that was opened for a row.
  private struct Visit {
    var item: ItemID
    /// The first step of those that opened it, and the last of these.
    var begin: Int
    var opening: Int
  }

  /// The steps that opened the first form and gave it up, those that opened the second form, and the last one on that.
  private var first: Visit
  var closing: Int
  private var second: Visit
  var step: Int
  /// The row of the first form before and after, and that of the second one.
  var before: Appearance
  var row: Appearance
  var meant: Appearance
  /// What became of the first row.
  var difference: Difference

  /// One at most: the first says it all.
  static func all(in runs: RunSet) throws(MissingRun) -> [FormerFormReference] {
    guard let suspected = suspicion(in: runs.main) else { return [] }
    let without = try runs.run(suspected.withoutFirst(in: runs))
    guard suspected.isMeant(in: without, runs.main) else { return [] }
    guard let request = suspected.pulledDown(in: runs) else { return [suspected] }
    return suspected.isSame(in: try runs.run(request), runs.main) ? [suspected] : []
  }

  /// The runs that are still needed for that; none for nearly every script.
  static func requests(in runs: RunSet) -> [ReferenceRequest] {
    if suspicion(in: runs.main) == nil { return [] }
    return ReferenceRequest.missing { () throws(MissingRun) in try all(in: runs) }
  }

  /// True if a script is worth the runs.
  static func isSuspected(in trace: Trace) -> Bool { suspicion(in: trace) != nil }

  // MARK: What is suspected

  private static func suspicion(in trace: Trace) -> FormerFormReference? {
    if trace.isHurried { return nil }
    let visits = ItemAction.all(in: trace).compactMap { act -> Visit? in
      guard trace.step(act.step)?.showsScreen == true, case let begin = act.openers.first ?? act.step,
        act.step - begin == act.openers.count
      else { return nil }
      return Visit(item: act.item, begin: begin, opening: act.step)
    }
    return zip(visits, visits.dropFirst()).lazy.compactMap { FormerFormReference($0, then: $1, in: trace) }.first
  }

  private init?(_ one: Visit, then other: Visit, in trace: Trace) {
    let closing = one.opening + 1
    guard one.item != other.item, one.item.list == other.item.list, other.begin == closing + 1, let given = trace.step(closing),
      given.isElsewhere(than: one.item.list), let start = trace.step(one.begin - 1), start.items == given.items,
      given.showsSameRows(as: start), let before = start[one.item], let meant = given[other.item]
    else { return nil }
    let used = trace.steps.drop { $0.index <= other.opening }.prefix { $0.isElsewhere(than: one.item.list) }
    guard let last = used.last, last.index <= trace.lastCompletedStep, last.items == start.items, let row = last[one.item],
      ![before, meant, row].contains(where: \.isUnsettled), Self.changed(given, last) == [one.item],
      let difference = AppearanceDiff.contentDifferences(of: row, from: before).first(where: { $0.kind != .geometry })
    else { return nil }
    (first, self.closing, second, step) = (one, closing, other, last.index)
    (self.before, self.row, self.meant, self.difference) = (before, row, meant, difference)
  }

  /// Rows that show something else since.
  private static func changed(_ before: StepTrace, _ after: StepTrace) -> [ItemID] {
    after.checkpoint.filter { row in
      guard let then = before[row.item] else { return false }
      return AppearanceDiff.contentDifferences(of: row, from: then).contains { $0.kind != .geometry }
    }.map(\.item)
  }

  // MARK: Without the first form, and where it is pulled down

  private func withoutFirst(in runs: RunSet) -> ReferenceRequest {
    let script = runs.main.completedScript(through: step, without: Array(first.begin...closing))
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration,
      purpose: FindingText.withoutForm(opened: runs.words(forStep: first.opening))
    ).recording(from: second.opening - without)
  }

  /// How many steps the first form took.
  private var without: Int { closing - first.begin + 1 }

  /// Nil if it was pulled down.
  private func pulledDown(in runs: RunSet) -> ReferenceRequest? {
    var script = runs.main.completedScript.through(step: step)
    if script[step: closing] == .pullDownSheet { return nil }
    script[closing - 1] = .pullDownSheet
    return ReferenceRequest(
      script: script, configuration: runs.main.configuration,
      purpose: FindingText.pulledDownForm(opened: runs.words(forStep: first.opening))
    ).recording(from: script.count)
  }

  /// The second row changes where the first one did in the script, and no other row does.
  private func isMeant(in trace: Trace, _ main: Trace) -> Bool {
    guard let start = main.step(closing), let end = trace.lastIfFinished, end.items == start.items, let now = end[meant.item],
      !now.isUnsettled, Self.changed(start, end) == [meant.item]
    else { return false }
    let key = difference.key.moved(from: row, to: now)
    let said = (main.step(first.opening)?.shownTexts ?? []) + (trace.step(second.opening - without)?.shownTexts ?? [])
    let says = main.step(second.opening)?.shownTexts ?? []
    return says.allSatisfy(said.contains) && AppearanceDiff.contentDifferences(of: now, from: meant).contains { $0.key == key }
  }

  private func isSame(in trace: Trace, _ main: Trace) -> Bool {
    guard let start = main.step(closing), let end = trace.lastIfFinished, end.items == start.items, let now = end[row.item],
      Self.changed(start, end) == [row.item]
    else { return false }
    return AppearanceDiff.contentDifferences(of: now, from: row).allSatisfy { $0.kind == .geometry }
  }
}

extension StepTrace {
  /// True for a touch or a text outside of the rows of a list.
  fileprivate func isElsewhere(than list: Int) -> Bool {
    switch interaction.facts.role {
    case .acts, .fillsIn, .chooses, .closes: interaction.target.map { $0.list != list } ?? !interaction.choosesOfRow
    case .showsScreen, .opens, .movesViewport, .changesData, .changesSurroundings, .changesCellState, .movesItems, .passesTime,
      .referenceOnly:
      false
    }
  }
}

extension FormerFormReference {
  /// What the other rules about forms say of the step says it better.
  func isTold(by known: KnownFindings) -> Bool { known.all.tell(step: step) }

  func finding(in trace: Trace) -> Finding { StaleIndexAction.finding(self, trace) }
}

extension StaleIndexAction {
  static func finding(_ form: FormerFormReference, _ trace: Trace) -> Finding {
    func words(_ step: Int) -> String { FindingText.step(step, trace.title(ofStep: step)) }
    let (title, meant) = (form.before.title, form.meant.title)
    var finding = Finding(
      detector: id, severity: severity,
      summary: FindingText.formOfAnotherRow(action: trace.title(ofStep: form.step), title: title, meant: meant),
      item: form.row.item, itemTitle: title, sourceItem: form.meant.item, sourceItemTitle: meant, cellType: form.row.cellType,
      cell: form.row.cell, property: "form", observed: FindingText.changed(title), expected: FindingText.changed(meant),
      originStep: form.closing - 1, seenStep: form.step,
      seen: FindingText.seen(title, form.difference, reference: FindingText.withoutGivenUpForm), element: form.difference.path,
      evidence: [FindingText.givenUpAsItWas(title, step: words(form.closing), meant: meant)], shape: ["other form"])
    finding.fix = FindingText.fixKeptForm
    return finding
  }
}
