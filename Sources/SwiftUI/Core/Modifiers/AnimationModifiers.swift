nonisolated extension View {
  /// Animates changes below when a value changed. Values apply at once here.
  public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
    modifier(RecordedOnly("animation", animation?.name ?? "nil"))
  }
  /// Animates all changes below. Values apply at once here.
  public func animation(_ animation: Animation?) -> some View {
    modifier(RecordedOnly("animation", animation?.name ?? "nil"))
  }
  /// Animates changes of what a closure adds. Values apply at once here.
  public func animation<V>(
    _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View where V: View { AnimatedChange(base: self, change: body) }
  /// Changes how changes below are animated when a value changed.
  public func transaction<V>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View where V: Equatable {
    modifier(TransactionModifier(transform: transform))
  }
  /// Changes how changes below are animated.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(transform: transform))
  }
  /// Sets how the view comes and goes.
  public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(name: t.name)) }
  /// Sets how content changes.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(RecordedOnly("contentTransition", transition.name))
  }
}

/// A view with what a closure adds to it.
private nonisolated struct AnimatedChange<Base: View, Content: View>: View, HelperView {
  let base: Base
  let change: (PlaceholderContentView<Base>) -> Content
  @MainActor var body: some View { change(PlaceholderContentView(source: TypedModifiedSource(base))) }
}

/// How a view comes and goes.
nonisolated public struct AnyTransition: Sendable {
  let name: String
  /// From one modifier to another.
  public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier {
    AnyTransition(name: TypeNames.plain(E.self))
  }
  /// Hides a transition's type.
  public init<T>(_ transition: T) where T: Transition { self.init(name: TransitionName.of(transition)) }
  init(name: String) { self.name = name }
  /// At once.
  public static let identity = AnyTransition(name: "identity")
  /// Fading.
  public static let opacity = AnyTransition(name: "opacity")
  /// Growing.
  public static var scale: AnyTransition { AnyTransition(name: "scale") }
  /// Growing from a point.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(name: "scale \(NumberText.of(scale))")
  }
  /// Sliding.
  public static var slide: AnyTransition { AnyTransition(name: "slide") }
  /// Moving in from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move \(edge)") }
  /// Pushing from an edge.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push \(edge)") }
  /// Moving from elsewhere.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
    AnyTransition(name: "offset \(NumberText.of(x)), \(NumberText.of(y))")
  }
  /// Moving from elsewhere.
  public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }
  /// Two at once.
  public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(name: "\(name) + \(other.name)") }
  /// One to come, another to go.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(name: "\(insertion.name) / \(removal.name)")
  }
  /// The transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How content changes.
nonisolated public struct ContentTransition: Equatable, Sendable {
  let name: String
  /// At once.
  public static let identity = ContentTransition(name: "identity")
  /// Fading.
  public static let opacity = ContentTransition(name: "opacity")
  /// Between forms.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Counting.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// Counting to a value.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText") }
}

nonisolated struct TransitionModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let name: String
  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? {
    RecordedModifier(name: "transition", value: name)
  }
}

/// The node of a view that comes and goes with a transition.
@MainActor protocol TransitionBoundary: AnyObject {}
extension ModifierNode: TransitionBoundary where M == TransitionModifier {}

nonisolated struct TransactionModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let transform: (inout Transaction) -> Void
  @MainActor func record(_ environment: EnvironmentValues) -> RecordedModifier? {
    var transaction = Transaction()
    transform(&transaction)
    return RecordedModifier(name: "transaction", value: transaction.animation?.name ?? "none")
  }
}
