import CellDetectors

/// How well detectors did over screens whose defects are known: found, missed, false alarms.
///
/// A detector *found* a scenario's defect if the scenario expects it and it fired. An unexpected error is a *false alarm* on any
/// screen; an unexpected warning is one on a screen that must stay silent. Conditional findings count as neither.
public struct Score: Hashable, Codable, Sendable {
  /// One detector over all scenarios.
  public struct Row: Hashable, Codable, Sendable {
    /// The detector's id.
    public var detector: String
    /// Scenarios that expect it and in which it fired.
    public var found: Int
    /// Scenarios that expect it and in which it did not.
    public var missed: Int
    /// Scenarios that do not expect it and in which it fired.
    public var falseAlarms: Int
    /// Scenarios in which it could not judge under some profile or policy.
    public var inconclusive: Int
  }

  /// Every detector of the catalog, in its order.
  public var detectors: [Row]
  /// Screens that must stay silent.
  public var correctScreens: Int
  /// Of those, judged by every detector and silent.
  public var silentScreens: Int
  /// Of those, accused.
  public var accusedScreens: [String]
  /// Screens, correct or not, that some detector could not judge.
  public var inconclusiveScreens: [String]
  /// Screens that could not be run at all.
  public var failedScreens: [String]
  /// Expected findings that were not reported, as `scenario: detector`.
  public var misses: [String]
  /// Findings nobody expects, as `scenario: detector`.
  public var alarms: [String]

  /// Scores a report.
  public init(_ report: Report, detectors ids: [String] = DetectorCatalog.all.map { $0.id }) {
    func fired(_ id: String, _ scenario: ScenarioReport) -> Bool {
      scenario.findings.contains { $0.finding.detector == id && $0.finding.conditions.isEmpty }
    }
    func alarms(_ scenario: ScenarioReport) -> [String] {
      var ids: [String] = []
      for finding in scenario.findings.map(\.finding)
      where !scenario.expected.contains(finding.detector) && finding.conditions.isEmpty && !ids.contains(finding.detector) {
        if finding.severity == .error || scenario.expected.isEmpty { ids.append(finding.detector) }
      }
      return ids
    }
    func isUnjudged(_ scenario: ScenarioReport, _ id: String? = nil) -> Bool {
      scenario.profiles.flatMap(\.inconclusive).contains { id == nil || $0.detector == id }
    }
    let scenarios = report.scenarios
    detectors = ids.map { id in
      Row(
        detector: id, found: scenarios.count { $0.expected.contains(id) && fired(id, $0) },
        missed: scenarios.count { $0.expected.contains(id) && !fired(id, $0) },
        falseAlarms: scenarios.count { alarms($0).contains(id) }, inconclusive: scenarios.count { isUnjudged($0, id) })
    }
    let correct = scenarios.filter(\.expected.isEmpty)
    correctScreens = correct.count
    accusedScreens = correct.filter { !alarms($0).isEmpty }.map(\.name)
    silentScreens = correct.count { alarms($0).isEmpty && !isUnjudged($0) && $0.error == nil }
    inconclusiveScreens = scenarios.filter { isUnjudged($0) }.map(\.name)
    failedScreens = scenarios.filter { $0.error != nil }.map(\.name)
    misses = scenarios.flatMap { scenario in
      scenario.expected.filter { !fired($0, scenario) }.map { "\(scenario.name): \($0)" }
    }
    self.alarms = scenarios.flatMap { scenario in alarms(scenario).map { "\(scenario.name): \($0)" } }
  }

  /// How a program that prints the score ends: a miss or a false alarm fails, so does a screen that could not be run.
  public var code: ExitCode {
    if detectors.isEmpty || (correctScreens == 0 && detectors.allSatisfy { $0.found + $0.missed == 0 }) { return .nothingRan }
    if !failedScreens.isEmpty { return .fault }
    if !misses.isEmpty || !alarms.isEmpty { return .failed }
    return inconclusiveScreens.isEmpty ? .passed : .inconclusive
  }

  /// The score as text: a table of detectors, the sums, and every miss and false alarm by name.
  public var text: String {
    let table = TextTable.lines(
      [["detector", "found", "missed", "false alarms", "inconclusive"]]
        + detectors.map {
          ["\(PlainText.line($0.detector))", "\($0.found)", "\($0.missed)", "\($0.falseAlarms)", "\($0.inconclusive)"]
        })
    var lines = table
    lines.append("")
    lines.append(
      "\(silentScreens) of \(correctScreens) correct screens judged silent · \(accusedScreens.count) accused · "
        + "\(misses.count) missed · \(alarms.count) false alarms · \(inconclusiveScreens.count) screens inconclusive")
    func list(_ title: String, _ names: [String]) {
      guard !names.isEmpty else { return }
      lines.append("\(title):")
      lines += names.map { "  \(PlainText.line($0))" }
    }
    list("Missed", misses)
    list("False alarms", alarms)
    list("Inconclusive", inconclusiveScreens)
    list("Could not be run", failedScreens)
    return lines.joined(separator: "\n") + "\n"
  }
}
