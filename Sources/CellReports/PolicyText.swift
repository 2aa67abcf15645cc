import CellDetectors

/// Policies in words: under which a report was made, what was skipped and why, and what a conditional finding depends on.
enum PolicyText {
  /// The names of all policies in a report, the base with its fresh cells first.
  static func names(_ report: Report) -> [String] {
    var names = ["fresh", "lifo"]
    for row in report.scenarios.flatMap(\.profiles).flatMap(\.policies) where !names.contains(row.policy) {
      names.append(row.policy)
    }
    return names
  }

  /// The unverified behaviour that a finding depends on; nil for one that depends on none.
  static func condition(_ finding: Finding) -> String? {
    guard !finding.conditions.isEmpty else { return nil }
    return "depends on unverified iOS behaviour (\(finding.conditions.joined(separator: ", "))); it never fails a gate"
  }

  /// A line for each policy: how many scripts and profiles ran under it, and how many were skipped and why; then what was skipped
  /// of the base's runs.
  static func lines(_ report: Report) -> [String] {
    let profiles = report.scenarios.flatMap(\.profiles)
    let policies = names(report).compactMap { name -> String? in
      let rows = profiles.flatMap(\.policies).filter { $0.policy == name }
      guard !rows.isEmpty else { return nil }
      let scripts = rows.count { $0.runs > 0 }
      return "\(name): \(GateText.things(rows.map(\.runs).reduce(0, +), "run")) for \(GateText.things(scripts, "script"))"
        + skipped(rows.compactMap(\.skipped)).map { "; \($0)" }.joined()
    }
    return policies + skipped(profiles.compactMap(\.skipped)).map { "lifo and its references: \($0)" }
  }

  /// Equal reasons once, with their number, in the order in which they first come.
  private static func skipped(_ reasons: [String]) -> [String] {
    var counts: [(reason: String, count: Int)] = []
    for reason in reasons {
      if let index = counts.firstIndex(where: { $0.reason == reason }) {
        counts[index].count += 1
      } else {
        counts.append((reason, 1))
      }
    }
    return counts.map { "skipped \($0.count)×: \($0.reason)" }
  }
}
