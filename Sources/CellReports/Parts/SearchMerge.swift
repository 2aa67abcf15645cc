import CellDetectors

/// Joins what several searches of one screen found.
enum SearchMerge {
  /// One report a screen: what one search found another may have found too, which is one finding.
  static func scenarios(of reports: [Report]) -> [ScenarioReport] {
    var order: [String] = []
    var byName: [String: ScenarioReport] = [:]
    for scenario in reports.flatMap(\.scenarios) {
      if let known = byName[scenario.name] {
        byName[scenario.name] = joined(known, scenario)
      } else {
        order.append(scenario.name)
        byName[scenario.name] = scenario
      }
    }
    return order.compactMap { byName[$0] }
  }

  private static func joined(_ first: ScenarioReport, _ second: ScenarioReport) -> ScenarioReport {
    var result = first
    result.error = first.error ?? second.error
    result.search = first.search.map { known in second.search.map(known.joined) ?? known } ?? second.search
    for profile in second.profiles {
      guard let place = result.profiles.firstIndex(where: { $0.profile == profile.profile }) else {
        result.profiles.append(profile)
        continue
      }
      result.profiles[place].runs += profile.runs
      result.profiles[place].steps += profile.steps
      result.profiles[place].reuses += profile.reuses
      let known = Set(result.profiles[place].evaluated)
      result.profiles[place].evaluated += profile.evaluated.filter { !known.contains($0) }
      let evaluated = Set(result.profiles[place].evaluated)
      // What one search could judge was judged.
      result.profiles[place].inconclusive = (result.profiles[place].inconclusive + profile.inconclusive).reduce(into: []) {
        if !$0.contains($1), !evaluated.contains($1.detector) { $0.append($1) }
      }
    }
    for finding in second.findings {
      // The shorter script says it better; of equal ones the first.
      guard let place = result.findings.firstIndex(where: { $0.fingerprint == finding.fingerprint }) else {
        result.findings.append(finding)
        continue
      }
      if finding.steps.count < result.findings[place].steps.count { result.findings[place] = finding }
    }
    return result
  }
}
