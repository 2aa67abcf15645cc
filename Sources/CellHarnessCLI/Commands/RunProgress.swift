import CellReports
import CellRuns
import CellTrace
import Foundation

/// What is said and kept while scenarios run: each result goes into the stream and to whoever watches as soon as it is known.
final class RunProgress: @unchecked Sendable {
  private let output: Output
  private let isQuiet: Bool
  private let total: Int
  private let stream: FindingsStream?
  /// Where traces are kept.
  private let tracesFolder: String?
  /// A report of one scenario with what the baseline knows marked.
  private let known: @Sendable (ScenarioReport) -> ScenarioReport
  private let line: ProgressLine
  private let start = ContinuousClock.now
  private let lock = NSLock()
  private var done = 0
  private var found = 0
  private var steps = 0
  private var faults: [String] = []

  init(
    _ output: Output, isQuiet: Bool, total: Int, stream: FindingsStream?, tracesFolder: String? = nil,
    known: @escaping @Sendable (ScenarioReport) -> ScenarioReport = { $0 }
  ) {
    self.output = output
    self.isQuiet = isQuiet
    self.total = total
    self.stream = stream
    self.tracesFolder = tracesFolder
    self.known = known
    line = ProgressLine(output, isQuiet: isQuiet)
  }

  /// A scenario has ended. Called from any thread.
  func add(_ result: ScenarioResult) {
    let isNew = result.findings.contains { !result.expected.contains($0.detector) }
    // Lines of code are looked up where somebody is going to read them.
    let scenario = ReportBuilder.scenario(result, findsLines: isNew)
    do {
      try stream?.add(scenario, seconds: result.seconds)
      if let tracesFolder { try KeptTraces.keep(result, in: tracesFolder) }
    } catch {
      lock.withLock { if faults.isEmpty { faults.append("\(error)") } }
    }
    let new = isNew ? known(scenario).findings.filter { !$0.isExpected && !$0.isKnown } : []
    lock.withLock {
      done += 1
      found += new.count
      steps += scenario.profiles.map(\.steps).reduce(0, +)
      guard !isQuiet else { return }
      line.end()
      for finding in new { output.complain(FoundLine.text(finding, in: scenario)) }
      if line.isShown {
        line.show(text)
      } else {
        output.complain("[\(done)/\(total)] \(result.name): \(Self.words(for: result))")
      }
    }
  }

  /// There is no more to come.
  /// - Returns: What could not be written.
  func end(_ partial: PartialRun?) -> [String] {
    lock.withLock {
      line.end()
      do {
        try stream?.end(partial)
      } catch {
        if faults.isEmpty { faults.append("\(error)") }
      }
      return faults
    }
  }

  private var text: String {
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    return Self.text(done: done, total: total, found: found, steps: steps, seconds: seconds)
  }

  /// What came of a scenario. Silent is only what was judged to its last step.
  static func words(for result: ScenarioResult) -> String {
    if let error = result.error { return error }
    let found = result.findings.count
    let ends = result.outcomes.lazy.map(\.runs.main.end)
    let cut = ends.compactMap { end -> String? in
      switch end {
      case .finished, .trapped, .exception: nil
      case .stepFailed(let step, let reason), .inconclusive(let step, let reason):
        found > 0
          ? "\(found) found up to step \(step), which ended the script: \(reason)"
          : "not judged from step \(step) on, which ended the script: \(reason)"
      }
    }.first
    return cut ?? (found == 0 ? "silent" : "\(found) found")
  }

  /// `12 of 40 scenarios · 3 new findings · 58 steps · 31 steps/s · about 20 s left`.
  static func text(done: Int, total: Int, found: Int, steps: Int, seconds: Double) -> String {
    let perSecond = seconds > 0 ? Int((Double(steps) / seconds).rounded()) : 0
    let left = done > 0 ? Int((seconds / Double(done) * Double(total - done)).rounded(.up)) : 0
    return "\(done) of \(total) \(total == 1 ? "scenario" : "scenarios") · \(found) new \(found == 1 ? "finding" : "findings")"
      + " · \(steps) \(steps == 1 ? "step" : "steps") · \(perSecond) steps/s · about \(left) s left"
  }
}
