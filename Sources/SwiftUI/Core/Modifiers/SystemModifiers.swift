import Foundation

nonisolated extension View {
  /// Lets the hand feel when a value changes.
  public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View where T: Equatable {
    modifier(RecordedOnly("sensoryFeedback", feedback.name))
  }
  /// Lets the hand feel when a value changes in a certain way.
  public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool) -> some View
  where T: Equatable { modifier(RecordedOnly("sensoryFeedback", feedback.name)) }
  /// Lets the hand feel what a closure chooses when a value changes.
  public func sensoryFeedback<T>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?) -> some View
  where T: Equatable { modifier(RecordedOnly("sensoryFeedback", "chosen")) }
  /// Lets the hand feel what a closure chooses when a value changes.
  public func sensoryFeedback<T>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View
  where T: Equatable { modifier(RecordedOnly("sensoryFeedback", "chosen")) }
  /// Mirrors the view where reading goes from right to left, or not.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(RecordedOnly("flipsForRightToLeftLayoutDirection", "\(enabled)"))
  }
  /// Hides the status bar, or not.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { modifier(RecordedOnly("statusBarHidden", "\(hidden)")) }
  /// Hides what the system draws over the screen, or not.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(RecordedOnly("persistentSystemOverlays", "\(visibility)"))
  }
  /// Reacts to the pointer; the host has none.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { modifier(RecordedOnly("onHover", "set")) }
  /// Follows the pointer; the host has none.
  public func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> some View {
    modifier(RecordedOnly("onContinuousHover", "set"))
  }
  /// Opens addresses that lead to the app; the host brings none.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { modifier(RecordedOnly("onOpenURL", "set")) }
  /// Draws the view as a symbol's effect does.
  public func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View
  where T: SymbolEffect { modifier(RecordedOnly("symbolEffect", isActive ? TypeNames.plain(T.self) : "none")) }
  /// Draws the view as a symbol's effect does, each time a value changes.
  public func symbolEffect<T, U>(_ effect: T, options: SymbolEffectOptions = .default, value: U) -> some View
  where T: SymbolEffect, U: Equatable { modifier(RecordedOnly("symbolEffect", TypeNames.plain(T.self))) }
  /// Changes what is drawn by the place of the view; nothing moves here, so it is drawn as it is at rest.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { modifier(RecordedOnly("visualEffect", "set")) }
  /// Changes what is drawn while the view scrolls in and out; here it is drawn as in the middle.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { modifier(RecordedOnly("scrollTransition", "set")) }
}

nonisolated extension View {
  /// Changes what is drawn while the view scrolls in and out; here it is drawn as in the middle.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { scrollTransition(topLeading, axis: axis, transition: transition) }
}

/// Where the pointer is.
nonisolated public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// What the hand feels.
nonisolated public struct SensoryFeedback: Equatable, Sendable {
  let name: String
  /// It worked.
  public static let success = SensoryFeedback(name: "success")
  /// Careful.
  public static let warning = SensoryFeedback(name: "warning")
  /// It failed.
  public static let error = SensoryFeedback(name: "error")
  /// Something else is chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// More.
  public static let increase = SensoryFeedback(name: "increase")
  /// Less.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// It begins.
  public static let start = SensoryFeedback(name: "start")
  /// It ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// It snaps into place.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A hit.
  public static let impact = SensoryFeedback(name: "impact")
  /// A hit of a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(name: "impact")
  }
  /// A hit of a softness.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(name: "impact")
  }
  /// How heavy.
  public struct Weight: Equatable, Sendable {
    /// Light.
    public static let light = Weight()
    /// Between.
    public static let medium = Weight()
    /// Heavy.
    public static let heavy = Weight()
  }
  /// How soft.
  public struct Flexibility: Equatable, Sendable {
    /// Rigid.
    public static let rigid = Flexibility()
    /// Between.
    public static let solid = Flexibility()
    /// Soft.
    public static let soft = Flexibility()
  }
}

/// How a view that scrolls in or out changes.
nonisolated public struct ScrollTransitionConfiguration: Sendable {
  /// With an animation.
  public static let animated = ScrollTransitionConfiguration()
  /// With the finger.
  public static let interactive = ScrollTransitionConfiguration()
  /// Not.
  public static let identity = ScrollTransitionConfiguration()
  /// With an animation of one's own.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }
  /// With the finger, at a pace of one's own.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration { interactive }
  /// From another place on.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
  /// With an animation of one's own.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  /// Where a view that scrolls begins to change.
  public struct Threshold: Sendable {
    /// While it is visible.
    public static let visible = Threshold()
    /// While it is hidden.
    public static let hidden = Threshold()
    /// In the middle.
    public static var centered: Threshold { Threshold() }
    /// By how much is visible.
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
    /// Further in.
    public func inset(by distance: Double) -> Threshold { self }
  }
}

/// Where a view that scrolls is.
nonisolated public enum ScrollTransitionPhase: Equatable, Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  /// True in the middle.
  public var isIdentity: Bool { self == .identity }
  /// -1, 0 or 1.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}
