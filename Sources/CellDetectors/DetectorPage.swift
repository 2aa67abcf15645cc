/// The documentation of one detector, as `explain` prints it.
package struct DetectorPage: Hashable, Sendable {
  /// What a finding means, in a few sentences.
  package var meaning: String
  /// A short piece of code that has the bug.
  package var example: String
  /// What to do, in one sentence; text reports repeat it below a finding.
  package var fix: String
  /// Look-alikes that never fire, one sentence each.
  package var silentFor: [String]

  /// Creates a page.
  package init(meaning: String, example: String, fix: String, silentFor: [String]) {
    self.meaning = meaning
    self.example = example
    self.fix = fix
    self.silentFor = silentFor
  }
}

extension Detector {
  /// The whole page as plain text.
  package static var explanation: String {
    var lines = ["\(id) (\(severity.rawValue))", summary, "", page.meaning, "", "Example:"]
    lines += page.example.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
    lines += ["", "Fix: \(page.fix)", "", "Never fires on:"]
    lines += page.silentFor.map { "  - \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }
}
