nonisolated extension NavigationLink where Label == Text {
  /// Creates a link with a title to a view that shows while a condition holds.
  public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination(), isActive: isActive) { Text(titleKey) }
  }
  /// Creates a link with a title to a view that shows while a condition holds.
  @_disfavoredOverload
  public init<S>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) where S: StringProtocol {
    self.init(destination: destination(), isActive: isActive) { Text(title) }
  }
  /// Creates a link with a title to a view that shows while a selection is its tag.
  public init<V>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) where V: Hashable { self.init(destination: destination(), tag: tag, selection: selection) { Text(titleKey) } }
  /// Creates a link with a title to a view that shows while a selection is its tag.
  @_disfavoredOverload
  public init<S, V>(_ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination)
  where S: StringProtocol, V: Hashable {
    self.init(destination: destination(), tag: tag, selection: selection) { Text(title) }
  }
}

nonisolated extension NavigationLink {
  /// Says whether the link leads within its own column, where there are several.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { modifier(RecordedOnly("isDetailLink", "\(isDetailLink)")) }
}
