import Foundation
@_spi(CellHarness) import UIKit

/// Moving rows: a row stays among those of its collection, and the collection is told of the row that the finger carried. Of two
/// neighbours that changed places, either could have been it.
extension HostedListAdapter {
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    carried = source?.itemIdentifier(for: originalIndexPath)
    guard let own = line(at: originalIndexPath)?.editing?.source else { return originalIndexPath }
    if line(at: proposedIndexPath)?.editing?.source === own { return proposedIndexPath }
    // Elsewhere the row goes as far as its collection reaches.
    let paths = node.sections.indices.flatMap { section in
      node.sections[section].lines.indices.map { IndexPath(item: $0, section: section) }
    }.filter { line(at: $0)?.editing?.source === own }
    return (proposedIndexPath < originalIndexPath ? paths.first : paths.last) ?? originalIndexPath
  }

  /// Tells the collection which element went where.
  func moved(_ snapshot: NSDiffableDataSourceSnapshot<HostedLineID, HostedLineID>) {
    let order = snapshot.itemIdentifiers
    let old = node.sections.flatMap { $0.lines.map(\.id) }
    let id = movedLine(old, order)
    carried = nil
    guard let id, let editing = node.line(id)?.editing, let from = old.firstIndex(of: id), let to = order.firstIndex(of: id),
      from != to
    else { return }
    let isDown = from < to
    let neighbour = isDown ? order[..<to].last : order[(to + 1)...].first
    let other = neighbour.flatMap { node.line($0)?.editing?.index } ?? editing.index
    editing.source.move?(IndexSet(integer: editing.index), isDown ? other + 1 : other)
    rowsMoved()
  }

  /// The line that was carried. Where no finger told which, the first one that differs or stands where that was: one left its place
  /// and the others closed up.
  private func movedLine(_ old: [HostedLineID], _ order: [HostedLineID]) -> HostedLineID? {
    if let carried, old.filter({ $0 != carried }) == order.filter({ $0 != carried }) { return carried }
    guard let first = zip(old, order).enumerated().first(where: { $0.element.0 != $0.element.1 }) else { return nil }
    let isDown = first.offset + 1 < old.count && order[first.offset] == old[first.offset + 1]
    return isDown ? first.element.0 : first.element.1
  }
}
