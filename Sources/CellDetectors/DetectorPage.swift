/// The documentation of one detector, as `explain` prints it.
package struct DetectorPage: Hashable, Sendable {
  /// What a finding of the plain bug means, in two to four sentences.
  package var meaning: String
  /// Variants of the plain bug that no comparison of its own tells, one sentence each.
  package var variants: [String]
  /// A short piece of code that has the bug.
  package var example: String
  /// What to do, in one sentence; text reports repeat it below a finding.
  package var fix: String
  /// Look-alikes that never fire, one sentence each.
  package var silentFor: [String]

  /// Creates a page.
  package init(meaning: String, variants: [String] = [], example: String, fix: String, silentFor: [String]) {
    self.meaning = meaning
    self.variants = variants
    self.example = example
    self.fix = fix
    self.silentFor = silentFor
  }
}

extension Detector {
  /// Other ways in which the bug shows, one sentence each.
  package static var otherWays: [String] { page.variants + comparisons.map { $0.meaning } }

  /// The whole page as plain text.
  package static var explanation: String {
    var lines = ["\(id) (\(severity.rawValue))", summary, "", page.meaning, ""]
    if !otherWays.isEmpty { lines += ["It also fires on:"] + otherWays.map { "  - \($0)" } + [""] }
    lines += ["Example:"]
    lines += page.example.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
    lines += ["", "Fix: \(page.fix)", "", "Never fires on:"]
    lines += page.silentFor.map { "  - \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }
}
