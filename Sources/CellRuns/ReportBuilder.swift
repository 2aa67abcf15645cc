import CellDetectors
import CellReports
import CellTrace

/// Turns results into the report that every reporter reads.
package enum ReportBuilder {
  /// Version of the harness.
  package static let toolVersion = "0.1.0"
  /// The toolchain this was built with: the manifest pins it.
  package static let toolchain = "Swift 6.3"

  /// The report of some results.
  /// - Parameter findsLines: Whether lines of source code are looked up; results of another program have others.
  package static func report(_ results: [ScenarioResult], seed: UInt64, findsLines: Bool = true) -> Report {
    let lines = CodeLines(findsLines ? results.flatMap(marks) : [])
    return Report(
      toolVersion: toolVersion, toolchain: toolchain, seed: seed, scenarios: results.map { scenario($0, lines) })
  }

  /// The report of one result.
  /// - Parameter findsLines: Whether lines of source code that runs did not know are looked up: it takes some tenths of a second.
  package static func scenario(_ result: ScenarioResult, findsLines: Bool = true) -> ScenarioReport {
    scenario(result, findsLines ? CodeLines(marks(in: result)) : CodeLines([]))
  }

  /// A finding with the lines of source code that it speaks of; looking them up takes some tenths of a second.
  package static func told(_ finding: Finding) -> Finding { CodeLines(CodeLines.marks(in: finding)).told(finding) }

  private static func scenario(_ result: ScenarioResult, _ lines: CodeLines) -> ScenarioReport {
    ScenarioReport(
      name: result.name, screen: result.screen, place: result.place, expected: result.expected,
      profiles: result.outcomes.map { profile($0, lines) },
      findings: result.findings.map { reported(lines.told($0), in: result) }, error: result.error
    ).suppressing(result.suppressions)
  }

  /// The lines of source code that the report of a result speaks of.
  private static func marks(in result: ScenarioResult) -> [CodeMark] {
    result.findings.flatMap(CodeLines.marks)
      + result.outcomes.flatMap { pending(in: $0.runs) ?? [] }.flatMap(CodeMark.all)
  }

  private static func profile(_ outcome: RunPlan.Outcome, _ lines: CodeLines) -> ProfileReport {
    let main = outcome.runs.main
    let reuses = main.steps.flatMap(\.events).count { event in
      if case .cellReused = event.kind { true } else { false }
    }
    return ProfileReport(
      profile: outcome.name, runs: outcome.runCount, steps: max(0, main.steps.count - 1), reuses: reuses, end: main.end,
      evaluated: outcome.judgement.evaluated,
      inconclusive: outcome.judgement.inconclusive.map { .init(detector: $0.detector, reason: $0.reason, policy: $0.policy) },
      cellStates: CellStateTable.rows(of: main), skipped: outcome.skipped,
      policies: outcome.policies.map { .init(policy: $0.policy.name, runs: $0.runCount, skipped: $0.skipped) },
      pending: pending(in: outcome.runs).map { $0.compactMap(lines.told) })
  }

  /// What no step came to an end of, each once with the first step it was pending after, and what outlives the screen.
  private static func pending(in runs: RunSet) -> [String]? {
    var known: Set<String> = []
    var lines: [String] = []
    for step in runs.main.steps {
      for event in step.events {
        guard case .stillPending(let text) = event.kind, known.insert(text).inserted else { continue }
        lines.append("step \(step.index) (\(step.title)): \(text)")
      }
    }
    for work in runs.leakedObjects ?? [] where work.kind == .work {
      lines.append("after the screen was taken down: \(work.type)")
    }
    return lines.isEmpty ? nil : lines
  }

  private static func reported(_ finding: Finding, in result: ScenarioResult) -> ReportedFinding {
    let fingerprint = Fingerprint.of(finding)
    let outcome = result.outcomes.first { finding.profiles.contains($0.name) }
    let runs = outcome?.runs(of: finding)
    let steps = runs.map { ReportedFinding.ladder(of: finding, in: $0.main) }
    return ReportedFinding(
      finding: finding, fingerprint: fingerprint,
      replay: ReplayToken(
        scenario: result.name, fingerprint: fingerprint, policy: finding.policies.first,
        seed: outcome?.runs.main.configuration.seed, traits: outcome?.traits ?? .standard
      ).description,
      steps: steps ?? [],
      pictures: runs.map { pictures(of: finding, in: $0) } ?? [],
      isExpected: result.expected.contains(finding.detector))
  }

  /// The list where the value was set and where it was seen, and what fresh cells show there.
  private static func pictures(of finding: Finding, in runs: RunSet) -> [ReportedFinding.Picture] {
    func picture(_ name: String, _ trace: Trace?, _ step: Int) -> ReportedFinding.Picture? {
      guard let trace, trace.steps.indices.contains(step), !trace.steps[step].checkpoint.isEmpty else { return nil }
      return ReportedFinding.Picture(run: name, step: step, appearances: trace.steps[step].checkpoint.map(\.shown))
    }
    var pictures: [ReportedFinding.Picture?] = []
    if let origin = finding.originStep, origin != finding.seenStep { pictures.append(picture("reused", runs.main, origin)) }
    pictures.append(picture("reused", runs.main, finding.seenStep))
    if finding.blame != .notApplicable { pictures.append(picture("fresh", runs[.fresh(of: runs)], finding.seenStep)) }
    if let rebuild = runs.rebuildsMade[finding.seenStep], finding.blame == .notApplicable {
      pictures.append(.init(run: "rebuilt", step: finding.seenStep, appearances: rebuild.rebuilt.map(\.shown)))
    }
    return pictures.compactMap { $0 }
  }
}

extension Appearance {
  /// What a picture needs: what is shown, without who wrote it when.
  fileprivate var shown: Appearance {
    var copy = self
    copy.stateCells = []
    copy.evidence = []
    for element in copy.elements.indices {
      copy.elements[element].provenance = nil
      for property in copy.elements[element].properties.indices { copy.elements[element].properties[property].provenance = nil }
    }
    return copy
  }
}
