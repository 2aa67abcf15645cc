import CellTrace
import HeadlessCore
import Testing

@testable import SwiftUI

/// A graph as a hosting view would drive it, with what happened as a list of texts.
@MainActor final class Hosted {
  let graph: ViewGraph
  var width = 320.0

  init<V: View>(_ view: V, environment: EnvironmentValues = EnvironmentValues(), appears: Bool = true) {
    graph = ViewGraph(root: view, environment: environment)
    graph.appeared = appears
    settle()
  }

  func set<V: View>(_ view: V) {
    graph.setRoot(view, environment: nil)
    settle()
  }

  func settle() {
    graph.update()
    let size = graph.sizeThatFits(ProposedViewSize(width: width, height: nil))
    graph.layout(in: CGSize(width: width, height: size.height))
  }

  func size(_ width: Double? = nil, _ height: Double? = nil) -> [Double] {
    let size = graph.sizeThatFits(ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }))
    return [size.width, size.height].map { (Double($0) * 1000).rounded() / 1000 }
  }

  var builder: AppearanceBuilder {
    var builder = AppearanceBuilder()
    graph.describe(into: &builder)
    return builder
  }

  var elements: [Element] { builder.elements }
  var texts: [String] { elements.compactMap { $0["text"] } }
  var paths: [String] { elements.map(\.path) }
  var states: [String] { builder.stateCells.map { "\($0.path).\($0.property)=\($0.value)" } }

  /// Frames as `x y width height`, by path.
  func frame(_ path: String) -> [Double]? {
    elements.first { $0.path == path }.map { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height] }
  }

  /// Taps the element with a path; a test that taps nothing has failed.
  func tap(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) {
    tap(elements.first { $0.path == path }, "with the path \(path), but \(paths)", sourceLocation)
  }

  /// Taps the element that shows a text.
  func tap(text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    tap(elements.first { $0["text"] == text }, "with the text \(text), but \(texts)", sourceLocation)
  }

  private func tap(_ element: Element?, _ what: String, _ sourceLocation: SourceLocation) {
    guard let frame = element?.frame else {
      Issue.record("there is no element to tap \(what)", sourceLocation: sourceLocation)
      return
    }
    tap(at: CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2))
  }

  func tap(at point: CGPoint) {
    graph.touchDown(at: point)
    graph.touchUp(at: point)
    settle()
  }
}

/// Collects events while `body` runs.
@MainActor func recording(_ body: () -> Void) -> [TraceEvent.Kind] {
  var events: [TraceEvent.Kind] = []
  let previous = Probe.sink
  Probe.sink = { events.append($0) }
  defer { Probe.sink = previous }
  body()
  return events
}

/// A list that closures append to.
@MainActor final class History {
  var entries: [String] = []
  func callAsFunction(_ entry: String) { entries.append(entry) }
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
