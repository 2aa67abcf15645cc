/// What a report lacks of what was asked for.
package struct PartialRun: Codable, Hashable, Sendable {
  /// Why a run did not come to its end.
  package enum Cause: String, Codable, Sendable, CaseIterable {
    /// Somebody asked for the end (Ctrl-C).
    case interrupted
    /// The system, or a CI service that had waited long enough, asked for it.
    case terminated
    /// The program ended without a word: what it had written until then was read.
    case killed
    /// Shards are missing, or lack scenarios.
    case incomplete
  }

  /// Why there is no more.
  package var cause: Cause
  /// The scenarios that were selected and have no result, in order.
  package var missing: [String]
  /// More about it, a sentence each: which shard is missing.
  package var details: [String]?

  /// Creates a record.
  package init(_ cause: Cause, missing: [String], details: [String]? = nil) {
    self.cause = cause
    self.missing = missing
    self.details = details
  }
}

extension PartialRun.Cause {
  /// How a program ends whose run was partial for this reason.
  package var code: ExitCode {
    switch self {
    case .interrupted: .interrupted
    case .terminated: .terminated
    case .killed, .incomplete: .inconclusive
    }
  }
}

/// The sentences about runs that ended early.
enum PartialText {
  /// For the gate: one line.
  static func reason(_ partial: PartialRun, of report: Report) -> String {
    let done = report.scenarios.count
    let numbers = "\(SummaryLine.grouped(done)) of \(GateText.things(done + partial.missing.count, "scenario"))"
    return switch partial.cause {
    case .interrupted: "partial: interrupted after \(numbers)"
    case .terminated: "partial: terminated after \(numbers)"
    case .killed: "partial: the program ended without a verdict after \(numbers)"
    case .incomplete: "partial: the shards hold \(numbers)"
    }
  }

  /// What is missing, for the section about what was not run.
  static func lines(_ partial: PartialRun, of report: Report) -> [String] {
    let shown = partial.missing.prefix(limit).joined(separator: ", ")
    let more = partial.missing.count > limit ? " and \(SummaryLine.grouped(partial.missing.count - limit)) more" : ""
    return (partial.details ?? []) + (partial.missing.isEmpty ? [] : ["not reached: \(shown)\(more)"])
  }

  /// Names that are listed: who needs more has them in the JSON report.
  private static let limit = 20
}
