import CellTrace
import Foundation
import HeadlessCore

/// A data source that shows snapshots: it finds out itself what changed.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  /// Makes and configures the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes and configures a header, footer or other supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  public init(
    collectionView: UICollectionView,
    cellProvider: @escaping UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider
  ) {
    self.cellProvider = cellProvider
    self.collectionView = collectionView
    super.init()
    collectionView.dataSource = self
  }

  open var supplementaryViewProvider:
    UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SupplementaryViewProvider?

  /// What happens when items unfold and fold by touch.
  public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// What happens when items are moved by touch.
  public var reorderingHandlers = ReorderingHandlers()

  // MARK: Applying
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    forgetOutlines(otherThan: snapshot)
    show(snapshot, animatingDifferences, completion)
  }
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
  ) async {
    forgetOutlines(otherThan: snapshot)
    await withCheckedContinuation { continuation in
      show(snapshot, animatingDifferences) { continuation.resume() }
    }
  }
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
  ) {
    replace(with: snapshot, completion)
  }
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      replace(with: snapshot) { continuation.resume() }
    }
  }

  // MARK: Asking
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    checkIdentifiers()
    var copy = current
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    return copy
  }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.contents.sections.indices.contains(index) ? current.contents.sections[index].identifier : nil
  }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    collectionView?.host.noteUse(of: indexPath, by: "itemIdentifier(for:)")
    guard let slot = indexPath.slot, current.contents.sections.indices.contains(slot.section),
      current.contents.sections[slot.section].items.indices.contains(slot.item)
    else { return nil }
    return current.contents.sections[slot.section].items[slot.item]
  }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.contents.slot(of: itemIdentifier).map { IndexPath($0) }
  }

  // MARK: UICollectionViewDataSource
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.contents.sections[section].items.count
  }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
      ListFault.noCell(indexPath)
    }
    return cell
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      ListFault.noSupplementary(kind, indexPath)
    }
    return view
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).map { reorderingHandlers.canReorderItem?($0) ?? false } ?? false
  }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  // MARK: The runtime's part
  private let cellProvider: CellProvider
  private weak var collectionView: UICollectionView?
  private(set) var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  let identities = ItemIdentities()
  var hashes = IdentifierHashes<ItemIdentifierType>()
  private var isApplying = false

  /// Takes a snapshot over: the first one loads the list, later ones change it (DIF-05, DIF-06).
  func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ animated: Bool,
    _ completion: (() -> Void)?
  ) {
    // Snapshots may be applied on any queue (DIF-X06); the list changes on the main one.
    if HostRun.isOffMain { return MainRights.hop { show(snapshot, animated, completion) } }
    begin()
    defer { isApplying = false }
    refuseChangedHashes(in: snapshot, "apply(_:animatingDifferences:completion:)")
    let old = current
    let diff = SnapshotDiff(from: old.contents, to: snapshot.contents)
    current = snapshot
    admit(snapshot)
    noteReidentified(from: old.contents, diff)
    if let collectionView {
      if collectionView.host.needsReload || old.numberOfSections == 0 {
        collectionView.host.noteSnapshot(
          inserted: diff.insertedCount, deleted: diff.deletedCount, moved: diff.movedItems.count,
          reconfigured: snapshot.reconfiguredItemIdentifiers.count, reloaded: snapshot.reloadedItemIdentifiers.count)
        collectionView.host.setNeedsReload()
      } else {
        collectionView.host.perform(change(from: old, diff))
      }
    }
    finish(animated && UIView.areAnimationsEnabled, completion)
  }

  /// Takes a snapshot over without comparing: every cell is replaced (DIF-12).
  private func replace(
    with snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ completion: (() -> Void)?
  ) {
    begin()
    defer { isApplying = false }
    refuseChangedHashes(in: snapshot, "applySnapshotUsingReloadData(_:completion:)")
    let old = current
    let diff = SnapshotDiff(from: current.contents, to: snapshot.contents)
    forgetOutlines(otherThan: snapshot)
    current = snapshot
    admit(snapshot)
    noteReidentified(from: old.contents, diff)
    collectionView?.host.noteSnapshot(
      inserted: diff.insertedCount, deleted: diff.deletedCount, moved: diff.movedItems.count, reconfigured: 0,
      reloaded: snapshot.numberOfItems - diff.insertedCount)
    collectionView?.host.setNeedsReload()
    finish(false, completion)
  }

  /// Outlines of sections, as far as they were applied as such.
  var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  var listHost: ListHost? { collectionView?.host }

  /// A snapshot of everything ends the outlines of sections that it fills differently.
  private func forgetOutlines(otherThan snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    outlines = outlines.filter { section, outline in
      snapshot.indexOfSection(section) != nil && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
    }
  }

  private func begin() {
    guard !isApplying, ListHost.providing == 0 else {
      raise(
        "DIF-X06", ListTexts.reentrantApply, "apply(_:animatingDifferences:completion:)", list: listHost?.list,
        .reentrant(ListHost.providing > 0 ? .provider : .apply))
    }
    isApplying = true
  }

  private func finish(_ animated: Bool, _ completion: (() -> Void)?) {
    if let completion { ListHost.later(animated, "snapshot animation", completion) }
  }

  /// Identifiers that have no text of their own are numbered in the order in which snapshots show them.
  private func admit(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    for section in snapshot.contents.sections { identities.admit(section.items) }
    noteHashes()
  }

  private func change(
    from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ diff: SnapshotDiff
  ) -> ListHost.Change {
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
      reloaded: reloaded, reconfigured: reconfigured, moved: diff.movedItems.count,
      inserted: diff.insertedCount, deleted: diff.deletedCount)
  }
}

extension UICollectionViewDiffableDataSource: DiffableListSource {
  var itemCounts: [Int] { current.contents.sections.map(\.items.count) }

  func key(at slot: Slot) -> String { identities.key(of: current.contents.sections[slot.section].items[slot.item]) }

  func cell(at slot: Slot, in list: UIView) -> UIView? {
    guard let list = list as? UICollectionView else { return nil }
    let cell = collectionView(list, cellForItemAt: IndexPath(slot))
    showOutlineState(in: cell, at: slot)
    return cell
  }

  func supplementary(kind: String, at slot: Slot, in list: UIView) -> UIView? {
    guard let list = list as? UICollectionView else { return nil }
    return collectionView(list, viewForSupplementaryElementOfKind: kind, at: IndexPath(slot))
  }
}
