import Foundation

/// Moves, turns and scales what is drawn and touched by the size of the view; the place in the layout stays (LY-14).
nonisolated public protocol GeometryEffect: Animatable, ViewModifier {
  /// How points move in a view of a size.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The content, drawn elsewhere.
  public func body(content: Content) -> some View {
    nonisolated(unsafe) let effect = self
    return content.modifier(
      DrawnTransform(
        matrix: .identity, anchor: .topLeading,
        record: RecordedModifier(name: "geometryEffect", value: TypeNames.plain(Self.self)),
        sized: { effect.effectValue(size: $0).plane }))
  }
  /// The effect without its part in the layout: it has none here.
  nonisolated public func ignoredByLayout() -> Self { self }
}
