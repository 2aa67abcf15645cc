import CellDetectors
import CellTrace

/// How well detectors did over screens whose defects are known: found, missed, false alarms.
///
/// A detector *found* a scenario's defect if the scenario expects it and it fired. An unexpected error is a *false alarm* on any
/// screen; an unexpected warning is one on a screen that must stay silent. Conditional findings count as neither.
package struct Score: Hashable, Codable, Sendable {
  /// One detector over all scenarios.
  package struct Row: Hashable, Codable, Sendable {
    /// The detector's id.
    package var detector: String
    /// Scenarios that expect it and in which it fired.
    package var found: Int
    /// Scenarios that expect it and in which it did not.
    package var missed: Int
    /// Scenarios that do not expect it and in which it fired.
    package var falseAlarms: Int
    /// Scenarios in which it could not judge under some profile or policy.
    package var inconclusive: Int
  }

  /// Screens of one origin: how their bugs were found.
  package struct OriginRow: Hashable, Codable, Sendable {
    /// Where the screens come from.
    package var origin: String
    /// Buggy screens of which everything expected was found.
    package var found: Int
    /// Other buggy screens.
    package var missed: Int
    /// Correct screens that were accused.
    package var accused: Int
    /// Correct screens in all.
    package var correct: Int
  }

  /// A finding on a buggy screen and the line that it leads to.
  package struct Anchor: Hashable, Codable, Sendable {
    /// The scenario's name.
    package var scenario: String
    /// The detector's id.
    package var detector: String
    /// The line; nil if only the scenario's own is known.
    package var place: SourcePlace?
    /// What stands there: `origin`, or a kind of anchor.
    package var kind: String
    /// True if the line is one of the app's code: neither the scenario's file, nor one of the harness or of Apple's, nor unknown.
    package var isOfApp: Bool
  }

  /// Screens by where they come from.
  package var origins: [OriginRow]
  /// Every unconditional finding on a buggy screen.
  package var anchors: [Anchor]
  /// Buggy screens on which anything was found.
  package var screensWithFindings: Int
  /// Every detector of the catalog, in its order.
  package var detectors: [Row]
  /// Screens that must stay silent.
  package var correctScreens: Int
  /// Of those, judged by every detector and silent.
  package var silentScreens: Int
  /// Of those, accused.
  package var accusedScreens: [String]
  /// Screens, correct or not, that some detector could not judge.
  package var inconclusiveScreens: [String]
  /// Screens that could not be run at all.
  package var failedScreens: [String]
  /// Expected findings that were not reported, as `scenario: detector`.
  package var misses: [String]
  /// Findings nobody expects, as `scenario: detector`.
  package var alarms: [String]

  /// Scores a report.
  /// - Parameters:
  ///   - retold: Names of scenarios that are re-told from public reports of bugs.
  ///   - modules: Modules that are never the app's: a line of the harness is no line that an engineer could change.
  package init(
    _ report: Report, detectors ids: [String] = DetectorCatalog.all.map { $0.id }, retold: Set<String> = [],
    notOfApp modules: Set<String> = []
  ) {
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
    let buggy = scenarios.filter { !$0.expected.isEmpty }
    anchors = buggy.flatMap { Self.anchors(of: $0, notOfApp: modules) }
    screensWithFindings = Set(anchors.map(\.scenario)).count
    func row(_ origin: String, _ isWanted: (ScenarioReport) -> Bool) -> OriginRow {
      let (wrong, right) = (buggy.filter(isWanted), correct.filter(isWanted))
      let found = wrong.count { scenario in scenario.expected.allSatisfy { fired($0, scenario) } }
      return OriginRow(
        origin: origin, found: found, missed: wrong.count - found, accused: right.count { !alarms($0).isEmpty },
        correct: right.count)
    }
    origins = [row("ledger") { !retold.contains($0.name) }, row("real") { retold.contains($0.name) }]
      .filter { $0.found + $0.missed + $0.correct > 0 }
  }

  private static func anchors(of scenario: ScenarioReport, notOfApp modules: Set<String>) -> [Anchor] {
    scenario.findings.map(\.finding).filter(\.conditions.isEmpty).map { finding in
      Anchor(
        scenario: scenario.name, detector: finding.detector, place: finding.place,
        kind: finding.originPlace != nil ? "origin" : finding.anchors?.first?.kind.rawValue ?? "none",
        isOfApp: finding.place.map { place in
          place.fileID != scenario.place.fileID && !modules.contains(String(place.fileID.prefix { $0 != "/" }))
        } ?? false)
    }
  }

  /// The share of findings on buggy screens that lead to a line of the app's code; 1 without findings.
  package var anchoredShare: Double {
    anchors.isEmpty ? 1 : Double(anchors.count(where: \.isOfApp)) / Double(anchors.count)
  }

  /// How many findings a buggy screen has on which anything was found.
  package var findingsPerScreen: Double { Double(anchors.count) / Double(max(1, screensWithFindings)) }

  /// How a program that prints the score ends: a miss or a false alarm fails, so does a screen that could not be run.
  package var code: ExitCode {
    if detectors.isEmpty || (correctScreens == 0 && detectors.allSatisfy { $0.found + $0.missed == 0 }) { return .nothingRan }
    if !failedScreens.isEmpty { return .fault }
    if !misses.isEmpty || !alarms.isEmpty { return .failed }
    return inconclusiveScreens.isEmpty ? .passed : .inconclusive
  }

  /// The score as text: a table of detectors, the sums, and every miss and false alarm by name.
  package var text: String {
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
    lines.append(
      "\(anchors.count(where: \.isOfApp)) of \(anchors.count) findings on buggy screens lead to a line of the app's code "
        + "(\(Self.percent(anchoredShare))) · \(Self.hundredths(findingsPerScreen)) findings a buggy screen")
    if origins.count > 1 {
      lines.append("")
      lines += TextTable.lines(
        [["origin", "found", "missed", "accused", "correct"]]
          + origins.map { [$0.origin, "\($0.found)", "\($0.missed)", "\($0.accused)", "\($0.correct)"] })
    }
    func list(_ title: String, _ names: [String]) {
      guard !names.isEmpty else { return }
      lines.append("\(title):")
      lines += names.map { "  \(PlainText.line($0))" }
    }
    list("Missed", misses)
    list("False alarms", alarms)
    list("Inconclusive", inconclusiveScreens)
    list("Could not be run", failedScreens)
    list("Findings that lead to no line of the app's code", anchors.filter { !$0.isOfApp }.map(Self.words))
    list("Buggy screens with several findings", crowded)
    return lines.joined(separator: "\n") + "\n"
  }

  /// Where the finding of each buggy screen stands, a line each.
  package var anchorText: String { anchors.map { "  \(PlainText.line(Self.words($0)))\n" }.joined() }

  private var crowded: [String] {
    var names: [String] = []
    for name in anchors.map(\.scenario) where !names.contains(name) { names.append(name) }
    return names.compactMap { name in
      let detectors = anchors.filter { $0.scenario == name }.map(\.detector)
      return detectors.count > 1 ? "\(name): \(detectors.joined(separator: ", "))" : nil
    }
  }

  private static func words(_ anchor: Anchor) -> String {
    "\(anchor.scenario): \(anchor.detector) at \(anchor.place.map { "\($0) (\(anchor.kind))" } ?? "the scenario's line")"
  }

  private static func percent(_ share: Double) -> String {
    "\(Int((share * 1000).rounded()) / 10).\(Int((share * 1000).rounded()) % 10) %"
  }

  private static func hundredths(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
