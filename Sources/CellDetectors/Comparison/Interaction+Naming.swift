import CellTrace

extension Interaction {
  /// The same with another item where `item` is named. A part of a hosted row is found at the same place in the other item's row.
  func naming(_ other: ItemID, insteadOf item: ItemID) -> Interaction {
    mapItems {
      $0 == .resolved(item) ? .resolved(other) : $0
    } element: { element, owner in
      guard owner == .resolved(item), case .path(let path) = element else { return element }
      return .path(PropertyKey(path: path, name: "").moved(from: item, to: other).path)
    }
  }
}
