import CellTrace

/// The delegate's part in selecting; a collection and a table ask it in their own words.
@MainActor protocol ListSelectionDelegate: AnyObject {
  var allowsSelectionNow: Bool { get }
  var allowsMultipleSelectionNow: Bool { get }
  func shouldHighlight(_ slot: Slot) -> Bool
  func didHighlight(_ slot: Slot)
  func didUnhighlight(_ slot: Slot)
  /// The item to select instead of the one that was tapped; nil for none.
  func willSelect(_ slot: Slot) -> Slot?
  /// The item to deselect, or nil. A collection only asks about an item that was tapped (SEL-05), a table also about one
  /// that gives way to another (SEL-25).
  func willDeselect(_ slot: Slot, becauseOfAnother: Bool) -> Slot?
  func didSelect(_ slot: Slot)
  func didDeselect(_ slot: Slot)
  func selectionDidChangeByTouch()
  func canPerformPrimaryAction(_ slot: Slot) -> Bool
  func performPrimaryAction(_ slot: Slot)
  /// Whether a highlight ends before the selection changes, whatever the policy.
  var unhighlightsFirst: Bool { get }
  /// Whether a tap does something else than select.
  func takesTap(at slot: Slot) -> Bool
}
