import Foundation

nonisolated extension View {
  /// Hears a value that follows from where the view lies: the first one, and every other one.
  public func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View where T: Equatable {
    modifier(GeometryChangeModifier(transform: transform, isToldFirst: true) { action($1) })
  }
  /// Hears every other value that follows from where the view lies, with the one before.
  public func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable {
    modifier(GeometryChangeModifier(transform: transform, isToldFirst: true, action: action))
  }
}

nonisolated struct GeometryChangeModifier<T: Equatable>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let transform: (GeometryProxy) -> T
  let isToldFirst: Bool
  let action: (T, T) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { GeometryChangeNode(view, inputs) }
}

@MainActor
private final class GeometryChangeNode<Content: View, T: Equatable>: ModifierNode<Content, GeometryChangeModifier<T>>,
  PlaceReader
{
  private var last: T?

  override func placeContent(_ proposal: Proposal) {
    super.placeContent(proposal)
    let proxy = GeometryProxy(
      size: CGSize(width: frame.width, height: frame.height), origin: CGPoint(x: frame.x, y: frame.y), node: self)
    let value = view.modifier.transform(proxy)
    guard last != value else { return }
    let old = last ?? value
    last = value
    graph.queue(.change) { [weak self] in self?.view.modifier.action(old, value) }
  }
}
