import HeadlessCore

/// The store of a run.
final class StoreRunState: RunPart, @unchecked Sendable {
  nonisolated(unsafe) static var current = RunState.part(StoreRunState.self)
  let queue = SKPaymentQueue()
  init() {}
}
