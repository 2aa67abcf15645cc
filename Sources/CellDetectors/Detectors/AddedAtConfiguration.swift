import CellTrace

/// Configuring a cell adds to what it did before, so that a cell that is configured again shows or does the same once more.
package enum AddedAtConfiguration: Detector {
  package static let id = "added-at-configuration"
  package static let summary = "Fires when every configuration of a cell adds a view or an action to it once more."
  package static let severity = Severity.error

  package static let page = DetectorPage(
    meaning: """
      The app reconfigures cells in place, and configuring such a cell twice is not the same as configuring it once: another \
      subview is added each time, or another action to the same control, so that one tap acts twice. A cell made anew, for \
      which the provider ran as often, has it once. No reuse is needed for that: it is the item's own cell.
      """,
    variants: [
      "In a cell that is reused, what was added for the items before is still there, and one touch of the present item runs "
        + "it several times.",
      "Gesture recognizers and constraints that a view gets once more with every item are a warning: only one of the "
        + "recognizers recognizes, and equal constraints agree.",
      "Observers of notifications and subscriptions that one line makes for an item whenever its cell is configured, and "
        + "that nobody ends before the next, are a warning, too.",
    ],
    example: """
      cell.button.addAction(UIAction { _ in vote(for: poll) }, for: .touchUpInside)     // and after a reconfigure once more
      """,
    fix: """
      add views and actions when the cell is constructed, and let the provider set only values; an action may be replaced by one \
      with the same identifier.
      """,
    silentFor: [
      "actions with an identifier of their own, which take the place of the earlier one, and closures that are set, not added",
      "views that are taken away before they are added, or added only once",
      "counters and logs that the provider itself writes: a cell made anew shows them as well",
      "actions that run twice and do the same as once",
      "what prepareForReuse() takes back before it is added again",
      "observers and subscriptions that are ended before the cell's next configuration, or with it",
      "what a row begins when it appears and ends when it goes",
      "constraints that are deactivated before others take their place, and those of views that are taken away",
      "a row that tells when it is touched how often it came on screen",
    ])

  package static func concerns(_ runs: RunSet) -> Bool { runs.isBase }

  package static let comparisons: [any DetectorComparison.Type] = [
    ReappearedReference.self
  ]

  package static func references(_ runs: RunSet) -> [ReferenceRequest] {
    let pairs = looks(in: runs.main).map { pair(of: runs, after: $0) } + actions(in: runs.main).map { pair(of: runs, around: $0) }
    return ReferenceRequest.controls(of: runs) + (actsSeveralTimes(in: runs.main).isEmpty ? [] : [.fresh(of: runs)])
      + pairs.flatMap { [$0.again, $0.once] } + comparisonRequests(in: runs)
  }

  package static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] {
    let mask = try Mask(runs)
    var findings: [Finding] = []
    for step in looks(in: runs.main) where mask.allows(step: step) {
      let pair = pair(of: runs, after: step)
      findings += grown(after: step, again: try runs.run(pair.again), once: try runs.run(pair.once), runs.main)
    }
    for action in actions(in: runs.main) where mask.allows(step: action.step) {
      let pair = pair(of: runs, around: action)
      let found = repeated(action, again: try runs.run(pair.again), once: try runs.run(pair.once), mask, runs.main)
      if let found { findings.append(found) }
    }
    let known = Set(findings.map(\.property))
    findings += try repeatedAfterReuse(in: runs).filter { !known.contains($0.property) } + repeated(in: runs.main)
    return try withComparisons(findings, in: runs, mask)
  }
}
