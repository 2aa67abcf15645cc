import HeadlessCore

/// Updates graphs that turned dirty at the next frame, in the order they turned dirty.
@MainActor enum GraphScheduler {
  private static var waiting: [ViewGraph] = []
  private static var isStarted = false

  /// Joins the frame, once.
  static func start() {
    guard !isStarted else { return }
    isStarted = true
    HostLoop.addFrameHandler(order: 0) { MainThread.assume { flush() } }
  }

  /// Asks for a frame for the graph.
  static func wake(_ graph: ViewGraph) {
    waiting.append(graph)
    HostLoop.setNeedsFrame()
  }

  private static func flush() {
    let graphs = waiting
    waiting.removeAll(keepingCapacity: true)
    for graph in graphs { graph.update() }
  }
}
