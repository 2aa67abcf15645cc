import CellTrace
import Foundation

/// What tables say in words of their own.
extension ListTexts {
  /// LC-X07
  static func dequeuedTwice(_ identifier: String, _ indexPath: IndexPath) -> String {
    "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to dequeue more "
      + "cells than the table view is requesting, use the -dequeueReusableCellWithIdentifier: method (without an index path). "
      + "Cell identifier: \(identifier), index path: \(path(indexPath))"
  }

  /// LC-X08
  static func tableCellNotRegistered(_ identifier: String) -> String {
    "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a "
      + "prototype cell in a storyboard"
  }

  /// LC-X09
  @MainActor static func noTableCell(_ table: UIView, _ source: AnyObject?) -> String {
    "UITableView (\(object(table))) failed to obtain a cell from its dataSource "
      + "(\(source.map { "<\(type(of: $0))>" } ?? "(null)"))"
  }

  /// LC-X15
  static let laidOutOutsideWindow =
    "[TableView] Warning once only: UITableView was told to layout its visible cells and other contents without being in the "
    + "view hierarchy (the table view or one of its superviews has not been added to a window). This may cause bugs by forcing "
    + "views inside the table view to load and perform layout without accurate information (e.g. table view bounds, trait "
    + "collection, layout margins, safe area insets, etc), and will also cause unnecessary performance overhead due to extra "
    + "layout passes. Make a symbolic breakpoint at UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger "
    + "and see what caused this to occur, so you can avoid this action altogether if possible, or defer it until the table "
    + "view has been added to a window."

  /// A row that is not there, as the target of a scroll.
  static func scrollToMissingRow(_ indexPath: IndexPath, _ counts: [Int]) -> String {
    guard let section = indexPath.first, counts.indices.contains(section) else {
      return "Attempted to scroll the table view to an out-of-bounds section (\(indexPath.first ?? 0)) when there are only "
        + "\(counts.count) sections."
    }
    return "Attempted to scroll the table view to an out-of-bounds row (\(indexPath.last ?? 0)) when there are only "
      + "\(counts[section]) rows in section \(section)."
  }
}
