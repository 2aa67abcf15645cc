/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  /// The one there is.
  public static let identity = EmptyModifier()
  /// Creates one.
  public init() {}
  /// The content.
  @MainActor public func body(content: Content) -> some View { content }
}
