import CellTrace
import Foundation

/// One change of the data, as a layout hears of it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }
  open var indexPathBeforeUpdate: IndexPath? { before }
  open var indexPathAfterUpdate: IndexPath? { after }
  open var updateAction: Action { action }

  private let action: Action
  private let before: IndexPath?
  private let after: IndexPath?

  /// Changes nothing; for subclasses that answer themselves.
  public override init() {
    (action, before, after) = (.none, nil, nil)
    super.init()
  }

  init(_ action: Action, before: Slot?, after: Slot?) {
    self.action = action
    self.before = before.map { IndexPath($0) }
    self.after = after.map { IndexPath($0) }
    super.init()
  }
}
