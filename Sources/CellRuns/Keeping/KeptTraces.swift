import CellDetectors
import CellHarness
import CellReports
import CellTrace
import Foundation

/// The runs of a scenario in a file, so that later detectors can judge them again: JSON Lines, described on the page `Traces` of the
/// documentation.
package enum KeptTraces {
  /// Version of the form that this code writes.
  package static let version = 1

  /// Where a scenario's runs stand in a folder: its name as a path, with what a file's name can't have written as `%2E`.
  package static func path(of scenario: String, in folder: String) -> String {
    let parts = scenario.split(separator: "/", omittingEmptySubsequences: false).map { part -> String in
      let name = part.utf8.map { byte -> String in
        let letter = Character(UnicodeScalar(byte))
        let isPlain = byte < 0x80 && (letter.isLetter || letter.isNumber || "-_".contains(letter))
        return isPlain ? String(letter) : "%" + String(Int(byte) + 0x100, radix: 16, uppercase: true).dropFirst()
      }.joined()
      // Longer names than a file system has are cut, and told apart by a number.
      return name.count <= 200
        ? name : name.prefix(180) + "-" + Fingerprint.of(detector: name, cellType: "", property: "", shape: [])
    }
    return ([folder] + parts.map { $0.isEmpty ? "%" : $0 }).joined(separator: "/") + ".jsonl"
  }

  /// Keeps the runs of a scenario.
  /// - Throws: ``CellReports/FileProblem``.
  package static func keep(_ result: ScenarioResult, in folder: String) throws {
    try AtomicFile.write(try data(result), to: path(of: result.name, in: folder))
  }

  /// The file's bytes.
  package static func data(_ result: ScenarioResult) throws -> Data {
    var writer = Writer()
    try writer.add(
      KeptTraceLine(
        traces: .init(
          version: version, tool: ReportBuilder.toolVersion, program: program, scenario: result.name, screen: result.screen,
          place: result.place, expected: result.expected, suppressions: result.suppressions.isEmpty ? nil : result.suppressions,
          error: result.error)))
    for outcome in result.outcomes { try writer.add(outcome) }
    try writer.add(KeptTraceLine(end: .init()))
    return writer.data
  }

  /// What tells this program from another build of it.
  static let program: String = {
    var facts = stat()
    guard stat("/proc/self/exe", &facts) == 0 else { return "" }
    return "\(facts.st_size)-\(facts.st_mtim.tv_sec)-\(facts.st_mtim.tv_nsec)"
  }()
}

private struct Writer {
  private(set) var data = Data()
  private let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()

  mutating func add(_ line: KeptTraceLine) throws { data += try encoder.encode(line) + [0x0A] }

  mutating func add(_ outcome: RunPlan.Outcome) throws {
    try add(
      KeptTraceLine(
        outcome: .init(profile: outcome.profile, traits: outcome.traits, runs: outcome.runCount, skipped: outcome.skipped)))
    // Where nothing asked for the profile, the runs are those of an earlier outcome.
    guard outcome.runs.main.configuration.profile == outcome.profile else { return }
    try add(KeptTraceLine(policy: .init(name: Policy.lifo.name, runs: outcome.runCount)))
    try add(outcome.runs.main, nil)
    for policy in outcome.policies {
      try add(
        KeptTraceLine(
          policy: .init(name: policy.policy.name, runs: policy.runCount, skipped: policy.skipped)))
      if let main = policy.runs?.main { try add(main, nil) }
    }
    // In an order of their own: dictionaries have none.
    let references = try outcome.made.map { request, trace in
      (key: try encoder.encode(KeptTraceLine.Reference(request)), request: request, trace: trace)
    }
    for reference in references.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      try add(reference.trace, reference.request)
    }
  }

  private mutating func add(_ trace: Trace, _ request: ReferenceRequest?) throws {
    try add(KeptTraceLine(run: .init(reference: request.map(KeptTraceLine.Reference.init))))
    data += try TraceCodec.encode(trace)
  }
}
