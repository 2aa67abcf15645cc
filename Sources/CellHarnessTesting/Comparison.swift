import CellDetectors
import CellHarness
import CellReports
import CellRuns
import CellTrace
import Testing

/// What a test wants a script to be judged under, and where it says so.
struct Comparison {
  let source: ScreenSource
  let traits: HostTraits
  let profiles: [Profile]
  let policies: [Policy]
  let failsOn: CellHost.Severity
  let seed: UInt64
  let sourceLocation: SourceLocation

  init(
    _ source: ScreenSource, traits: HostTraits, profiles: [CellHost.Profile] = CellHost.Profile.compared,
    policies: CellHost.Policies, failsOn: CellHost.Severity, seed: UInt64, at sourceLocation: SourceLocation
  ) {
    self.source = source
    self.traits = traits
    self.profiles = profiles.map(\.profile)
    self.policies = policies.all
    self.failsOn = failsOn
    self.seed = seed
    self.sourceLocation = sourceLocation
  }

  /// Runs a script and records what is found.
  func record(_ script: [CellInteraction], replay: ReplayRequest? = .current) {
    let place = SourcePlace(fileID: sourceLocation.fileID, line: sourceLocation.line)
    record(CellScenario(source.name, source: source, under: [traits], script: script, place: place), replay: replay)
  }

  /// Runs a scenario and records what it does not expect, and what it expects and did not come.
  func record(_ scenario: CellScenario, replay: ReplayRequest? = .current) {
    if let replay { return record(scenario, again: replay) }
    record(ScenarioRunner.run(scenario, profiles: profiles, policies: policies, seed: seed))
  }

  /// Records what a scenario gave.
  func record(_ result: ScenarioResult, baseline: TestBaseline = .current, results: TestResults? = .shared) {
    if let problem = baseline.problem { record(problem) }
    if let error = result.error { return record(error) }
    for id in result.missed { record("\(result.name): \(id) was expected and did not fire") }
    // Lines are looked up for somebody who reads them.
    let report = baseline.marking(
      ReportBuilder.scenario(result, findsLines: result.findings.contains { !result.expected.contains($0.detector) }))
    for problem in results?.add(report, in: Test.current?.name, seconds: result.seconds) ?? [] { record(problem) }
    if report.findings.contains(where: { !$0.isExpected && !$0.isKnown }) {
      for (name, attachment) in FindingAttachment.all(result, report) {
        Attachment.record(attachment, named: name, sourceLocation: sourceLocation)
      }
    }
    for reported in report.findings where !reported.isExpected { record(reported, in: report) }
    for suppression in report.unusedSuppressions { record(SuppressionText.unused(suppression, in: report.name)) }
    for profile in report.profiles { recordEnd(of: profile, in: report) }
    recordUnjudged(in: report)
  }

  /// Runs what a replay line names, if it is of this scenario, and records that one finding.
  private func record(_ scenario: CellScenario, again replay: ReplayRequest) {
    switch replay {
    case .unreadable(let text):
      record(ReplayText.unreadable(text))
    case .token(let token) where token.scenario == scenario.name:
      let result = ScenarioRunner.run(
        scenario, profiles: profiles, policies: [.lifo, token.policy], seed: token.seed ?? seed, traits: [token.traits])
      if let error = result.error { return record(error) }
      let report = ReportBuilder.scenario(result)
      let again = report.findings.filter { $0.fingerprint == token.fingerprint }
      for reported in again { record(reported, in: report) }
      if again.isEmpty { record(ReplayText.goneAway(token), severity: .warning) }
    case .token:
      // Another call of the test is meant.
      break
    }
  }

  private func record(_ reported: ReportedFinding, in report: ScenarioReport) {
    let fails = reported.finding.conditions.isEmpty && (reported.finding.severity == .error || failsOn == .warning)
    let text = TextReporter.text(reported, in: report) {
      ReplayText.command($0, fileID: sourceLocation.fileID, test: Test.current?.name)
    }
    guard reported.isKnown else { return record(text, severity: fails ? .error : .warning) }
    // What somebody accepted is neither a failure nor a pass.
    withKnownIssue(Comment(rawValue: reported.suppressedBecause ?? reported.knownReason ?? ""), sourceLocation: sourceLocation) {
      record(text, severity: fails ? .error : .warning)
    }
  }

  /// A trap or an exception is a finding of its own; other early ends say that too little was seen.
  private func recordEnd(of profile: ProfileReport, in report: ScenarioReport) {
    switch profile.end {
    case .finished, .trapped, .exception: break
    case .stepFailed, .inconclusive:
      record("\(report.name) (\(profile.profile)) was not performed to its end: \(profile.endText)")
    }
  }

  /// What could not be judged is not correct: the command line ends with 4.
  private func recordUnjudged(in report: ScenarioReport) {
    var profiles: [ProfileReport.Inconclusive: [String]] = [:]
    var order: [ProfileReport.Inconclusive] = []
    for profile in report.profiles {
      for entry in profile.inconclusive {
        if profiles[entry] == nil { order.append(entry) }
        profiles[entry, default: []].append(profile.profile)
      }
    }
    guard !order.isEmpty else { return }
    let lines = order.map { entry in
      let policy = entry.policy.map { "under \($0): " } ?? ""
      return "  [\(entry.detector)] \(policy)\(entry.reason) (\(profiles[entry, default: []].joined(separator: ", ")))"
    }
    record((["\(report.name) could not be judged by every detector:"] + lines).joined(separator: "\n"))
  }

  /// Records an issue at the caller's line.
  func record(_ text: String, severity: Issue.Severity = .error) {
    Issue.record(Comment(rawValue: text), severity: severity, sourceLocation: sourceLocation)
  }
}
