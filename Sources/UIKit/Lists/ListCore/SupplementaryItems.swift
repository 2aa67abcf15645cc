import CellTrace
import CoreGraphics
import HeadlessCore

/// Sections of a list by number of first appearance: they follow the list's changes, as items without identity do.
@MainActor final class FollowedSections {
  private var numbers: [Int] = []
  private var next = 1

  /// Everything was loaded anew: positions that exist before and after keep their section.
  func reload(count: Int) {
    numbers = Array(numbers.prefix(count))
    while numbers.count < count { numbers.append(take()) }
  }

  func update(_ map: IndexMap) {
    let old = numbers
    numbers = map.oldSection.map { from in
      from >= 0 && Int(from) < old.count ? old[Int(from)] : take()
    }
  }

  func number(of section: Int) -> Int { numbers.indices.contains(section) ? numbers[section] : 0 }

  private func take() -> Int {
    defer { next += 1 }
    return next
  }
}

extension ListHost {
  /// Headers, footers and other supplementary views are items of their own kind: what one section's view shows belongs to that section.
  /// The item of such a view's place is in no list's data.
  func supplementaryItem(_ place: ListPlace) -> ItemID {
    let kind = place.kind ?? ""
    let name = SupplementaryKind(kind).name ?? kind
    if layout.isAttachedToItem(kind, section: place.slot.section), exists(place.slot) {
      return ItemID(list: list, key: "\(name) of \(items.key(at: place.slot))")
    }
    return ItemID(list: list, key: "\(name) \(sections.number(of: place.slot.section))")
  }
}

/// The kinds that have a word of their own.
struct SupplementaryKind {
  /// What a person calls it; nil for kinds of the app's own.
  let name: String?
  /// Where it stands among the views of its section: no row's place.
  let place: Int

  init(_ kind: String) {
    switch kind {
    case UICollectionView.elementKindSectionHeader, UITableView.headerKind: (name, place) = ("header", -1)
    case UICollectionView.elementKindSectionFooter, UITableView.footerKind: (name, place) = ("footer", -2)
    case _: (name, place) = (nil, -3)
    }
  }
}

extension ListReusable {
  /// What a view of a list serves; nil for one that the app made and keeps for itself.
  var servedBinding: CellBindingState? {
    switch self {
    case let cell as any ListCellView: cell.core.binding
    case let view as UICollectionReusableView: view.supplementaryBinding
    case let holder as TableBoundaryHolder: holder.binding
    case _: nil
    }
  }
}
