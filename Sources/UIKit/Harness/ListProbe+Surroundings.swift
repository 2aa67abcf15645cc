import CellTrace
import CoreGraphics
import HeadlessCore

@_spi(CellHarness) extension ListProbe {
  /// Headers, footers and open actions: what a picture of the list shows besides its cells.
  package func surroundings() -> ListSurroundings {
    let shown = host.live.entries.filter {
      $0.key.kind != nil && $0.value.view.frame.overlaps(host.placing.visibleRect) && !$0.value.view.isHidden
    }
    let supplements = shown.sorted { $0.key < $1.key }.map { supplement($0.value.view) }
    return ListSurroundings(
      supplements: supplements.sorted { $0.frame.y < $1.frame.y }, swipe: host.swipes.session.map { swipe($0) })
  }

  private func supplement(_ view: UIView) -> ListSurroundings.Supplement {
    var builder = AppearanceBuilder()
    builder.within(view.pathName) { view.describe(into: &$0) }
    let frame = view.frame
    return ListSurroundings.Supplement(
      frame: TraceRect(
        x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height)),
      elements: builder.elements)
  }

  private func swipe(_ session: SwipeSession) -> ListSurroundings.Swipe {
    ListSurroundings.Swipe(
      item: session.item, edge: session.edge,
      actions: session.actions.map { .init(title: SwipeSession.title($0), color: $0.backgroundColor.description) })
  }
}
