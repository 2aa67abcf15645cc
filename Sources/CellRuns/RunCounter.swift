import CellTrace

/// Makes the runs of a plan one after another, counts them and adds up what they would have asked.
final class RunCounter {
  private(set) var count = 0
  /// What all runs together would have asked; nil once a run ended before it could tell.
  private(set) var consulted: ConsultedChoices? = ConsultedChoices()
  private let runner: Runner

  init(_ runner: Runner) { self.runner = runner }

  func run(
    _ script: [Interaction], _ configuration: RunConfiguration, _ references: RunRequest.References = .none
  ) throws -> Trace {
    count += 1
    let trace = try runner.run(script, configuration, references: references)
    if let asked = trace.consulted { consulted = consulted.map { $0 + asked } } else { consulted = nil }
    return trace
  }
}
