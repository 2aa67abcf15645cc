/// Joins the reports of the parts of one run to the report that the whole run would have given.
package enum ShardMerge {
  /// A report of a part, with where it comes from.
  package struct Part: Sendable {
    /// What messages call it: the file's path.
    package var source: String
    /// What the part's run found.
    package var report: Report
    /// How long its scenarios took, if it says so.
    package var times: ScenarioTimes?

    /// Creates a part.
    package init(source: String, report: Report, times: ScenarioTimes? = nil) {
      self.source = source
      self.report = report
      self.times = times
    }
  }

  /// Reports that are not parts of one run.
  package enum Problem: Error, Hashable, CustomStringConvertible {
    /// No report was given.
    case nothing
    /// A report of a whole run.
    case notAShard(source: String)
    /// Two parts of different runs.
    case differentRuns(String, String, what: String)
    /// One part was given twice.
    case twice(ShardRecord, String, String)

    /// Which reports, what is wrong, and what to do.
    package var description: String {
      switch self {
      case .nothing:
        "there is no report to merge; name the report.json of each shard, or folders that hold them"
      case .notAShard(let source):
        "\(source) is the report of a whole run; merge takes reports that were written with --shard"
      case .differentRuns(let first, let second, let what):
        "\(first) and \(second) are parts of different runs: \(what); give the reports of one run"
      case .twice(let record, let first, let second):
        "\(first) and \(second) are both \(record.name); give each part once"
      }
    }
  }

  /// The whole. What is missing makes it a partial report.
  /// - Throws: ``Problem``.
  package static func whole(of parts: [Part]) throws(Problem) -> (Report, ScenarioTimes?) {
    let sorted = try checked(parts)
    guard let first = sorted.first else { throw .nothing }
    var report = first.part.report
    report.shard = nil
    report.partial = nil
    let missing = missingShards(sorted.map(\.record))
    switch first.record.work {
    case .scenarios:
      let (scenarios, problems) = scenarios(of: sorted)
      report.scenarios = scenarios
      let names = Set(scenarios.map(\.name))
      let lost = first.record.selection.filter { !names.contains($0) }
      let details = missing + problems
      if !lost.isEmpty || !details.isEmpty { report.partial = PartialRun(.incomplete, missing: lost, details: details) }
    case .search:
      report.scenarios = SearchMerge.scenarios(of: sorted.map(\.part.report))
      let details = missing + sorted.compactMap(early)
      if !details.isEmpty { report.partial = PartialRun(.incomplete, missing: [], details: details) }
    }
    return (report, times(of: sorted.map(\.part)))
  }

  // MARK: Parts

  private typealias Entry = (part: Part, record: ShardRecord)

  /// The parts in order, once it is sure that they are parts of one run.
  private static func checked(_ parts: [Part]) throws(Problem) -> [Entry] {
    var entries: [Entry] = []
    for part in parts {
      guard let record = part.report.shard else { throw .notAShard(source: part.source) }
      if let first = entries.first, let what = difference(first, (part, record)) {
        throw .differentRuns(first.part.source, part.source, what: what)
      }
      if let same = entries.first(where: { $0.record.shard == record.shard }) {
        throw .twice(record, same.part.source, part.source)
      }
      entries.append((part, record))
    }
    return entries.sorted { $0.record.shard.index < $1.record.shard.index }
  }

  /// How two parts show that they are not of one run.
  private static func difference(_ left: Entry, _ right: Entry) -> String? {
    func compare(_ name: String, _ one: String, _ other: String) -> String? {
      one == other ? nil : "\(name) \(one.isEmpty ? "usual" : one) and \(other.isEmpty ? "usual" : other)"
    }
    let (old, new) = (left.part.report, right.part.report)
    return compare("harness", old.toolVersion, new.toolVersion) ?? compare("toolchain", old.toolchain, new.toolchain)
      ?? compare("seed", "\(old.seed)", "\(new.seed)")
      ?? compare("number of shards", "\(left.record.shard.count)", "\(right.record.shard.count)")
      ?? compare("work", left.record.work.rawValue, right.record.work.rawValue)
      ?? compare("options", left.record.settings, right.record.settings)
      ?? (left.record.selection == right.record.selection ? nil : "other scenarios were selected")
  }

  private static func missingShards(_ records: [ShardRecord]) -> [String] {
    guard let count = records.first?.shard.count else { return [] }
    let known = Set(records.map(\.shard.index))
    return (1...count).filter { !known.contains($0) }.map { "shard \($0)/\(count) is missing" }
  }

  /// The scenarios of all parts in the order of the whole run, each once.
  private static func scenarios(of entries: [Entry]) -> ([ScenarioReport], [String]) {
    var byName: [String: (scenario: ScenarioReport, shard: String)] = [:]
    var problems = entries.compactMap(early)
    for (part, record) in entries {
      for scenario in part.report.scenarios {
        if let known = byName[scenario.name] {
          problems.append(
            "\(scenario.name) is in \(known.shard) and in \(record.name): give all shards the same --shard-times")
        } else {
          byName[scenario.name] = (scenario, record.name)
        }
      }
    }
    return (entries.first?.record.selection.compactMap { byName[$0]?.scenario } ?? [], problems)
  }

  /// That a part ended early.
  private static func early(_ entry: Entry) -> String? {
    entry.part.report.partial.map { "\(entry.record.name) ended early: \(PartialText.reason($0, of: entry.part.report))" }
  }

  private static func times(of parts: [Part]) -> ScenarioTimes? {
    let known = parts.compactMap(\.times)
    guard !known.isEmpty else { return nil }
    return ScenarioTimes(known.reduce(into: [:]) { $0.merge($1.seconds, uniquingKeysWith: +) })
  }
}
