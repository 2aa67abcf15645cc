import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// A list view: what an app has of an engine.
@MainActor protocol ListView: UIScrollView {
  var host: ListHost { get }
  /// Selects and deselects through the view's own API.
  func select(_ slot: Slot)
  func deselect(_ slot: Slot)
}

extension UIView {
  /// The view, if it is a list. A cast to a class: one to a protocol takes many times as long, and every view is asked.
  var asList: (any ListView)? { (self as? UICollectionView) ?? (self as? UITableView) }
}

/// What the engine needs of the list view it drives: its data source and its delegate, in the list's own vocabulary.
@MainActor protocol ListHostOwner: ListSelectionDelegate {
  /// The words in which UIKit's messages speak of the list.
  var words: ListWords { get }
  /// Whether cells may be prepared before they are needed.
  var preparesAhead: Bool { get }
  /// What makes cells size themselves anew.
  var selfSizing: UICollectionView.SelfSizingInvalidation { get }

  // MARK: Data
  /// Asks the data source for the item counts of all sections.
  func itemCountsFromDataSource() -> [Int]
  /// False once nobody keeps the data source: the list is in a window that outlives it.
  var hasDataSource: Bool { get }
  /// The type of the data source; nil if there is none.
  var dataSourceType: Any.Type? { get }
  /// Positions are about to mean something else.
  func dataWillChange()
  /// Where the items' identities come from; nil for a classic data source.
  var identifiedItems: (any DiffableListSource)? { get }

  // MARK: Views
  /// Asks the data source for the cell of an item.
  func cellFromDataSource(at slot: Slot) -> UIView?
  /// The cell that came back, or the end of the run if the list does not take it.
  func accept(_ returned: UIView?, for request: DequeueRequest) -> any ListCellView
  /// Asks the data source for a supplementary view, and ends the run if the list does not take it.
  func supplementaryFromDataSource(_ request: DequeueRequest, kind: String, at slot: Slot) -> any ListReusable
  func willDisplay(_ live: LiveView, _ place: ListPlace)
  /// Items that are likely to be shown soon, nearest first; then those of them that are not any more.
  func prefetch(_ slots: [Slot], cancelling: [Slot])
  func didEndDisplaying(_ live: LiveView, _ place: ListPlace)
  /// A height that the app decides, whatever the view wants.
  func fixedHeight(at place: ListPlace) -> CGFloat?
  /// Whether a change of the data asks for every height again (BAT-08).
  var asksHeightsAgain: Bool { get }

  // MARK: Editing
  /// Whether the row takes editing controls and swipes (DND-12).
  func canEdit(_ slot: Slot) -> Bool
  /// Whether the row can be swiped: one that takes editing controls can, and some that take none (DIF-22).
  func canSwipe(_ slot: Slot) -> Bool
  /// Whether the list is in edit mode.
  var isInEditMode: Bool { get }
  /// What the app offers at an edge; nil if it leaves that to the content and the list.
  func swipeActions(at slot: Slot, edge: CellTrace.Edge) -> UISwipeActionsConfiguration?
  /// What the list offers where neither the app nor the content does.
  func standardSwipeActions(at slot: Slot, edge: CellTrace.Edge) -> UISwipeActionsConfiguration?
  /// Whether a row counts as being edited while its actions are open.
  var editsSwipedRows: Bool { get }
  func didOpenSwipe(at slot: Slot)
  /// - Parameter slot: Nil if the row is gone.
  func didCloseSwipe(at slot: Slot?)
}

extension ListHostOwner {
  func fixedHeight(at place: ListPlace) -> CGFloat? { nil }
  var asksHeightsAgain: Bool { false }
  func canSwipe(_ slot: Slot) -> Bool { canEdit(slot) }
  func dataWillChange() {}
  func standardSwipeActions(at slot: Slot, edge: CellTrace.Edge) -> UISwipeActionsConfiguration? { nil }
  var editsSwipedRows: Bool { false }
  func didOpenSwipe(at slot: Slot) {}
  func didCloseSwipe(at slot: Slot?) {}
  func selectionDidChangeByTouch() {}
  var unhighlightsFirst: Bool { false }
  func takesTap(at slot: Slot) -> Bool { false }
}

extension ListHost {
  /// Posts a delegate call that is about to be made.
  func tell(_ name: String, _ slot: Slot?) { Probe.post(.delegateCall(name, slot)) }

  /// Notes that the app is given an index path for a purpose, and returns it.
  func handOut(_ slot: Slot, for purpose: String) -> IndexPath {
    let item = item(at: slot)
    let generation = generation
    Probe.post(.indexPathHandedOut(item, slot, purpose: purpose, generation: generation))
    return IndexPath(slot)
  }
}

/// The words in which UIKit's messages speak of a list.
struct ListWords: Sendable {
  var view: String
  var list: String
  var item: String
  /// How the names of its delegates' methods begin.
  var delegate: String

  static let collection = ListWords(view: "UICollectionView", list: "collection view", item: "item", delegate: "collectionView")
  static let table = ListWords(view: "UITableView", list: "table view", item: "row", delegate: "tableView")

  /// At the beginning of a sentence.
  var listCapitalized: String { list.prefix(1).uppercased() + list.dropFirst() }
}

extension ListHostOwner {
  func prefetch(_ slots: [Slot], cancelling: [Slot]) {}
}
