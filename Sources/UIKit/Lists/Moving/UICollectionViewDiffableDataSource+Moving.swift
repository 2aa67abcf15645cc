import CellTrace
import Foundation

/// Moving items by touch (DIF-20): the data source applies the move by itself and tells the app before and after.
extension UICollectionViewDiffableDataSource: ListMoveSource {
  func canReorder(_ slot: Slot) -> Bool {
    guard let host = listHost, let list = host.view as? UICollectionView else { return false }
    return collectionView(list, canMoveItemAt: IndexPath(slot))
  }

  func reorder(from: Slot, to: Slot) {
    guard let item = itemIdentifier(for: IndexPath(from)), let source = sectionIdentifier(for: from.section),
      let target = sectionIdentifier(for: to.section), let outlines = moved(item, from: source, to: target, at: to.item)
    else { return }
    let initial = snapshot()
    var final = initial
    final.deleteItems([item] + visibleDescendants(of: item, in: source))
    place(outlines[target]?.visibleItems ?? [], in: target, of: &final)
    let transaction = transaction(from: initial, to: final, outlines)
    reorderingHandlers.willReorder?(transaction)
    for change in transaction.sectionTransactions where self.outlines[change.sectionIdentifier] != nil {
      self.outlines[change.sectionIdentifier] = change.finalSnapshot
    }
    show(final, true, nil)
    reorderingHandlers.didReorder?(transaction)
  }

  /// The outlines of both sections after a move. What is below an item goes with it, and it becomes a sibling of the item whose
  /// place it takes, or of the last one. Nil if it would go below itself.
  private func moved(
    _ item: ItemIdentifierType, from source: SectionIdentifierType, to target: SectionIdentifierType, at index: Int
  ) -> [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]? {
    var old = snapshot(for: source)
    let part = old.snapshot(of: item, includingParent: true)
    let others = snapshot().itemIdentifiers(inSection: target).filter { $0 != item }
    old.delete([item])
    var new = source == target ? old : snapshot(for: target)
    if index < others.count {
      guard new.contains(others[index]) else { return nil }
      new.insert(part, before: others[index])
    } else if let last = others.last(where: new.contains) {
      new.insert(part, after: last)
    } else {
      new = part
    }
    return source == target ? [target: new] : [source: old, target: new]
  }

  private func visibleDescendants(of item: ItemIdentifierType, in section: SectionIdentifierType) -> [ItemIdentifierType] {
    let part = snapshot(for: section).snapshot(of: item)
    return part.items.isEmpty ? [] : snapshot().itemIdentifiers(inSection: section).filter(part.contains)
  }

  /// Puts those of the wanted items that the section lacks where they belong.
  private func place(
    _ wanted: [ItemIdentifierType], in section: SectionIdentifierType,
    of snapshot: inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    let present = Set(snapshot.itemIdentifiers(inSection: section))
    guard let first = wanted.firstIndex(where: { !present.contains($0) }) else { return }
    let missing = Array(wanted[first...].prefix { !present.contains($0) })
    if first + missing.count < wanted.count {
      snapshot.insertItems(missing, beforeItem: wanted[first + missing.count])
    } else {
      snapshot.appendItems(missing, toSection: section)
    }
  }

  private func transaction(
    from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    _ outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]
  ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
    let sections = initial.sectionIdentifiers.compactMap { section in
      outlines[section].map { outline in
        NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section, initialSnapshot: snapshot(for: section), finalSnapshot: outline,
          difference: final.itemIdentifiers(inSection: section)
            .difference(from: initial.itemIdentifiers(inSection: section)).inferringMoves())
      }
    }
    return NSDiffableDataSourceTransaction(
      initialSnapshot: initial, finalSnapshot: final,
      difference: final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves(),
      sectionTransactions: sections)
  }
}
