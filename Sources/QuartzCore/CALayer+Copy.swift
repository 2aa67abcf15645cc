extension CALayer {
  /// Takes over everything visible, but not the place in the tree.
  final func copyValues(of other: CALayer) {
    name = other.name
    bounds = other.bounds
    position = other.position
    zPosition = other.zPosition
    anchorPoint = other.anchorPoint
    anchorPointZ = other.anchorPointZ
    transform = other.transform
    sublayerTransform = other.sublayerTransform
    isHidden = other.isHidden
    opacity = other.opacity
    isOpaque = other.isOpaque
    isDoubleSided = other.isDoubleSided
    backgroundColor = other.backgroundColor
    cornerRadius = other.cornerRadius
    cornerCurve = other.cornerCurve
    maskedCorners = other.maskedCorners
    masksToBounds = other.masksToBounds
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    shadowColor = other.shadowColor
    shadowOpacity = other.shadowOpacity
    shadowOffset = other.shadowOffset
    shadowRadius = other.shadowRadius
    shadowPath = other.shadowPath
    contents = other.contents
    contentsRect = other.contentsRect
    contentsCenter = other.contentsCenter
    contentsGravity = other.contentsGravity
    contentsScale = other.contentsScale
    mask = other.mask
  }
}
