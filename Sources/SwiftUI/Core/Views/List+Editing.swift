import Foundation

/// What the user may do with the rows of a collection.
nonisolated public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Deleting rows.
  public static var delete: EditActions { EditActions(rawValue: 1) }
  /// Moving rows.
  public static var move: EditActions { EditActions(rawValue: 2) }
  /// Everything.
  public static var all: EditActions { [.delete, .move] }
}

/// The rows of a collection that the list itself deletes and moves, in the collection.
nonisolated public struct EditableRows<Data, RowContent>: View
where
  Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Identifiable,
  Data.Index: Hashable, RowContent: View
{
  let data: Binding<Data>
  let actions: EditActions<Data>
  let row: (Binding<Data.Element>) -> RowContent

  /// The rows.
  @MainActor public var body: some View {
    ForEach(data, content: row)
      .onDelete(perform: actions.contains(.delete) ? { data.wrappedValue.remove(offsets: $0) } : nil)
      .onMove(perform: actions.contains(.move) ? { data.wrappedValue.move(offsets: $0, before: $1) } : nil)
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes away the elements at some places, which are counted from zero whatever the indices are.
  mutating func remove(offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
  mutating func move(offsets: IndexSet, before destination: Int) {
    var all = Array(self)
    all.move(fromOffsets: offsets, toOffset: destination)
    replaceSubrange(startIndex..<endIndex, with: all)
  }
}

nonisolated extension List where SelectionValue == Never {
  /// Creates a list of bindings to elements that it deletes and moves itself.
  public init<Data, RowContent>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == EditableRows<Data, RowContent>, Data: MutableCollection, Data: RandomAccessCollection,
    Data: RangeReplaceableCollection, Data.Element: Identifiable, Data.Index: Hashable, RowContent: View
  { self.init(content: EditableRows(data: data, actions: editActions, row: rowContent), selection: nil) }
}

nonisolated extension List {
  /// Creates a list of bindings to elements of which one can be selected.
  public init<Data, RowContent>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable, RowContent: View
  { self.init(content: ForEach(data, content: rowContent), selection: selection.map { .one($0) }) }
  /// Creates a list of bindings to elements of which several can be selected.
  public init<Data, RowContent>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable, Data.Index: Hashable, RowContent: View
  { self.init(content: ForEach(data, content: rowContent), selection: selection.map { .several($0) }) }
}
