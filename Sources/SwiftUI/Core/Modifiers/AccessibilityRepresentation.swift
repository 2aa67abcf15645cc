nonisolated extension View {
  /// Lets another view speak for this one to assistive technology: what it is called is recorded.
  public func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V) -> some View where V: View {
    modifier(ContextMenuModifier(items: representation(), name: "accessibilityRepresentation", opening: .never))
  }
  /// Puts views below this one for assistive technology: what they are called is recorded.
  public func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View where V: View {
    modifier(ContextMenuModifier(items: children(), name: "accessibilityChildren", opening: .never))
  }
  /// Keeps the view's colours where the user inverts them.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    modifier(RecordedOnly("accessibilityIgnoresInvertColors", "\(active)"))
  }
  /// Tells assistive technology whether the view reacts.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
    modifier(RecordedOnly("accessibilityRespondsToUserInteraction", "\(respondsToUserInteraction)"))
  }
}
