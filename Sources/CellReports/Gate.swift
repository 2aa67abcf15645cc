import CellDetectors

/// Whether a report passes, and why not: every reason is a line.
package struct Gate: Hashable, Sendable {
  /// What the gate is strict about.
  package struct Options: Sendable {
    /// Warnings gate too.
    package var failsOnWarnings: Bool
    /// Baseline entries that no longer occur gate.
    package var strictBaseline: Bool
    /// What could not be judged does not gate.
    package var allowsInconclusive: Bool
    /// A run of nothing passes.
    package var allowsNothing: Bool

    /// Creates options; by default warnings pass and nothing else is allowed.
    package init(
      failsOnWarnings: Bool = false, strictBaseline: Bool = false, allowsInconclusive: Bool = false, allowsNothing: Bool = false
    ) {
      self.failsOnWarnings = failsOnWarnings
      self.strictBaseline = strictBaseline
      self.allowsInconclusive = allowsInconclusive
      self.allowsNothing = allowsNothing
    }
  }

  /// How the program should end.
  package var code: ExitCode
  /// What was decided, a line each; never empty.
  package var reasons: [String]

  /// Decides. Harness faults come before findings, findings before what could not be judged; all reasons are listed.
  package init(_ report: Report, baseline check: BaselineCheck? = nil, options: Options = Options()) {
    let counts = ReportCounts(report)
    var found: [(ExitCode, String)] = []
    if let partial = report.partial { found.append((partial.cause.code, PartialText.reason(partial, of: report))) }
    if report.partial == nil, !report.isEmptyShard, let reason = GateText.nothing(counts), !options.allowsNothing {
      found.append((.nothingRan, reason))
    }
    if counts.failedScenarios > 0 { found.append((.fault, GateText.notRun(counts.failedScenarios))) }
    let failing = report.scenarios.flatMap(\.findings).filter { $0.fails(options) }
    let regressed = failing.count(where: \.isRegressed)
    if failing.count > regressed { found.append((.failed, GateText.new(failing.count - regressed))) }
    if regressed > 0 { found.append((.failed, GateText.regressed(regressed))) }
    if counts.missed > 0 { found.append((.failed, GateText.missed(counts.missed))) }
    let unused = report.scenarios.map(\.unusedSuppressions.count).reduce(0, +)
    if unused > 0 { found.append((.failed, SuppressionText.gate(unused))) }
    if let check {
      if !check.expired.isEmpty { found.append((.failed, GateText.expired(check.expired.count))) }
      if !check.stale.isEmpty, options.strictBaseline { found.append((.failed, GateText.stale(check.stale.count))) }
    }
    if counts.inconclusive > 0, !options.allowsInconclusive {
      found.append((.inconclusive, GateText.inconclusive(counts.inconclusive)))
    }
    let order: [ExitCode] = [.nothingRan, .fault, .failed, .inconclusive]
    // What ended early says so, whatever it found.
    code = report.partial?.cause.code ?? order.first { code in found.contains { $0.0 == code } } ?? .passed
    reasons = found.isEmpty ? [GateText.passed(report)] : found.map(\.1)
  }
}

extension Report {
  /// Whether it is a part of a divided run that got nothing of what there was to do: the other parts did it all.
  fileprivate var isEmptyShard: Bool { scenarios.isEmpty && shard.map { !$0.selection.isEmpty } ?? false }
}

extension ReportedFinding {
  /// Whether it fails a gate: it is new, depends on no unverified behaviour of iOS, and is bad enough.
  func fails(_ options: Gate.Options) -> Bool {
    !isKnown && !isExpected && finding.conditions.isEmpty && (finding.severity == .error || options.failsOnWarnings)
  }
}

/// The gate's sentences.
enum GateText {
  static func passed(_ report: Report) -> String {
    guard let shard = report.shard, report.scenarios.isEmpty else { return "passed: no new finding, everything was judged" }
    return "passed: \(shard.name) has none of \(things(shard.selection.count, "scenario")), which the others run"
  }

  static func nothing(_ counts: ReportCounts) -> String? {
    if counts.scenarios == 0 { return "nothing ran: no scenario was selected" }
    if counts.failedScenarios == counts.scenarios { return nil }
    if counts.steps == 0 { return "nothing ran: no scenario has a step" }
    if counts.evaluated == 0 { return "nothing ran: no detector was evaluated" }
    return nil
  }

  static func notRun(_ count: Int) -> String { "\(things(count, "scenario")) could not be run" }
  static func new(_ count: Int) -> String { "\(things(count, "new finding"))" }
  static func regressed(_ count: Int) -> String { "\(things(count, "regressed finding")): fixed once, and there again" }
  static func missed(_ count: Int) -> String {
    "\(things(count, "expected finding")) \(count == 1 ? "was" : "were") not reported"
  }
  static func expired(_ count: Int) -> String { "\(things(count, "baseline entry", "baseline entries")) expired" }
  static func stale(_ count: Int) -> String {
    "\(things(count, "baseline entry", "baseline entries")) no longer \(count == 1 ? "occurs" : "occur"); remove with `cellharness baseline prune`"
  }
  static func inconclusive(_ count: Int) -> String { "\(things(count, "detector verdict")) missing: see \"Not judged\"" }

  static func things(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(SummaryLine.grouped(count)) \(count == 1 ? one : many ?? one + "s")"
  }
}
