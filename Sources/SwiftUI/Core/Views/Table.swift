import Foundation

/// Rows with columns. On a phone, as wherever there is little room, only the first column shows, as the rows of a list without a
/// header.
nonisolated public struct Table<Value, Rows, Columns>: View
where Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent, Rows.TableRowValue == Columns.TableRowValue
{
  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelection?

  private init(rows: Rows, columns: Columns, selection: ListSelection?) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
  }

  /// The rows, by their first column.
  @MainActor public var body: some View {
    let (values, dresses) = TableParts.rows(of: rows)
    return List<Value.ID, ForEach<[Value], Value.ID, AnyView>>(
      content: ForEach(values) { value in
        let cell = TableParts.firstCell(of: columns, value)
        return dresses[value.id]?(cell) ?? cell
      }, selection: selection)
  }
}

nonisolated extension Table {
  /// Creates a table of rows.
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows: rows(), columns: columns(), selection: nil) }
  /// Creates a table of rows, one of which can be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows: rows(), columns: columns(), selection: .one(selection)) }
  /// Creates a table of rows, several of which can be selected.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows: rows(), columns: columns(), selection: .several(selection)) }
  /// Creates a table of rows that can be sorted where columns have headers.
  public init<Sort>(
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Sort.Compared == Value { self.init(rows: rows(), columns: columns(), selection: nil) }
  /// Creates a table of rows that can be sorted where columns have headers, one of which can be selected.
  public init<Sort>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Sort.Compared == Value { self.init(rows: rows(), columns: columns(), selection: .one(selection)) }
  /// Creates a table of rows that can be sorted where columns have headers, several of which can be selected.
  public init<Sort>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort: SortComparator, Sort.Compared == Value {
    self.init(rows: rows(), columns: columns(), selection: .several(selection))
  }
}

nonisolated extension Table {
  /// Creates a table of elements.
  public init<Data>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns)
  where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: nil)
  }
  /// Creates a table of elements, one of which can be selected.
  public init<Data>(_ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns)
  where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: .one(selection))
  }
  /// Creates a table of elements, several of which can be selected.
  public init<Data>(_ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns)
  where Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value {
    self.init(rows: TableForEachContent(data: data), columns: columns(), selection: .several(selection))
  }
  /// Creates a table of elements that can be sorted where columns have headers.
  public init<Data, Sort>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value, Sort: SortComparator,
    Sort.Compared == Value
  { self.init(rows: TableForEachContent(data: data), columns: columns(), selection: nil) }
  /// Creates a table of elements that can be sorted where columns have headers, one of which can be selected.
  public init<Data, Sort>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value, Sort: SortComparator,
    Sort.Compared == Value
  { self.init(rows: TableForEachContent(data: data), columns: columns(), selection: .one(selection)) }
  /// Creates a table of elements that can be sorted where columns have headers, several of which can be selected.
  public init<Data, Sort>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value, Sort: SortComparator,
    Sort.Compared == Value
  { self.init(rows: TableForEachContent(data: data), columns: columns(), selection: .several(selection)) }
}
