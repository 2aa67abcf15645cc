import CellHarness
import CellTrace
import Foundation

/// How well searches do on screens whose defects are known, with their scripts withheld: every expected detector should be found,
/// and a correct screen accused of nothing.
package struct ExplorationScore: Sendable {
  /// A screen and what a search of it came to.
  package struct Entry: Sendable {
    /// The scenario's name.
    package var name: String
    /// Ids of detectors that must be found; empty: the screen must stay silent.
    package var expected: [String]
    /// What was found: detectors' ids.
    package var found: [String]
    /// What nobody expects: an error anywhere, anything on a correct screen; with the script that showed it.
    package var accusations: [String]
    /// Steps until the last expected detector was found; nil: not all were.
    package var steps: Int?
    /// Steps of the search.
    package var allSteps: Int
    /// Wall-clock seconds that the search took.
    package var seconds: Double
    /// Why the screen could not be judged, if it could not.
    package var problem: String?
    /// What of the withheld script the search never did, if it missed something.
    package var reason: String?

    /// Expected detectors that were not found.
    package var missed: [String] { expected.filter { !found.contains($0) } }
  }

  /// One a screen, in the order of the scenarios.
  package var entries: [Entry]

  /// Searches the screens of scenarios, several at once. Of several scenarios with one screen and the same expectation the first
  /// stands for all.
  package static func run(
    _ scenarios: [CellScenario], _ options: Exploration.Options, jobs: Int, progress: @escaping @Sendable (Entry) -> Void
  ) throws -> ExplorationScore {
    func screen(_ scenario: CellScenario) -> String { "\(String(reflecting: scenario.screen)) \(scenario.source.origin)" }
    // A script that shows nothing on a screen with a defect does not make that screen a correct one.
    let defective = Set(scenarios.filter { !$0.expected.isEmpty }.map(screen))
    var seen: Set<String> = []
    let chosen = scenarios.filter { scenario in
      (!scenario.expected.isEmpty || !defective.contains(screen(scenario)))
        && seen.insert("\(screen(scenario)) \(scenario.expected.sorted())").inserted
    }
    let entries = try Concurrent.map(chosen, workers: jobs) { _, scenario in
      let entry = entry(scenario, options)
      progress(entry)
      return entry
    }
    return ExplorationScore(entries: entries)
  }

  private static func entry(_ scenario: CellScenario, _ options: Exploration.Options) -> Entry {
    var options = options
    options.stopsAt = Set(scenario.expected)
    options.traits = scenario.traits.first ?? .standard
    options.workers = 1
    var entry = Entry(
      name: scenario.name, expected: scenario.expected, found: [], accusations: [], steps: nil, allSteps: 0, seconds: 0)
    do {
      let outcome = try Exploration(scenario.source, options).run()
      for failure in outcome.failures {
        let id = failure.finding.detector
        if !entry.found.contains(id) { entry.found.append(id) }
        guard !scenario.expected.contains(id), failure.finding.severity == .error || scenario.expected.isEmpty else { continue }
        let script = failure.words.isEmpty ? "when it opens" : failure.words.joined(separator: " → ")
        entry.accusations.append(
          "\(id): \(failure.finding.summary) — \(script) (\(failure.profile.name), \(failure.policies.map(\.name).joined(separator: ",")))"
        )
      }
      if !scenario.expected.isEmpty, entry.missed.isEmpty {
        entry.steps = outcome.failures.last { scenario.expected.contains($0.finding.detector) }?.foundAfter
      }
      entry.allSteps = outcome.steps
      entry.seconds = outcome.seconds
      entry.problem = outcome.problems.first
      if !entry.missed.isEmpty { entry.reason = MissReason.text(scenario.script, missed: entry.missed, outcome) }
    } catch {
      entry.problem = "\(error)"
    }
    return entry
  }

  /// Screens that have a defect.
  package var buggy: [Entry] { entries.filter { !$0.expected.isEmpty } }
  /// Screens that have none.
  package var correct: [Entry] { entries.filter(\.expected.isEmpty) }
  /// Correct screens that were accused.
  package var accused: [Entry] { correct.filter { !$0.accusations.isEmpty } }
}
