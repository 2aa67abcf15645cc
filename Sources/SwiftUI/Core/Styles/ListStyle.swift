/// Decides how a list looks.
@MainActor @preconcurrency public protocol ListStyle {}

/// The look that suits the place.
nonisolated public struct DefaultListStyle: ListStyle {
  /// Creates it.
  public init() {}
}
/// Rows from edge to edge.
nonisolated public struct PlainListStyle: ListStyle {
  /// Creates it.
  public init() {}
}
/// Rows in groups from edge to edge.
nonisolated public struct GroupedListStyle: ListStyle {
  /// Creates it.
  public init() {}
}
/// Rows in rounded groups.
nonisolated public struct InsetGroupedListStyle: ListStyle {
  /// Creates it.
  public init() {}
}
/// Rows with room at the edges.
nonisolated public struct InsetListStyle: ListStyle {
  /// Creates it.
  public init() {}
}
/// Rows of a sidebar.
nonisolated public struct SidebarListStyle: ListStyle {
  /// Creates it.
  public init() {}
}

nonisolated extension ListStyle where Self == DefaultListStyle {
  /// The look that suits the place.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
nonisolated extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}
nonisolated extension ListStyle where Self == GroupedListStyle {
  /// Rows in groups from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
nonisolated extension ListStyle where Self == InsetGroupedListStyle {
  /// Rows in rounded groups.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
nonisolated extension ListStyle where Self == InsetListStyle {
  /// Rows with room at the edges.
  public static var inset: InsetListStyle { InsetListStyle() }
}
nonisolated extension ListStyle where Self == SidebarListStyle {
  /// Rows of a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

nonisolated extension View {
  /// Gives lists below a look.
  public func listStyle<S>(_ style: S) -> some View where S: ListStyle {
    environment(\.listStyleName, TypeNames.plain(S.self)).modifier(RecordedOnly("listStyle", TypeNames.plain(S.self)))
  }
}

nonisolated extension EnvironmentValues {
  /// The look of lists, by its type's name.
  @Entry var listStyleName: String = TypeNames.plain(DefaultListStyle.self)
}
