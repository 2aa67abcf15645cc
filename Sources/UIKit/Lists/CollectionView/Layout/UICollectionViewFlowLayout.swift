import CellTrace
import CoreGraphics
import Foundation

/// Lines of items, each line as tall as its tallest item; scrolls vertically.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Says that items size themselves.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize: CGSize = .zero { didSet { invalidateLayout() } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var headerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
  open var footerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
  open var sectionInset: UIEdgeInsets = .zero { didSet { invalidateLayout() } }

  // MARK: UICollectionViewLayout

  open override func prepare() {
    super.prepare()
    arrange()
  }
  open override var collectionViewContentSize: CGSize { contentSize }
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    sections.filter { $0.top < rect.maxY && $0.bottom > rect.minY }.flatMap { section -> [UICollectionViewLayoutAttributes] in
      var result = section.boundaries
      var line = section.firstLine(endingAfter: rect.minY)
      while line < section.lines.count, section.lines[line].top < rect.maxY {
        result += section.lines[line].items.map { section.items[$0] }
        line += 1
      }
      return result.filter { $0.frame.overlaps(rect) }
    }
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let slot = indexPath.slot, slot.section < sections.count, slot.item < sections[slot.section].items.count else {
      return nil
    }
    return sections[slot.section].items[slot.item]
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = indexPath.first, section < sections.count else { return nil }
    return sections[section].boundaries.first { $0.representedElementKind == elementKind }
  }
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    !originalAttributes.selfSizing.isEmpty && preferredAttributes.size != originalAttributes.size
  }
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if let preferred = context.preferred { preferredSizes[preferred.place.slot] = preferred.size }
  }

  // MARK: Lines

  private struct Line {
    var top: CGFloat
    var bottom: CGFloat
    var items: Range<Int>
  }

  private struct Section {
    var top: CGFloat
    var bottom: CGFloat = 0
    var lines: [Line] = []
    var items: [UICollectionViewLayoutAttributes] = []
    var boundaries: [UICollectionViewLayoutAttributes] = []

    func firstLine(endingAfter y: CGFloat) -> Int {
      var low = 0
      var high = lines.count
      while low < high {
        let middle = (low + high) / 2
        if lines[middle].bottom > y { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }

  private var sections: [Section] = []
  private var contentSize: CGSize = .zero
  private var preferredSizes: [Slot: CGSize] = [:]

  override func dataDidChange(_ change: ListDataChange) {
    super.dataDidChange(change)
    switch change {
    case .reload: preferredSizes = [:]
    case .update(let map):
      preferredSizes = Dictionary(
        preferredSizes.compactMap { slot, size in map.newSlot(of: slot).map { ($0, size) } }
      ) { first, _ in first }
    }
  }

  private func arrange() {
    guard let host, let view = collectionView else { return }
    let sizes = view.delegate as? any UICollectionViewDelegateFlowLayout
    let width = view.bounds.width - view.adjustedContentInset.left - view.adjustedContentInset.right
    var y: CGFloat = 0
    sections = host.counts.enumerated().map { index, count in
      var section = Section(top: y)
      let inset = sizes?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
      let header = sizes?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index) ?? headerReferenceSize
      y = add(header, UICollectionView.elementKindSectionHeader, index, width, y, &section)
      y += inset.top
      let spacing =
        sizes?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index) ?? minimumInteritemSpacing
      let lineSpacing = sizes?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index) ?? minimumLineSpacing
      y = fill(&section, index, count, y, left: inset.left, width - inset.left - inset.right, spacing, lineSpacing, sizes, view)
      y += inset.bottom
      let footer = sizes?.collectionView(view, layout: self, referenceSizeForFooterInSection: index) ?? footerReferenceSize
      y = add(footer, UICollectionView.elementKindSectionFooter, index, width, y, &section)
      section.bottom = y
      return section
    }
    contentSize = CGSize(width: width, height: y)
  }

  private func add(
    _ size: CGSize, _ kind: String, _ index: Int, _ width: CGFloat, _ y: CGFloat, _ section: inout Section
  ) -> CGFloat {
    guard size.height > 0 else { return y }
    let attributes = make(.init(item: 0, section: index))
    attributes.representedElementKind = kind
    attributes.representedElementCategory = .supplementaryView
    attributes.frame = CGRect(x: 0, y: y, width: width, height: size.height)
    section.boundaries.append(attributes)
    return y + size.height
  }

  private func fill(
    _ section: inout Section, _ index: Int, _ count: Int, _ start: CGFloat, left: CGFloat, _ width: CGFloat,
    _ spacing: CGFloat, _ lineSpacing: CGFloat, _ sizes: (any UICollectionViewDelegateFlowLayout)?, _ view: UICollectionView
  ) -> CGFloat {
    var y = start
    var first = 0
    while first < count {
      var used: CGFloat = 0
      var height: CGFloat = 0
      var next = first
      var lineSizes: [CGSize] = []
      while next < count {
        let size = size(of: Slot(section: index, item: next), sizes, view)
        if next > first, used + spacing + size.width > width + 0.001 { break }
        used += (next > first ? spacing : 0) + size.width
        height = max(height, size.height)
        lineSizes.append(size)
        next += 1
      }
      // A full line is justified; the last one keeps the gaps of a full line, as far as one can tell.
      let gap = next < count && lineSizes.count > 1 ? spacing + (width - used) / CGFloat(lineSizes.count - 1) : spacing
      var x = left
      for (offset, size) in lineSizes.enumerated() {
        let attributes = make(IndexPath(item: first + offset, section: index))
        attributes.frame = CGRect(x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height)
        attributes.selfSizing = estimatedItemSize == .zero ? [] : [.width, .height]
        section.items.append(attributes)
        x += size.width + gap
      }
      section.lines.append(Line(top: y, bottom: y + height, items: first..<next))
      y += height + (next < count ? lineSpacing : 0)
      first = next
    }
    return y
  }

  private func size(
    of slot: Slot, _ sizes: (any UICollectionViewDelegateFlowLayout)?, _ view: UICollectionView
  ) -> CGSize {
    if estimatedItemSize != .zero {
      if let learnt = preferredSizes[slot] { return learnt }
      return estimatedItemSize == UICollectionViewFlowLayout.automaticSize ? itemSize : estimatedItemSize
    }
    return sizes?.collectionView(view, layout: self, sizeForItemAt: IndexPath(slot)) ?? itemSize
  }

  private func make(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let type = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let made = (type ?? UICollectionViewLayoutAttributes.self).init()
    made.indexPath = indexPath
    return made
  }
}
