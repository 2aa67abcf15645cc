/// Rows one below the other that scroll.
nonisolated public struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
  let content: Content
  let selection: ListSelection?

  init(content: Content, selection: ListSelection?) {
    self.content = content
    self.selection = selection
  }

  /// The rows, each at least as high as a finger needs.
  @MainActor public var body: some View {
    ListContainer(content: content, selection: selection).modifier(RecordedOnly("selection", selection?.text ?? "nil"))
  }
}

nonisolated extension List {
  /// Creates a list in which one row can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { .one($0) })
  }
  /// Creates a list in which several rows can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { .several($0) })
  }
  /// Creates a list of identifiable elements in which one row can be selected.
  public init<Data, RowContent>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { .one($0) })
  }
  /// Creates a list of identifiable elements in which several rows can be selected.
  public init<Data, RowContent>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { .several($0) })
  }
}

nonisolated extension List {
  /// Creates a list of elements with the id at a key path in which one row can be selected.
  public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: selection.map { .one($0) })
  }
  /// Creates a list of elements with the id at a key path in which several rows can be selected.
  public init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: selection.map { .several($0) })
  }
}

nonisolated extension List where SelectionValue == Never {
  /// Creates a list of bindings to identifiable elements.
  public init<Data, RowContent>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable, RowContent: View
  { self.init(content: ForEach(data, content: rowContent), selection: nil) }
  /// Creates a list.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content(), selection: nil) }
  /// Creates a list of identifiable elements.
  @_disfavoredOverload
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
