/// At once.
nonisolated public struct IdentityTransition: Transition {
  /// Creates it.
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
/// Growing from a point.
nonisolated public struct ScaleTransition: Transition {
  /// How small it begins.
  public var scale: Double
  /// Where it grows from.
  public var anchor: UnitPoint
  /// Creates it.
  public init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}
/// In from the leading edge and out at the trailing one.
nonisolated public struct SlideTransition: Transition {
  /// Creates it.
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
/// In from an edge and out there.
nonisolated public struct MoveTransition: Transition {
  /// Where.
  public var edge: Edge
  /// Creates it.
  public init(edge: Edge) { self.edge = edge }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
/// In from an edge and out at the other.
nonisolated public struct PushTransition: Transition {
  /// Where it comes in.
  public var edge: Edge
  /// Creates it.
  public init(edge: Edge) { self.edge = edge }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
/// From elsewhere.
nonisolated public struct OffsetTransition: Transition {
  /// How far.
  public var offset: CGSize
  /// Creates it.
  public init(_ offset: CGSize) { self.offset = offset }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}
/// One to come, another to go.
nonisolated public struct AsymmetricTransition<Insertion, Removal>: Transition where Insertion: Transition, Removal: Transition {
  /// The one to come.
  public var insertion: Insertion
  /// The one to go.
  public var removal: Removal
  /// Creates it.
  public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
/// Two at once; made by ``Transition/combined(with:)``.
nonisolated struct CombinedTransition<First, Second>: Transition where First: Transition, Second: Transition {
  let first: First
  let second: Second
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition {
  /// Two at once.
  @MainActor @preconcurrency public func combined<T>(with other: T) -> some Transition where T: Transition {
    CombinedTransition(first: self, second: other)
  }
  /// The transition with an animation; what is in between is never seen here.
  @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition { self }
}

extension Transition where Self == IdentityTransition {
  /// At once.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  /// Fading.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
  /// Growing.
  nonisolated public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  /// Growing from a point.
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self(scale, anchor: anchor) }
}
extension Transition where Self == SlideTransition {
  /// Sliding.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == MoveTransition {
  /// Moving in from an edge.
  nonisolated public static func move(edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == PushTransition {
  /// Pushing from an edge.
  nonisolated public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == OffsetTransition {
  /// From elsewhere.
  nonisolated public static func offset(_ offset: CGSize) -> Self { Self(offset) }
  /// From elsewhere.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self(CGSize(width: x, height: y)) }
}
extension Transition where Self == BlurReplaceTransition {
  /// Fading through a blur.
  nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  /// Fading through a blur.
  nonisolated public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> Self {
    Self(configuration: configuration)
  }
}

/// What a transition is called where it is recorded: as the same one of `AnyTransition`.
enum TransitionName {
  nonisolated static func of<T>(_ transition: T) -> String where T: Transition {
    (transition as? any NamedTransition)?.recordedName ?? TypeNames.plain(T.self)
  }
}

/// A transition whose name says more than its type's.
nonisolated protocol NamedTransition {
  var recordedName: String { get }
}
extension MoveTransition: NamedTransition { nonisolated var recordedName: String { "move \(edge)" } }
extension PushTransition: NamedTransition { nonisolated var recordedName: String { "push \(edge)" } }
extension CombinedTransition: NamedTransition {
  nonisolated var recordedName: String { "\(TransitionName.of(first)) + \(TransitionName.of(second))" }
}
extension AsymmetricTransition: NamedTransition {
  nonisolated var recordedName: String { "\(TransitionName.of(insertion)) / \(TransitionName.of(removal))" }
}
