import Foundation

nonisolated extension View {
  /// Puts views behind the view, in its size.
  public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: false))
  }
  /// Puts a view behind the view, in its size.
  @_disfavoredOverload
  public func background<Background>(_ background: Background, alignment: Alignment = .center) -> some View
  where Background: View {
    modifier(LayerModifier(layer: background, alignment: alignment, isInFront: false))
  }
  /// Fills the ground of the view.
  public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S: ShapeStyle {
    modifier(LayerModifier(layer: Ground(style: style), alignment: .center, isInFront: false))
  }
  /// Fills the ground of the view with the style of the background.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(LayerModifier(layer: Ground(style: BackgroundStyle()), alignment: .center, isInFront: false))
  }
  /// Fills a shape behind the view.
  public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
  where S: ShapeStyle, T: Shape {
    modifier(LayerModifier(layer: ShapeView(shape: shape, style: style), alignment: .center, isInFront: false))
  }
  /// Fills a shape behind the view with the style of the background.
  public func background<T>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where T: Shape {
    modifier(LayerModifier(layer: ShapeView(shape: shape, style: BackgroundStyle()), alignment: .center, isInFront: false))
  }
  /// Puts views in front of the view, in its size.
  public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isInFront: true))
  }
  /// Puts a view in front of the view, in its size.
  @_disfavoredOverload
  public func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View where Overlay: View {
    modifier(LayerModifier(layer: overlay, alignment: alignment, isInFront: true))
  }
  /// Fills the space in front of the view.
  public func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S: ShapeStyle {
    modifier(LayerModifier(layer: Ground(style: style), alignment: .center, isInFront: true))
  }
  /// Fills a shape in front of the view.
  public func overlay<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
  where S: ShapeStyle, T: Shape {
    modifier(LayerModifier(layer: ShapeView(shape: shape, style: style), alignment: .center, isInFront: true))
  }
}

/// A style that fills its place.
nonisolated struct Ground<S: ShapeStyle>: View, LeafView {
  let style: S
  static var leafName: String { S.self == Color.self ? "Color" : "Background" }
  @MainActor func resolveLeaf(in environment: EnvironmentValues) -> LeafContent {
    ResolvedShape(
      shape: "", style: StyleText.of(style, environment), line: nil, isVisible: StyleText.isVisible(style, environment),
      isColor: true, fitting: { $0.replacingUnspecifiedDimensions() })
  }
}

/// Views behind or in front of a view, which don't take part in its size (LY-14).
nonisolated struct LayerModifier<Layer: View>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let layer: Layer
  let alignment: Alignment
  let isInFront: Bool

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode { LayerNode(view, inputs) }
}

@MainActor private final class LayerNode<Content: View, Layer: View>: LayeredNode<Content, LayerModifier<Layer>> {
  override var layerAlignment: Alignment { view.modifier.alignment }
  override var isLayerInFront: Bool { view.modifier.isInFront }
  override func reconcileLayer(_ place: inout ViewNode?) {
    NodeReconciler.update(&place, to: view.modifier.layer, in: self, environment)
  }
}
