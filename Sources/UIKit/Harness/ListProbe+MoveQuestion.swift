import CellTrace

/// Apps' methods that say whether a row may be moved.
package enum MoveQuestion: CaseIterable, Sendable {
  /// A table's data source.
  case canMoveRowAt
  /// A collection view's data source.
  case canMoveItemAt
  /// The handlers of a diffable data source.
  case canReorderItem
}

extension ListProbe {
  /// The method that says that a row may not be moved; nil if none says so.
  package func refusal(toMove slot: Slot) -> MoveQuestion? {
    guard let owner = host.owner as? any ListMoveOwner, !owner.canMoveByDrag(slot) else { return nil }
    if let table = host.owner as? UITableView, let source = table.dataSource {
      // Without a method of its own it is no question: a table moves rows once the data source has `moveRowAt`.
      return table.diffable != nil || OptionalMethods.hasOwn("tableView(_:canMoveRowAt:)", source) ? .canMoveRowAt : nil
    }
    guard let list = host.owner as? UICollectionView, let source = list.dataSource else { return nil }
    if OptionalMethods.hasOwn("collectionView(_:canMoveItemAt:)", source) { return .canMoveItemAt }
    return list.diffable is any ListMoveSource ? .canReorderItem : nil
  }
}
