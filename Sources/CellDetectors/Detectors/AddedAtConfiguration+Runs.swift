import CellTrace

/// The runs that are compared, and what of a script is looked at.
extension AddedAtConfiguration {
  // MARK: The two runs

  /// One cell that is configured twice more, and one that is made anew: the provider runs as often for both.
  typealias Pair = (again: ReferenceRequest, once: ReferenceRequest)

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

  static func pair(of runs: RunSet, after step: Int) -> Pair {
    let lead = runs.main.completedScript.through(step: step)
    return pair(of: runs, lead, then: [], recordingFrom: step + 1, runs.words(forStep: step))
  }

  static func pair(of runs: RunSet, around action: ItemAction) -> Pair {
    let script = runs.main.completedScript
    return pair(
      of: runs, script.through(step: action.step - 1), then: [script[step: action.step], .rebuildVisibleCells],
      recordingFrom: action.step + 2, runs.words(forStep: action.step))
  }

  // MARK: What is looked at

  /// Types of cells that the app reconfigures in place, each with the first step in which it does.
  static func reconfigured(in trace: Trace) -> [String: Int] {
    var types: [String: Int] = [:]
    for step in trace.steps where step.index <= trace.lastCompletedStep {
      for case .cellConfigured(let cell, let item, _, .reconfigure, _) in step.events.lazy.map(\.kind) {
        if let shown = step[item], shown.cell == cell, types[shown.cellType] == nil { types[shown.cellType] = step.index }
      }
    }
    return types
  }

  static func looks(in trace: Trace) -> [Int] { Set(reconfigured(in: trace).values).sorted() }

  /// Touches of controls in such cells. A few tell as much as all.
  static func actions(in trace: Trace) -> [ItemAction] {
    let types = reconfigured(in: trace)
    let actions = ItemAction.all(in: trace).filter { action in
      guard action.isBound, action.openers.isEmpty, action.step <= trace.lastCompletedStep,
        let type = trace.step(action.step - 1)?[action.item]?.cellType
      else { return false }
      return types[type] != nil
    }
    return Array(actions.prefix(4))
  }
}
