import CellTrace
import Foundation

/// Every text that the list runtime says to an app's developer, word for word as iOS says it. The ids are ledger rows.
enum ListTexts {
  // MARK: Cells

  /// LC-X01
  static func notRegistered(_ kind: String, _ identifier: String) -> String {
    "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the "
      + "identifier or connect a prototype cell in a storyboard"
  }

  /// LC-X02; `what` is `cell` or `supplementary view` (LC-32).
  static func registeredInProvider(_ what: String, _ registration: String) -> String {
    "Attempted to dequeue a \(what) using a registration that was created inside -collectionView:cellForItemAtIndexPath: or "
      + "inside a UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a \(what) is "
      + "requested will prevent reuse and cause created cells to remain inaccessible in memory for the lifetime of the "
      + "collection view. Registrations should be created up front and reused. Registration: <\(registration)>"
  }

  /// LC-X04
  static let noReuseIdentifier = "The collection view's data source returned a cell without a reuseIdentifier."

  /// LC-X05
  static func noCell(_ slot: Slot) -> String {
    "the collection view's data source did not return a valid cell from -collectionView:cellForItemAtIndexPath: for index "
      + "path \(path(IndexPath(slot)))"
  }

  /// LC-X06
  @MainActor static func notReturned(_ view: UIView, _ list: UIView) -> String {
    "Expected dequeued view to be returned to the collection view in preparation for display. When the collection view's data "
      + "source is asked to provide a view for a given index path, ensure that a single view is dequeued and returned to the "
      + "collection view. Avoid dequeuing views without a request from the collection view. For retrieving an existing view in "
      + "the collection view, use -[UICollectionView cellForItemAtIndexPath:] or "
      + "-[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: \(object(view)); "
      + "Collection view: \(object(list))"
  }

  /// LC-X10
  static let differentRegistration =
    "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when reconfiguring "
    + "an item, which is not allowed."

  /// LC-X11
  @MainActor static func supplementaryNotRetrieved(_ kind: String, _ slot: Slot, _ view: UIView?) -> String {
    "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (\(kind),"
      + "\(path(IndexPath(slot)))) was not retrieved by calling "
      + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil (\(view.map(object) ?? "(null)"))"
  }

  /// LC-X12
  static func supplementaryOfOtherKind(_ asked: String, _ dequeued: String) -> String {
    "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not match the element kind it "
      + "is being used for. When asked for a view of element kind '\(asked)' the data source dequeued a view registered for "
      + "the element kind '\(dequeued)'."
  }

  /// LC-X13
  @MainActor static func scrollOutOfBounds(_ item: Int, _ count: Int, _ section: Int, _ list: UIView) -> String {
    "Attempted to scroll the collection view to an out-of-bounds item (\(item)) when there are only \(count) items in section "
      + "\(section). Collection view: \(object(list))."
  }

  /// LC-X14
  @MainActor static func selectOutOfBounds(_ item: Int, _ count: Int, _ section: Int, _ list: UIView) -> String {
    "Attempted to modify the selection of an out-of-bounds item (\(item)) when there are only \(count) items in section "
      + "\(section). Collection view: \(object(list))"
  }

  /// LC-X16
  static func missingItem(_ indexPath: IndexPath) -> String {
    "UICollectionView received layout attributes for a cell with an index path that does not exist: \(path(indexPath))"
  }

  /// CC-07
  @MainActor static func contentViewReplaced(cell: UIView, old: String, new: String) -> String {
    "[ContentConfiguration] Warning: You are setting a new content configuration to a cell that has an existing content "
      + "configuration, but the existing content view does not support the new configuration. This means the existing content "
      + "view must be replaced with a new content view created from the new configuration, instead of updating the existing "
      + "content view directly, which is expensive. Use separate registrations or reuse identifiers for different types of "
      + "cells to avoid this. Make a symbolic breakpoint at UIContentConfigurationAlertForReplacedContentView to catch this in "
      + "the debugger. Cell: \(object(cell)); Existing content configuration: \(old); New content configuration: \(new)"
  }

  /// SIZ-10
  @MainActor static func stuckInLayout(_ list: UIView, _ words: ListWords = .collection) -> String {
    "\(words.view) (\(object(list))) is stuck in its update/layout loop. This can happen for many reasons, including "
      + "self-sizing views whose preferred attributes are not returning a consistent size. To debug this issue, check the "
      + "Console app for logs in the \"\(words.view)Recursion\" category."
  }

  /// A section provider that returned nothing.
  static let noSection =
    "Invalid section definition. Please specify a valid section definition when content is to be rendered for a section. This "
    + "is a client error."

  // MARK: Swipes

  /// SW-09
  static func destructiveKeptItem(_ title: String, _ item: String) -> String {
    "The destructive swipe action \"\(title)\" reported success, but its item is still in the data: \(item)"
  }

  /// SW-19
  static func rowTakenAway(_ title: String, _ item: String) -> String {
    "The swipe button \"\(title)\" has the destructive role, with which SwiftUI takes the row away as soon as it is tapped; its item is still "
      + "in the data, and the row comes back: \(item)"
  }

  /// SW-21
  static func twoSwipeSources(hostedWin: Bool) -> String {
    "Both the list's swipe actions provider and the cell's content offer swipe actions for this edge; which of them UIKit shows "
      + "is not documented. The \(hostedWin ? "content" : "provider")'s are used."
  }

  // MARK: Snapshots

  /// DIF-X01
  static func notUnique<T>(_ kind: String, _ duplicates: [T]) -> String {
    "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: \(set(duplicates))"
  }

  /// DIF-X02
  static func alreadyExist<T>(_ kind: String, _ existing: [T]) -> String {
    "Diffable data source detected an attempt to insert or append \(existing.count) \(kind) identifiers that already exist in "
      + "the snapshot. The existing \(kind) identifiers will be moved into place instead, but this operation will be more "
      + "expensive. For best performance, inserted \(kind) identifiers should always be unique. Set a symbolic breakpoint on "
      + "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. "
      + "\(kind == "item" ? "Item" : "Section") identifiers that already exist: \(array(existing))"
  }

  /// DIF-X03
  static func unknown<T>(_ verb: String, _ kind: String, _ identifier: T) -> String {
    "Attempted to \(verb) \(kind) identifier that does not exist in the snapshot: \(identifier)"
  }

  /// DIF-X04
  static let noSections = "There are currently no sections in the data source. Please add a section first."

  /// DIF-X05
  static func invalidParameter(_ condition: String) -> String { "Invalid parameter not satisfying: \(condition)" }

  /// DIF-X06
  static let reentrantApply =
    "Deadlock detected: attempted to apply a snapshot to diffable data source while it was already applying a snapshot. Make "
    + "sure you are consistently applying snapshots either always on the main queue or always off the main queue"

  /// DIF-11, as logged
  static let mixedQueues =
    "Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks. Please always submit updates "
    + "either always on the main queue or always off the main queue"

  /// DIF-X07
  static func directMutation(_ words: ListWords) -> String {
    "\(words.view) must be updated via the \(words.view)DiffableDataSource APIs when acting as the \(words.view)'s "
      + "dataSource: please do not call mutation APIs directly on \(words.view)."
  }

  /// DIF-X08
  static func otherHashes<T>(_ identifiers: [T]) -> String {
    "Diffable data source detected item identifiers that are equal but have different hash values. Two identifiers which "
      + "compare as equal must return the same hash value. You must fix this in the Hashable (Swift) or hash property "
      + "(Objective-C) implementation for the type of these identifiers. Identifiers that are equal but have different hash "
      + "values: \(array(identifiers))"
  }

  /// DIF-X09
  static func notUniqueInSection<T>(_ duplicates: [T]) -> String {
    "Identifiers in a section snapshot must be unique. Duplicate item identifiers: \(set(duplicates))"
  }

  // MARK: Batch updates

  /// BAT-X03
  @MainActor static func inconsistentUpdates(
    before: [Int], after: [Int], updates: [String], _ list: UIView, _ words: ListWords
  ) -> String {
    func counts(_ counts: [Int]) -> String {
      "{ \(counts.count) section\(counts.count == 1 ? "" : "s") with \(words.item) counts: "
        + "[\(counts.map(String.init).joined(separator: ", "))] }"
    }
    return "Invalid batch updates detected: the number of sections and/or items returned by the data source before and/or after "
      + "performing the batch updates are inconsistent with the updates.\n"
      + "Data source before updates = \(counts(before))\nData source after updates = \(counts(after))\nUpdates = [\n"
      + updates.map { "\t\($0),\n" }.joined() + "]\n\(words.listCapitalized): \(object(list))"
  }

  /// BAT-X04
  static func deleteAndMove(_ indexPath: IndexPath) -> String {
    "attempt to perform a delete and a move from the same index path (\(path(indexPath)))"
  }

  /// BAT-X05
  static func insertAndMove(_ indexPath: IndexPath) -> String {
    "attempt to perform an insert and a move to the same index path (\(path(indexPath)))"
  }

  /// BAT-X06
  static func deleteAndReload(_ indexPath: IndexPath) -> String {
    "attempt to delete and reload the same index path (\(path(indexPath)))"
  }

  /// BAT-X07
  static func deleteMissingItem(_ slot: Slot, _ counts: [Int], _ words: ListWords) -> String {
    guard slot.section < counts.count else {
      return
        "attempt to delete \(words.item) \(slot.item) from section \(slot.section), but there are only \(counts.count) sections "
        + "before the update"
    }
    return
      "attempt to delete \(words.item) \(slot.item) from section \(slot.section) which only contains \(counts[slot.section]) \(words.item)s "
      + "before the update"
  }

  /// BAT-X07
  static func deleteMissingSection(_ section: Int, _ count: Int) -> String {
    "attempt to delete section \(section), but there are only \(count) sections before the update"
  }

  /// BAT-X07
  static func moveMissingSection(_ section: Int, _ count: Int) -> String {
    "attempt to move section \(section), but there are only \(count) sections before the update"
  }

  /// BAT-X07
  static func insertMissingItem(_ slot: Slot, _ counts: [Int], _ words: ListWords) -> String {
    let count = slot.section < counts.count ? counts[slot.section] : 0
    return
      "attempt to insert \(words.item) \(slot.item) into section \(slot.section), but there are only \(count) \(words.item)s in "
      + "section \(slot.section) after the update"
  }

  /// BAT-X08
  static func moveMissingItem(_ slot: Slot, _ counts: [Int], _ words: ListWords) -> String {
    let count = slot.section < counts.count ? counts[slot.section] : 0
    return
      "attempt to move index path (\(path(IndexPath(slot)))) that does not exist - there are only \(count) \(words.item)s in section "
      + "\(slot.section) before the update"
  }

  /// BAT-10; UIKit says nothing and reads freed memory later.
  static func deletedTwice(_ indexPath: IndexPath) -> String {
    "The same index path was deleted twice in one batch, after which UIKit ends with EXC_BAD_ACCESS: \(path(indexPath))"
  }

  /// A subclass's method that can't be called. Follows "the screen relied on what is not there yet: ".
  static func ignoredMethod(_ method: String, _ subclass: String, conforming: String, _ contract: String) -> String {
    "\(contract).\(method) declared in \(subclass). \(conforming), from which it inherits, conforms to \(contract) and does not "
      + "declare the method. It can't be called here: it takes or returns something else than the protocol asks for, a class is "
      + "generic, or the program's symbols were stripped. Declare it in \(conforming) too and override it"
  }

  // MARK: Forms of Foundation

  /// As an index path describes itself, without the address that differs from run to run.
  static func path(_ indexPath: IndexPath) -> String {
    "<NSIndexPath: 0x0> {length = \(indexPath.count), path = \(indexPath.map(String.init).joined(separator: " - "))}"
  }

  /// An object by its type: addresses differ from run to run.
  @MainActor static func object(_ view: UIView) -> String { "<\(type(of: view))>" }

  /// As `NSSet` describes itself.
  private static func set<T>(_ values: [T]) -> String { "{(\n\(lines(values))\n)}" }

  /// As `NSArray` describes itself.
  private static func array<T>(_ values: [T]) -> String { "(\n\(lines(values))\n)" }

  private static func lines<T>(_ values: [T]) -> String { values.map { "    \($0)" }.joined(separator: ",\n") }
}
