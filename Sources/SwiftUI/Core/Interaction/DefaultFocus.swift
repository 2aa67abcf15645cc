nonisolated extension View {
  /// Gives the focus to a field when the view comes.
  public func defaultFocus<V>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View where V: Hashable {
    // Written on the main thread, when the view appears.
    nonisolated(unsafe) let (binding, value) = (binding, value)
    return modifier(DefaultFocusModifier { binding.wrappedValue = value })
  }
}

/// When the focus that a view asks for counts.
nonisolated public struct DefaultFocusEvaluationPriority: Sendable {
  /// As suits.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// Also when the user moved the focus.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

private nonisolated struct DefaultFocusModifier: ViewModifier {
  let focus: @MainActor @Sendable () -> Void
  init(_ focus: @escaping @MainActor @Sendable () -> Void) { self.focus = focus }
  func body(content: Content) -> some View { content.onAppear(perform: focus) }
}
