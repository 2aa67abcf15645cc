/// What was not judged, and why: never silence.
public enum InconclusiveText {
  /// Two lines for each reason in a scenario, the reason first, for it says what to do; and one for the detectors that no scenario
  /// evaluated. Profiles and policies that share a reason share its lines: a screen that can't be shown has one reason, not thirty.
  public static func lines(_ report: Report) -> [String] {
    var lines: [String] = []
    for scenario in report.scenarios {
      for (reason, judges) in sentences(scenario) {
        lines += ["  " + PlainText.line(reason, limit: 800), "    " + PlainText.line(judges)]
      }
    }
    let idle = idleDetectors(report)
    if !idle.isEmpty { lines.append("  evaluated in no scenario: \(PlainText.line(idle.joined(separator: ", ")))") }
    return lines
  }

  /// Detectors that some scenario asked for and none evaluated.
  static func idleDetectors(_ report: Report) -> [String] {
    let profiles = report.scenarios.flatMap(\.profiles)
    let evaluated = Set(profiles.flatMap(\.evaluated))
    return Set(profiles.flatMap(\.inconclusive).map(\.detector)).subtracting(evaluated).sorted()
  }

  /// For each reason of a scenario: where it holds and what it is, and who could not judge for it.
  static func sentences(_ scenario: ScenarioReport) -> [(reason: String, judges: String)] {
    entries(scenario).map { entry in
      (
        "\(scenario.name), \(entry.profiles.joined(separator: ", ")): \(entry.reason)",
        "\(named(entry.detectors)) \(policies(entry))"
      )
    }
  }

  private struct Entry {
    let reason: String
    var profiles: [String] = []
    /// Nil stands for the base policy.
    var policies: [String?] = []
    var detectors: [String] = []
  }

  private static func entries(_ scenario: ScenarioReport) -> [Entry] {
    var entries: [Entry] = []
    for profile in scenario.profiles {
      for record in profile.inconclusive {
        let (policy, reason) = split(record.reason)
        let index = entries.firstIndex { $0.reason == reason } ?? entries.endIndex
        if index == entries.endIndex { entries.append(Entry(reason: reason)) }
        if !entries[index].profiles.contains(profile.profile) { entries[index].profiles.append(profile.profile) }
        if !entries[index].policies.contains(policy) { entries[index].policies.append(policy) }
        if !entries[index].detectors.contains(record.detector) { entries[index].detectors.append(record.detector) }
      }
    }
    return entries
  }

  /// Reasons of a policy's runs begin with its name (`CellRuns.PolicyRuns`).
  private static func split(_ reason: String) -> (policy: String?, reason: String) {
    guard reason.hasPrefix("under "), let colon = reason.firstRange(of: ": ") else { return (nil, reason) }
    let policy = reason[..<colon.lowerBound].dropFirst("under ".count)
    return policy.contains(" ") ? (nil, reason) : (String(policy), String(reason[colon.upperBound...]))
  }

  private static func named(_ detectors: [String], atMost limit: Int = 6) -> String {
    guard detectors.count > limit + 1 else { return detectors.joined(separator: ", ") }
    return detectors.prefix(limit).joined(separator: ", ") + " and \(detectors.count - limit) more"
  }

  private static func policies(_ entry: Entry) -> String {
    let others = entry.policies.compactMap(\.self)
    guard !others.isEmpty else { return "did not judge" }
    return "did not judge \(entry.policies.contains(nil) ? "here and " : "")under \(others.joined(separator: ", "))"
  }
}
