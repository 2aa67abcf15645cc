import Foundation

/// What rows of a table are made of.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  /// The type of what a row stands for.
  associatedtype TableRowValue: Identifiable
}

/// A row as a table shows it: what it stands for, and what is put around its view.
@MainActor struct TableRowEntry {
  let value: Any
  var dress: ((AnyView) -> AnyView)?
}

/// Rows that say what they stand for.
@MainActor protocol TableRowSource {
  func collect(_ rows: inout [TableRowEntry])
}

/// What a table asks of its rows and columns.
@MainActor enum TableParts {
  /// What rows stand for, and what is put around the views of those that have modifiers.
  static func rows<Rows: TableRowContent>(
    of rows: Rows
  ) -> (values: [Rows.TableRowValue], dresses: [Rows.TableRowValue.ID: (AnyView) -> AnyView]) {
    var all: [TableRowEntry] = []
    (rows as? any TableRowSource)?.collect(&all)
    var values: [Rows.TableRowValue] = []
    var dresses: [Rows.TableRowValue.ID: (AnyView) -> AnyView] = [:]
    for row in all {
      guard let value = row.value as? Rows.TableRowValue else { continue }
      values.append(value)
      if let dress = row.dress { dresses[value.id] = dress }
    }
    return (values, dresses)
  }
  static func firstCell<Columns: TableColumnContent>(of columns: Columns, _ value: Columns.TableRowValue) -> AnyView {
    (columns as? any TableColumnSource)?.firstCell(of: value) ?? AnyView(EmptyView())
  }
}

/// A row.
nonisolated public struct TableRow<Value>: TableRowContent, TableRowSource where Value: Identifiable {
  /// The type of what the row stands for.
  public typealias TableRowValue = Value
  private let value: Value
  /// Creates the row of a value.
  public init(_ value: Value) { self.value = value }
  @MainActor func collect(_ rows: inout [TableRowEntry]) { rows.append(TableRowEntry(value: value)) }
}

/// A row for each element.
nonisolated public struct TableForEachContent<Data>: TableRowContent, TableRowSource
where Data: RandomAccessCollection, Data.Element: Identifiable {
  /// The type of what a row stands for.
  public typealias TableRowValue = Data.Element
  let data: Data
  @MainActor func collect(_ rows: inout [TableRowEntry]) { rows += data.map { TableRowEntry(value: $0) } }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of what a row stands for.
  public typealias TableRowValue = Content.TableRowValue
}
extension ForEach: TableRowSource where Content: TableRowContent {
  @MainActor func collect(_ rows: inout [TableRowEntry]) {
    for element in data { (content(element) as? any TableRowSource)?.collect(&rows) }
  }
}

nonisolated extension ForEach where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
  /// Creates rows for identifiable elements.
  public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where V == Content.TableRowValue {
    self.init(data: data, key: { $0.id }, isConstantRange: false, content: content)
  }
  /// Creates a row for each identifiable element.
  public init(_ data: Data) where Content == TableRow<Data.Element> {
    self.init(data: data, key: { $0.id }, isConstantRange: false) { TableRow($0) }
  }
}

/// Rows that may be left out.
extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// The type of what a row stands for.
  public typealias TableRowValue = Wrapped.TableRowValue
}
extension Optional: TableRowSource where Wrapped: TableRowContent {
  @MainActor func collect(_ rows: inout [TableRowEntry]) {
    if let self { (self as? any TableRowSource)?.collect(&rows) }
  }
}

/// Puts rows of a table together.
@resultBuilder public struct TableRowBuilder<Value> where Value: Identifiable {
  /// Takes rows of the table's values.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: TableRowContent, Content.TableRowValue == Value { content }
  /// One piece of rows.
  public static func buildBlock<C>(_ content: C) -> C where C: TableRowContent, C.TableRowValue == Value { content }
  /// Pieces one below the other.
  public static func buildBlock<each C>(_ content: repeat each C) -> TableRows<Value> where repeat each C: TableRowContent {
    var parts: [any TableRowContent] = []
    for part in repeat each content { parts.append(part) }
    return TableRows(parts: parts)
  }
  /// Rows that may be left out.
  public static func buildIf<C>(_ content: C?) -> C? where C: TableRowContent, C.TableRowValue == Value { content }
  /// Rows of one branch.
  public static func buildEither<C>(first: C) -> TableRows<Value> where C: TableRowContent { TableRows(parts: [first]) }
  /// Rows of the other branch.
  public static func buildEither<C>(second: C) -> TableRows<Value> where C: TableRowContent { TableRows(parts: [second]) }
}

/// Rows one below the other.
nonisolated public struct TableRows<Value>: TableRowContent, TableRowSource where Value: Identifiable {
  /// The type of what a row stands for.
  public typealias TableRowValue = Value
  let parts: [any TableRowContent]
  @MainActor func collect(_ rows: inout [TableRowEntry]) {
    for part in parts { (part as? any TableRowSource)?.collect(&rows) }
  }
}
