import CellDetectors

extension Detector {
  /// The detector's page in the documentation.
  static var article: String {
    let others = DetectorCatalog.all.map { $0.id }.filter { $0 != id }
    func linked(_ text: String) -> String { DetectorArticles.linking(others, in: text) }
    let otherWaysSection =
      otherWays.isEmpty
      ? "" : "\n## Other ways in which it shows\n\n\(otherWays.map { "- \(linked($0))" }.joined(separator: "\n"))\n"
    let example = page.example.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
    return """
      # \(id)

      \(linked(summary))

      ## What a finding means

      \(linked(page.meaning))

      Its severity is \(severity.rawValue).
      \(otherWaysSection)
      ## A piece of code that has the bug

      \(example.joined(separator: "\n"))

      ## What to change

      \(linked(DetectorArticles.sentence(page.fix)))

      ## What it never fires on

      \(page.silentFor.map { "- \(linked($0))" }.joined(separator: "\n"))

      ## Try it

      `cellharness explain \(id)` prints this page. `cellharness run --filter '^\(id)/'` runs the screens of this repository that
      have the bug, and correct ones that resemble it. <doc:Reading-a-Report> says how to get from a finding to its cause, and
      <doc:Score> how often it found, missed and accused.

      """
  }
}

enum DetectorArticles {
  /// The page that lists all detectors.
  static var list: String {
    let rows = DetectorCatalog.all.map { "| <doc:\($0.id)> | \($0.severity.rawValue) | \($0.summary) |" }
    return """
      # What each detector finds

      A page for each detector: what a finding means, code that has the bug, what to change, and what it never fires on.

      ## Overview

      An error fails a test and a gate; a warning is shown and fails only where `--fail-on-warnings` or `failsOn: .warning` says so.

      | detector | severity | when |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      ## Topics

      \(DetectorCatalog.all.map { "- <doc:\($0.id)>" }.joined(separator: "\n"))

      """
  }

  /// The text with the ids of other detectors as links to their pages. Ids of one word are words of the language too.
  static func linking(_ ids: [String], in text: String) -> String {
    ids.filter { $0.contains("-") }.reduce(text) { text, id in
      text.split(separator: " ", omittingEmptySubsequences: false).map { word in
        let bare = word.prefix { $0.isLetter || $0 == "-" }
        return bare == id ? "<doc:\(id)>\(word.dropFirst(bare.count))" : String(word)
      }.joined(separator: " ")
    }
  }

  /// With a capital letter at the beginning, unless it begins with code.
  static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
