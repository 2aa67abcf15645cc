import Observation

/// Runs a body so that a change of any observable property it reads marks its node.
@MainActor enum ObservationTracking {
  /// The result of `body`; `node` is marked once, when something that was read changes.
  @inline(__always)
  static func track<T>(_ node: ViewNode, _ body: () -> T) -> T {
    withObservationTracking(body) { [token = NodeToken(node)] in token.markDirty() }
  }
}

/// A way to reach a node from code that may outlive it, or runs on another thread.
final class NodeToken: @unchecked Sendable {
  private(set) weak var node: ViewNode?

  init(_ node: ViewNode) { self.node = node }

  /// Marks the node: at once on the main thread, else as soon as it gets there.
  func markDirty() {
    MainThread.run { self.node?.markDirty() }
  }
}
