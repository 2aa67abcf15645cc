import CellTrace
import Foundation

extension UICollectionViewDiffableDataSource {
  /// What an app is asked and told when somebody unfolds or folds an item by touch (DIF-19).
  public struct SectionSnapshotHandlers<ItemType> where ItemType: Hashable & Sendable {
    /// Whether an item may unfold.
    public var shouldExpandItem: ((ItemType) -> Bool)?
    /// An item is about to unfold.
    public var willExpandItem: ((ItemType) -> Void)?
    /// Whether an item may fold.
    public var shouldCollapseItem: ((ItemType) -> Bool)?
    /// An item is about to fold.
    public var willCollapseItem: ((ItemType) -> Void)?
    /// Gives the children of an item when it unfolds; it is told those it has.
    public var snapshotForExpandingParent:
      ((ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) -> NSDiffableDataSourceSectionSnapshot<ItemType>)?

    /// Creates handlers that let everything happen.
    public init() {}
  }

  /// What an app is asked and told when somebody moves an item by touch (DIF-20).
  public struct ReorderingHandlers {
    /// Whether an item may be moved; without an answer it may not.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// The move is about to be applied.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// The move was applied.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that allow no move.
    public init() {}
  }

  /// Shows an outline in a section, which is added at the end if it is not there (DIF-17).
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    outlines[section] = snapshot
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    show(whole, animatingDifferences, completion)
    showOutlineState(of: section)
  }

  /// Shows an outline in a section and waits until it is shown.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// The outline of a section. A section that was not applied as one is a flat outline.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    let whole = snapshot()
    if whole.indexOfSection(section) != nil { flat.append(whole.itemIdentifiers(inSection: section)) }
    return flat
  }

  // MARK: The runtime's part

  /// Gives a cell the indentation and the state of its item in the outline.
  func showOutlineState(in cell: UIView?, at slot: Slot) {
    guard let cell = cell as? UICollectionViewListCell else { return }
    guard let section = sectionIdentifier(for: slot.section), let outline = outlines[section], outline.isOutline,
      let item = itemIdentifier(for: IndexPath(slot))
    else {
      if cell.showsOutlineState {
        cell.showsOutlineState = false
        cell.indentationLevel = 0
        cell.core.set(.expanded, false)
      }
      return
    }
    cell.showsOutlineState = true
    // An item that is not equal to itself is in no outline: the app has asked for nothing that could be refused.
    let level = outline.depth(of: item)
    if cell.indentationLevel != level { cell.indentationLevel = level }
    cell.core.set(.expanded, outline.isExpanded(item))
  }

  private func showOutlineState(of section: SectionIdentifierType) {
    guard let index = index(for: section), let host = listHost else { return }
    for slot in (0..<snapshot().numberOfItems(inSection: section)).map({ Slot(section: index, item: $0) }) {
      showOutlineState(in: host.live.cell(at: slot), at: slot)
    }
  }

  /// Somebody tapped the chevron of an item.
  func toggleOutline(at slot: Slot) {
    guard let section = sectionIdentifier(for: slot.section), let item = itemIdentifier(for: IndexPath(slot)),
      var outline = outlines[section]
    else { return }
    if outline.isExpanded(item) {
      guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return }
      sectionSnapshotHandlers.willExpandItem?(item)
      if let provide = sectionSnapshotHandlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: provide(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }
}

/// What one move by touch changes.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  /// What was shown before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is shown after.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The changes of all items in order.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of each section that is involved.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// What one move by touch changes in a section.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// What it showed before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What it shows after.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The changes of its items in order.
  public let difference: CollectionDifference<ItemIdentifierType>
}
