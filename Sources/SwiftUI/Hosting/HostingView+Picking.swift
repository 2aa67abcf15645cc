@_spi(CellHarness) import UIKit

extension HostingView: HostedPicking {
  func pickable(at point: CGPoint) -> [String]? { graph.deepest((any PickSource).self, at: point)?.pickable }

  func pick(_ value: String, at point: CGPoint) -> Bool {
    defer { graph.update() }
    return graph.deepest((any PickSource).self, at: point)?.pick(value) ?? false
  }
}

extension HostedRowView: HostedPicking {
  func pickable(at point: CGPoint) -> [String]? {
    inside { graph, line in graph.deepest((any PickSource).self, at: point, below: line.item.node)?.pickable }
  }

  func pick(_ value: String, at point: CGPoint) -> Bool {
    let isPicked = inside { graph, line in
      graph.deepest((any PickSource).self, at: point, below: line.item.node)?.pick(value)
    }
    inside { graph, _ in graph.update() }
    return isPicked ?? false
  }
}
