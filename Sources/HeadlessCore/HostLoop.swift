import CellTrace

/// The host's run loop: virtual time, delayed work, frames. Touched by the main thread only, except ``setNeedsFrame()``.
///
/// A *frame* is what a display's refresh is on a phone: pending view updates, configuration updates and layout are done,
/// in the order of their handlers.
public enum HostLoop {
  /// Work that waits for its time.
  public struct Token: Hashable, Sendable {
    fileprivate var id: Int
  }

  private struct Item {
    var id: Int
    var due: Double
    var label: String
    var work: () -> Void
  }

  nonisolated(unsafe) private static var queue: [Item] = []
  nonisolated(unsafe) private static var nextID = 0
  nonisolated(unsafe) private static var frameHandlers: [(order: Int, handler: () -> Void)] = []
  nonisolated(unsafe) private static var needsFrame = false
  nonisolated(unsafe) private static var localNow = 0.0

  /// Virtual seconds since the run began.
  public static var now: Double { localNow }

  /// Adds a handler that runs in every frame: lower orders first. SwiftUI graphs use 0, UIKit layout 10.
  public static func addFrameHandler(order: Int, _ handler: @escaping () -> Void) {
    frameHandlers.append((order, handler))
    frameHandlers.sort { $0.order < $1.order }
  }

  /// Asks for a frame.
  public static func setNeedsFrame() { needsFrame = true }

  /// Runs `work` after `seconds` of virtual time. `label` names it in reports of pending work.
  @discardableResult
  public static func schedule(after seconds: Double, label: String, _ work: @escaping () -> Void) -> Token {
    nextID += 1
    queue.append(Item(id: nextID, due: now + max(0, seconds), label: label, work: work))
    return Token(id: nextID)
  }

  /// Takes scheduled work back.
  public static func cancel(_ token: Token) { queue.removeAll { $0.id == token.id } }

  /// What ``settle(within:)`` found.
  public struct Settled: Sendable {
    /// Labels of work that was still pending at the bound; empty if idle.
    public var pending: [String]
  }

  /// Runs frames and due work, advancing virtual time, until nothing is pending or `seconds` of virtual time have passed.
  @discardableResult
  public static func settle(within seconds: Double = 10) -> Settled {
    let bound = now + seconds
    while true {
      runFrames()
      guard let next = queue.indices.min(by: { (queue[$0].due, queue[$0].id) < (queue[$1].due, queue[$1].id) }),
        queue[next].due <= bound
      else { break }
      let item = queue.remove(at: next)
      localNow = max(localNow, item.due)
      item.work()
    }
    return Settled(pending: queue.map(\.label))
  }

  /// Lets `seconds` of virtual time pass, running what falls due.
  public static func advance(by seconds: Double) {
    let end = now + seconds
    settle(within: seconds)
    localNow = max(localNow, end)
  }

  /// Runs frames until no handler asks for another; a hundred in a row mean a feedback loop, which is reported.
  public static func runFrames() {
    var count = 0
    repeat {
      needsFrame = false
      for entry in frameHandlers { entry.handler() }
      count += 1
    } while needsFrame && count < 100
    if needsFrame {
      needsFrame = false
      Probe.post(.stillPending("layout still asks for another pass after 100 frames"))
    }
  }
}
