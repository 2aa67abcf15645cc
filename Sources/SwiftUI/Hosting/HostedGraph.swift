import Foundation

/// A view graph without UIKit around it: what benchmarks measure.
@_spi(CellHarness) @MainActor public final class HostedGraph {
  private let graph: ViewGraph

  /// Builds the graph of a view.
  public init<V: View>(_ view: V) {
    graph = ViewGraph(root: view, environment: EnvironmentValues())
  }

  /// Replaces the root in place.
  public func setRoot<V: View>(_ view: V) { graph.setRoot(view, environment: nil) }

  /// Updates what is dirty and lays out at a width.
  /// - Returns: The height in points.
  public func layout(width: Double) -> Double {
    graph.update()
    let size = graph.sizeThatFits(ProposedViewSize(width: width, height: nil))
    graph.layout(in: size)
    return size.height
  }

  /// Touches down and up at a point.
  /// - Returns: True if that changed something: the graph wants an update.
  public func tap(x: Double, y: Double) -> Bool {
    let point = CGPoint(x: x, y: y)
    graph.touchDown(at: point)
    graph.touchUp(at: point)
    return graph.needsUpdate
  }
}
