import CellDetectors
import CellTrace
import Foundation
import TestSupport
import Testing

@testable import CellReports

@Suite("baseline") struct BaselineTests {
  static let today = CalendarDay("2026-03-10") ?? CalendarDay(number: 0)
  static let report = Sample.report([Sample.scenario(findings: [Sample.reported()])])
  static let baseline = Baseline().adding(report, reason: "filed as #12")

  static func check(_ report: Report = report, _ baseline: Baseline = baseline) -> BaselineCheck {
    BaselineCheck(report, against: baseline, today: today)
  }

  @Test("a finding the baseline holds is marked, not removed")
  func known() {
    let check = Self.check()
    #expect(check.report.scenarios[0].findings.map(\.isKnown) == [true])
    #expect(check.stale.isEmpty && check.grown.isEmpty && check.lines.isEmpty)
    #expect(Gate(check.report, baseline: check).code == .passed)
    #expect(check.report.scenarios[0].findings.map(\.knownReason) == ["filed as #12"])
    #expect(ReportDocument(check.report, baseline: check).summary.hasPrefix("0 new · 1 known · 0 fixed · "))
  }

  @Test("against an empty baseline it is new")
  func new() {
    let check = Self.check(Self.report, Baseline())
    #expect(Gate(check.report, baseline: check).code == .failed)
    #expect(Gate(check.report, baseline: check).reasons == ["1 new finding"])
  }

  @Test("lines, messages and items may change")
  func stableIdentity() {
    let moved = Sample.finding {
      $0.originPlace = SourcePlace(fileID: "Notes/NoteRow.swift", line: 460)
      $0.summary = "460 lines"
      $0.itemTitle = "Renamed"
      $0.observed = "7"
    }
    let report = Sample.report([Sample.scenario(findings: [Sample.reported(moved)])])
    #expect(Self.check(report).report.scenarios[0].findings.map(\.isKnown) == [true])
  }

  @Test("detekt#8816: more occurrences than recorded are new")
  func grown() {
    let report = Sample.report([Sample.scenario(findings: [Sample.reported(Sample.finding { $0.count = 3 })])])
    let check = Self.check(report)
    #expect(check.report.scenarios[0].findings.map(\.isKnown) == [false])
    #expect(
      check.lines == [
        "grown: [leaked-view-state] NoteRow.isExpanded of UIKit.UICollectionViewListCell (\(Fingerprint.of(Sample.finding())))"
          + " occurs 3 times in notes/expanded, the baseline holds 2"
      ])
  }

  @Test("eslint#21226: the same count in another place is not the same: one is new, one is fixed")
  func swap() {
    let report = Sample.report([Sample.scenario(), Sample.scenario("notes/other", findings: [Sample.reported()])])
    let check = Self.check(report)
    #expect(check.report.scenarios[1].findings.map(\.isKnown) == [false])
    #expect(check.stale.map(\.member) == ["notes/expanded"])
  }

  @Test("SwiftLint#6511: what no longer occurs is always listed, and fails when strict")
  func stale() {
    let check = Self.check(Sample.report([Sample.scenario()]))
    #expect(
      check.lines == [
        "fixed: [leaked-view-state] NoteRow.isExpanded of UIKit.UICollectionViewListCell (\(Fingerprint.of(Sample.finding())))"
          + " no longer occurs in notes/expanded; remove it with `cellharness baseline prune`"
      ])
    #expect(Gate(check.report, baseline: check).code == .passed)
    #expect(ReportDocument(check.report, baseline: check).summary.hasPrefix("0 new · 0 known · 1 fixed · "))
    let strict = Gate(check.report, baseline: check, options: .init(strictBaseline: true))
    #expect(strict.code == .failed)
    #expect(strict.reasons == ["1 baseline entry no longer occurs; remove with `cellharness baseline prune`"])
  }

  @Test("a scenario that did not run, or whose detector could not judge, fixes nothing")
  func notJudged() {
    #expect(Self.check(Sample.report([Sample.scenario("notes/other")])).stale.isEmpty)
    let inconclusive = Sample.scenario(profiles: [Sample.profile(evaluated: ["crash"])])
    #expect(Self.check(Sample.report([inconclusive])).stale.isEmpty)
    #expect(Self.check(Sample.report([Sample.scenario(error: "x")])).stale.isEmpty)
  }

  @Test("a finding that its scenario expects needs no baseline and enters none")
  func expected() {
    let report = Sample.report([
      Sample.scenario(expected: ["leaked-view-state"], findings: [Sample.reported(expected: true)])
    ])
    #expect(Baseline().adding(report, reason: "x").entries.isEmpty)
    #expect(Gate(report).code == .passed)
  }

  @Test("phpmd#1348: pruning only removes; what is new stays new")
  func pruning() {
    let two = Sample.finding { $0.property = "NoteRow.isLiked" }
    let report = Sample.report([Sample.scenario(findings: [Sample.reported(two)])])
    let check = Self.check(report)
    #expect(Self.baseline.pruned(check).entries.isEmpty)
    #expect(Gate(check.report, baseline: check).code == .failed)
    let fewer = Sample.report([Sample.scenario(findings: [Sample.reported(Sample.finding { $0.count = 1 })])])
    let pruned = Self.baseline.pruned(Self.check(fewer))
    #expect(pruned.entries.map(\.members) == [["notes/expanded": 1]])
  }

  @Test("writing keeps what was said before and the places that did not run")
  func rewriting() {
    var old = Self.baseline
    old.entries[0].owner = "kim"
    old.entries[0].expires = "2026-12-31"
    let report = Sample.report([Sample.scenario("notes/other", findings: [Sample.reported()])])
    let written = old.adding(report, reason: "new reason")
    #expect(written.entries.map(\.members) == [["notes/expanded": 2, "notes/other": 2]])
    #expect(written.entries.map(\.reason) == ["filed as #12"])
    #expect(written.entries.map(\.owner) == ["kim"])
  }

  @Test(
    "an entry is good up to its last day, announced 14 days before, and fails after",
    arguments: [
      ("2026-03-09", [1, 0]), ("2026-03-10", [0, 1]), ("2026-03-23", [0, 1]), ("2026-03-24", [0, 0]), ("2027-01-01", [0, 0]),
    ])
  func expiry(date: String, counts: [Int]) {
    var baseline = Self.baseline
    baseline.entries[0].expires = date
    let check = Self.check(Self.report, baseline)
    #expect([check.expired.count, check.expiring.count] == counts)
    #expect(check.report.scenarios[0].findings.map(\.isKnown) == [counts[0] == 0])
    #expect(Gate(check.report, baseline: check).code == (counts[0] == 0 ? .passed : .failed))
  }

  @Test("a renamed detector keeps its entries through an alias")
  func aliases() {
    let old = Baseline.Entry(
      detector: "state-leak", cellType: "UIKit.UICollectionViewListCell", property: "NoteRow.isExpanded",
      members: ["notes/expanded": 2], reason: "x")
    #expect(Self.check(Self.report, Baseline(entries: [old])).report.scenarios[0].findings.map(\.isKnown) == [false])
    let aliased = Baseline(aliases: ["state-leak": "leaked-view-state"], entries: [old])
    #expect(Self.check(Self.report, aliased).report.scenarios[0].findings.map(\.isKnown) == [true])
  }

  @Test("a second list has places of its own")
  func lists() {
    let second = Sample.finding { $0.item.list = 1 }
    let report = Sample.report([Sample.scenario(findings: [Sample.reported(second)])])
    #expect(Self.check(report).report.scenarios[0].findings.map(\.isKnown) == [false])
    #expect(Baseline().adding(report, reason: "x").entries.map(\.members) == [["notes/expanded list 1": 2]])
  }

  @Test("the file: pretty, sorted, one member a line, the same bytes whatever the order")
  func file() throws {
    let other = Sample.finding { $0.detector = "leaked-appearance" }
    let report = Sample.report([
      Sample.scenario("notes/z", findings: [Sample.reported(), Sample.reported(other)]),
      Sample.scenario("notes/a", findings: [Sample.reported()]),
    ])
    let data = try BaselineFile.encode(Baseline().adding(report, reason: "filed as #12"))
    expectGolden(String(decoding: data, as: UTF8.self), "baseline.json")
    var reversed = report
    reversed.scenarios.reverse()
    #expect(try BaselineFile.encode(Baseline().adding(reversed, reason: "filed as #12")) == data)
    #expect(try BaselineFile.encode(BaselineFile.decode(data)) == data)
  }

  @Test("a file that can't be used is refused with a sentence")
  func refused() throws {
    func failure(_ change: (inout Baseline) -> Void) throws -> BaselineFile.Failure? {
      var baseline = Self.baseline
      change(&baseline)
      let data = try BaselineFile.encode(baseline)
      return #expect(throws: BaselineFile.Failure.self) { try BaselineFile.decode(data) }
    }
    let fingerprint = Self.baseline.entries[0].fingerprint
    #expect(try failure { $0.entries[0].reason = " \n" } == .noReason(fingerprint: fingerprint))
    #expect(
      try failure { $0.entries[0].expires = "31.12.2026" } == .malformedDate(fingerprint: fingerprint, date: "31.12.2026"))
    #expect(try failure { $0.schemaVersion = 9 } == .unknownVersion(9))
    #expect(try failure { $0.entries.append($0.entries[0]) } == .duplicate(fingerprint: fingerprint))
    #expect(
      try failure { $0.entries[0].members = ["a": 0] } == .malformedCount(fingerprint: fingerprint, member: "a"))
    let edited = try #require(try failure { $0.entries[0].property = "NoteRow.isLiked" })
    #expect(edited.description.hasPrefix("baseline entry \(fingerprint) does not fit its parts, which give "))
    #expect(throws: BaselineFile.Failure.self) { try BaselineFile.decode(Data("{".utf8)) }
    #expect(
      BaselineFile.Failure.noReason(fingerprint: "f").description
        == "baseline entry f has no reason; say why the finding is accepted")
  }

  @Test(
    "a file of another form is refused with what is wrong in it",
    arguments: [
      ("{", "it is not JSON"), ("[]", "it is no object"), ("{}", "schemaVersion is missing"),
      (#"{"schemaVersion":1,"aliases":{}}"#, "entries is missing"),
      (#"{"schemaVersion":1,"aliases":{},"entries":[{"fingerprint":7}]}"#, "entries.0.fingerprint is no text"),
      (#"{"schemaVersion":1,"aliases":{},"entries":{}}"#, "entries is no array"),
      (#"{"schemaVersion":null}"#, "schemaVersion is null and wants a number"),
    ])
  func form(text: String, reason: String) {
    let failure = #expect(throws: BaselineFile.Failure.self) { try BaselineFile.decode(Data(text.utf8)) }
    #expect(failure == .unreadable(reason))
  }

  @Test("hostile text survives the file and stays in its line")
  func hostile() throws {
    let baseline = Baseline().adding(Sample.hostileReport(), reason: Sample.hostile)
    let data = try BaselineFile.encode(baseline)
    #expect(try BaselineFile.decode(data) == baseline)
    let lines = BaselineCheck(Sample.report([]), against: baseline, today: Self.today).lines
    #expect(lines.allSatisfy { line in line.unicodeScalars.allSatisfy { $0.value >= 0x20 } })
  }

  @Test("the baseline of this repository can be read and is written as this code writes it")
  func ownBaseline() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try Data(contentsOf: root.appendingPathComponent("Reports/baseline.json"))
    #expect(try BaselineFile.encode(BaselineFile.decode(data)) == data)
  }

  @Test(
    "days of the calendar",
    arguments: [
      ("1970-01-01", 0), ("1970-03-01", 59), ("2000-02-29", 11_016), ("2026-03-10", 20_522), ("2100-03-01", 47_541),
    ])
  func days(text: String, number: Int) { #expect(CalendarDay(text)?.number == number) }

  @Test(
    "what is no day",
    arguments: [
      "", "2026-3-10", "2026-02-29", "2100-02-29", "2026-13-01", "2026-04-31", "10.03.2026", "2026-03-10 ", "1969-12-31",
      "٢٠٢٦-٠٣-١٠",
    ])
  func noDays(text: String) { #expect(CalendarDay(text) == nil) }

  @Test("a moment's day is the day in UTC") func moment() {
    #expect(CalendarDay(secondsSince1970: 86_399.9).number == 0)
    #expect(CalendarDay(secondsSince1970: 86_400).number == 1)
  }
}
