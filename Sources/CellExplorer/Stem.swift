import CellHarness
import CellRuns
import CellTrace
import Foundation

/// The process of a screen, as whoever asks it for walks sees it.
final class Stem {
  /// False once it can make no more walks.
  private(set) var isAlive = true
  /// Why the screen says nothing, if it does not.
  private(set) var problem: String?
  /// True if the screen did not come to be shown: it trapped or threw.
  private(set) var endedOpening = false

  private let process: LiveProcess

  /// Shows the screen in a process.
  init(_ screen: ScreenSource, _ configuration: RunConfiguration) throws {
    let request = StemRequest(screen: try ChildScreen(screen), configuration: configuration)
    let seeds = RunSeeds(random: configuration.seed, hashing: configuration.hashSeed)
    process = try LiveProcess(.function(WalkStem.function, argument: try JSONEncoder().encode(request)), seeds: seeds)
    let deadline = ContinuousClock.now + .seconds(Self.seconds)
    while let record = record(deadline) {
      switch record {
      case .performed: return
      case .unowned(let reason): problem = reason
      case .threw: endedOpening = true
      case .begins, .refused, .declares, .offers, .presses, .judged, .ended, .isUsedUp: break
      }
    }
    isAlive = false
    if problem == nil { endedOpening = true }
  }

  /// Wall-clock seconds until a process that says nothing is given up: more than a walk may take.
  private static let seconds = Double(WalkStem.seconds) + 10

  /// Makes a walk.
  func walk(_ job: WalkJob) throws -> WalkResult {
    var result = WalkResult()
    guard isAlive else {
      result.problem = problem
      result.stop = endedOpening ? .screen : nil
      return result
    }
    process.send(Array(try JSONEncoder().encode(job)))
    let deadline = ContinuousClock.now + .seconds(Self.seconds)
    while true {
      guard let record = process.record(until: deadline) else {
        isAlive = false
        result.stop = .step
        break
      }
      if record.first == WalkRecord.digestKind {
        result.add(ScreenDigest.all(in: Array(ProcessRecord.payload(of: record))).first ?? ScreenDigest())
      } else if let decoded = try? JSONDecoder().decode(WalkRecord.self, from: Data(ProcessRecord.payload(of: record))) {
        if case .isUsedUp = decoded { isAlive = false }
        if result.add(decoded) { break }
      }
    }
    result.finish()
    return result
  }

  /// The next record that is no digest.
  private func record(_ deadline: ContinuousClock.Instant) -> WalkRecord? {
    while let record = process.record(until: deadline) {
      guard record.first == WalkRecord.kind else { continue }
      if let decoded = try? JSONDecoder().decode(WalkRecord.self, from: Data(ProcessRecord.payload(of: record))) {
        return decoded
      }
    }
    return nil
  }
}
