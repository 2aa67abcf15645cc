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

@MainActor private final class LayerNode<Content: View, Layer: View>: ModifierNode<Content, LayerModifier<Layer>> {
  private var layer: ViewNode?
  private var layerItems: [LayoutItem]?

  override init(_ view: ModifiedContent<Content, LayerModifier<Layer>>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    reconcileLayer()
  }

  override func update(_ view: ModifiedContent<Content, LayerModifier<Layer>>, _ environment: EnvironmentValues) {
    let moved = self.view.modifier.alignment != view.modifier.alignment
    super.update(view, environment)
    if moved { invalidateLayout() }
    reconcileLayer()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    super.environmentChanged(environment)
    layer?.environmentChanged(environment)
  }

  private func reconcileLayer() {
    NodeReconciler.update(&layer, to: view.modifier.layer, in: self, environment)
    if parts.isEmpty, let layer { parts = [layer] }
  }

  override var contentAxis: ContentAxis { .inherited }

  override func forgetItems() {
    super.forgetItems()
    layerItems = nil
  }

  override func placeContent(_ proposal: Proposal) {
    super.placeContent(proposal)
    if layerItems == nil {
      var list = ItemList()
      layer?.collectItems(&list)
      layerItems = list.array
    }
    for item in layerItems ?? [] { item.place(alignedIn: frame, view.modifier.alignment, Proposal(frame.size)) }
  }

  override func describeContent(_ pass: inout DescribePass) {
    if view.modifier.isInFront {
      child?.describeNamed(&pass)
      layer?.describeNamed(&pass)
    } else {
      layer?.describeNamed(&pass)
      child?.describeNamed(&pass)
    }
  }

  override func hit(_ x: Double, _ y: Double) -> ViewNode? {
    if view.modifier.isInFront { return layer?.hit(x, y) ?? child?.hit(x, y) }
    return child?.hit(x, y) ?? layer?.hit(x, y)
  }
}
