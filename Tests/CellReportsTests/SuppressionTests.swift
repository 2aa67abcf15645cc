import CellTrace
import Testing

@testable import CellReports

@Suite("suppressions in scenarios") struct SuppressionTests {
  private static func suppression(_ property: String = "NoteRow.isExpanded", detector: String = "leaked-view-state")
    -> Suppression
  {
    Suppression(detector: detector, property: property, reason: "replaced in 3.2", place: Sample.place)
  }

  private static func scenario(_ all: [Suppression], findings: [ReportedFinding] = [Sample.reported()]) -> ScenarioReport {
    Sample.scenario(findings: findings).suppressing(all)
  }

  @Test("a finding that its scenario accepts is shown with the reason, counts as known and fails nothing")
  func accepted() {
    let document = ReportDocument(Sample.report([Self.scenario([Self.suppression()])]))
    #expect(document.gate.code == .passed)
    #expect(document.summary.hasPrefix("0 new · 1 known · "))
    #expect(document.cards[0].details.first { $0.name == "Known" }?.text == "suppressed in its scenario: replaced in 3.2")
    #expect(!document.cards[0].failsGate)
  }

  @Test(
    "it is about one property, or all of a type, of one detector",
    arguments: [
      ("NoteRow.isExpanded", "leaked-view-state", true), ("NoteRow", "leaked-view-state", true),
      ("NoteRow.is", "leaked-view-state", false), ("Note", "leaked-view-state", false),
      ("NoteRow.isExpanded", "leaked-appearance", false), ("", "leaked-view-state", false),
    ])
  func covers(property: String, detector: String, isCovered: Bool) {
    #expect(Self.suppression(property, detector: detector).covers(Sample.finding()) == isCovered)
  }

  @Test("one that matches nothing any more fails the gate and says where it stands")
  func unused() {
    let report = Sample.report([Self.scenario([Self.suppression()], findings: [])])
    let gate = Gate(report)
    #expect(gate.code == .failed && gate.reasons == ["1 suppression matches nothing; remove it"])
    #expect(
      ReportDocument(report).section(.verdict)?.facts.first
        == "unused: the suppression of [leaked-view-state] on NoteRow.isExpanded in notes/expanded (Scenarios/Notes.swift:12) "
        + "matches nothing; remove it")
    let two = Self.scenario([Self.suppression(), Self.suppression("NoteRow.isLiked")], findings: [])
    #expect(Gate(Sample.report([two])).reasons == ["2 suppressions match nothing; remove them"])
  }

  @Test("where its detector could not judge, or nothing was run, it is not called unused")
  func notJudged() {
    var blind = Self.scenario([Self.suppression()], findings: [])
    blind.profiles = [Sample.profile(evaluated: ["crash"])]
    #expect(blind.unusedSuppressions.isEmpty)
    var failed = Self.scenario([Self.suppression()], findings: [])
    failed.error = "x"
    #expect(failed.unusedSuppressions.isEmpty)
  }

  @Test("a baseline neither takes it nor calls it fixed; what the scenario expects needs none")
  func baseline() {
    let report = Sample.report([Self.scenario([Self.suppression()])])
    #expect(Baseline().adding(report, reason: "x").entries.isEmpty)
    let expected = Self.scenario([Self.suppression()], findings: [Sample.reported(expected: true)])
    #expect(expected.findings[0].suppressedBecause == nil && expected.unusedSuppressions.isEmpty)
  }

  @Test("code scanning learns that the source says so, and why; a test page skips it")
  func formats() throws {
    let document = ReportDocument(Sample.report([Self.scenario([Self.suppression()])]))
    let sarif = String(decoding: try SARIFReporter.render(document), as: UTF8.self)
    #expect(sarif.contains(#""justification" : "known suppressed in its scenario: replaced in 3.2""#))
    #expect(sarif.contains(#""kind" : "inSource""#))
    let junit = String(decoding: JUnitReporter.render(document), as: UTF8.self)
    #expect(junit.contains("<skipped message=\"known suppressed in its scenario: replaced in 3.2: "))
    let read = try JSONReporter.decode(JSONReporter.render(document))
    #expect(read.scenarios[0].suppressions == [Self.suppression()])
  }

  @Test("what names no detector is said")
  func unknown() {
    #expect(
      SuppressionText.unknown("leak")
        == "a suppression names the detector 'leak', which there is not; `cellharness explain` lists them")
  }
}
