/// What was not judged, and why: never silence.
enum InconclusiveText {
  /// The detectors that some scenario asked for and none evaluated, as a line; nil if there are none.
  static func idle(_ report: Report) -> String? {
    let idle = idleDetectors(report)
    return idle.isEmpty ? nil : "evaluated in no scenario: \(idle.joined(separator: ", "))"
  }

  /// Detectors that some scenario asked for and none evaluated.
  static func idleDetectors(_ report: Report) -> [String] {
    let profiles = report.scenarios.flatMap(\.profiles)
    let evaluated = Set(profiles.flatMap(\.evaluated))
    return Set(profiles.flatMap(\.inconclusive).map(\.detector)).subtracting(evaluated).sorted()
  }

  /// For each reason of a scenario: where it holds and what it is, for it says what to do, and who could not judge for it. Profiles
  /// and policies that share a reason share its entry: a screen that can't be shown has one reason, not thirty.
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
        let index = entries.firstIndex { $0.reason == record.reason } ?? entries.endIndex
        if index == entries.endIndex { entries.append(Entry(reason: record.reason)) }
        if !entries[index].profiles.contains(profile.profile) { entries[index].profiles.append(profile.profile) }
        if !entries[index].policies.contains(record.policy) { entries[index].policies.append(record.policy) }
        if !entries[index].detectors.contains(record.detector) { entries[index].detectors.append(record.detector) }
      }
    }
    return entries
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
