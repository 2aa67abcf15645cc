import CellTrace

/// Configuring a cell adds to what it did before, so that a cell that is configured again shows or does the same once more.
package enum AddedAtConfiguration: Detector {
  package static let id = "added-at-configuration"
  package static let summary = "Fires when every configuration of a cell adds a view or an action to it once more."
  package static let severity = Severity.error

  package static let page = DetectorPage(
    meaning: """
      The app reconfigures cells in place, and configuring such a cell twice is not the same as configuring it once: another \
      subview is added each time, or another action to the same control, so that one tap acts twice. A cell made anew, for which the \
      provider ran as often, has it once. No reuse is needed for that: it is the item's own cell.
      """,
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
      "cells that are never reconfigured in place: they may take back in prepareForReuse() what was added",
    ])

  package static func concerns(_ runs: RunSet) -> Bool { runs.isBase }

  package static func references(_ runs: RunSet) -> [ReferenceRequest] {
    let pairs = looks(in: runs.main).map { pair(of: runs, after: $0) } + actions(in: runs.main).map { pair(of: runs, around: $0) }
    return [.control(of: runs)] + pairs.flatMap { [$0.again, $0.once] }
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
    return findings
  }

  // MARK: The two runs

  /// One cell that is configured twice more, and one that is made anew: the provider runs as often for both.
  private typealias Pair = (again: ReferenceRequest, once: ReferenceRequest)

  private static func pair(
    of runs: RunSet, _ lead: [Interaction], then last: [Interaction], recordingFrom step: Int, _ words: String
  ) -> Pair {
    func request(_ second: Interaction, _ purpose: String) -> ReferenceRequest {
      ReferenceRequest(
        script: lead + [.refreshVisibleCells, second] + last, configuration: runs.main.configuration, purpose: purpose
      ).recording(from: step)
    }
    return (
      request(.refreshVisibleCells, FindingText.configuredAgain(words)),
      request(.rebuildVisibleCells, FindingText.configuredOnce(words))
    )
  }

  private static func pair(of runs: RunSet, after step: Int) -> Pair {
    let lead = runs.main.completedScript.through(step: step)
    return pair(of: runs, lead, then: [], recordingFrom: step + 1, runs.words(forStep: step))
  }

  private static func pair(of runs: RunSet, around action: ItemAction) -> Pair {
    let script = runs.main.completedScript
    return pair(
      of: runs, script.through(step: action.step - 1), then: [script[step: action.step], .rebuildVisibleCells],
      recordingFrom: action.step + 2, runs.words(forStep: action.step))
  }

  // MARK: What is looked at

  /// Types of cells that the app reconfigures in place, each with the first step in which it does.
  private static func reconfigured(in trace: Trace) -> [String: Int] {
    var types: [String: Int] = [:]
    for step in trace.steps where step.index <= trace.lastCompletedStep {
      for case .cellConfigured(let cell, let item, _, .reconfigure, _) in step.events.lazy.map(\.kind) {
        if let shown = step[item], shown.cell == cell, types[shown.cellType] == nil { types[shown.cellType] = step.index }
      }
    }
    return types
  }

  private static func looks(in trace: Trace) -> [Int] { Set(reconfigured(in: trace).values).sorted() }

  /// Touches of controls in such cells. A few tell as much as all.
  private static func actions(in trace: Trace) -> [ItemAction] {
    let types = reconfigured(in: trace)
    let actions = ItemAction.all(in: trace).filter { action in
      guard action.isBound, action.openers.isEmpty, action.step <= trace.lastCompletedStep,
        let type = trace.step(action.step - 1)?[action.item]?.cellType
      else { return false }
      return types[type] != nil
    }
    return Array(actions.prefix(4))
  }

  // MARK: Views that are added

  private static func grown(after index: Int, again: Trace, once: Trace, _ trace: Trace) -> [Finding] {
    guard let before = trace.step(index), let second = again.lastIfFinished, let first = again.steps.dropLast().last,
      let anew = once.lastIfFinished
    else { return [] }
    let types = reconfigured(in: trace)
    var known: Set<[String]> = []
    return second.checkpoint.compactMap { row in
      guard types[row.cellType] == index, let then = before[row.item], let between = first[row.item], let other = anew[row.item],
        ![row, then, between, other].contains(where: \.isUnsettled), other.flags == row.flags
      else { return nil }
      let counts = [other, then, between, row].map(Kin.counts)
      let added = row.elements.first { element in
        let (anew, zero, one, two) = (
          counts[0][Kin(element)], counts[1][Kin(element)], counts[2][Kin(element)], counts[3][Kin(element)]
        )
        guard let anew, let zero, let one, let two else { return false }
        return anew <= zero && zero < one && one < two
      }
      guard let added, let now = counts[3][Kin(added)], let right = counts[0][Kin(added)],
        known.insert([row.cellType, Names.type(ofPath: added.path)]).inserted
      else { return nil }
      return finding(added, count: now, expected: right, row, index, trace)
    }
  }

  /// What makes views of a cell the same thing several times: everything but their place among siblings.
  private struct Kin: Hashable {
    var path: [String]
    var properties: [String]

    init(_ element: Element) {
      path = element.path.split(separator: "/").map { Names.withoutOrdinal(String($0)) }
      properties = element.properties.map { "\($0.name)=\($0.value)" }
    }

    static func counts(in row: Appearance) -> [Kin: Int] {
      var counts: [Kin: Int] = [:]
      for element in row.elements { counts[Kin(element), default: 0] += 1 }
      return counts
    }
  }

  private static func finding(
    _ added: Element, count: Int, expected: Int, _ row: Appearance, _ step: Int, _ trace: Trace
  ) -> Finding {
    let property = Names.type(ofPath: added.path)
    return Finding(
      detector: id, severity: severity, summary: FindingText.viewAdded(property, cellType: row.cellType), item: row.item,
      itemTitle: row.title, cellType: row.cellType, cell: trace.step(step)?[row.item]?.cell, property: property,
      observed: "\(count)", expected: "\(expected)", originStep: step, seenStep: step,
      seen: FindingText.viewSeen(row.title, "\(added.words) (\(property))", count: count, expected: expected),
      element: added.path,
      evidence: [FindingText.reconfigured(step: FindingText.step(step, trace.title(ofStep: step)))], shape: ["view"])
  }

  // MARK: Actions that are added

  /// An action that ran more often in the cell that was configured again, and did something else than in the other.
  private static func repeated(_ action: ItemAction, again: Trace, once: Trace, _ mask: Mask, _ trace: Trace) -> Finding? {
    guard let rebuilt = again.lastIfFinished, let acted = again.steps.dropLast().last, let other = once.lastIfFinished,
      let right = once.steps.dropLast().last, let shown = trace.step(action.step - 1)?[action.item]
    else { return nil }
    let (counts, expected) = (closures(for: action.item, in: acted), closures(for: action.item, in: right))
    let more = counts.filter { $0.value > expected[$0.key] ?? .max }.min { $0.key < $1.key }
    guard let more, let effect = Effect(of: action, (rebuilt, acted), (other, right), mask) else { return nil }
    let origin = trace.handlerPlace(more.key, in: shown.cell, for: action.item, upTo: action.step)
    let step = FindingText.step(action.step, trace.title(ofStep: action.step))
    return Finding(
      detector: id, severity: severity, summary: FindingText.actionAdded(more.key, cellType: shown.cellType, title: shown.title),
      item: action.item, itemTitle: shown.title, cellType: shown.cellType, cell: shown.cell,
      property: "\(shown.cellType).\(more.key)", observed: effect.observed, expected: effect.expected, originStep: origin?.step,
      originPlace: origin?.place, seenStep: action.step, seen: effect.seen, element: effect.path,
      evidence: [FindingText.actionRuns(more.value, expected: expected[more.key] ?? 0, step: step)], shape: ["action"])
  }

  /// How often each closure that was added for an item ran for it. Handlers of a cell's state run as often as UIKit likes.
  private static func closures(for item: ItemID, in step: StepTrace) -> [String: Int] {
    var counts: [String: Int] = [:]
    for case .handlerRan(_, let name, item, item, _) in step.events.lazy.map(\.kind) where name != "configurationUpdateHandler" {
      counts[name, default: 0] += 1
    }
    return counts
  }

  /// What came of it that does not come of the same action in a cell that was configured once.
  private struct Effect {
    var observed: String
    var expected: String
    var seen: String
    var path: String?

    init?(
      of action: ItemAction, _ again: (rebuilt: StepTrace, acted: StepTrace), _ once: (rebuilt: StepTrace, acted: StepTrace),
      _ mask: Mask
    ) {
      guard again.rebuilt.items == once.rebuilt.items else {
        observed = FindingText.plural(again.rebuilt.items.count, "item")
        expected = FindingText.plural(once.rebuilt.items.count, "item")
        seen = FindingText.itemsAfter(observed: observed, expected: expected)
        return
      }
      let candidates =
        again.rebuilt.checkpoint.map { ($0, once.rebuilt[$0.item]) }
        + [(again.acted[action.item], once.acted[action.item])].compactMap { row, other in row.map { ($0, other) } }
      for case (let row, let other?) in candidates where !row.isUnsettled && !other.isUnsettled {
        let differences = mask.unmasked(AppearanceDiff.contentDifferences(of: row, from: other), of: row.item)
        guard let difference = differences.first(where: { $0.kind == .value }) else { continue }
        observed = difference.observed
        expected = difference.expected
        seen = FindingText.seen(other.title, difference, reference: FindingText.inCellConfiguredOnce)
        path = difference.path
        return
      }
      return nil
    }
  }
}
