/// A mark by which tools find a view again. It changes nothing of what is shown.
nonisolated public struct _IdentifiedModifier<Identifier>: ViewModifier where Identifier: Hashable {
  /// The mark.
  public var identifier: Identifier
  /// Creates a mark.
  public init(identifier: Identifier) { self.identifier = identifier }
  /// The content as it is.
  @MainActor public func body(content: Content) -> some View { content }
}

/// How a preview's editor marks what is selected in the source.
nonisolated public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
  private let text: String
  /// Creates a mark from its text.
  public init(_ text: String) { self.text = text }
}

extension View {
  /// Marks the view for tools.
  nonisolated public func _identified<I>(by identifier: I) -> some View where I: Hashable {
    modifier(_IdentifiedModifier(identifier: identifier))
  }
}
