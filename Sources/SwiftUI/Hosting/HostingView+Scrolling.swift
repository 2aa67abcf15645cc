@_spi(CellHarness) import UIKit

/// A scroll view of SwiftUI's that is no list of the platform's.
@MainActor private struct HostedScrolledContent: ScrolledContent {
  let node: any FingerScrolled
  let update: @MainActor () -> Void

  var identity: AnyHashable { AnyHashable(ObjectIdentifier(node)) }
  var pageLength: Double { node.page }
  func beginDrag() {
    node.dragBegan()
    update()
  }
  func drag(by points: Double) -> Double {
    let step = node.dragged(by: points)
    update()
    return step
  }
  func endDrag() {
    node.dragEnded()
    update()
  }
}

extension ViewNode {
  /// Scroll views below that show less than they have, outermost first.
  fileprivate func scrolled(around point: CGPoint?) -> [any FingerScrolled] {
    var found: [any FingerScrolled] = []
    func visit(_ node: ViewNode) {
      if let scroll = node as? any FingerScrolled, scroll.room > 0.5, !graph.conceals(node) {
        if point.map({ node.frame.contains(Double($0.x), Double($0.y)) }) ?? true { found.append(scroll) }
      }
      node.forEachPart(visit)
    }
    visit(self)
    return found
  }
}

extension HostingView: HostedScrolling {
  func scrolledContent(around point: CGPoint?) -> [any ScrolledContent] {
    (graph.root?.scrolled(around: point) ?? []).map { node in
      HostedScrolledContent(node: node) { [weak self] in
        self?.graph.update()
        self?.setNeedsLayout()
      }
    }
  }
}

extension HostedRowView: HostedScrolling {
  func scrolledContent(around point: CGPoint?) -> [any ScrolledContent] {
    let found = inside { _, line in line.item.node.scrolled(around: point) } ?? []
    return found.map { node in
      HostedScrolledContent(node: node) { [weak self] in
        _ = self?.inside { graph, _ in graph.update() }
        self?.setNeedsLayout()
      }
    }
  }
}
