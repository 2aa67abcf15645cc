import Foundation

/// Variables of the environment that tests read; the page `Variables` of the documentation lists them.
enum TestVariable: String, CaseIterable {
  /// A replay token: only that finding is looked for.
  case replay = "CELLHARNESS_REPLAY"
  /// A file with accepted findings.
  case baseline = "CELLHARNESS_BASELINE"
  /// A folder for reports of all tests.
  case results = "CELLHARNESS_RESULTS"

  /// What it says; nil if it is not set, or empty.
  func value(in environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
    environment[rawValue].flatMap { $0.isEmpty ? nil : $0 }
  }
}
