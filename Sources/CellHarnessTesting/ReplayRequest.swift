import CellRuns
import Foundation

/// The finding that the environment asks tests to show again.
enum ReplayRequest: Equatable {
  /// A finding by its replay token.
  case token(ReplayToken)
  /// What is no token.
  case unreadable(String)

  /// The variable that holds a token.
  static let variable = TestVariable.replay.rawValue

  /// What the environment of this process asks for; nil: nothing.
  static let current = ReplayRequest(ProcessInfo.processInfo.environment)

  init?(_ environment: [String: String]) {
    guard let text = environment[ReplayRequest.variable], !text.isEmpty else { return nil }
    self = ReplayToken(text).map(ReplayRequest.token) ?? .unreadable(text)
  }
}

/// The sentences about replays.
enum ReplayText {
  /// The line for a shell that shows a finding of a test again.
  static func command(_ token: String, fileID: String, test: String?) -> String {
    // Names of tests end in their parameters, which a pattern would take for a group.
    let name = test.map { String($0.prefix { $0 != "(" }) } ?? fileID.split(separator: "/").first.map(String.init) ?? "."
    return "\(ReplayRequest.variable)=\(quoted(token)) swift test --filter \(quoted(name))"
  }

  static func unreadable(_ text: String) -> String {
    "\(ReplayRequest.variable) is '\(text)', which is no replay token; copy the whole Replay line of a finding"
  }

  static func goneAway(_ token: ReplayToken) -> String {
    "the finding \(token.fingerprint) was not reported again in \(token.scenario)"
  }

  private static func quoted(_ text: String) -> String { "'\(text.replacingOccurrences(of: "'", with: "'\\''"))'" }
}
