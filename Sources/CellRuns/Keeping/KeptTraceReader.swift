import CellDetectors
import CellReports
import CellTrace
import Foundation

/// A file with kept traces that can't be read.
package enum KeptTraceProblem: Error, Hashable, CustomStringConvertible {
  /// It does not begin as such a file does.
  case noHead
  /// Written by a newer version.
  case unknownVersion(Int)
  /// A line that is none of the form.
  case malformedLine(Int)
  /// A trace in it that can't be read.
  case malformedTrace(line: Int, reason: String)
  /// It has no end.
  case cutOff

  /// What is wrong and what to do.
  package var description: String {
    switch self {
    case .noHead: "the file has no kept traces; name a folder that `cellharness run --keep-traces` wrote"
    case .unknownVersion(let version):
      "the kept traces have version \(version), this tool reads up to \(KeptTraces.version); use a newer tool"
    case .malformedLine(let number): "line \(number) of the kept traces can't be read; run the scenario again"
    case .malformedTrace(let line, let reason): "the trace that begins in line \(line) can't be read: \(reason)"
    case .cutOff: "the file ends before the traces do: writing it was cut short; run the scenario again"
    }
  }
}

extension KeptTraces {
  /// Whether a file begins as kept traces do.
  package static func areKept(_ data: Data) -> Bool { data.starts(with: Data(#"{"traces":"#.utf8)) }

  /// Judges kept runs with the detectors of this program. What needs a run that was not kept is inconclusive, and blame that needs
  /// one is unchecked.
  /// - Throws: ``KeptTraceProblem``.
  package static func judge(_ data: Data) throws(KeptTraceProblem) -> ScenarioResult {
    let (head, outcomes) = try read(data)
    var result = ScenarioResult(
      name: head.scenario, screen: head.screen, place: head.place, expected: head.expected, suppressions: head.suppressions ?? [],
      outcomes: [], findings: [],
      error: head.error, seconds: 0)
    for kept in outcomes {
      let same = result.outcomes.first { $0.traits == kept.head.traits }
      if kept.policies.isEmpty {
        // Its runs are those of the profile before.
        guard let same else { throw .cutOff }
        result.outcomes.append(same.asked(as: kept.head.profile))
      } else {
        result.outcomes.append(outcome(kept, isOwnCode: head.program == program))
      }
    }
    result.findings = Judgement.merging(result.outcomes.map(\.judgement)).findings
    return result
  }

  /// Reads kept traces without judging them.
  /// - Throws: ``KeptTraceProblem``.
  static func check(_ data: Data) throws(KeptTraceProblem) { _ = try read(data) }

  /// Whether kept traces speak of this program's code, so that its lines can be looked up.
  package static func isOwnCode(_ data: Data) -> Bool {
    guard let first = data.split(separator: 0x0A, maxSplits: 1).first,
      let line = try? JSONDecoder().decode(KeptTraceLine.self, from: Data(first))
    else { return false }
    return line.traces?.program == program
  }

  private static func outcome(_ kept: KeptOutcome, isOwnCode: Bool) -> RunPlan.Outcome {
    let references = ReferenceRuns(RunCounter(nil), made: kept.references)
    func runs(_ main: Trace, controlled: Trace?) -> RunSet {
      var runs = RunSet(main: main, controlled: controlled)
      references.addMade(to: &runs)
      return runs
    }
    let base = kept.policies[0].main ?? Trace(screen: "", configuration: RunConfiguration())
    let policies = kept.policies.dropFirst().compactMap { entry -> PolicyOutcome? in
      guard let policy = Policy.named(entry.head.name) else { return nil }
      let runs = entry.main.map { runs($0, controlled: base) }
      return PolicyOutcome(
        policy: policy, runs: runs, judgement: runs.map { PolicyRuns.judgement(of: $0, under: policy) } ?? Judgement(),
        runCount: entry.head.runs, skipped: entry.head.skipped)
    }
    var outcome = RunPlan.Outcome(
      profile: kept.head.profile, traits: kept.head.traits, runs: runs(base, controlled: nil), policies: policies,
      judgement: Judgement(), runCount: kept.head.runs, skipped: kept.head.skipped)
    outcome.judge()
    outcome.judgement.findings = outcome.judgement.findings.map { finding in
      // A run that was not kept leaves the blame unchecked, and the line unknown.
      var checked = (try? Blame(runs: outcome.runs(of: finding), references: references).check(finding)) ?? finding
      guard isOwnCode else { return checked }
      checked = (try? AnchorRuns(runs: outcome.runs(of: checked), references: references).anchored(checked)) ?? checked
      return checked
    }
    outcome.made = kept.references
    return outcome
  }

  // MARK: Reading

  /// What was kept of one outcome.
  private struct KeptOutcome {
    var head: KeptTraceLine.Outcome
    var policies: [(head: KeptTraceLine.PolicyRuns, main: Trace?)] = []
    var references: [ReferenceRequest: Trace] = [:]
  }

  /// As it is written.
  private static let lastLine = Data(#"{"end":{}}"#.utf8)

  private static func read(_ data: Data) throws(KeptTraceProblem) -> (KeptTraceLine.Head, [KeptOutcome]) {
    let lines = data.split(separator: 0x0A)
    guard let first = lines.first, areKept(data) else { throw .noHead }
    let head = try head(Data(first))
    // Asked before the traces are read, which takes long: a file without its last line was cut off.
    guard lines.contains(lastLine) else { throw .cutOff }
    var outcomes: [KeptOutcome] = []
    var place = 1
    while place < lines.count {
      let number = place + 1
      guard let line = try? JSONDecoder().decode(KeptTraceLine.self, from: Data(lines[place])) else {
        throw .malformedLine(number)
      }
      place += 1
      if line.end != nil { return (head, outcomes) }
      if let outcome = line.outcome {
        outcomes.append(KeptOutcome(head: outcome))
        continue
      }
      guard let last = outcomes.indices.last else { throw .malformedLine(number) }
      if let policy = line.policy {
        outcomes[last].policies.append((policy, nil))
      } else if let run = line.run {
        let trace = try trace(lines, of: data, from: &place)
        if let reference = run.reference {
          outcomes[last].references[reference.request] = trace
        } else if let policy = outcomes[last].policies.indices.last {
          outcomes[last].policies[policy].main = trace
        } else {
          throw .malformedLine(number)
        }
      } else {
        throw .malformedLine(number)
      }
    }
    throw .cutOff
  }

  /// The lines of one trace, up to its end.
  private static func trace(
    _ lines: [Data.SubSequence], of data: Data, from place: inout Int
  ) throws(KeptTraceProblem) -> Trace {
    let start = place
    let end = Data(#"{"end":"#.utf8)
    while place < lines.count, !lines[place].starts(with: end) { place += 1 }
    guard place < lines.count else { throw .cutOff }
    place += 1
    do {
      return try TraceCodec.decode(Data(data[lines[start].startIndex..<lines[place - 1].endIndex]))
    } catch {
      throw .malformedTrace(line: start + 1, reason: "\(error)")
    }
  }

  private static func head(_ line: Data) throws(KeptTraceProblem) -> KeptTraceLine.Head {
    struct AnyHead: Decodable {
      struct Content: Decodable { var version: Int }
      var traces: Content
    }
    guard let version = try? JSONDecoder().decode(AnyHead.self, from: line).traces.version else { throw .noHead }
    guard version <= KeptTraces.version else { throw .unknownVersion(version) }
    guard let head = (try? JSONDecoder().decode(KeptTraceLine.self, from: line))?.traces else { throw .noHead }
    return head
  }
}
