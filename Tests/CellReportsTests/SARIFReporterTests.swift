import CellDetectors
import Foundation
import TestSupport
import Testing

@testable import CellReports

@Suite("SARIF report") struct SARIFReporterTests {
  private typealias Object = [String: Any]

  private func run(_ document: ReportDocument) throws -> Object {
    let log = try #require(try JSONSerialization.jsonObject(with: SARIFReporter.render(document)) as? Object)
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    return try #require((log["runs"] as? [Object])?.first)
  }

  private var judged: Report {
    Sample.report([
      Sample.scenario(findings: [
        Sample.reported(), Sample.reported(Sample.finding { $0.severity = .warning }, known: true, because: "filed as #12"),
      ])
    ])
  }

  @Test("a whole log") func golden() throws {
    expectGolden(String(decoding: try SARIFReporter.render(ReportDocument(judged)), as: UTF8.self), "full.sarif")
  }

  @Test("C.3: what the standard and GitHub require of every part, also with hostile text", arguments: [0, 1, 2])
  func structure(which: Int) throws {
    let document = [Sample.document(), ReportDocument(Sample.hostileReport()), ReportDocument(judged)][which]
    let run = try run(document)
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    let rules = try #require(driver["rules"] as? [Object])
    #expect(Set(rules.compactMap { $0["id"] as? String }).count == rules.count)
    for rule in rules {
      let short = try #require((rule["shortDescription"] as? Object)?["text"] as? String)
      let full = try #require((rule["fullDescription"] as? Object)?["text"] as? String)
      #expect(short.count <= 1_024 && full.count <= 1_024)
      #expect((rule["help"] as? Object)?["text"] is String)
      #expect(["error", "warning", "note"].contains((rule["defaultConfiguration"] as? Object)?["level"] as? String))
    }
    let results = try #require(run["results"] as? [Object])
    #expect(!results.isEmpty)
    for result in results {
      let id = try #require(result["ruleId"] as? String)
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == id)
      #expect(["error", "warning"].contains(result["level"] as? String))
      try expectLocation(try #require((result["locations"] as? [Object])?.first))
      #expect((result["locations"] as? [Object])?.count == 1)
      for flow in result["codeFlows"] as? [Object] ?? [] {
        let threads = try #require(flow["threadFlows"] as? [Object])
        let steps = try #require(threads.first?["locations"] as? [Object])
        #expect((1...1_000).contains(steps.count))
        for step in steps { try expectLocation(try #require(step["location"] as? Object)) }
      }
    }
    let hashes = results.compactMap { ($0["partialFingerprints"] as? Object)?["primaryLocationLineHash"] as? String }
    #expect(hashes.count == results.count && Set(hashes).count == hashes.count)
    #expect((run["automationDetails"] as? Object)?["id"] as? String == "cellharness/")
    #expect(emptyStrings(run) == 0, "services refuse empty strings")
  }

  private func expectLocation(_ location: Object) throws {
    let physical = try #require(location["physicalLocation"] as? Object)
    let uri = try #require((physical["artifactLocation"] as? Object)?["uri"] as? String)
    #expect(uri.wholeMatch(of: /[A-Za-z0-9\-._~%\/]+/) != nil && !uri.hasPrefix("/"), "\(uri) is no relative reference")
    let line = try #require((physical["region"] as? Object)?["startLine"] as? Int)
    #expect(line > 0)
  }

  private func emptyStrings(_ json: Any) -> Int {
    switch json {
    case let text as String: text.isEmpty ? 1 : 0
    case let array as [Any]: array.map(emptyStrings).reduce(0, +)
    case let object as Object: object.values.map(emptyStrings).reduce(0, +)
    default: 0
    }
  }

  @Test("the script is the code flow, at the lines of the scenario; the result stands where the value was set")
  func codeFlow() throws {
    let paths = SourcePaths(["Sources/Notes/NoteRow.swift", "Tests/Scenarios/Notes.swift"])
    let result = try #require((try run(ReportDocument(judged, paths: paths))["results"] as? [Object])?.first)
    let text = try #require(
      String(
        data: JSONSerialization.data(withJSONObject: result, options: [.sortedKeys, .withoutEscapingSlashes]), encoding: .utf8))
    #expect(
      text.contains(
        #""locations":[{"physicalLocation":{"artifactLocation":{"uri":"Sources/Notes/NoteRow.swift"},"region":{"startColumn":1,"startLine":9}}}]"#
      ))
    #expect(
      text.contains(
        #""importance":"essential","location":{"message":{"text":"step 1: tap \"More\" in \"Asthma\"\nset here: NoteRow.isExpanded"#
      ))
    #expect(
      text.contains(#"{"artifactLocation":{"uri":"Tests/Scenarios/Notes.swift"},"region":{"startColumn":1,"startLine":12}}"#))
  }

  @Test("alint#83: what is known or expected is marked and not removed")
  func suppressions() throws {
    let results = try #require(try run(ReportDocument(judged))["results"] as? [Object])
    #expect(results.map { $0["baselineState"] as? String } == ["new", "unchanged"])
    let suppressions = results.map { ($0["suppressions"] as? [Object])?.first }
    #expect(suppressions[0] == nil)
    #expect(suppressions[1]?["kind"] as? String == "external")
    #expect(suppressions[1]?["justification"] as? String == "known to the baseline: filed as #12")
    let expecting = Sample.scenario(expected: ["leaked-view-state"], findings: [Sample.reported(expected: true)])
    let expected = try #require(try run(ReportDocument(Sample.report([expecting])))["results"] as? [Object])
    #expect((expected[0]["suppressions"] as? [Object])?.first?["kind"] as? String == "inSource")
  }

  @Test("C.3: no more than 25,000 results, what is new before what is known; the log says how many are left out")
  func limit() throws {
    let known = (0..<13_000).map { _ in Sample.reported(known: true) }
    let new = (0..<12_002).map { _ in Sample.reported() }
    let run = try run(ReportDocument(Sample.report([Sample.scenario(findings: known + new)])))
    let states = (run["results"] as? [Object] ?? []).compactMap { $0["baselineState"] as? String }
    #expect(states.count == 25_000 && states.count { $0 == "new" } == 12_002)
    let notes = ((run["invocations"] as? [Object])?.first?["toolExecutionNotifications"] as? [Object]) ?? []
    #expect(
      notes.compactMap { ($0["message"] as? Object)?["text"] as? String } == [
        "a code-scanning page takes 25,000 results of a run: 2 more findings of this one are in the JSON report only"
      ])
  }

  @Test("lines may move: the fingerprint holds none")
  func fingerprints() throws {
    func hashes(_ line: Int) throws -> [String] {
      let moved = Sample.finding { $0.originPlace?.line = line }
      let run = try run(
        ReportDocument(Sample.report([Sample.scenario(findings: [Sample.reported(moved), Sample.reported(moved)])])))
      return (run["results"] as? [Object] ?? []).compactMap {
        ($0["partialFingerprints"] as? Object)?["primaryLocationLineHash"] as? String
      }
    }
    #expect(try hashes(9) == hashes(460))
    #expect(
      try hashes(9) == [
        "\(Fingerprint.of(Sample.finding()))/notes/expanded:1", "\(Fingerprint.of(Sample.finding()))/notes/expanded:2",
      ])
  }

  @Test("a run that did not judge everything is refused, for its silence would close alerts")
  func refusal() {
    #expect(SARIFReporter.refusal(ReportDocument(judged)) == nil)
    #expect(SARIFReporter.refusal(ReportDocument(Sample.report([Sample.scenario()]))) == nil)
    let open = Sample.scenario(
      profiles: [Sample.profile(inconclusive: [.init(detector: "stale-size", reason: "x")])], findings: [Sample.reported()])
    for report in [Sample.full(), Sample.report([]), Sample.report([open])] {
      #expect(
        SARIFReporter.refusal(ReportDocument(report))
          == "not everything was run and judged, and a code-scanning page would close what is not mentioned")
    }
  }
}
