import CellTrace

extension Interaction {
  /// The same with another item where `item` is named.
  func naming(_ other: ItemID, insteadOf item: ItemID) -> Interaction {
    mapItems { $0 == .resolved(item) ? .resolved(other) : $0 }
  }
}
