import CellTrace
import HeadlessCore
@_spi(CellHarness) import UIKit

extension ScreenUnderTest {
  /// A number that stands for what kind of state the screen is in: which kinds of rows are there with which structure and flags,
  /// and what is in front of them; not what they say. It depends on the seed of `Hashable`.
  func abstractState(_ lists: [ListRows]) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(SystemDriver.isInBackground)
    hasher.combine(alert == nil)
    hasher.combine(menu == nil)
    hasher.combine(topViewController.map { "\(type(of: $0)) \($0.isEditing)" })
    for list in lists {
      hasher.combine(list.list.openSwipeTitles)
      // Rows that are alike count once: five more of a kind are no new state.
      hasher.combine(Set(list.rows.map(Self.kind)))
    }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }

  private static func kind(of row: Appearance) -> Int {
    var hasher = Hasher()
    hasher.combine(row.cellType)
    hasher.combine(row.flags.rawValue)
    for element in row.elements {
      hasher.combine(element.path)
      hasher.combine(element.role)
    }
    return hasher.finalize()
  }
}
