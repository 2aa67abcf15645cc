import CellHarness
import CellReports
import Foundation

extension Program {
  /// The scenarios that a part of a run has, and what its report says of the whole.
  func share(
    _ request: ShardRequest, of selection: [CellScenario], _ options: RunOptions
  ) throws -> (scenarios: [CellScenario], record: ShardRecord) {
    let times = try options.shardTimes.map { try recordedTimes($0) }
    let weights = ShardPlan.weights(selection.map { ($0.name, $0.script.count) }, times: times)
    let shards = ShardPlan.shards(weights, count: request.shard.count)
    let own = zip(selection, shards).filter { $0.1 == request.shard.index }.map(\.0)
    let record = ShardRecord(request.shard, selection: selection.map(\.name), settings: settings(options))
    return (own, record)
  }

  /// The options that decide what runs of a scenario are made.
  func settings(_ options: RunOptions) -> String {
    (options.profiles.map { "--profile \($0)" } + options.policies.map { "--policy \($0)" }
      + options.traits.map { "--traits \($0)" }).joined(separator: " ")
  }

  private func recordedTimes(_ path: String) throws -> ScenarioTimes {
    let (_, times) = try readReport(path)
    guard let times else {
      throw FileProblem(description: "\(path) does not say how long scenarios took; name a report.json of a whole run")
    }
    return times
  }

  /// Joins the reports of shards, compares with the baseline, writes the reports and decides.
  func merge(_ paths: [String], _ options: RunOptions) throws -> ExitCode {
    let baseline = try BaselineStore(options).load()
    let parts = try paths.flatMap(reports).map { path in
      let (report, times) = try readReport(path)
      return ShardMerge.Part(source: path, report: report, times: times)
    }
    let (report, times) = try ShardMerge.whole(of: parts)
    return try conclude(report, times, baseline: baseline, options)
  }

  /// A file, or all reports below a folder.
  private func reports(_ path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { return [path] }
    let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let found = files.filter { $0 == "report.json" || $0.hasSuffix("/report.json") }.sorted().map { "\(path)/\($0)" }
    guard !found.isEmpty else {
      throw FileProblem(
        description: "there is no report.json below \(path); each shard writes one where its --output says")
    }
    return found
  }
}
