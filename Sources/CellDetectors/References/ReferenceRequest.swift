import CellTrace

/// A run made only to compare with, as a value: what it performs, under what, and what is kept of it.
///
/// Equal requests are one run, whoever asks for it and whatever it is called.
package struct ReferenceRequest: Sendable {
  /// What is kept of a run.
  package enum Collected: String, Hashable, Codable, Sendable {
    /// Events and checkpoints of the steps that the configuration records.
    case steps
    /// After the last step, what all visible cells show before and after they are recreated from the model.
    case rebuild
    /// After the last step of a run with fresh cells, what the cells show that items left behind.
    case retired
    /// After the last step, what all visible cells show when they are made anew from the model, several times, with other draws each time.
    case redrawn
    /// What is still alive after the screen was taken down.
    case leakedObjects
  }

  /// The interactions after the opening of the screen, resolved.
  package var script: [Interaction]
  /// Everything else the run depends on.
  package var configuration: RunConfiguration
  /// What is kept of it.
  package var collects: Collected
  /// What sentences call the run, for example `the control run`.
  package var purpose: String

  /// Creates a request.
  package init(
    script: [Interaction], configuration: RunConfiguration, collects: Collected = .steps, purpose: String
  ) {
    self.script = script
    self.configuration = configuration
    self.collects = collects
    self.purpose = purpose
  }

  /// The same without events and checkpoints of the first steps, the opening being one: nobody reads them.
  func recording(from step: Int) -> ReferenceRequest {
    var request = self
    request.configuration.unrecordedSteps = step
    return request
  }
}

extension ReferenceRequest: Hashable {
  /// The purpose is only said.
  package static func == (left: ReferenceRequest, right: ReferenceRequest) -> Bool {
    left.collects == right.collects && left.configuration == right.configuration && left.script == right.script
  }

  /// Hashes what the run depends on.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(script)
    hasher.combine(configuration)
    hasher.combine(collects)
  }
}

/// Something can't be told without runs that were not made.
package struct MissingRun: Error, Sendable {
  /// The runs that are missing, in the order in which they were asked for.
  package var requests: [ReferenceRequest]
  /// A sentence that names the first.
  package var reason: String

  init(requests: [ReferenceRequest]) {
    self.requests = requests
    reason = FindingText.missing(requests.first?.purpose ?? FindingText.mainRun)
  }

  /// No run could be made that does what was asked for.
  init(unperformed reason: String) {
    requests = []
    self.reason = reason
  }
}
