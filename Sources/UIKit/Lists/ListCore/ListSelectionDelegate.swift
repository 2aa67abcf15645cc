import CellTrace

/// The delegate's part in selecting; a collection and a table ask it in their own words.
@MainActor protocol ListSelectionDelegate: AnyObject {
  var allowsSelectionNow: Bool { get }
  var allowsMultipleSelectionNow: Bool { get }
  func shouldHighlight(_ slot: Slot) -> Bool
  func didHighlight(_ slot: Slot)
  func didUnhighlight(_ slot: Slot)
  func shouldSelect(_ slot: Slot) -> Bool
  func shouldDeselect(_ slot: Slot) -> Bool
  func didSelect(_ slot: Slot)
  func didDeselect(_ slot: Slot)
  func canPerformPrimaryAction(_ slot: Slot) -> Bool
  func performPrimaryAction(_ slot: Slot)
}
