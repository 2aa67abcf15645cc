/// What the process says when it ends: one code, one meaning, always with a printed reason.
public enum ExitCode: Int32, Codable, Sendable, CaseIterable {
  /// It ran and the gate passed.
  case passed = 0
  /// It ran and the gate failed: a new finding, or an expected one that is missing.
  case failed = 1
  /// The arguments or the configuration can't be used.
  case usage = 2
  /// The harness is at fault, an input can't be read or a report can't be written.
  case fault = 3
  /// The runs say too little: an API that is not there, a seam that is not owned, a run that was cut off.
  case inconclusive = 4
  /// Nothing ran: no scenario, no step, or no detector was evaluated.
  case nothingRan = 5

  /// The code for a report, and why. `baseline` tells known findings from new ones beforehand.
  public static func of(_ report: Report) -> (code: ExitCode, reason: String) {
    guard !report.scenarios.isEmpty else { return (.nothingRan, "no scenario was run; check the filter with `cellharness list`") }
    let broken = report.scenarios.filter { $0.error != nil }
    if let first = broken.first {
      return (.fault, "\(broken.count) of \(report.scenarios.count) scenarios could not be run; first: \(first.name): \(first.error ?? "")")
    }
    let findings = report.scenarios.flatMap(\.findings).filter { $0.finding.severity == .error && !$0.isExpected }
    let new = findings.filter { !$0.isKnown }
    let missing = report.scenarios.flatMap { scenario in
      scenario.expected.filter { id in !scenario.findings.contains { $0.finding.detector == id } }.map { "\($0) in \(scenario.name)" }
    }
    if !new.isEmpty { return (.failed, "\(new.count) new finding\(new.count == 1 ? "" : "s")") }
    if !missing.isEmpty { return (.failed, "expected and not found: \(missing.joined(separator: ", "))") }
    let profiles = report.scenarios.flatMap(\.profiles)
    if profiles.allSatisfy({ $0.steps == 0 }) || profiles.allSatisfy(\.evaluated.isEmpty) {
      return (.nothingRan, "no step was performed or no detector was evaluated")
    }
    if let cut = report.scenarios.first(where: { $0.profiles.contains { $0.isCutOff } && !$0.expects(anyOf: ["crash", "invalid-update"]) }) {
      return (.inconclusive, "a run of \(cut.name) ended early: \(cut.profiles.first(where: \.isCutOff)?.endText ?? "")")
    }
    if let profile = profiles.first(where: { !$0.inconclusive.isEmpty && !$0.isCutOff }), let entry = profile.inconclusive.first {
      return (.inconclusive, "\(entry.detector) could not judge: \(entry.reason)")
    }
    return (.passed, findings.isEmpty ? "no finding" : "all \(findings.count) findings are known to the baseline")
  }
}

extension ProfileReport {
  /// True if the main run did not perform all its steps.
  public var isCutOff: Bool { end != .finished }

  /// How the main run ended, in words.
  public var endText: String {
    switch end {
    case .finished: "all steps were performed"
    case .trapped(let step, let signal, let report):
      "step \(step) trapped (signal \(signal)): \(report.split(separator: "\n").first.map(String.init) ?? "no message")"
    case .exception(let step, let ledgerID, let text): "UIKit would throw in step \(step) (\(ledgerID)): \(text)"
    case .stepFailed(let step, let reason): "step \(step) can't be performed: \(reason)"
    case .inconclusive(let step, let reason): "after step \(step): \(reason)"
    }
  }
}

extension ScenarioReport {
  /// True if one of the detectors is expected to fire.
  func expects(anyOf ids: [String]) -> Bool { expected.contains { ids.contains($0) } }
}
