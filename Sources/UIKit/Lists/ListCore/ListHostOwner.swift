import CellTrace

/// What the engine needs of the list view it drives: its data source and its delegate, in the list's own vocabulary.
@MainActor protocol ListHostOwner: AnyObject {
  /// Asks the data source for the item counts of all sections.
  func itemCountsFromDataSource() -> [Int]
  /// Asks the data source for the cell of an item.
  func cellFromDataSource(at slot: Slot) -> UIView?
  /// Asks the data source for a supplementary view.
  func supplementaryFromDataSource(kind: String, at slot: Slot) -> UIView?
  /// Where the items' identities come from; nil for a classic data source.
  var identifiedItems: (any ListItemSource)? { get }

  func willDisplay(_ live: LiveView, _ place: ListPlace)
  /// Items that are likely to be shown soon, nearest first; then those of them that are not any more.
  func prefetch(_ slots: [Slot], cancelling: [Slot])
  func didEndDisplaying(_ live: LiveView, _ place: ListPlace)
  /// Whether the row takes editing controls and swipes (DND-12).
  func canEdit(_ slot: Slot) -> Bool
  /// Whether the list is in edit mode.
  var isInEditMode: Bool { get }
}

extension ListHostOwner {
  func prefetch(_ slots: [Slot], cancelling: [Slot]) {}
}
