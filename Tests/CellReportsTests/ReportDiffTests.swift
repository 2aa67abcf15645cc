import CellDetectors
import CellReports
import Testing

@Suite("Two reports side by side")
struct ReportDiffTests {
  private static func report(_ scenario: ScenarioReport...) -> Report { Sample.report(scenario) }
  private static let silent = report(Sample.scenario())
  private static let leaking = report(Sample.scenario(findings: [Sample.reported()]))

  @Test("equal reports do not differ")
  func equal() {
    let diff = ReportDiff(before: Self.leaking, after: Self.leaking)
    #expect(diff.new == [] && diff.fixed == [] && diff.changed == [] && diff.noLongerRun == [] && !diff.fails)
    #expect(
      ReportDiffText.text(diff)
        == "0 new · 0 fixed · 0 changed · 0 not judged again · 0 no longer run · 0 newly run · 0 slower\n")
  }

  @Test("a finding of the later report is new and fails; the other way round it is fixed")
  func newAndFixed() {
    let worse = ReportDiff(before: Self.silent, after: Self.leaking)
    #expect(worse.new.map(\.detector) == ["leaked-view-state"] && worse.fails)
    let better = ReportDiff(before: Self.leaking, after: Self.silent)
    #expect(better.fixed.count == 1 && better.new == [] && !better.fails)
  }

  @Test("a known, an expected finding and a warning are new without failing")
  func harmless() {
    for finding in [
      Sample.reported(known: true), Sample.reported(expected: true), Sample.reported(Sample.finding { $0.severity = .warning }),
    ] {
      let diff = ReportDiff(before: Self.silent, after: Self.report(Sample.scenario(findings: [finding])))
      #expect(diff.new.count == 1 && !diff.fails)
      #expect(ReportDiffText.text(diff).contains("(does not fail)"))
    }
  }

  @Test("what was not looked for again is not fixed")
  func notJudged() {
    let elsewhere = Self.report(Sample.scenario("notes/other"))
    let unevaluated = Self.report(Sample.scenario(profiles: [Sample.profile(evaluated: ["crash"])]))
    let broken = Self.report(Sample.scenario(profiles: [], error: "no process"))
    for after in [elsewhere, unevaluated, broken] {
      let diff = ReportDiff(before: Self.leaking, after: after)
      #expect(diff.fixed == [] && diff.notJudged.count == 1)
    }
    let diff = ReportDiff(before: Self.leaking, after: elsewhere)
    #expect(diff.noLongerRun == ["notes/expanded · iOS17"] && diff.newlyRun == ["notes/other · iOS17"])
  }

  @Test("a finding that became an error fails, and says what it was")
  func changed() {
    let warning = Self.report(Sample.scenario(findings: [Sample.reported(Sample.finding { $0.severity = .warning })]))
    let diff = ReportDiff(before: warning, after: Self.leaking)
    #expect(diff.changed.map(\.details) == [["severity: error, was warning"]] && diff.fails)
    #expect(ReportDiffText.text(diff).contains("(severity: error, was warning)"))
    #expect(!ReportDiff(before: Self.leaking, after: warning).fails)
  }

  @Test("a scenario is slower from half as much again and a second more, if both reports say how long it took")
  func slower() {
    func slower(_ before: Double, _ after: Double) -> Int {
      ReportDiff(
        before: Self.silent, after: Self.silent, timesBefore: ScenarioTimes(["notes/expanded": before]),
        timesAfter: ScenarioTimes(["notes/expanded": after])
      ).slower.count
    }
    #expect(slower(2, 3.5) == 1 && slower(0.5, 1.4) == 0 && slower(10, 12) == 0 && slower(3.5, 2) == 0)
    #expect(ReportDiff(before: Self.silent, after: Self.silent).slower == [])
  }

  @Test("as Markdown, what apps write is text")
  func markdown() {
    let text = ReportDiffText.markdown(ReportDiff(before: Self.silent, after: Self.leaking))
    #expect(text.hasPrefix("**1 new · 0 fixed"))
    #expect(text.contains("### New\n\n- \\[leaked-view-state\\] state 'isExpanded' of NoteRow, written for \"Asthma\""))
  }

  @Test("times of a report that says nothing about them are not there")
  func times() throws {
    #expect(JSONReporter.times(try JSONReporter.render(Sample.document()))?.seconds["notes/expanded"] == 1.25)
    #expect(JSONReporter.times(try JSONReporter.render(ReportDocument(Sample.full()))) == nil)
  }
}
