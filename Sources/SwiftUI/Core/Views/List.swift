/// Rows one below the other that scroll.
nonisolated public struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
  let content: Content
  let selection: String?

  init(content: Content, selection: String?) {
    self.content = content
    self.selection = selection
  }

  /// The rows, each at least as high as a finger needs.
  @MainActor public var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        content.frame(maxWidth: .infinity, minHeight: 44, alignment: .leading).modifier(ListRows())
      }
    }
    .modifier(RecordedOnly("selection", selection ?? "nil"))
  }
}

nonisolated extension List {
  /// Creates a list in which one row can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { ValueText.of($0.wrappedValue) })
  }
  /// Creates a list in which several rows can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { "\($0.wrappedValue.count) selected" })
  }
  /// Creates a list of identifiable elements in which one row can be selected.
  public init<Data, RowContent>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { ValueText.of($0.wrappedValue) })
  }
  /// Creates a list of identifiable elements in which several rows can be selected.
  public init<Data, RowContent>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { "\($0.wrappedValue.count) selected" })
  }
}

nonisolated extension List where SelectionValue == Never {
  /// Creates a list.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content(), selection: nil) }
  /// Creates a list of identifiable elements.
  public init<Data, RowContent>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent)
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  { self.init(content: ForEach(data, content: rowContent), selection: nil) }
  /// Creates a list of elements with the id at a key path.
  public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }
  /// Creates a list of a range that never changes.
  public init<RowContent>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }
}

/// Rows of a form.
nonisolated public struct Form<Content>: View where Content: View {
  private let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows as a list shows them.
  @MainActor public var body: some View { List { content } }
}

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
    modifier(RecordedOnly("listStyle", TypeNames.plain(S.self)))
  }
}
