import Foundation

/// Screens in columns. Where there is little room, as on the host's phone, they are a stack: the first column at first, and on top of
/// it what its links and destinations lead to, the column after one in whose list a row was chosen, or the one that the app prefers.
nonisolated public struct NavigationSplitView<Sidebar, Content, Detail>: View where Sidebar: View, Content: View, Detail: View {
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  @State private var ownTop = NavigationSplitViewColumn.sidebar
  /// The column on top, if the app says that.
  private let preferred: Binding<NavigationSplitViewColumn>?

  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
    self.init(sidebar(), nil, detail(), nil)
  }
  /// Creates three columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar(), content(), detail(), nil)
  }
  /// Creates two columns that are shown or hidden.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.init(sidebar(), nil, detail(), nil) }
  /// Creates three columns that are shown or hidden.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), nil) }
  /// Creates two columns, of which a value says which is on top where there is little room.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.init(sidebar(), nil, detail(), preferredCompactColumn) }
  /// Creates three columns, of which a value says which is on top where there is little room.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), preferredCompactColumn) }
  /// Creates two columns that are shown or hidden, of which a value says which is on top where there is little room.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.init(sidebar(), nil, detail(), preferredCompactColumn) }
  /// Creates three columns that are shown or hidden, of which a value says which is on top where there is little room.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), content(), detail(), preferredCompactColumn) }

  private init(_ sidebar: Sidebar, _ content: Content?, _ detail: Detail, _ top: Binding<NavigationSplitViewColumn>?) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    preferred = top
  }

  /// The first column as the root of a stack, with the others on top of it as far as they are asked for.
  @MainActor public var body: some View {
    let top = preferred ?? $ownTop
    NavigationStack {
      sidebar.environment(\.columnLead, ColumnLead(top, to: content == nil ? .detail : .content))
        .leads(while: top.shows(.content, else: .sidebar), toColumn: second(top))
    }
  }

  @MainActor @ViewBuilder private func second(_ top: Binding<NavigationSplitViewColumn>) -> some View {
    if let content {
      content.environment(\.columnLead, ColumnLead(top, to: .detail))
        .leads(while: top.shows(.detail, else: .content), toColumn: detail)
    } else {
      detail
    }
  }
}

/// What a list in a column asks when a row of it was chosen.
nonisolated struct ColumnLead {
  private let top: Binding<NavigationSplitViewColumn>
  private let column: NavigationSplitViewColumn

  init(_ top: Binding<NavigationSplitViewColumn>, to column: NavigationSplitViewColumn) {
    self.top = top
    self.column = column
  }

  /// Puts the next column on top.
  @MainActor func lead() { top.wrappedValue = column }
}

nonisolated extension EnvironmentValues {
  /// How a chosen row leads on; nil outside of the leading columns of a split view.
  @Entry var columnLead: ColumnLead? = nil
}

/// A column of a split view.
nonisolated public struct NavigationSplitViewColumn: Hashable, Sendable {
  fileprivate let place: Int
  /// The first.
  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(place: 0) }
  /// The one between, if there are three.
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(place: 1) }
  /// The last.
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(place: 2) }
}

nonisolated extension Binding where Value == NavigationSplitViewColumn {
  /// True while a column or one after it is on top; who goes back from it comes to the one before.
  fileprivate func shows(_ column: NavigationSplitViewColumn, else before: NavigationSplitViewColumn) -> Binding<Bool> {
    Binding<Bool>(
      read: { wrappedValue.place >= column.place },
      write: { shown in if shown != (wrappedValue.place >= column.place) { wrappedValue = shown ? column : before } })
  }
}

/// Which columns show.
nonisolated public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
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
