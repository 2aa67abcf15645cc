import CellDetectors
import CellTrace
import Foundation
import Testing

@testable import CellReports

@Suite("Score") struct ScoreTests {
  private func finding(_ detector: String, _ severity: Severity = .error, conditions: [String] = []) -> ReportedFinding {
    Sample.reported(
      Sample.finding {
        $0.detector = detector
        $0.severity = severity
        $0.conditions = conditions
      })
  }

  private func score(_ scenarios: [ScenarioReport]) -> Score { Score(Sample.report(scenarios), detectors: ["a", "b"]) }

  @Test("everything found and nothing accused passes")
  func perfect() {
    let score = score([
      Sample.scenario("x/buggy", expected: ["a"], findings: [finding("a")]), Sample.scenario("x/fixed"),
    ])
    #expect(score.code == .passed)
    #expect(
      score.text == """
        detector  found  missed  false alarms  inconclusive
        a             1       0             0             0
        b             0       0             0             0

        1 of 1 correct screens judged silent · 0 accused · 0 missed · 0 false alarms · 0 screens inconclusive
        1 of 1 findings on buggy screens lead to a line of the app's code (100.0 %) · 1.00 findings a buggy screen

        """)
  }

  @Test("a finding leads to a line of the app's code, or to the scenario's alone; several on one screen are listed")
  func anchors() {
    func reported(_ detector: String, _ change: (inout Finding) -> Void) -> ReportedFinding {
      Sample.reported(
        Sample.finding {
          $0.detector = detector
          change(&$0)
        })
    }
    let write = SourcePlace(fileID: "Notes/NoteCell.swift", line: 3)
    let score = score([
      Sample.scenario("x/buggy", expected: ["a"], findings: [reported("a") { _ in }]),
      Sample.scenario(
        "y/buggy", expected: ["a"],
        findings: [
          reported("a") {
            $0.originPlace = nil
            $0.anchors = [Finding.Anchor(.write, write)]
          },
          reported("b") { $0.originPlace = nil },
        ]),
      Sample.scenario("z/buggy", expected: ["a"], findings: [reported("a") { $0.originPlace = Sample.place }]),
    ])
    #expect(score.anchors.map(\.isOfApp) == [true, true, false, false])
    #expect(score.anchors.map(\.kind) == ["origin", "write", "none", "origin"])
    #expect(score.anchoredShare == 0.5 && score.screensWithFindings == 3)
    #expect(score.text.contains("(50.0 %) · 1.33 findings a buggy screen"))
    #expect(score.text.contains("Buggy screens with several findings:\n  y/buggy: a, b\n"))
    #expect(score.anchorText.contains("  y/buggy: a at Notes/NoteCell.swift:3 (write)\n  y/buggy: b at the scenario's line\n"))
  }

  @Test("a line of the harness or of a framework is never the app's")
  func harnessLines() {
    func score(_ fileID: String) -> Score {
      let finding = Sample.reported(
        Sample.finding {
          $0.detector = "a"
          $0.originPlace = SourcePlace(fileID: fileID, line: 3)
        })
      return Score(
        Sample.report([Sample.scenario("x/buggy", expected: ["a"], findings: [finding])]), detectors: ["a"],
        notOfApp: ["CellHarness", "UIKit"])
    }
    #expect(score("CellHarness/Scenario.swift").anchors.map(\.isOfApp) == [false])
    #expect(score("UIKit/UILabel.swift").anchoredShare == 0)
    #expect(score("CellHarnessSamples/Notes.swift").anchoredShare == 1, "another module's name begins so")
    #expect(score("UIKit/UILabel.swift").screensWithFindings == 1)
  }

  @Test("screens that are re-told from public reports are counted apart")
  func origins() {
    let score = Score(
      Sample.report([
        Sample.scenario("x/buggy", expected: ["a"], findings: [finding("a")]),
        Sample.scenario("r/buggy", expected: ["a"]), Sample.scenario("r/correct", findings: [finding("b")]),
      ]), detectors: ["a", "b"], retold: ["r/buggy", "r/correct"])
    #expect(
      score.origins == [
        Score.OriginRow(origin: "ledger", found: 1, missed: 0, accused: 0, correct: 0),
        Score.OriginRow(origin: "real", found: 0, missed: 1, accused: 1, correct: 1),
      ])
  }

  @Test("a miss fails and is named")
  func missed() {
    let score = score([Sample.scenario("x/buggy", expected: ["a", "b"], findings: [finding("b")])])
    #expect(score.code == .failed)
    #expect(score.detectors.map(\.missed) == [1, 0] && score.detectors.map(\.found) == [0, 1])
    #expect(score.text.contains("Missed:\n  x/buggy: a\n"))
  }

  @Test("an unexpected error is a false alarm on any screen, an unexpected warning on a correct one")
  func falseAlarms() {
    let score = score([
      Sample.scenario("x/buggy", expected: ["a"], findings: [finding("a"), finding("b", .warning)]),
      Sample.scenario("y/buggy", expected: ["a"], findings: [finding("a"), finding("b"), finding("b")]),
      Sample.scenario("y/fixed", findings: [finding("a", .warning)]),
    ])
    #expect(score.code == .failed)
    #expect(score.alarms == ["y/buggy: b", "y/fixed: a"])
    #expect(score.detectors.map(\.falseAlarms) == [1, 1])
    #expect(score.accusedScreens == ["y/fixed"] && score.silentScreens == 0)
  }

  @Test("a conditional finding is neither found nor a false alarm")
  func conditional() {
    let score = score([
      Sample.scenario("x/buggy", expected: ["a"], findings: [finding("a", .warning, conditions: ["LC-14"])]),
      Sample.scenario("x/fixed", findings: [finding("a", .warning, conditions: ["LC-14"])]),
    ])
    #expect(score.misses == ["x/buggy: a"] && score.alarms.isEmpty && score.silentScreens == 1)
  }

  @Test("a correct screen that could not be judged is not counted as silent")
  func inconclusive() {
    let unjudged = Sample.profile(inconclusive: [.init(detector: "b", reason: "no reason")])
    let score = score([Sample.scenario("x/fixed", profiles: [unjudged]), Sample.scenario("y/fixed")])
    #expect(score.code == .inconclusive)
    #expect(score.silentScreens == 1 && score.correctScreens == 2 && score.inconclusiveScreens == ["x/fixed"])
    #expect(score.detectors.map(\.inconclusive) == [0, 1])
  }

  @Test("what could not be run is a fault, and nothing to score is nothing")
  func faults() {
    #expect(score([Sample.scenario("x/fixed", error: "broken")]).code == .fault)
    #expect(score([]).code == .nothingRan)
  }

  @Test("the score as JSON reads back")
  func json() throws {
    let score = Score(Sample.full())
    let data = try JSONReporter.encode(score)
    #expect(try JSONDecoder().decode(Score.self, from: data) == score)
    #expect(score.detectors.map(\.detector) == DetectorCatalog.all.map { $0.id })
  }

  @Test("names of an app stay in their line")
  func hostile() {
    let lines = Score(Sample.hostileReport(), detectors: [Sample.hostile]).text.split(separator: "\n")
    #expect(lines.allSatisfy { !$0.hasPrefix("::") })
    #expect(!lines.joined().contains("\u{1B}"))
  }
}
