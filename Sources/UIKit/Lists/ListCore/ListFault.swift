import CellTrace
import Foundation

/// Ends of the app that several places lead to.
@MainActor enum ListFault {
  /// LC-X05: a provider that gave no cell.
  static func noCell(_ indexPath: IndexPath) -> Never {
    raise(
      "LC-X05", ListTexts.noCell(indexPath.slot ?? Slot(section: 0, item: 0)), "collectionView(_:cellForItemAt:)",
      .wrongView(.nothing, type: "UICollectionViewCell"))
  }

  /// LC-X11: a provider that gave no supplementary view.
  static func noSupplementary(_ kind: String, _ indexPath: IndexPath) -> Never {
    raise(
      "LC-X11", ListTexts.supplementaryNotRetrieved(kind, indexPath.slot ?? Slot(section: 0, item: 0), nil),
      "collectionView(_:viewForSupplementaryElementOfKind:at:)", .wrongView(.nothing, type: kind))
  }
}
