import Foundation

/// Screens in columns. Where there is little room, as on the host's phone, they are a stack: the first column at first, and what its
/// links and destinations lead to on top of it.
nonisolated public struct NavigationSplitView<Sidebar, Content, Detail>: View where Sidebar: View, Content: View, Detail: View {
  private let sidebar: Sidebar

  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
    self.sidebar = sidebar()
  }
  /// Creates three columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
  }
  /// Creates two columns that are shown or hidden.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.sidebar = sidebar() }
  /// Creates three columns that are shown or hidden.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }

  /// The first column as the root of a stack.
  @MainActor public var body: some View { NavigationStack { sidebar } }
}

/// Which columns show.
nonisolated public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String
  /// As suits.
  public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "automatic") }
  /// All.
  public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "all") }
  /// The last two.
  public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "doubleColumn") }
  /// The last.
  public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "detailOnly") }
}

nonisolated extension View {
  /// Sets how columns share the room.
  public func navigationSplitViewStyle<S>(_ style: S) -> some View where S: NavigationSplitViewStyle {
    modifier(RecordedOnly("navigationSplitViewStyle", TypeNames.plain(S.self)))
  }
  /// Sets how wide the column is.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(RecordedOnly("navigationSplitViewColumnWidth", NumberText.of(width)))
  }
  /// Sets how wide the column may be.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    modifier(RecordedOnly("navigationSplitViewColumnWidth", NumberText.of(ideal)))
  }
}

/// Decides how columns share the room.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}
/// As suits.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates it.
  public init() {}
}
/// The detail keeps its size.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates it.
  public init() {}
}
/// All grow smaller.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates it.
  public init() {}
}
nonisolated extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// As suits.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
nonisolated extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// All grow smaller.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
nonisolated extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its size.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
}
