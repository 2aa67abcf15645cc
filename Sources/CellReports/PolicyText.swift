import CellDetectors

/// Policies in words: under which a report was made, what was left out and why, and what a conditional finding depends on.
public enum PolicyText {
  /// The names of all policies in a report, the base with its fresh cells first.
  public static func names(_ report: Report) -> [String] {
    var names = ["fresh", "lifo"]
    for row in report.scenarios.flatMap(\.profiles).flatMap(\.policies) where !names.contains(row.policy) {
      names.append(row.policy)
    }
    return names
  }

  /// What a finding depends on that nobody could verify; nil for one that depends on nothing.
  public static func condition(_ finding: Finding) -> String? {
    guard !finding.conditions.isEmpty else { return nil }
    return
      "a phone behaves as nobody could verify (\(PlainText.line(finding.conditions.joined(separator: ", ")))); it never fails a gate."
  }

  /// A line for each policy: how many scripts and profiles ran under it, and how many did not and why.
  public static func lines(_ report: Report) -> [String] {
    struct Sum {
      var made = 0
      var runs = 0
      var reasons: [(text: String, count: Int)] = []
    }
    var sums: [String: Sum] = [:]
    for row in report.scenarios.flatMap(\.profiles).flatMap(\.policies) {
      var sum = sums[row.policy] ?? Sum()
      sum.runs += row.runs
      if row.runs > 0 { sum.made += 1 }
      if let skipped = row.skipped {
        if let index = sum.reasons.firstIndex(where: { $0.text == skipped }) {
          sum.reasons[index].count += 1
        } else {
          sum.reasons.append((skipped, 1))
        }
      }
      sums[row.policy] = sum
    }
    return names(report).compactMap { name in
      guard let sum = sums[name] else { return nil }
      let left = sum.reasons.map { "; left out \($0.count)×: \(PlainText.line($0.text))" }.joined()
      return "  \(PlainText.line(name)): \(SummaryLine.grouped(sum.runs)) runs for \(sum.made) scripts\(left)"
    }
  }
}
