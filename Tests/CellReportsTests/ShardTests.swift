import Foundation
import Testing

@testable import CellReports

@Suite("shards") struct ShardTests {
  private static let names = ["a", "b", "c", "d", "e"]

  /// The report of a part of a run of five scenarios.
  private static func part(
    _ text: String, _ names: [String], settings: String = "", _ change: (inout Report) -> Void = { _ in }
  ) throws -> ShardMerge.Part {
    var report = Sample.report(names.map { Sample.scenario($0, findings: $0 == "c" ? [Sample.reported()] : []) })
    report.shard = ShardRecord(try #require(Shard(text)), selection: Self.names, settings: settings)
    change(&report)
    return ShardMerge.Part(
      source: "\(text.prefix(1)).json", report: report,
      times: ScenarioTimes(Dictionary(uniqueKeysWithValues: names.map { ($0, 1) })))
  }

  @Test("a part is read as 2/5, from 1 to the number of parts")
  func reading() {
    #expect(Shard("2/5").map { [$0.index, $0.count] } == [2, 5])
    #expect(Shard("5/5")?.description == "5/5")
    for text in ["0/5", "6/5", "2", "2/", "/5", "2/5/1", "a/b", "-1/5", "1/0", ""] { #expect(Shard(text) == nil) }
  }

  @Test("what takes longest goes first, to the part that has least to do")
  func balance() {
    #expect(ShardPlan.shards([1, 1, 1, 5, 2], count: 2) == [2, 2, 2, 1, 2])
    #expect(ShardPlan.shards([3, 3, 3, 3], count: 2) == [1, 2, 1, 2])
    #expect(ShardPlan.shards([0, 0, 0], count: 3) == [1, 2, 3])
    #expect(ShardPlan.shards([], count: 3) == [])
  }

  @Test("no part has more than the least possible and one scenario, whatever the times", arguments: 1...40)
  func bound(seed: UInt64) {
    var state = seed
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    let weights = (0..<Int(next() % 60 + 1)).map { _ in Double(next() % 1_000) / 10 }
    let count = Int(next() % 8 + 1)
    let shards = ShardPlan.shards(weights, count: count)
    #expect(shards.allSatisfy { (1...count).contains($0) } && shards.count == weights.count)
    let loads = (1...count).map { shard in zip(weights, shards).filter { $0.1 == shard }.reduce(0) { $0 + $1.0 } }
    let least = weights.reduce(0, +) / Double(count)
    #expect((loads.max() ?? 0) <= least + (weights.max() ?? 0) + 0.001)
  }

  @Test("a scenario without a record counts by its steps, in proportion to those that have one")
  func weights() {
    let steps = [(name: "a", count: 6), (name: "b", count: 16), (name: "new", count: 1)]
    #expect(ShardPlan.weights(steps, times: nil) == [10, 20, 5])
    #expect(ShardPlan.weights(steps, times: ScenarioTimes(["a": 1, "b": 5])) == [1, 5, 1])
    #expect(ShardPlan.weights(steps, times: ScenarioTimes(["other": 1])) == [10, 20, 5])
  }

  @Test("all parts together are the run: the same bytes, in whatever order they are given")
  func whole() throws {
    let parts = [try Self.part("2/2", ["b", "d"]), try Self.part("1/2", ["a", "c", "e"])]
    let (report, times) = try ShardMerge.whole(of: parts)
    let run = Sample.report(Self.names.map { Sample.scenario($0, findings: $0 == "c" ? [Sample.reported()] : []) })
    #expect(try JSONReporter.render(ReportDocument(report)) == JSONReporter.render(ReportDocument(run)))
    #expect(times?.seconds.count == 5)
  }

  @Test("what is missing makes the whole partial, which never passes, and every reason is told")
  func missing() throws {
    let two = [try Self.part("1/3", ["a", "c"]), try Self.part("3/3", ["e"])]
    let (report, _) = try ShardMerge.whole(of: two)
    #expect(report.partial == PartialRun(.incomplete, missing: ["b", "d"], details: ["shard 2/3 is missing"]))
    #expect(Gate(report).code == .inconclusive)
    #expect(
      ReportDocument(report).section(.notRun)?.facts == ["shard 2/3 is missing", "not reached: b, d"])
    // A scenario that no part has, although all parts are there.
    let lost = try ShardMerge.whole(of: [try Self.part("1/2", ["a"]), try Self.part("2/2", ["b", "c", "d"])]).0
    #expect(lost.partial == PartialRun(.incomplete, missing: ["e"], details: []))
  }

  @Test("a part that ended early makes the whole partial")
  func early() throws {
    let cut = try Self.part("2/2", ["b"]) { $0.partial = PartialRun(.terminated, missing: ["d"]) }
    let report = try ShardMerge.whole(of: [try Self.part("1/2", ["a", "c", "e"]), cut]).0
    #expect(
      report.partial
        == PartialRun(
          .incomplete, missing: ["d"], details: ["shard 2/2 ended early: partial: terminated after 1 of 2 scenarios"]))
  }

  @Test("a scenario in two parts is told, although nothing is missing")
  func overlap() throws {
    let report = try ShardMerge.whole(of: [try Self.part("1/2", ["a", "c", "e"]), try Self.part("2/2", ["b", "d", "e"])]).0
    #expect(
      report.partial
        == PartialRun(
          .incomplete, missing: [], details: ["e is in shard 1/2 and in shard 2/2: give all shards the same --shard-times"]))
    #expect(Gate(report).code == .inconclusive)
  }

  @Test("parts of different runs are refused with what differs")
  func different() throws {
    func problem(_ parts: [ShardMerge.Part]) -> String? {
      do {
        _ = try ShardMerge.whole(of: parts)
        return nil
      } catch { return error.description }
    }
    let first = try Self.part("1/2", ["a"])
    #expect(
      problem([]) == "there is no report to merge; name the report.json of each shard, or folders that hold them")
    #expect(
      problem([first, try Self.part("2/2", ["b"]) { $0.shard = nil }])
        == "2.json is the report of a whole run; merge takes reports that were written with --shard")
    #expect(
      problem([first, try Self.part("2/2", ["b"]) { $0.seed = 7 }])
        == "1.json and 2.json are parts of different runs: seed 1 and 7; give the reports of one run")
    #expect(
      problem([first, try Self.part("2/3", ["b"])])
        == "1.json and 2.json are parts of different runs: number of shards 2 and 3; give the reports of one run")
    #expect(
      problem([first, try Self.part("2/2", ["b"], settings: "--profile iOS17")])
        == "1.json and 2.json are parts of different runs: options usual and --profile iOS17; give the reports of one run")
    #expect(
      problem([first, try Self.part("2/2", ["b"]) { $0.shard?.selection = ["b"] }])
        == "1.json and 2.json are parts of different runs: other scenarios were selected; give the reports of one run")
    #expect(problem([first, first]) == "1.json and 1.json are both shard 1/2; give each part once")
  }

  @Test("a part that has nothing of what there is to do passes, and says so; one of nothing does not")
  func nothing() throws {
    let empty = try Self.part("2/2", []).report
    #expect(Gate(empty).code == .passed)
    #expect(Gate(empty).reasons == ["passed: shard 2/2 has none of 5 scenarios, which the others run"])
    var none = empty
    none.shard?.selection = []
    #expect(Gate(none).code == .nothingRan)
  }

  @Test("code scanning gets no part: it would close what the others found")
  func sarif() throws {
    #expect(
      SARIFReporter.refusal(ReportDocument(try Self.part("2/2", ["a"]).report))
        == "this is shard 2/2 of a divided run, and a code-scanning page would close what is not mentioned; "
        + "write it with `cellharness merge`")
  }

  @Test("searches of one screen are joined: a finding of two is one, with the shorter script")
  func searches() throws {
    func search(_ text: String, _ findings: [ReportedFinding], problem: String? = nil) throws -> ShardMerge.Part {
      let profile = Sample.profile(
        evaluated: ["crash"], inconclusive: problem.map { [.init(detector: "search", reason: $0)] } ?? [])
      var report = Sample.report([Sample.scenario("a", profiles: [profile], findings: findings)])
      report.shard = ShardRecord(try #require(Shard(text)), work: .search, selection: ["a"], settings: "--steps 400")
      return ShardMerge.Part(source: text, report: report)
    }
    var short = Sample.reported()
    short.steps.removeLast()
    let other = Sample.reported(Sample.finding { $0.property = "NoteRow.other" })
    let report = try ShardMerge.whole(of: [
      try search("1/2", [Sample.reported()]), try search("2/2", [short, other], problem: "it hung"),
    ]).0
    #expect(report.partial == nil && report.scenarios.count == 1)
    #expect(report.scenarios[0].findings.map(\.fingerprint) == [short.fingerprint, other.fingerprint])
    #expect(report.scenarios[0].findings[0].steps == short.steps)
    #expect(report.scenarios[0].profiles.map(\.steps) == [6])
    #expect(report.scenarios[0].profiles[0].inconclusive.map(\.reason) == ["it hung"])
    let half = try ShardMerge.whole(of: [try search("1/2", [])]).0
    #expect(half.partial == PartialRun(.incomplete, missing: [], details: ["shard 2/2 is missing"]))
  }
}
