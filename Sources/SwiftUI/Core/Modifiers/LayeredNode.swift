/// The node of a modifier that puts views behind or in front of its content.
@MainActor class LayeredNode<Content: View, M: PrimitiveModifier>: ModifierNode<Content, M> {
  private var layer: ViewNode?
  private var layerItems: [LayoutItem]?

  /// Where the layer lies.
  var layerAlignment: Alignment { .center }
  /// True if the layer covers the content.
  var isLayerInFront: Bool { true }
  /// Brings the layer up to date.
  func reconcileLayer(_ place: inout ViewNode?) {}

  override init(_ view: ModifiedContent<Content, M>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    rebuildLayer()
  }

  override func update(_ view: ModifiedContent<Content, M>, _ environment: EnvironmentValues) {
    let before = layerAlignment
    super.update(view, environment)
    if before != layerAlignment { invalidateLayout() }
    rebuildLayer()
  }

  override func environmentChanged(_ environment: EnvironmentValues) {
    super.environmentChanged(environment)
    layer?.environmentChanged(environment)
  }

  final func rebuildLayer() {
    reconcileLayer(&layer)
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
    for item in layerItems ?? [] { item.place(alignedIn: frame, layerAlignment, Proposal(frame.size)) }
  }

  override func describeContent(_ pass: inout DescribePass) {
    if isLayerInFront {
      child?.describeNamed(&pass)
      layer?.describeNamed(&pass)
    } else {
      layer?.describeNamed(&pass)
      child?.describeNamed(&pass)
    }
  }

  override func hit(_ x: Double, _ y: Double) -> ViewNode? {
    if isLayerInFront { return layer?.hit(x, y) ?? child?.hit(x, y) }
    return child?.hit(x, y) ?? layer?.hit(x, y)
  }
}
