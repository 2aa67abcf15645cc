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
  public let indexPathBeforeUpdate: IndexPath?
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, before: Slot?, after: Slot?) {
    updateAction = action
    indexPathBeforeUpdate = before.map { IndexPath($0) }
    indexPathAfterUpdate = after.map { IndexPath($0) }
    super.init()
  }
}
