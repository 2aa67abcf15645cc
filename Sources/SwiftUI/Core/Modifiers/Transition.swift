/// How a view comes and goes, by what it looks like in between. Views come and go at once here, so that a transition's look is
/// never seen; its name is recorded.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the look.
  associatedtype Body: View
  /// The look in a phase; `content` stands for the view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
  /// What it is like.
  static var properties: TransitionProperties { get }
  /// What stands for the view.
  typealias Content = PlaceholderContentView<Self>
}

extension Transition {
  /// With motion.
  public static var properties: TransitionProperties { TransitionProperties() }
}

/// What a transition is like.
nonisolated public struct TransitionProperties: Sendable {
  /// True if something moves, for people who would rather see nothing move.
  public var hasMotion: Bool
  /// Says what a transition is like.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Where a view is on its way in or out.
nonisolated public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  /// True while the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 while it is there, 1 after.
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// Fading through a blur.
nonisolated public struct BlurReplaceTransition: Transition {
  /// How.
  public struct Configuration: Equatable, Sendable {
    /// Down and up.
    public static let downUp = Configuration()
    /// Up and up.
    public static let upUp = Configuration()
  }
  /// Creates it.
  public init(configuration: Configuration) {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
/// Fading.
nonisolated public struct OpacityTransition: Transition {
  /// Creates it.
  public init() {}
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}

nonisolated extension View {
  /// Sets how the view comes and goes.
  @_disfavoredOverload
  public func transition<T>(_ transition: T) -> some View where T: Transition {
    modifier(TransitionModifier(name: TransitionName.of(transition)))
  }
}
