import CellTrace
import Foundation
import HeadlessCore

/// What diffable data sources of collections and tables have in common: the snapshot that is shown, and how another one takes
/// its place.
@MainActor final class DiffableCore<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var current = Snapshot()
  let identities = ItemIdentities()
  var hashes = IdentifierHashes<Item>()
  private weak var list: (any ListView)?
  private var isApplying = false
  private var queue = ApplyQueue()

  init(_ list: any ListView) { self.list = list }

  var host: ListHost? { list?.host }

  private static var applyCall: String { "apply(_:animatingDifferences:completion:)" }

  // MARK: Asking

  var itemCounts: [Int] { current.contents.sections.map(\.items.count) }

  func itemCount(inSection section: Int) -> Int { current.contents.sections[section].items.count }

  func key(at slot: Slot) -> String { identities.key(of: current.contents.sections[slot.section].items[slot.item]) }

  /// A copy for the app: what was to be reloaded has been.
  var snapshot: Snapshot {
    checkIdentifiers()
    var copy = current
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    return copy
  }

  func section(at index: Int) -> Section? {
    current.contents.sections.indices.contains(index) ? current.contents.sections[index].identifier : nil
  }

  func item(at indexPath: IndexPath) -> Item? {
    host?.noteUse(of: indexPath, by: "itemIdentifier(for:)")
    guard let slot = indexPath.slot, current.contents.sections.indices.contains(slot.section),
      current.contents.sections[slot.section].items.indices.contains(slot.item)
    else { return nil }
    return current.contents.sections[slot.section].items[slot.item]
  }

  func indexPath(of item: Item) -> IndexPath? { current.contents.slot(of: item).map { IndexPath($0) } }

  // MARK: Applying

  /// Takes a snapshot over: the first one loads the list, later ones change it (DIF-05, DIF-06).
  func show(_ snapshot: Snapshot, _ animated: Bool, _ completion: (() -> Void)?) {
    let isOffMain = HostRun.isOffMain
    queue.note(isOffMain: isOffMain)
    if isOffMain {
      MainActorAssumption.hop { take(snapshot, animated, completion) }
    } else {
      take(snapshot, animated, completion)
    }
  }

  private func take(_ snapshot: Snapshot, _ animated: Bool, _ completion: (() -> Void)?) {
    begin()
    refuseChangedHashes(in: snapshot, DiffableCore.applyCall)
    let old = current
    let diff = SnapshotDiff(from: old.contents, to: snapshot.contents)
    current = snapshot
    admit(snapshot)
    noteReidentified(from: old.contents, diff)
    if let host {
      if host.needsReload || old.numberOfSections == 0 {
        host.noteSnapshot(
          inserted: diff.insertedCount, deleted: diff.deletedCount, moved: diff.movedItems.count,
          reconfigured: snapshot.reconfiguredItemIdentifiers.count, reloaded: snapshot.reloadedItemIdentifiers.count)
        host.setNeedsReload()
      } else {
        host.perform(change(from: old, diff))
        // DIF-23: the way to make rows measure themselves before there was another one.
        if animated, diff.isEmpty { host.sizing.sizeAgain() }
      }
    }
    finish(animated && UIView.areAnimationsEnabled, completion)
  }

  /// Takes a snapshot over without comparing: every cell is replaced (DIF-12).
  func replace(with snapshot: Snapshot, _ completion: (() -> Void)?) {
    begin()
    refuseChangedHashes(in: snapshot, "applySnapshotUsingReloadData(_:completion:)")
    let old = current
    let diff = SnapshotDiff(from: old.contents, to: snapshot.contents)
    current = snapshot
    admit(snapshot)
    noteReidentified(from: old.contents, diff)
    host?.noteSnapshot(
      inserted: diff.insertedCount, deleted: diff.deletedCount, moved: diff.movedItems.count, reconfigured: 0,
      reloaded: snapshot.numberOfItems - diff.insertedCount)
    host?.setNeedsReload()
    finish(false, completion)
  }

  private func begin() {
    let isProviding = host?.supply.isProviding == true
    guard !isApplying, !isProviding else {
      raise(
        "DIF-X06", ListTexts.reentrantApply, DiffableCore.applyCall, list: host?.list,
        .reentrant(isProviding ? .provider : .apply))
    }
    isApplying = true
  }

  /// Without animation a list in a window is done before the caller's next statement (DIF-25); elsewhere the completion comes later.
  private func finish(_ animated: Bool, _ completion: (() -> Void)?) {
    isApplying = false
    guard let completion else { return }
    if !animated, host?.view.window != nil { return completion() }
    ListChanges.later(animated, "snapshot animation", completion)
  }

  /// Identifiers that have no text of their own are numbered in the order in which snapshots show them.
  private func admit(_ snapshot: Snapshot) {
    for section in snapshot.contents.sections { identities.admit(section.items) }
    noteHashes()
  }

  private func change(from old: Snapshot, _ diff: SnapshotDiff) -> ListHost.Change {
    var reloaded = current.contents.slots(of: current.reloadedItemIdentifiers)
    for identifier in current.reloadedSectionIdentifiers {
      guard let section = current.indexOfSection(identifier) else { continue }
      reloaded += current.contents.sections[section].items.indices.map { Slot(section: section, item: $0) }
    }
    let replaced = Set(reloaded)
    let reconfigured = current.contents.slots(of: current.reconfiguredItemIdentifiers).filter { !replaced.contains($0) }
    return ListHost.Change(
      map: IndexMap(
        oldCounts: old.contents.sections.map(\.items.count), newCounts: itemCounts, newSection: diff.newSection,
        oldSection: diff.oldSection, newItem: diff.newItem, oldItem: diff.oldItem),
      reloaded: reloaded,
      reloadedSections: Set(current.reloadedSectionIdentifiers.compactMap { current.indexOfSection($0) }),
      reconfigured: reconfigured, moved: diff.movedItems.count,
      inserted: diff.insertedCount, deleted: diff.deletedCount)
  }
}
