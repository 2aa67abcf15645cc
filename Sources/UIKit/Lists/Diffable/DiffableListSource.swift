import CellTrace

/// A diffable data source as the list sees it, whatever its identifiers' types.
@MainActor protocol DiffableListSource: ListItemSource {
  var itemCounts: [Int] { get }
  /// Posts identifiers whose hash changed since they were applied.
  func checkIdentifiers()
  func cell(at slot: Slot, in list: UIView) -> UIView?
  /// Unfolds or folds an item of an outline, as by touch.
  func toggleOutline(at slot: Slot)
  func supplementary(kind: String, at slot: Slot, in list: UIView) -> UIView?
}

/// What only collections ask for.
extension DiffableListSource {
  func cell(at slot: Slot, in list: UIView) -> UIView? { nil }
  func toggleOutline(at slot: Slot) {}
  func supplementary(kind: String, at slot: Slot, in list: UIView) -> UIView? { nil }
}
