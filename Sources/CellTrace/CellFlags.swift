/// The state of a cell as `UICellConfigurationState` names it, as a set of flags.
public struct CellFlags: OptionSet, Hashable, Codable, Sendable, CustomStringConvertible {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// `isDisabled`
  public static let disabled = CellFlags(rawValue: 1 << 0)
  /// `isHighlighted`
  public static let highlighted = CellFlags(rawValue: 1 << 1)
  /// `isSelected`
  public static let selected = CellFlags(rawValue: 1 << 2)
  /// `isFocused`
  public static let focused = CellFlags(rawValue: 1 << 3)
  /// `isPinned`
  public static let pinned = CellFlags(rawValue: 1 << 4)
  /// `isEditing`
  public static let editing = CellFlags(rawValue: 1 << 5)
  /// `isSwiped`
  public static let swiped = CellFlags(rawValue: 1 << 6)
  /// `isExpanded`
  public static let expanded = CellFlags(rawValue: 1 << 7)
  /// `isReordering`
  public static let reordering = CellFlags(rawValue: 1 << 8)
  /// `cellDragState == .lifting`
  public static let dragLifting = CellFlags(rawValue: 1 << 9)
  /// `cellDragState == .dragging`
  public static let dragging = CellFlags(rawValue: 1 << 10)
  /// `cellDropState == .notTargeted`
  public static let dropNotTargeted = CellFlags(rawValue: 1 << 11)
  /// `cellDropState == .targeted`
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
