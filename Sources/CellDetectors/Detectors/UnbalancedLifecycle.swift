import CellTrace

/// What is begun when an item comes on screen is not ended when it leaves, or what ends then is not begun again.
package enum UnbalancedLifecycle: Detector {
  package static let id = "unbalanced-lifecycle"
  package static let summary = "Fires when what begins as an item appears and what ends as it disappears do not pair up."
  package static let severity = Severity.warning

  package static let page = DetectorPage(
    meaning: """
      Work that a row begins whenever it comes on screen, a repeating timer for example, goes on after it has left, so that \
      every appearance adds more of it. Or something that was cleared or cancelled when the row left the screen is not set \
      up again when it comes back: a cell that was kept for its item is shown again without being configured.
      """,
    example: """
      .onAppear { work = Task { await sensor.watch() } }          // and no onDisappear { work?.cancel() }
      // or: load in cellForRowAt, cancel and clear in didEndDisplaying, and nothing in willDisplay
      """,
    fix: """
      begin in willDisplay or onAppear what didEndDisplaying or onDisappear ends, or use task(_:), which ends by itself; invalidate \
      timers of a cell in prepareForReuse(); end in viewWillDisappear what viewWillAppear begins, or begin it in viewDidLoad.
      """,
    silentFor: [
      "work that ends by itself, however late",
      "work that a cell ends when it is reused, and not before",
      "subscriptions that are there twice and do the same as once",
      "work that goes on once for an item, whichever cells it is in",
      "rows that come once when the screen comes back, and not the next time, as another round does after a rest",
      "what is gone after the data changed, or after somebody touched the screen",
      "views that own what they show: a fresh cell for the item must show what went",
    ])

  /// The shape of findings of work that nobody ends.
  static let goesOn = "goes on"

  package static let comparisons: [any DetectorComparison.Type] = [
    VisitReference.self, DoubledRows.self, RefreshedTwiceReference.self,
  ]

  package static func references(_ runs: RunSet) -> [ReferenceRequest] {
    ReferenceRequest.controls(of: runs) + PreparedCell.referenceSteps(in: runs.main).map { .rebuild(of: runs, after: $0) }
      + comparisonRequests(in: runs)
  }

  package static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] {
    let mask = try Mask(runs)
    var findings = lasting(in: runs.main, mask)
    let steps = PreparedCell.referenceSteps(in: runs.main)
    for waiting in PreparedCell.all(in: runs.main) where steps.contains(waiting.shown) && mask.allows(step: waiting.shown) {
      let reference = try runs.run(.rebuild(of: runs, after: waiting.shown)).references.last
      if let found = unrestored(waiting, reference.map(RunSet.Rebuild.init), mask, runs.main) { findings.append(found) }
    }
    return try withComparisons(findings, in: runs, mask)
  }

  // MARK: What is not ended

  private static func lasting(in trace: Trace, _ mask: Mask) -> [Finding] {
    var first: [ItemID: (step: Int, stays: Int)] = [:]
    for step in trace.steps where mask.allows(step: step.index) {
      for event in step.events {
        guard case .workLasting(let item, let stays) = event.kind else { continue }
        first[item] = (first[item]?.step ?? step.index, stays)
      }
    }
    return first.sorted { $0.key < $1.key }.map { item, seen in
      let title = trace.title(of: item, upTo: seen.step)
      let known = trace.steps.last { $0.index <= seen.step && $0[item] != nil }?[item]
      let place = appearance(of: item, in: trace)
      return Finding(
        detector: id, severity: severity, summary: FindingText.workLasting(title: title, stays: seen.stays), item: item,
        itemTitle: title, cellType: known?.cellType ?? trace.cellType(of: item) ?? trace.screen, cell: known?.cell,
        property: place ?? "",
        observed: "\(seen.stays)", expected: FindingText.oneStay, seenStep: seen.step,
        seen: FindingText.workLastingSeen(title: title, stays: seen.stays), element: place,
        evidence: [FindingText.stayOver] + (place.map { [FindingText.begunIn("onAppear", path: $0)] } ?? []),
        shape: [goesOn])
    }
  }

  /// The place of a hosted view whose `onAppear` ran for the item more than once.
  private static func appearance(of item: ItemID, in trace: Trace) -> String? {
    var counts: [String: Int] = [:]
    for event in trace.steps.flatMap(\.events) {
      if case .lifecycle(item, let path, "onAppear") = event.kind { counts[path, default: 0] += 1 }
    }
    return counts.filter { $0.value > 1 }.keys.min()
  }

  // MARK: What the screen begins again

  static func begunAgain(_ visit: VisitReference, _ runs: RunSet) -> Finding {
    let (row, difference) = (visit.row, visit.difference)
    return Finding(
      detector: id, severity: .error, summary: FindingText.begunAgain(visit.title, title: visit.other.title), item: row.item,
      itemTitle: visit.other.title, cellType: row.cellType, cell: row.cell, property: visit.title,
      observed: difference?.observed ?? FindingText.addedSeveralTimes, expected: difference?.expected ?? FindingText.addedOnce,
      originStep: visit.steps.last, originPlace: visit.place, seenStep: visit.step,
      seen: difference.map { FindingText.seen(visit.other.title, $0, reference: FindingText.whereNobodyLeft) }
        ?? FindingText.addedAgainSeen(visit.other.title, step: runs.words(forStep: visit.step)), element: difference?.path,
      evidence: [FindingText.begunAgain(visit.count, step: runs.words(forStep: visit.steps[1]))], shape: ["again"])
  }

  // MARK: What is not begun again

  private static func unrestored(
    _ waiting: PreparedCell, _ rebuild: RunSet.Rebuild?, _ mask: Mask, _ trace: Trace
  ) -> Finding? {
    guard let rebuild, let now = trace.step(waiting.shown)?[waiting.item],
      let rebuilt = rebuild.rebuilt.first(where: { $0.item == waiting.item }), !rebuilt.isUnsettled, rebuilt.flags == now.flags
    else { return nil }
    let wrong = rebuild.wrong(in: now)
    let lost = PreparedCell.lost(by: waiting, in: trace).filter { wrong.contains([$0.property, $0.path, $0.expected]) }
    return mask.unmasked(lost, of: waiting.item).first.map { unrestored($0, waiting, now, trace) }
  }

  private static func unrestored(
    _ difference: Difference, _ waiting: PreparedCell, _ now: Appearance, _ trace: Trace
  ) -> Finding {
    let left = waiting.left ?? waiting.configured
    return Finding(
      detector: id, severity: severity, summary: FindingText.notRestored(difference.property, title: now.title),
      item: waiting.item, itemTitle: now.title, cellType: now.cellType, cell: waiting.cell, property: difference.property,
      observed: difference.observed, expected: difference.expected, originStep: left, seenStep: waiting.shown,
      seen: FindingText.seen(now.title, difference, reference: FindingText.inRebuiltCell), element: difference.path,
      evidence: [
        FindingText.keptCell(
          left: FindingText.step(left, trace.title(ofStep: left)),
          shown: FindingText.step(waiting.shown, trace.title(ofStep: waiting.shown)))
      ],
      shape: ["not restored"])
  }
}
