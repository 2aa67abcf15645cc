import CellDetectors
import CellReports
import CellTrace

extension ReportBuilder {
  /// What the runs of some results showed step by step: those in which something was found first, those that nobody expects before
  /// all others, then one of every other scenario. A report takes as many as it has room for.
  package static func recordings(_ results: [ScenarioResult]) -> [ScenarioRecording] {
    var known: Set<ScenarioRecording.Key> = []
    let expected = results.flatMap { result in
      result.findings.filter { result.expected.contains($0.detector) }.map { (result, $0, ScenarioRecording.Rank.expected) }
    }
    let others = results.flatMap { result in
      result.findings.filter { !result.expected.contains($0.detector) }.map { (result, $0, ScenarioRecording.Rank.unexpected) }
    }
    let found = (others + expected).compactMap { result, finding, rank -> ScenarioRecording? in
      guard let outcome = result.outcomes.first(where: { finding.profiles.contains($0.name) }) else { return nil }
      let key = ScenarioRecording.Key(of: finding, in: result.name)
      return known.insert(key).inserted ? recording(key, rank, outcome.runs(of: finding)) : nil
    }
    let played = Set(found.map(\.key.scenario))
    let silent = results.filter { !played.contains($0.name) }.compactMap { result in
      result.outcomes.first.map { outcome in
        recording(.init(scenario: result.name, profile: outcome.name, policy: Policy.lifo.name), .silent, outcome.runs)
      }
    }
    return found + silent
  }

  private static func recording(
    _ key: ScenarioRecording.Key, _ rank: ScenarioRecording.Rank, _ runs: RunSet
  ) -> ScenarioRecording {
    ScenarioRecording(key: key, rank: rank, reused: runs.main, fresh: runs[.fresh(of: runs)])
  }
}
