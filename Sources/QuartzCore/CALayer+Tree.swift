extension CALayer {
  public var superlayer: CALayer? { container }

  /// Back to front; nil when there are none.
  public var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for layer in children { layer.container = nil }
      children = []
      for layer in newValue ?? [] { insert(layer, at: children.count) }
      wrote("sublayers")
    }
  }

  func index(of layer: CALayer?) -> Int? { layer.flatMap { layer in children.firstIndex { $0 === layer } } }

  func insert(_ layer: CALayer, at index: Int) {
    children.insert(layer, at: index)
    layer.container = self
  }

  func leave() {
    container?.children.removeAll { $0 === self }
    container = nil
  }
}
