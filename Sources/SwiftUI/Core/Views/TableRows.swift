import Foundation

/// What rows of a table are made of.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  /// The type of what a row stands for.
  associatedtype TableRowValue: Identifiable
}

/// Rows that say what they stand for.
@MainActor protocol TableRowSource {
  func collect(_ values: inout [Any])
}

/// What a table asks of its rows and columns.
@MainActor enum TableParts {
  static func values<Rows: TableRowContent>(of rows: Rows) -> [Rows.TableRowValue] {
    var all: [Any] = []
    (rows as? any TableRowSource)?.collect(&all)
    return all.compactMap { $0 as? Rows.TableRowValue }
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
  @MainActor func collect(_ values: inout [Any]) { values.append(value) }
}

/// A row for each element.
nonisolated public struct TableForEachContent<Data>: TableRowContent, TableRowSource
where Data: RandomAccessCollection, Data.Element: Identifiable {
  /// The type of what a row stands for.
  public typealias TableRowValue = Data.Element
  let data: Data
  @MainActor func collect(_ values: inout [Any]) { values += data.map { $0 as Any } }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of what a row stands for.
  public typealias TableRowValue = Content.TableRowValue
}
extension ForEach: TableRowSource where Content: TableRowContent {
  @MainActor func collect(_ values: inout [Any]) {
    for element in data { (content(element) as? any TableRowSource)?.collect(&values) }
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
  @MainActor func collect(_ values: inout [Any]) {
    if let self { (self as? any TableRowSource)?.collect(&values) }
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
  @MainActor func collect(_ values: inout [Any]) {
    for part in parts { (part as? any TableRowSource)?.collect(&values) }
  }
}
