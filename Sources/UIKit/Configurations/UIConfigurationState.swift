import Foundation

/// A view's state at one moment, from which configurations take their defaults.
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// Names a value of the app's own in a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header, footer or any other view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// What a drag makes of the cell.
  public enum DragState: Hashable, Sendable {
    case none, lifting, dragging
  }

  /// What a drop makes of the cell.
  public enum DropState: Hashable, Sendable {
    case none, notTargeted, targeted
  }

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState: DragState = .none
  public var cellDropState: DropState = .none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// What the system's configurations look at in a state, whichever type it has.
struct ConfigurationTraits: Hashable, Sendable {
  var category: UIContentSizeCategory
  var list: UIListEnvironment
  var isDisabled = false
  var isHighlighted = false
  var isSelected = false
  var isReordering = false
  var isDragging = false
  var isDropTarget = false

  init(_ state: any UIConfigurationState) {
    category = state.traitCollection.preferredContentSizeCategory
    list = state.traitCollection.listEnvironment
    if let cell = state as? UICellConfigurationState {
      isDisabled = cell.isDisabled
      isHighlighted = cell.isHighlighted
      isSelected = cell.isSelected
      isReordering = cell.isReordering
      isDragging = cell.cellDragState != .none
      isDropTarget = cell.cellDropState == .targeted
    } else if let view = state as? UIViewConfigurationState {
      isDisabled = view.isDisabled
      isHighlighted = view.isHighlighted
      isSelected = view.isSelected
    }
  }

  init() {
    category = UITraitCollection.current.preferredContentSizeCategory
    list = .unspecified
  }
}
