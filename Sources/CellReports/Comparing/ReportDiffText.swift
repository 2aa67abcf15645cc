/// The words of `cellharness diff`.
package enum ReportDiffText {
  /// For the terminal.
  package static func text(_ diff: ReportDiff) -> String {
    ([summary(diff)]
      + groups(diff).map { title, lines in
        ([title] + lines.map { "  " + PlainText.line($0) }).joined(separator: "\n")
      }).joined(separator: "\n\n") + "\n"
  }

  /// For a pull request.
  package static func markdown(_ diff: ReportDiff) -> String {
    (["**\(summary(diff))**"]
      + groups(diff).map { title, lines in
        (["### \(title)", ""] + lines.map { "- " + MarkdownText.escape(PlainText.line($0)) }).joined(separator: "\n")
      }).joined(separator: "\n\n") + "\n"
  }

  /// All in one line, nothing left uncounted.
  static func summary(_ diff: ReportDiff) -> String {
    [
      "\(diff.new.count) new", "\(diff.fixed.count) fixed", "\(diff.changed.count) changed",
      "\(diff.notJudged.count) not judged again",
      "\(diff.noLongerRun.count) no longer run", "\(diff.newlyRun.count) newly run", "\(diff.slower.count) slower",
    ].joined(separator: " · ")
  }

  private static func groups(_ diff: ReportDiff) -> [(String, [String])] {
    let all: [(String, [String])] = [
      ("New", diff.new.map(line)),
      ("Fixed", diff.fixed.map(line)),
      ("Changed", diff.changed.map { line($0.entry) + " (" + $0.details.joined(separator: "; ") + ")" }),
      ("Not judged again", diff.notJudged.map(line)),
      ("No longer run", diff.noLongerRun),
      ("Newly run", diff.newlyRun),
      (
        "Slower",
        diff.slower.map { "\($0.scenario): \(ScenarioTimes.text($0.after)) s, was \(ScenarioTimes.text($0.before)) s" }
      ),
    ]
    return all.filter { !$0.1.isEmpty }
  }

  private static func line(_ entry: ReportDiff.Entry) -> String {
    "[\(entry.detector)] \(entry.summary)  — \(entry.scenario) \(entry.fingerprint)" + (entry.fails ? "" : " (does not fail)")
  }
}
