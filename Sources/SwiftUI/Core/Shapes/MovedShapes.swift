import Foundation

nonisolated extension Shape {
  /// The outline, larger or smaller; its place in the layout stays.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
  /// The outline, larger or smaller; its place in the layout stays.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  /// The outline, turned; its place in the layout stays.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
  /// The outline elsewhere; its place in the layout stays.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
  /// The outline elsewhere; its place in the layout stays.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }
  /// The outline elsewhere; its place in the layout stays.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
  /// The outline in a rectangle of that size, from the same corner on; its place in the layout stays.
  public func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size, anchor: .topLeading) }
  /// The outline in a rectangle of that size, from the same corner on; its place in the layout stays.
  public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }
  /// The outline in a rectangle of that size, the point where it was; its place in the layout stays.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape { SizedShape(shape: self, size: size, anchor: anchor) }
  /// The outline in a rectangle of that size, the point where it was; its place in the layout stays.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
  /// The outline elsewhere; its place in the layout stays.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}

/// An outline, larger or smaller.
nonisolated public struct ScaledShape<Content>: Shape where Content: Shape {
  /// The shape.
  public var shape: Content
  /// The factors.
  public var scale: CGSize
  /// The point that stays.
  public var anchor: UnitPoint
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(.around(anchor, of: rect, CGAffineTransform(scaleX: scale.width, y: scale.height)))
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// An outline, turned.
nonisolated public struct RotatedShape<Content>: Shape where Content: Shape {
  /// The shape.
  public var shape: Content
  /// The angle.
  public var angle: Angle
  /// The point that stays.
  public var anchor: UnitPoint
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(.around(anchor, of: rect, CGAffineTransform(rotationAngle: CGFloat(angle.radians))))
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

nonisolated extension RotatedShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

nonisolated extension OffsetShape: InsettableShape where Content: InsettableShape {
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// An outline elsewhere.
nonisolated public struct OffsetShape<Content>: Shape where Content: Shape {
  /// The shape.
  public var shape: Content
  /// How far.
  public var offset: CGSize
  /// Moves a shape.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(CGAffineTransform(translationX: offset.width, y: offset.height))
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// An outline elsewhere.
nonisolated public struct TransformedShape<Content>: Shape where Content: Shape {
  /// The shape.
  public var shape: Content
  /// How points move.
  public var transform: CGAffineTransform
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// An outline of a size of its own.
nonisolated struct SizedShape<Content: Shape>: Shape {
  let shape: Content
  let size: CGSize
  let anchor: UnitPoint
  func path(in rect: CGRect) -> Path {
    let (x, y) = ((rect.width - size.width) * anchor.x, (rect.height - size.height) * anchor.y)
    return shape.path(in: CGRect(x: rect.minX + x, y: rect.minY + y, width: size.width, height: size.height))
  }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension CGAffineTransform {
  /// A map that leaves a point of a rectangle where it is.
  fileprivate static func around(_ anchor: UnitPoint, of rect: CGRect, _ map: CGAffineTransform) -> CGAffineTransform {
    let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(map).concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
