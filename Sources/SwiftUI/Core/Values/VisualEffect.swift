import Foundation

/// A change of what is drawn that leaves the layout alone.
public protocol VisualEffect: Sendable {}

/// No change.
nonisolated public struct EmptyVisualEffect: VisualEffect {
  /// Creates it.
  public init() {}
}

nonisolated extension VisualEffect {
  /// Translucent.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Elsewhere.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Elsewhere.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Larger or smaller.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Larger or smaller.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Larger or smaller.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Turned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { self }
  /// Turned in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  /// Moved, scaled and turned.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }
  /// Blurred.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Brighter.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// With more or less contrast.
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  /// In other colours.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  /// Without colour.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// With more or less colour.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
}
