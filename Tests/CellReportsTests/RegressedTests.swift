import CellTrace
import Testing

@testable import CellReports

/// What was accepted, mended and taken out of the baseline, and is there again.
@Suite("findings that come back") struct RegressedTests {
  private static let clean = Sample.report([Sample.scenario()])
  /// The baseline after the finding was mended and the entry pruned.
  private static let pruned = BaselineTests.baseline.pruned(BaselineTests.check(clean))

  @Test("what pruning takes out is remembered as fixed, with its reason and without an expiry; nothing is accepted any more")
  func remembered() throws {
    var dated = BaselineTests.baseline
    dated.entries[0].expires = "2026-12-31"
    let pruned = dated.pruned(BaselineTests.check(Self.clean, dated))
    #expect(pruned.entries.isEmpty)
    let fixed = try #require(pruned.fixed)
    #expect(fixed.map(\.members) == [["notes/expanded": 2]] && fixed.map(\.reason) == ["filed as #12"])
    #expect(fixed.map(\.expires) == [nil])
    let check = BaselineTests.check(Self.clean, pruned)
    #expect(check.lines.isEmpty && Gate(check.report, baseline: check, options: .init(strictBaseline: true)).code == .passed)
  }

  @Test("when it is there again it is regressed and not new: in the first line, the gate, the card and the baseline's lines")
  func regressed() throws {
    let check = BaselineTests.check(BaselineTests.report, Self.pruned)
    let document = ReportDocument(check.report, baseline: check)
    #expect(document.summary.hasPrefix("0 new · 1 regressed · 0 known · 0 fixed · 1 scenario · "))
    #expect(document.gate.code == .failed)
    #expect(document.gate.reasons == ["1 regressed finding: fixed once, and there again"])
    #expect(
      check.lines == [
        "regressed: [leaked-view-state] NoteRow.isExpanded of UIKit.UICollectionViewListCell (\(Self.fingerprint))"
          + " was fixed in notes/expanded and occurs there again"
      ])
    let text = "it was fixed once, and is there again; the baseline accepted it before: filed as #12"
    #expect(document.cards[0].details.first { $0.name == "Regressed" }?.text == text)
    #expect(document.cards[0].failsGate)
  }

  @Test("every format says so", arguments: ReporterCatalog.all.map { $0.name })
  func formats(name: String) throws {
    let reporter = try #require(ReporterCatalog.reporter(name))
    let check = BaselineTests.check(BaselineTests.report, Self.pruned)
    let read = ReadableText(try reporter.render(ReportDocument(check.report, baseline: check)))
    // What a format has no place for it has told.
    #expect(read.says("0 new · 1 regressed · ") || name == "sarif")
    #expect(read.says("it was fixed once, and is there again") || name == "github-annotations")
  }

  @Test("JSON holds it as data, and it survives being read")
  func data() throws {
    let check = BaselineTests.check(BaselineTests.report, Self.pruned)
    let read = try JSONReporter.decode(JSONReporter.render(ReportDocument(check.report, baseline: check)))
    #expect(read.scenarios[0].findings.map(\.acceptedBefore) == ["filed as #12"])
    #expect(ReportCounts(read).regressed == 1 && ReportCounts(read).new == 0)
  }

  @Test("what is there beside it is new: another place, and another root")
  func others() {
    let other = Sample.finding { $0.property = "NoteRow.isLiked" }
    let report = Sample.report([
      Sample.scenario(findings: [Sample.reported(), Sample.reported(other)]),
      Sample.scenario("notes/other", findings: [Sample.reported()]),
    ])
    let check = BaselineTests.check(report, Self.pruned)
    #expect(check.report.scenarios.map { $0.findings.map(\.isRegressed) } == [[true, false], [false]])
    let gate = Gate(check.report, baseline: check)
    #expect(gate.reasons == ["2 new findings", "1 regressed finding: fixed once, and there again"])
  }

  @Test("accepted anew it is known, and no longer remembered; mended in one of two places it is remembered there")
  func acceptedAnew() throws {
    let again = Self.pruned.adding(BaselineTests.report, reason: "filed again as #40")
    #expect(again.fixed == nil && again.entries.map(\.reason) == ["filed again as #40"])
    let check = BaselineTests.check(BaselineTests.report, again)
    #expect(check.report.scenarios[0].findings.map(\.isKnown) == [true] && check.regressed.isEmpty)
    let both = Sample.report([
      Sample.scenario(findings: [Sample.reported()]), Sample.scenario("notes/other", findings: [Sample.reported()]),
    ])
    let one = Sample.report([Sample.scenario(findings: [Sample.reported()]), Sample.scenario("notes/other")])
    let baseline = Baseline().adding(both, reason: "filed as #12")
    let pruned = baseline.pruned(BaselineTests.check(one, baseline))
    #expect(pruned.entries.map(\.members) == [["notes/expanded": 2]])
    #expect(pruned.fixed?.map(\.members) == [["notes/other": 2]])
    #expect(BaselineTests.check(both, pruned).report.scenarios.map { $0.findings.map(\.isRegressed) } == [[false], [true]])
    let none = Sample.report([Sample.scenario(), Sample.scenario("notes/other")])
    #expect(pruned.pruned(BaselineTests.check(none, pruned)).fixed?.map(\.members) == [["notes/expanded": 2, "notes/other": 2]])
  }

  @Test("what expired, or what the scenario accepts or expects, is not called regressed")
  func notRegressed() {
    var both = Self.pruned
    both.entries = BaselineTests.baseline.entries
    both.entries[0].expires = "2026-03-01"
    #expect(BaselineTests.check(BaselineTests.report, both).regressed.isEmpty)
    let expected = Sample.report([
      Sample.scenario(expected: ["leaked-view-state"], findings: [Sample.reported(expected: true)])
    ])
    #expect(BaselineTests.check(expected, Self.pruned).regressed.isEmpty)
  }

  @Test("the file holds it sorted, the same bytes for equal baselines; a broken one is refused as an entry is")
  func file() throws {
    let data = try BaselineFile.encode(Self.pruned)
    #expect(try BaselineFile.decode(data) == Self.pruned)
    #expect(try BaselineFile.encode(BaselineFile.decode(data)) == data)
    #expect(!String(decoding: try BaselineFile.encode(BaselineTests.baseline), as: UTF8.self).contains("fixed"))
    var wrong = Self.pruned
    wrong.fixed?[0].property = "NoteRow.isLiked"
    let bytes = try BaselineFile.encode(wrong)
    #expect(throws: BaselineFile.Failure.self) { try BaselineFile.decode(bytes) }
    var twice = Self.pruned
    twice.fixed?.append(contentsOf: Self.pruned.fixed ?? [])
    let double = try BaselineFile.encode(twice)
    #expect(throws: BaselineFile.Failure.duplicate(fingerprint: Self.fingerprint)) { try BaselineFile.decode(double) }
  }

  private static let fingerprint = Sample.reported().fingerprint
}
