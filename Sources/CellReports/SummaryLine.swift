import CellTrace

/// The first line of every report: the same on the terminal, in HTML and in a pull request.
public enum SummaryLine {
  /// For example `1 new · 0 known · 12 expected · 24 scenarios · 1,204 steps · 377 reuses · 0 inconclusive`.
  public static func text(_ report: Report) -> String {
    let findings = report.scenarios.flatMap(\.findings)
    let profiles = report.scenarios.flatMap(\.profiles)
    let parts = [
      "\(grouped(findings.count { !$0.isKnown && !$0.isExpected })) new",
      "\(grouped(findings.count { $0.isKnown && !$0.isExpected })) known",
      "\(grouped(findings.count { $0.isExpected })) expected",
      "\(grouped(report.scenarios.count)) scenarios",
      "\(grouped(profiles.map(\.steps).reduce(0, +))) steps",
      "\(grouped(profiles.map(\.reuses).reduce(0, +))) reuses",
      "\(grouped(profiles.map(\.runs).reduce(0, +))) runs",
      "\(grouped(profiles.map(\.inconclusive.count).reduce(0, +))) inconclusive",
    ]
    return parts.joined(separator: " · ")
  }

  /// Digits in groups of three.
  static func grouped(_ number: Int) -> String {
    var digits = String(abs(number))
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }
}
