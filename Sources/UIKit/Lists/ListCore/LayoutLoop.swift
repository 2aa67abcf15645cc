import CellTrace
import CoreGraphics
import HeadlessCore

/// Notices that a list asks for pass after pass without a moment going by (SIZ-10), and who asks.
@MainActor final class LayoutLoop {
  private struct Request: Hashable {
    var call: String
    var target: String
    var source: String
  }

  private var frames = -1
  private var passes = 0
  private var updates: [CellID: Int] = [:]
  /// The largest of ``updates``.
  private var busiest = 0
  private var requests: [Request: Int] = [:]

  /// A pass begins. True if there were too many.
  func countPass() -> Bool {
    guard isInFrames else { return false }
    passes += 1
    return passes > ListPolicy.resizeLimit
  }

  /// A cell brings its configuration up to date. True if it did so too often.
  func countUpdate(of cell: CellID) -> Bool {
    guard isInFrames else { return false }
    let count = updates[cell, default: 0] + 1
    updates[cell] = count
    busiest = max(busiest, count)
    return count > ListPolicy.resizeLimit
  }

  /// Somebody asks for another pass. Kept once it begins to look like a loop.
  func note(_ call: String, of target: UIView, from source: @autoclosure () -> String) {
    guard isInFrames, passes > 8 || busiest > 8 else { return }
    requests[Request(call: call, target: "\(type(of: target))", source: source()), default: 0] += 1
  }

  /// Who asked, most frequent first, at most four.
  var invalidations: [FaultCause.Invalidation] {
    requests.map {
      FaultCause.Invalidation(call: $0.key.call, target: $0.key.target, source: $0.key.source, count: $0.value)
    }
    .sorted { ($1.count, $0.call, $0.target, $0.source) < ($0.count, $1.call, $1.target, $1.source) }
    .prefix(4).map { $0 }
  }

  /// False outside of frames, where the app may ask for layout as often as it likes. Each series of frames counts anew.
  private var isInFrames: Bool {
    guard HostLoop.isRunningFrames else { return false }
    if frames != HostLoop.frameSeries {
      frames = HostLoop.frameSeries
      passes = 0
      updates = [:]
      busiest = 0
      requests = [:]
    }
    return true
  }
}
