import CellTrace
import CoreGraphics
import Foundation

/// How a compositional layout makes its sections and learns their lengths.
extension UICollectionViewCompositionalLayout {
  var isHorizontal: Bool { configuration.scrollDirection == .horizontal }

  /// The length of all sections.
  var contentLength: CGFloat {
    geometries.isEmpty ? 0 : HeightIndex.points(sectionLengths.total) - configuration.interSectionSpacing
  }

  /// Where a section begins, along the direction of scrolling.
  func start(of section: Int) -> CGFloat { globalHead + HeightIndex.points(sectionLengths.start(of: section)) }

  /// Asks for every section anew and keeps what was learnt about the heights of items that are still there.
  func rebuild() {
    guard let host else { return }
    let room = host.placing.layoutContainer(isHorizontal: isHorizontal)
    let isSameRoom = isHorizontal ? room.height == container?.height : room.width == container?.width
    var old = isSameRoom ? geometries : []
    var changes = pending
    if changes.contains(where: { if case .reload = $0 { true } else { false } }) {
      changes = []
      old = []
    }
    pending = []
    isStale = false
    container = room
    let traits = host.view.traitCollection
    let environment = LayoutEnvironment(size: room, traits: traits)
    let maps = changes.compactMap { change in if case .update(let map) = change { map } else { nil } }
    let known = old
    geometries = host.counts.enumerated().map { section, count in
      guard let description = provider(section, environment) else {
        raise("LAYOUT", ListTexts.noSection)
      }
      guard !known.isEmpty else {
        return SectionGeometry(
          description, itemCount: count, container: room, traits: traits, isHorizontal: isHorizontal,
          margins: margins(of: description), changes: self.changes)
      }
      let before = UICollectionViewCompositionalLayout.origin(of: section, maps).flatMap { origin in
        origin < known.count ? known[origin] : nil
      }
      let made = SectionGeometry(
        description, itemCount: count, container: room, traits: traits, isHorizontal: isHorizontal,
        margins: margins(of: description), changes: self.changes,
        learnt: { item in
          guard let slot = UICollectionViewCompositionalLayout.origin(of: Slot(section: section, item: item), maps),
            slot.section < known.count
          else { return nil }
          return known[slot.section].learntSize(of: slot.item)
        }, boundaries: before?.learntBoundaries ?? [:])
      if let offset = before?.crossOffset { _ = made.scrollAcross(to: offset, width: room.width) }
      return made
    }
    sectionLengths = HeightIndex(ContiguousArray(geometries.map(sectionUnits)))
  }

  /// The insets that a section's own ones count from.
  private func margins(of section: NSCollectionLayoutSection) -> NSDirectionalEdgeInsets {
    guard let view = host?.view else { return .zero }
    let reference =
      section.contentInsetsReference == .automatic ? configuration.contentInsetsReference : section.contentInsetsReference
    switch reference {
    // The list's visible width ends at the safe area; there are no side bars.
    case .automatic, .none, .safeArea: return .zero
    case .layoutMargins, .readableContent:
      let margins = view.directionalLayoutMargins
      return NSDirectionalEdgeInsets(top: 0, leading: margins.leading, bottom: 0, trailing: margins.trailing)
    }
  }

  /// Where a section was before the changes.
  private static func origin(of section: Int, _ maps: [IndexMap]) -> Int? {
    var result = section
    for map in maps.reversed() {
      guard result < map.oldSection.count, map.oldSection[result] >= 0 else { return nil }
      result = Int(map.oldSection[result])
    }
    return result
  }

  /// Where an item was before the changes.
  private static func origin(of slot: Slot, _ maps: [IndexMap]) -> Slot? {
    var result = slot
    for map in maps.reversed() {
      guard let old = map.oldSlot(of: result) else { return nil }
      result = old
    }
    return result
  }

  private func sectionUnits(_ geometry: SectionGeometry) -> HeightIndex.Units {
    HeightIndex.units(geometry.height + configuration.interSectionSpacing)
  }

  /// Takes the size a view asked for.
  func take(_ preferred: UICollectionViewLayoutAttributes) {
    let place = preferred.place
    if let kind = place.kind, globalItem(kind) != nil {
      globalHeights[kind] = preferred.size.height
      return
    }
    guard place.slot.section < geometries.count else { return }
    let geometry = geometries[place.slot.section]
    // An app may answer with attributes of its own, which don't say what they are for.
    let axes = preferred.selfSizing.isEmpty ? geometry.item(place.slot.item)?.selfSizing ?? .height : preferred.selfSizing
    if geometry.setSize(preferred.size, axes, of: place) {
      sectionLengths[place.slot.section] = sectionUnits(geometry)
    }
  }

  // MARK: Headers and footers of the whole layout

  func globalItem(_ kind: String) -> NSCollectionLayoutBoundarySupplementaryItem? {
    configuration.boundarySupplementaryItems.first { $0.elementKind == kind }
  }

  private func globalHeight(of item: NSCollectionLayoutBoundarySupplementaryItem) -> CGFloat {
    globalHeights[item.elementKind] ?? item.layoutSize.size(in: container ?? .zero).height
  }

  var globalHead: CGFloat { isHorizontal ? 0 : edges.top + globalLength(headers: true) }
  var globalFoot: CGFloat { isHorizontal ? 0 : edges.bottom + globalLength(headers: false) }

  private func globalLength(headers: Bool) -> CGFloat {
    let items = configuration.boundarySupplementaryItems
    if items.isEmpty { return 0 }
    return items.filter { $0.isHeader == headers && $0.extendsBoundary }
      .reduce(0) { $0 + globalHeight(of: $1) }
  }

  /// The layout's own headers and footers. Their index path is that of the first item.
  var globalPlaces: [UICollectionViewLayoutAttributes] {
    let items = configuration.boundarySupplementaryItems
    if items.isEmpty { return [] }
    var headerTop: CGFloat = 0
    var footerTop = globalHead + contentLength
    return items.map { item in
      let height = globalHeight(of: item)
      let y = item.isHeader ? headerTop : footerTop
      if item.isHeader { headerTop += height } else { footerTop += height }
      let made = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: 0))
      let width = item.layoutSize.size(in: container ?? .zero).width
      made.frame = CGRect(x: item.offset.x, y: y + item.offset.y, width: width, height: height)
      made.zIndex = item.zIndex
      made.selfSizing = item.layoutSize.heightDimension.isEstimated ? .height : []
      if item.pinToVisibleBounds, item.isHeader, let view = host?.view {
        made.frame.origin.y = max(made.frame.minY, view.contentOffset.y + view.adjustedContentInset.top)
      }
      return made
    }
  }
}
