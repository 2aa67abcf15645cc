import CellTrace

/// What a run performs: the interactions after the opening of the screen, under what, and what it makes besides steps.
struct RunOrder: Hashable, Codable, Sendable {
  /// The interactions behind the opening of the screen.
  var script: [Interaction]
  /// Everything else the run depends on.
  var configuration: RunConfiguration
  /// Which rebuild references it makes.
  var references = RunRequest.References.none

  /// Whether both runs begin alike, so that they can be one until a choice, or a step, tells them apart.
  func sharesBeginning(with other: RunOrder) -> Bool {
    guard configuration.recordingAll.sharesBeginning(with: other.configuration.recordingAll) else { return false }
    // References that are made on the way stand among the steps of both.
    return references == other.references || (references.isAtTheEnd && other.references.isAtTheEnd)
  }

  /// Whether both perform the same after so many of their steps: the same next step, or the same end.
  func agrees(with other: RunOrder, after count: Int) -> Bool {
    let (own, others) = (script.dropFirst(count).first, other.script.dropFirst(count).first)
    if own == nil, others == nil { return references == other.references }
    return own == others
  }
}

extension RunConfiguration {
  /// The same with events and checkpoints of all steps.
  var recordingAll: RunConfiguration {
    var configuration = self
    configuration.unrecordedSteps = 0
    return configuration
  }
}

extension RunRequest.References {
  /// Whether nothing happens before the last step is over.
  fileprivate var isAtTheEnd: Bool {
    switch self {
    case .none, .atTheEnd, .retired, .redrawn, .tearDown: true
    case .onTheWay, .after: false
    }
  }
}

extension Trace {
  /// The trace as a run records it that keeps less of its first steps.
  func recorded(under configuration: RunConfiguration) -> Trace {
    var trace = self
    trace.configuration = configuration
    var dropped = 0
    for index in trace.steps.indices {
      if trace.steps[index].index < configuration.unrecordedSteps {
        dropped += trace.steps[index].events.count
        trace.steps[index].title = ""
        trace.steps[index].events = []
        trace.steps[index].checkpoint = []
        trace.steps[index].surroundings = nil
        trace.steps[index].supplementary = nil
        trace.steps[index].covered = nil
        trace.steps[index].passing = nil
        trace.steps[index].beside = nil
        trace.steps[index].choices = nil
        trace.steps[index].items = []
      } else if dropped > 0 {
        for event in trace.steps[index].events.indices { trace.steps[index].events[event].sequence -= dropped }
      }
    }
    return trace
  }
}
