import CellTrace
import HeadlessCore

@testable import SwiftUI

/// A view with charts as a hosting view of 320 points would show it.
@MainActor final class ChartHost {
  let graph: ViewGraph

  init<V: View>(_ view: V) {
    graph = ViewGraph(root: view, environment: EnvironmentValues())
    graph.appeared = true
    settle()
  }

  func set<V: View>(_ view: V) {
    graph.setRoot(view, environment: nil)
    settle()
  }

  private func settle() {
    graph.update()
    let size = graph.sizeThatFits(ProposedViewSize(width: 320, height: nil))
    graph.layout(in: CGSize(width: 320, height: size.height))
  }

  var elements: [Element] {
    var builder = AppearanceBuilder()
    graph.describe(into: &builder)
    return builder.elements
  }
  var texts: [String] { elements.compactMap { $0["text"] } }
  /// The first plot's properties as `name=value`.
  var plot: [String] {
    elements.first { $0.path.hasSuffix("/Marks") }?.properties.map { "\($0.name)=\($0.value)" } ?? []
  }
  /// The first plot's frame.
  var plotFrame: [Double] {
    elements.first { $0.path.hasSuffix("/Marks") }.map { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height] } ?? []
  }
  func tap(_ x: Double, _ y: Double) {
    graph.touchDown(at: CGPoint(x: x, y: y))
    graph.touchUp(at: CGPoint(x: x, y: y))
    settle()
  }
}
