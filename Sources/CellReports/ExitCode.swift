/// How the program ends: one number, one meaning.
package enum ExitCode: Int32, Sendable, CaseIterable {
  /// Ran, and the gate passed.
  case passed = 0
  /// Ran, and the gate failed.
  case failed = 1
  /// The command line or configuration is wrong.
  case usage = 2
  /// The harness failed, input could not be read, or a report could not be written.
  case fault = 3
  /// Not everything could be judged.
  case inconclusive = 4
  /// Nothing ran: no scenario, no step, or no detector was evaluated.
  case nothingRan = 5
  /// Somebody asked for the end: Ctrl-C.
  case interrupted = 130
  /// The system asked for the end.
  case terminated = 143

  /// Whether the gate came to a decision about findings.
  package var isJudged: Bool {
    switch self {
    case .passed, .failed: true
    case .usage, .fault, .inconclusive, .nothingRan, .interrupted, .terminated: false
    }
  }

  /// The meaning, as the program's help lists it.
  package var meaning: String {
    switch self {
    case .passed: "ran, the gate passed"
    case .failed:
      "ran, the gate failed: a new finding, an expected one that was not reported, or an expired or stale baseline entry"
    case .usage: "the command line or the configuration is wrong"
    case .fault: "the harness failed, input could not be read, or a report could not be written"
    case .inconclusive: "not everything could be judged"
    case .nothingRan: "nothing ran: no scenario, no step, or no detector was evaluated"
    case .interrupted: "interrupted"
    case .terminated: "terminated"
    }
  }
}
