/// What was not judged, and why: never silence.
public enum InconclusiveText {
  /// A line for each reason in a scenario under a profile, and one for each detector that no scenario evaluated.
  public static func lines(_ report: Report) -> [String] {
    var lines: [String] = []
    for scenario in report.scenarios {
      for profile in scenario.profiles {
        var reasons: [(reason: String, detectors: [String])] = []
        for entry in profile.inconclusive {
          if let index = reasons.firstIndex(where: { $0.reason == entry.reason }) {
            reasons[index].detectors.append(entry.detector)
          } else {
            reasons.append((entry.reason, [entry.detector]))
          }
        }
        for entry in reasons {
          lines.append(
            "  "
              + PlainText.line(
                "\(scenario.name), \(profile.profile): \(entry.detectors.joined(separator: ", ")): \(entry.reason)"))
        }
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
}
