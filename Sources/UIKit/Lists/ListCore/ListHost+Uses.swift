import CellTrace
import Foundation
import HeadlessCore

/// What user code does with index paths: whether one is out of date only shows when it is used.
extension ListHost {
  /// Posts that user code names a position, and which item stands there now. Nothing is said while the list is asking: the
  /// index path is then the list's own.
  func noteUse(of indexPath: IndexPath, by call: String) {
    guard Probe.sink != nil, !pass.isInPass, UIKitRunState.current.providing == 0, let slot = indexPath.slot else { return }
    let item = exists(slot) ? item(at: slot) : nil
    let generation = generation
    Probe.post(.indexPathUsed(slot, item, call: call, generation: generation, by: CellBinding.current.item))
  }
}
