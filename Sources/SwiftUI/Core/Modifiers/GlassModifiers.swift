import Foundation

nonisolated extension View {
  /// Draws glass behind the view in a capsule. There are no pixels here: what was asked for is recorded.
  public func glassEffect(_ glass: Glass = .regular) -> some View { modifier(RecordedOnly("glassEffect", glass.name)) }
  /// Draws glass behind the view in a shape.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View {
    modifier(RecordedOnly("glassEffect", "\(glass.name) in \(ShapeText.of(shape))"))
  }
  /// Names the glass for transitions that keep it.
  public func glassEffectID<ID>(_ id: ID?, in namespace: Namespace.ID) -> some View where ID: Hashable & Sendable {
    modifier(RecordedOnly("glassEffectID", ValueText.of(id)))
  }
  /// How glass comes and goes. Nothing moves here: what was asked for is recorded.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    modifier(RecordedOnly("glassEffectTransition", transition.name))
  }
  /// Lets glass of one name flow together.
  public func glassEffectUnion<ID>(id: ID?, namespace: Namespace.ID) -> some View where ID: Hashable & Sendable {
    modifier(RecordedOnly("glassEffectUnion", ValueText.of(id)))
  }
}

/// How glass comes and goes.
nonisolated public struct GlassEffectTransition: Sendable {
  let name: String
  /// It is there at once.
  public static var identity: GlassEffectTransition { GlassEffectTransition(name: "identity") }
  /// It flows from glass beside it.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(name: "matchedGeometry") }
  /// It takes shape by itself.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(name: "materialize") }
}

/// A kind of glass.
nonisolated public struct Glass: Equatable, Sendable {
  let name: String
  /// The usual one.
  public static var regular: Glass { Glass(name: "regular") }
  /// One that lets more through.
  public static var clear: Glass { Glass(name: "clear") }
  /// None.
  public static var identity: Glass { Glass(name: "identity") }
  /// The glass in a colour.
  public func tint(_ color: Color?) -> Glass { Glass(name: "\(name) tint \(color.map(\.description) ?? "nil")") }
  /// The glass that gives way to a finger.
  public func interactive(_ isEnabled: Bool = true) -> Glass { isEnabled ? Glass(name: "\(name) interactive") : self }
}

/// Views whose glass flows together where they are near each other.
nonisolated public struct GlassEffectContainer<Content>: View where Content: View {
  private let content: Content
  /// Creates a container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  /// The views.
  @MainActor public var body: some View { content }
}
