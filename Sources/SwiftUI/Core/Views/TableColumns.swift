import Foundation

/// What columns of a table are made of.
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue> {
  /// The type of what a row stands for.
  associatedtype TableRowValue: Identifiable
}

/// Columns that show a value.
@MainActor protocol TableColumnSource {
  func firstCell(of value: Any) -> AnyView
  /// False for columns that are left out.
  var isShown: Bool { get }
}

/// A column: on a phone only the first of a table shows, without its header.
nonisolated public struct TableColumn<RowValue, Sort, Content, Label>: TableColumnContent, TableColumnSource
where RowValue: Identifiable, Content: View, Label: View {
  /// The type of what a row stands for.
  public typealias TableRowValue = RowValue
  private let content: (RowValue) -> Content

  private init(content: @escaping (RowValue) -> Content) { self.content = content }

  @MainActor func firstCell(of value: Any) -> AnyView {
    (value as? RowValue).map { AnyView(content($0)) } ?? AnyView(EmptyView())
  }

  @MainActor var isShown: Bool { true }

  /// The column in a width, which shows where there are headers only.
  public func width(_ width: CGFloat? = nil) -> TableColumn { self }
  /// The column in a width between others, which shows where there are headers only.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }
}

nonisolated extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(content: content)
  }
  /// Creates a column.
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) where S: StringProtocol {
    self.init(content: content)
  }
  /// Creates a column.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) { self.init(content: content) }
  /// Creates a column of strings.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
    self.init { Text($0[keyPath: value]) }
  }
}

nonisolated extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column that the table can be sorted by.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V: Comparable { self.init(content: content) }
  /// Creates a column that the table can be sorted by.
  @_disfavoredOverload
  public init<S, V>(_ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content)
  where S: StringProtocol, V: Comparable { self.init(content: content) }
  /// Creates a column that the table can be sorted by with a comparator.
  public init<V, C>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C: SortComparator, C.Compared == V { self.init(content: content) }
  /// Creates a column of strings that the table can be sorted by.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {
    self.init { Text($0[keyPath: value]) }
  }
}

/// Puts columns of a table together.
@resultBuilder public struct TableColumnBuilder<RowValue, Sort> where RowValue: Identifiable {
  /// Takes columns of the table's values. One that nothing is sorted by stands beside those that something is.
  public static func buildExpression<Content, Label>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }
  /// Takes a column that nothing is sorted by.
  @_disfavoredOverload
  public static func buildExpression<Content, Label>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> { column }
  /// The first column.
  public static func buildBlock<C>(_ column: C) -> C where C: TableColumnContent, C.TableRowValue == RowValue { column }
  /// Columns side by side.
  public static func buildBlock<First, each C>(_ first: First, _ others: repeat each C) -> TableColumns<RowValue>
  where First: TableColumnContent, repeat each C: TableColumnContent {
    var parts: [any TableColumnContent] = [first]
    for part in repeat each others { parts.append(part) }
    return TableColumns(parts: parts)
  }
  /// Columns that may be left out.
  public static func buildIf<C>(_ content: C?) -> C? where C: TableColumnContent, C.TableRowValue == RowValue { content }
}

/// Columns side by side.
nonisolated public struct TableColumns<RowValue>: TableColumnContent, TableColumnSource where RowValue: Identifiable {
  /// The type of what a row stands for.
  public typealias TableRowValue = RowValue
  let parts: [any TableColumnContent]
  @MainActor func firstCell(of value: Any) -> AnyView {
    (firstSource as? any TableColumnSource)?.firstCell(of: value) ?? AnyView(EmptyView())
  }
  @MainActor var isShown: Bool { firstSource != nil }
  @MainActor private var firstSource: (any TableColumnContent)? {
    parts.first { ($0 as? any TableColumnSource)?.isShown == true }
  }
}

/// Columns that may be left out.
extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// The type of what a row stands for.
  public typealias TableRowValue = Wrapped.TableRowValue
}
extension Optional: TableColumnSource where Wrapped: TableColumnContent {
  private var source: (any TableColumnSource)? { map { $0 as? any TableColumnSource } ?? nil }
  @MainActor func firstCell(of value: Any) -> AnyView { source?.firstCell(of: value) ?? AnyView(EmptyView()) }
  @MainActor var isShown: Bool { source?.isShown == true }
}
