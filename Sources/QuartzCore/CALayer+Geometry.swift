extension CALayer {
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let root = p.applying(transformToRoot)
    return l.map { root.applying($0.transformToRoot.inverted()) } ?? root
  }

  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let root = l.map { p.applying($0.transformToRoot) } ?? p
    return root.applying(transformToRoot.inverted())
  }

  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    let root = r.applying(transformToRoot)
    return l.map { root.applying($0.transformToRoot.inverted()) } ?? root
  }

  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    let root = l.map { r.applying($0.transformToRoot) } ?? r
    return root.applying(transformToRoot.inverted())
  }

  /// From this layer's coordinates to those of the top of its tree.
  private var transformToRoot: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    guard let superlayer else { return .identity }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
      .concatenating(superlayer.transformToRoot)
  }
}
