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
    core = DiffableCore(collectionView)
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
    forgetOutlines(otherThan: snapshot)
    core.replace(with: snapshot, completion)
  }
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    forgetOutlines(otherThan: snapshot)
    await withCheckedContinuation { continuation in
      core.replace(with: snapshot) { continuation.resume() }
    }
  }

  // MARK: Asking
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { core.snapshot }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { core.section(at: index) }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { core.current.indexOfSection(sectionIdentifier) }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { core.item(at: indexPath) }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { core.indexPath(of: itemIdentifier) }

  // MARK: UICollectionViewDataSource
  open func numberOfSections(in collectionView: UICollectionView) -> Int { core.current.numberOfSections }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    core.itemCount(inSection: section)
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

  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }

  // MARK: The runtime's part
  private let cellProvider: CellProvider
  private let core: DiffableCore<SectionIdentifierType, ItemIdentifierType>

  /// Takes a snapshot over, whatever the outlines say.
  func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ animated: Bool,
    _ completion: (() -> Void)?
  ) {
    core.show(snapshot, animated, completion)
    guard hasForgottenOutlines else { return }
    hasForgottenOutlines = false
    // What the outline wrote into cells that stay goes with it, as it is not in a cell made anew.
    guard let host = listHost else { return }
    for entry in host.live.displayed + host.live.prepared { showOutlineState(in: entry.view, at: entry.slot) }
  }

  /// Outlines of sections, as far as they were applied as such.
  var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  var listHost: ListHost? { core.host }
  private var hasForgottenOutlines = false

  /// A snapshot of everything ends the outlines of sections that it fills differently.
  private func forgetOutlines(otherThan snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    let kept = outlines.filter { section, outline in
      snapshot.indexOfSection(section) != nil && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
    }
    if kept.count < outlines.count { hasForgottenOutlines = true }
    outlines = kept
  }
}

extension UICollectionViewDiffableDataSource: DiffableListSource {
  var itemCounts: [Int] { core.itemCounts }
  func checkIdentifiers() { core.checkIdentifiers() }
  func key(at slot: Slot) -> String { core.key(at: slot) }

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
