import CellTrace
import Foundation
import HeadlessCore

/// The node of a picture: takes what it is offered, and draws when it knows its size.
@MainActor final class CanvasNode<Symbols: View>: TypedNode<Canvas<Symbols>> {
  private var strokes: [String] = []
  private var provenance: WriteProvenance?

  override func update(_ view: Canvas<Symbols>, _ environment: EnvironmentValues) {
    super.update(view, environment)
    if frame.width > 0 { draw() }
  }

  override var pathName: String? { "Canvas" }
  override var isPlaced: Bool { true }
  override func collectItems(_ list: inout ItemList) { list.append(self) }

  override func measure(_ proposal: Proposal) -> LayoutSize {
    LayoutSize(width: proposal.width < 0 ? 10 : proposal.width, height: proposal.height < 0 ? 10 : proposal.height)
  }

  override func placeContent(_ proposal: Proposal) { draw() }

  override func refresh() { draw() }

  private func draw() {
    let kept = GraphicsContext.Strokes()
    var context = GraphicsContext(kept, environment)
    let symbols = CanvasSymbols(view.symbols, of: self)
    kept.symbol = { tag in MainActor.assumeIsolated { symbols.symbol(tag) } }
    let previous = graph.enter(self)
    ObservationTracking.track(self) {
      view.renderer(&context, CGSize(width: frame.width, height: frame.height))
    }
    graph.leave(previous)
    kept.symbol = { _ in nil }
    symbols.end()
    guard kept.list != strokes || provenance == nil else { return }
    strokes = kept.list
    provenance = graph.provenance()
  }

  override func describe(_ pass: inout DescribePass) {
    guard !strokes.isEmpty else { return }
    pass.add(
      .shape, self, [Property("drawing", strokes.joined(separator: "; "), provenance: provenance)],
      isInteractive: TouchRules.isInteractive(self))
  }

  override func hit(_ x: Double, _ y: Double) -> ViewNode? { frame.contains(x, y) ? self : nil }
}
