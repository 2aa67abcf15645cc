/// Decides how a ``NavigationView`` shows its columns.
@MainActor @preconcurrency public protocol NavigationViewStyle {}
/// As suits the place.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates it.
  public init() {}
}
/// One screen at a time.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates it.
  public init() {}
}
/// Columns beside each other.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {}
/// Two columns beside each other.
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates it.
  public init() {}
}
nonisolated extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// As suits the place.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
nonisolated extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
nonisolated extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns beside each other.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

nonisolated extension View {
  /// Sets how a ``NavigationView`` shows its columns: on a phone it is a stack whatever the style.
  public func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle {
    modifier(RecordedOnly("navigationViewStyle", TypeNames.plain(S.self)))
  }
}
