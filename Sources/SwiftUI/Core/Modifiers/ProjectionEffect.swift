import Foundation

nonisolated extension View {
  /// Maps what is drawn onto a plane in space.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(RecordedOnly("projectionEffect", transform == ProjectionTransform() ? "identity" : "set"))
  }
}

/// A map onto a plane in space.
nonisolated public struct ProjectionTransform: Equatable, Sendable {
  let plane: Affine
  /// Changes nothing.
  public init() { plane = .identity }
  /// A map of the plane itself.
  public init(_ m: CGAffineTransform) {
    plane = Affine(a: Double(m.a), b: Double(m.b), c: Double(m.c), d: Double(m.d), x: Double(m.tx), y: Double(m.ty))
  }
  /// What a map of space does to the plane: depth and perspective are left out, as layout knows none.
  public init(_ m: CATransform3D) {
    plane = Affine(a: Double(m.m11), b: Double(m.m12), c: Double(m.m21), d: Double(m.m22), x: Double(m.m41), y: Double(m.m42))
  }
  /// This map, then another.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(plane: rhs.plane.after(plane))
  }
  init(plane: Affine) { self.plane = plane }
}
