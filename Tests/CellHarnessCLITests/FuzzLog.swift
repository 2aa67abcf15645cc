import CellDetectors
import CellReports
import CellTrace
import Foundation
import Synchronization

@testable import CellRuns

/// How long a reader takes with each of many inputs. One that does not come to an end ends the program, and is named: nothing else would
/// say which it was.
final class FuzzLog: Sendable {
  private let name: String
  private let state: Mutex<State>

  private struct State {
    var running: (number: Int, since: ContinuousClock.Instant)?
    var slowest = (number: 0, seconds: 0.0)
    var isOver = false
  }

  /// - Parameter patience: After how many seconds nobody waits any more. Other tests run beside it, so it is long.
  init(_ name: String, patience: Double = 120) {
    self.name = name
    state = Mutex(State())
    Thread.detachNewThread { [weak self] in
      while let self, !self.state.withLock({ $0.isOver }) {
        if let running = self.state.withLock({ $0.running }), Self.seconds(since: running.since) > patience {
          FileHandle.standardError.write(Data("\(self.name): input \(running.number) does not come to an end\n".utf8))
          abort()
        }
        usleep(20_000)
      }
    }
  }

  /// Reads an input.
  func time<Failure: Error>(_ number: Int, _ read: () throws(Failure) -> Void) throws(Failure) {
    let start = ContinuousClock.now
    state.withLock { $0.running = (number, start) }
    defer {
      let seconds = Self.seconds(since: start)
      state.withLock { state in
        state.running = nil
        if seconds > state.slowest.seconds { state.slowest = (number, seconds) }
      }
    }
    try read()
  }

  /// The input that took longest.
  var slowest: (number: Int, seconds: Double) { state.withLock { $0.slowest } }

  /// What the gate's log keeps.
  func line(count: Int, refused: Int) -> String {
    state.withLock { $0.isOver = true }
    return "measured: \(name): \(count) broken inputs, \(refused) refused, slowest \(ScenarioTimes.text(slowest.seconds)) s, "
      + "\(ScenarioTimes.text(Self.seconds(since: begun))) s in all"
  }

  private let begun = ContinuousClock.now

  private static func seconds(since start: ContinuousClock.Instant) -> Double { (ContinuousClock.now - start) / .seconds(1) }
}

/// A run of two steps by hand: as small as a file can be that has every kind of line.
enum SmallRun {
  static let trace = Trace(
    screen: "App.Shelf", configuration: RunConfiguration(profile: .iOS17),
    steps: [
      StepTrace(index: 0, interaction: .open, title: "show the screen"),
      StepTrace(
        index: 1, interaction: .scrollToEnd, title: "scroll to the end",
        events: [
          TraceEvent(sequence: 1, kind: .cellReused(CellID(1), reuse: 2, from: CellItemID(key: "A"), to: CellItemID(key: "B")))
        ]),
    ])

  static var result: ScenarioResult {
    var outcome = RunPlan.Outcome(
      profile: .iOS17, runs: RunSet(main: trace), policies: [], judgement: Judgement(), runCount: 2)
    let request = ReferenceRequest(
      script: [.scrollToEnd], configuration: RunConfiguration(profile: .iOS17), purpose: "the run with fresh cells")
    outcome.made[request] = trace
    return ScenarioResult(
      name: "shelf/small", screen: "App.Shelf", place: SourcePlace(fileID: "App/Shelf.swift", line: 3), expected: ["crash"],
      outcomes: [outcome], findings: [], error: nil, seconds: 0)
  }
}
