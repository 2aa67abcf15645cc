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

  public func addSublayer(_ layer: CALayer) {
    layer.leave()
    insert(layer, at: children.count)
    wrote("sublayers")
  }

  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.leave()
    insert(layer, at: min(Int(idx), children.count))
    wrote("sublayers")
  }

  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.leave()
    insert(layer, at: index(of: sibling) ?? 0)
    wrote("sublayers")
  }

  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.leave()
    insert(layer, at: index(of: sibling).map { $0 + 1 } ?? children.count)
    wrote("sublayers")
  }

  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    newLayer.leave()
    guard let index = index(of: oldLayer) else { return }
    oldLayer.leave()
    insert(newLayer, at: index)
    wrote("sublayers")
  }

  public func removeFromSuperlayer() {
    let parent = container
    leave()
    parent?.wrote("sublayers")
  }

  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The front-most visible layer at `p`, which is in the coordinates of the superlayer.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity >= 0.01 else { return nil }
    let place = superlayer.map { convert(p, from: $0) } ?? p
    if masksToBounds, !contains(place) { return nil }
    for layer in children.reversed() {
      if let hit = layer.hitTest(place) { return hit }
    }
    return contains(place) ? self : nil
  }

  private func index(of layer: CALayer?) -> Int? { layer.flatMap { layer in children.firstIndex { $0 === layer } } }

  private func insert(_ layer: CALayer, at index: Int) {
    children.insert(layer, at: index)
    layer.container = self
  }

  private func leave() {
    container?.children.removeAll { $0 === self }
    container = nil
  }
}
