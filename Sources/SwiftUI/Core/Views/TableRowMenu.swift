import Foundation

/// Rows whose views have something put around them.
nonisolated public struct TableRowsDressed<Content>: TableRowContent, TableRowSource where Content: TableRowContent {
  /// The type of what a row stands for.
  public typealias TableRowValue = Content.TableRowValue
  let content: Content
  let dress: @MainActor (AnyView) -> AnyView
  @MainActor func collect(_ rows: inout [TableRowEntry]) {
    var own: [TableRowEntry] = []
    (content as? any TableRowSource)?.collect(&own)
    rows += own.map { row in
      TableRowEntry(value: row.value) { dress(row.dress?($0) ?? $0) }
    }
  }
}

nonisolated extension TableRowContent {
  /// Gives each of the rows a menu for a long press, as a view's own `contextMenu` does.
  public func contextMenu<M>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> where M: View {
    let items = menuItems()
    return TableRowsDressed(content: self) { AnyView($0.contextMenu { items }) }
  }
  /// Gives each of the rows a menu for a long press, with a view that stands for the row while it is open.
  public func contextMenu<M, P>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> where M: View, P: View {
    let (items, shown) = (menuItems(), preview())
    return TableRowsDressed(content: self) {
      AnyView(
        $0.contextMenu {
          items
        } preview: {
          shown
        })
    }
  }
}
