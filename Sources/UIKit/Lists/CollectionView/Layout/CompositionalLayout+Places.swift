import CellTrace
import CoreGraphics
import Foundation

/// Where a compositional layout puts views.
extension UICollectionViewCompositionalLayout {
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var result = globalPlaces.filter { $0.frame.overlaps(rect) }
    guard !geometries.isEmpty else { return result }
    let low = isHorizontal ? rect.minX : rect.minY
    let high = isHorizontal ? rect.maxX : rect.maxY
    var section = sectionLengths.row(at: HeightIndex.units(low - globalHead))
    while section < geometries.count {
      let start = start(of: section)
      if start >= high { break }
      let geometry = geometries[section]
      let items = geometry.items(in: (low - start)...(high - start))
      result += (geometry.boundaryPlaces + items).map { attributes($0, section: section) }.filter { $0.frame.overlaps(rect) }
      for item in items where !item.attached.isEmpty {
        result += attached(item, section: section).filter { $0.frame.overlaps(rect) }
      }
      section += 1
    }
    return result
  }

  func supplementary(_ kind: String, _ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    if globalItem(kind) != nil { return globalPlaces.first { $0.representedElementKind == kind } }
    guard let section = indexPath.first, section < geometries.count else { return nil }
    let geometry = geometries[section]
    if let placed = geometry.boundaryPlaces.first(where: { $0.kind == kind }) { return attributes(placed, section: section) }
    guard let slot = indexPath.slot, let item = geometry.item(slot.item) else { return nil }
    return attached(item, section: section).first { $0.representedElementKind == kind }
  }

  func attributes(_ placed: SectionGeometry.Placed, section: Int) -> UICollectionViewLayoutAttributes {
    let made = newAttributes
    made.indexPath = IndexPath(item: placed.item, section: section)
    made.representedElementKind = placed.kind
    made.representedElementCategory = placed.kind == nil ? .cell : .supplementaryView
    made.frame = inContent(placed.frame, section)
    made.selfSizing = placed.selfSizing
    made.zIndex = placed.zIndex
    if placed.isPinned, !isHorizontal, let view = host?.view {
      let visibleTop = view.contentOffset.y + view.adjustedContentInset.top
      let lowest = start(of: section) + geometries[section].height - placed.frame.height
      made.frame.origin.y = max(made.frame.minY, min(visibleTop, lowest))
      made.zIndex = max(1, placed.zIndex)
    }
    return made
  }

  /// Views at the border of an item.
  private func attached(_ item: SectionGeometry.Placed, section: Int) -> [UICollectionViewLayoutAttributes] {
    item.attached.map { view in
      let made = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: view.kind, with: IndexPath(item: item.item, section: section))
      made.frame = inContent(view.frame, section)
      made.zIndex = max(1, view.zIndex)
      return made
    }
  }

  private func inContent(_ frame: CGRect, _ section: Int) -> CGRect {
    let start = start(of: section)
    return frame.offsetBy(dx: isHorizontal ? start : 0, dy: isHorizontal ? 0 : start)
  }

  // MARK: Views of the layout's own

  func placeBackgrounds() {
    guard let view = host?.view else { return }
    let visible = view.bounds
    var wanted: [UICollectionViewLayoutAttributes] = []
    for (section, geometry) in geometries.enumerated() where !geometry.section.decorationItems.isEmpty {
      let whole = inContent(
        isHorizontal
          ? CGRect(x: 0, y: 0, width: geometry.height, height: visible.height)
          : CGRect(x: 0, y: 0, width: visible.width, height: geometry.height), section)
      for item in geometry.section.decorationItems {
        let insets = item.contentInsets
        let made = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
        made.frame = CGRect(
          x: whole.minX + insets.leading, y: whole.minY + insets.top,
          width: max(0, whole.width - insets.leading - insets.trailing),
          height: max(0, whole.height - insets.top - insets.bottom))
        made.zIndex = item.zIndex
        if made.frame.overlaps(visible) { wanted.append(made) }
      }
    }
    decorationViews.show(wanted, makers: decorations, in: view)
  }

  /// Lets sections that want it change how their visible views look.
  func tellVisibleItems() {
    guard let host else { return }
    let visible = host.view.bounds
    for (section, geometry) in geometries.enumerated() {
      guard let handler = geometry.section.visibleItemsInvalidationHandler else { continue }
      let shown = elements(in: visible).filter {
        $0.place.slot.section == section && $0.representedElementCategory != .decorationView
      }
      guard !shown.isEmpty else { continue }
      // The handler sees frames as they are in the section before it is scrolled across.
      for item in shown { item.frame = item.frame.offsetBy(dx: geometry.crossOffset, dy: 0) }
      let offset =
        geometry.section.isOrthogonal ? CGPoint(x: geometry.crossOffset - geometry.insets.leading, y: 0) : host.view.contentOffset
      let environment = LayoutEnvironment(size: container ?? visible.size, traits: host.view.traitCollection)
      handler(shown, offset, environment)
      for item in shown {
        item.frame = item.frame.offsetBy(dx: -geometry.crossOffset, dy: 0)
        host.placing.show(item)
      }
    }
  }

  // MARK: Scrolling across

  /// Scrolls an item's section across until the item is in view.
  func bringIntoView(_ slot: Slot, _ position: UICollectionView.ScrollPosition) {
    guard let host, slot.section < geometries.count else { return }
    let geometry = geometries[slot.section]
    guard geometry.section.isOrthogonal, let frame = geometry.item(slot.item)?.frame else { return }
    let width = host.view.bounds.width
    var offset = geometry.crossOffset
    if position.contains(.left) {
      offset += frame.minX - geometry.insets.leading
    } else if position.contains(.centeredHorizontally) {
      offset += frame.midX - width / 2
    } else if position.contains(.right) {
      offset += frame.maxX - width + geometry.insets.trailing
    } else if frame.minX < 0 {
      offset += frame.minX - geometry.insets.leading
    } else if frame.maxX > width {
      offset += frame.maxX - width + geometry.insets.trailing
    }
    if geometry.scrollAcross(to: offset, width: width) { host.setNeedsLayout() }
  }
}
