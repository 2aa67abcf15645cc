import Foundation

/// The content of a collection that lists delete from and move in themselves.
nonisolated public struct EditableCollectionContent<Content, Data>: View where Content: View {
  let content: Content
  /// The content of an element.
  @MainActor public var body: some View { content }
}

/// What the rows of a collection let a list do to the collection itself.
nonisolated struct CollectionEdits {
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?

  init<C>(_ data: Binding<C>, _ actions: EditActions<C>) where C: MutableCollection, C: RangeReplaceableCollection {
    delete = actions.contains(.delete) ? { data.wrappedValue.remove(offsets: $0) } : nil
    move = actions.contains(.move) ? { data.wrappedValue.move(offsets: $0, before: $1) } : nil
  }
}

extension ForEach {
  /// Creates views for bindings to identifiable elements, which a list may delete and move.
  public init<C, R>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<R, C>, ID == C.Element.ID,
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, C.Index: Hashable,
    R: View
  { self.init(data, id: \.id, editActions: editActions, content: content) }

  /// Creates views for bindings to elements with the id at a key path, which a list may delete and move.
  public init<C, R>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content == EditableCollectionContent<R, C>, C: MutableCollection,
    C: RandomAccessCollection, C: RangeReplaceableCollection, C.Index: Hashable, R: View
  {
    self.init(data, id: id) { element in EditableCollectionContent<R, C>(content: content(element)) }
    edits = CollectionEdits(data, editActions)
  }
}

nonisolated extension List {
  /// Creates a list of bindings to elements that it deletes and moves itself, and of which one can be selected.
  public init<Data, RowContent>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == EditableRows<Data, RowContent>, Data: MutableCollection, Data: RandomAccessCollection,
    Data: RangeReplaceableCollection, Data.Element: Identifiable, Data.Index: Hashable, RowContent: View
  {
    self.init(
      content: EditableRows(data: data, actions: editActions, row: rowContent), selection: selection.map { .one($0) })
  }
  /// Creates a list of bindings to elements that it deletes and moves itself, and of which several can be selected.
  public init<Data, RowContent>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == EditableRows<Data, RowContent>, Data: MutableCollection, Data: RandomAccessCollection,
    Data: RangeReplaceableCollection, Data.Element: Identifiable, Data.Index: Hashable, RowContent: View
  {
    self.init(
      content: EditableRows(data: data, actions: editActions, row: rowContent), selection: selection.map { .several($0) })
  }
}
