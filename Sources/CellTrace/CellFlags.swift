/// The state of a cell as `UICellConfigurationState` names it, as a set of flags.
public struct CellFlags: OptionSet, Hashable, Codable, Sendable, CustomStringConvertible {
  /// The flags as bits, one for each.
  public let rawValue: Int

  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The cell can't be used: `isDisabled`.
  public static let disabled = CellFlags(rawValue: 1 << 0)
  /// A finger is on the cell: `isHighlighted`.
  public static let highlighted = CellFlags(rawValue: 1 << 1)
  /// The item is selected: `isSelected`.
  public static let selected = CellFlags(rawValue: 1 << 2)
  /// The cell has the focus of the keys: `isFocused`.
  public static let focused = CellFlags(rawValue: 1 << 3)
  /// The header stays at the edge of the list: `isPinned`.
  public static let pinned = CellFlags(rawValue: 1 << 4)
  /// The list is in edit mode: `isEditing`.
  public static let editing = CellFlags(rawValue: 1 << 5)
  /// The row's swipe actions are open: `isSwiped`.
  public static let swiped = CellFlags(rawValue: 1 << 6)
  /// The row of an outline shows its children: `isExpanded`.
  public static let expanded = CellFlags(rawValue: 1 << 7)
  /// The item is being moved within the list: `isReordering`.
  public static let reordering = CellFlags(rawValue: 1 << 8)
  /// A long press lifts the item: `cellDragState == .lifting`.
  public static let dragLifting = CellFlags(rawValue: 1 << 9)
  /// A finger carries the item: `cellDragState == .dragging`.
  public static let dragging = CellFlags(rawValue: 1 << 10)
  /// Something is carried over the list, not over this item: `cellDropState == .notTargeted`.
  public static let dropNotTargeted = CellFlags(rawValue: 1 << 11)
  /// What is carried would be dropped here: `cellDropState == .targeted`.
  public static let dropTargeted = CellFlags(rawValue: 1 << 12)

  /// Every flag with its name, in the order of the bits.
  package static let all: [(flag: CellFlags, name: String)] = [
    (.disabled, "disabled"), (.highlighted, "highlighted"), (.selected, "selected"), (.focused, "focused"),
    (.pinned, "pinned"), (.editing, "editing"), (.swiped, "swiped"), (.expanded, "expanded"),
    (.reordering, "reordering"), (.dragLifting, "dragLifting"), (.dragging, "dragging"),
    (.dropNotTargeted, "dropNotTargeted"), (.dropTargeted, "dropTargeted"),
  ]

  /// The names joined by `+`, or `normal`.
  public var description: String {
    let names = CellFlags.all.filter { contains($0.flag) }.map(\.name)
    return names.isEmpty ? "normal" : names.joined(separator: "+")
  }
}
