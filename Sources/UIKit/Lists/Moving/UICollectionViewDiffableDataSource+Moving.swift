import CellTrace
import Foundation

/// Moving items by touch (DIF-20): the data source applies the move by itself and tells the app before and after.
extension UICollectionViewDiffableDataSource: ListMoveSource {
  func canReorder(_ slot: Slot) -> Bool {
    guard let host = listHost, let list = host.view as? UICollectionView else { return false }
    return collectionView(list, canMoveItemAt: IndexPath(slot))
  }

  func reorder(from: Slot, to: Slot) {
    guard let item = itemIdentifier(for: IndexPath(from)), let section = sectionIdentifier(for: to.section) else { return }
    let initial = snapshot()
    var final = initial
    final.deleteItems([item])
    let remaining = final.itemIdentifiers(inSection: section)
    if to.item < remaining.count {
      final.insertItems([item], beforeItem: remaining[to.item])
    } else {
      final.appendItems([item], toSection: section)
    }
    let transaction = transaction(from: initial, to: final, involving: [from.section, to.section])
    reorderingHandlers.willReorder?(transaction)
    for change in transaction.sectionTransactions where outlines[change.sectionIdentifier] != nil {
      outlines[change.sectionIdentifier] = change.finalSnapshot
    }
    show(final, true, nil)
    reorderingHandlers.didReorder?(transaction)
  }

  private func transaction(
    from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, involving indexes: [Int]
  ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
    var sections: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] = []
    for index in Set(indexes).sorted() {
      guard let section = sectionIdentifier(for: index) else { continue }
      let old = initial.itemIdentifiers(inSection: section)
      let new = final.itemIdentifiers(inSection: section)
      var after = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      after.append(new)
      sections.append(
        NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section, initialSnapshot: snapshot(for: section), finalSnapshot: after,
          difference: new.difference(from: old).inferringMoves()))
    }
    return NSDiffableDataSourceTransaction(
      initialSnapshot: initial, finalSnapshot: final,
      difference: final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves(),
      sectionTransactions: sections)
  }
}
