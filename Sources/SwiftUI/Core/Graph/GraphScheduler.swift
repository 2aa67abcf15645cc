import HeadlessCore

/// Updates graphs that turned dirty at the next frame, in the order they turned dirty.
@MainActor enum GraphScheduler {
  private static var isStarted = false

  /// Joins the frame, once.
  static func start() {
    guard !isStarted else { return }
    isStarted = true
    HostLoop.addFrameHandler(order: 0) { MainThread.assume { flush() } }
  }

  /// Asks for a frame for the graph.
  static func wake(_ graph: ViewGraph) {
    GraphRunState.current.dirtyGraphs.append(graph)
    HostLoop.setNeedsFrame()
  }

  private static func flush() {
    StoredValues.lookForDirectWrites()
    let run = GraphRunState.current
    let graphs = run.dirtyGraphs
    run.dirtyGraphs.removeAll(keepingCapacity: true)
    for graph in graphs { graph.update() }
  }
}
