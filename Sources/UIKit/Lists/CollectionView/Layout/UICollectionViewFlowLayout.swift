import CellTrace
import CoreGraphics
import Foundation

/// Lines of items, each line as tall as its tallest item. Scrolling horizontally, lines are columns.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Says that items size themselves.
  public nonisolated class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  open var estimatedItemSize: CGSize = .zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  open var headerReferenceSize: CGSize = .zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var footerReferenceSize: CGSize = .zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  open var sectionInset: UIEdgeInsets = .zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// What section insets count from.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }
  open var sectionInsetReference: SectionInsetReference = .fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  // MARK: UICollectionViewLayout

  open override func prepare() {
    super.prepare()
    arrange()
  }
  open override var collectionViewContentSize: CGSize { contentSize }
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let low = axis.start(of: rect)
    let high = axis.end(of: rect)
    return sections.filter { $0.start < high && $0.end > low }.flatMap { section -> [UICollectionViewLayoutAttributes] in
      var result = section.boundaries.map { pinned($0, in: section) }
      var line = section.firstLine(endingAfter: low)
      while line < section.lines.count, section.lines[line].start < high {
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
    guard let index = indexPath.first, index < sections.count else { return nil }
    let section = sections[index]
    if let boundary = section.boundaries.first(where: { $0.representedElementKind == elementKind }) {
      return pinned(boundary, in: section)
    }
    // A section without a header has one of no size, where it would be.
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: return boundary(elementKind, index, at: section.start, length: 0, across: 0)
    case UICollectionView.elementKindSectionFooter: return boundary(elementKind, index, at: section.end, length: 0, across: 0)
    default: return nil
    }
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
    var start: CGFloat
    var end: CGFloat
    var items: Range<Int>
  }

  private struct Section {
    var start: CGFloat
    var end: CGFloat = 0
    var lines: [Line] = []
    var items: [UICollectionViewLayoutAttributes] = []
    var boundaries: [UICollectionViewLayoutAttributes] = []

    func firstLine(endingAfter position: CGFloat) -> Int {
      var low = 0
      var high = lines.count
      while low < high {
        let middle = (low + high) / 2
        if lines[middle].end > position { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }

  private var sections: [Section] = []
  private var contentSize: CGSize = .zero
  private var preferredSizes: [Slot: CGSize] = [:]

  override func dataDidChange(_ change: ListDataChange) {
    defer { super.dataDidChange(change) }
    switch change {
    case .reload: preferredSizes = [:]
    case .update(let map):
      preferredSizes = Dictionary(
        preferredSizes.compactMap { slot, size in map.newSlot(of: slot).map { ($0, size) } }
      ) { first, _ in first }
    }
  }

  private var axis: FlowAxis { FlowAxis(isVertical: scrollDirection == .vertical) }

  private func arrange() {
    guard let host, let view = collectionView else { return }
    // Who prepares the layout of a list that has not counted has it count: a change afterwards has counts to begin with (BAT-05).
    host.loadIfNeeded()
    let axis = axis
    let sizes = OptionalMethods.completed(view.delegate as? any UICollectionViewDelegateFlowLayout)
    let across = axis.across(view.bounds.inset(by: view.adjustedContentInset).size)
    var position: CGFloat = 0
    sections = host.counts.enumerated().map { index, count in
      var section = Section(start: position)
      let inset = referenced(sizes?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset, view)
      let header = sizes?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index) ?? headerReferenceSize
      position = add(header, UICollectionView.elementKindSectionHeader, index, across, position, &section)
      position += axis.leading(inset)
      position = fill(&section, index, count, position, inset, across, sizes, view)
      position += axis.trailing(inset)
      let footer = sizes?.collectionView(view, layout: self, referenceSizeForFooterInSection: index) ?? footerReferenceSize
      position = add(footer, UICollectionView.elementKindSectionFooter, index, across, position, &section)
      section.end = position
      return section
    }
    contentSize = axis.size(along: position, across: across)
  }

  /// A section's insets with what they count from.
  private func referenced(_ insets: UIEdgeInsets, _ view: UICollectionView) -> UIEdgeInsets {
    let more: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return insets
    case .fromSafeArea: more = view.safeAreaInsets
    case .fromLayoutMargins: more = view.layoutMargins
    }
    return UIEdgeInsets(top: insets.top, left: insets.left + more.left, bottom: insets.bottom, right: insets.right + more.right)
  }

  private func add(
    _ size: CGSize, _ kind: String, _ index: Int, _ across: CGFloat, _ position: CGFloat, _ section: inout Section
  ) -> CGFloat {
    let length = axis.along(size)
    guard length > 0 else { return position }
    section.boundaries.append(boundary(kind, index, at: position, length: length, across: across))
    return position + length
  }

  private func boundary(
    _ kind: String, _ index: Int, at position: CGFloat, length: CGFloat, across: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    let attributes = make(.init(item: 0, section: index))
    attributes.representedElementKind = kind
    attributes.representedElementCategory = .supplementaryView
    attributes.frame = axis.rect(along: position, across: 0, size: axis.size(along: length, across: across))
    return attributes
  }

  private func fill(
    _ section: inout Section, _ index: Int, _ count: Int, _ start: CGFloat, _ inset: UIEdgeInsets, _ whole: CGFloat,
    _ sizes: (any UICollectionViewDelegateFlowLayout)?, _ view: UICollectionView
  ) -> CGFloat {
    let axis = axis
    let spacing = sizes?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index) ?? minimumInteritemSpacing
    let lineSpacing = sizes?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index) ?? minimumLineSpacing
    let room = whole - axis.before(inset) - axis.after(inset)
    var position = start
    var first = 0
    while first < count {
      var used: CGFloat = 0
      var length: CGFloat = 0
      var next = first
      var lineSizes: [CGSize] = []
      while next < count {
        let size = size(of: Slot(section: index, item: next), sizes, view)
        if next > first, used + spacing + axis.across(size) > room + 0.001 { break }
        used += (next > first ? spacing : 0) + axis.across(size)
        length = max(length, axis.along(size))
        lineSizes.append(size)
        next += 1
      }
      // A full line is justified; the last one keeps the gaps of a full line, as far as one can tell.
      let gap = next < count && lineSizes.count > 1 ? spacing + (room - used) / CGFloat(lineSizes.count - 1) : spacing
      // One item of a full line stands in the middle.
      var across = axis.before(inset) + (next < count && lineSizes.count == 1 ? max(0, (room - used) / 2) : 0)
      for (offset, size) in lineSizes.enumerated() {
        let attributes = make(IndexPath(item: first + offset, section: index))
        attributes.frame = axis.rect(along: position + (length - axis.along(size)) / 2, across: across, size: size)
        attributes.selfSizing = estimatedItemSize == .zero ? [] : [.width, .height]
        section.items.append(attributes)
        across += axis.across(size) + gap
      }
      section.lines.append(Line(start: position, end: position + length, items: first..<next))
      position += length + (next < count ? lineSpacing : 0)
      first = next
    }
    return position
  }

  /// A header or footer where it is seen: at the border of the screen while its section is, if it is to stay there.
  private func pinned(_ boundary: UICollectionViewLayoutAttributes, in section: Section) -> UICollectionViewLayoutAttributes {
    let isHeader = boundary.representedElementKind == UICollectionView.elementKindSectionHeader
    guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds, let view = collectionView else {
      return boundary
    }
    let axis = axis
    let seen = view.bounds.inset(by: view.adjustedContentInset)
    let moved = boundary.copied()
    let length = axis.along(moved.size)
    let others = section.boundaries.filter { $0 !== boundary }.reduce(CGFloat(0)) { $0 + axis.along($1.size) }
    let own = axis.start(of: boundary.frame)
    let place =
      isHeader
      ? max(own, min(axis.start(of: seen), section.end - others - length))
      : min(own, max(axis.end(of: seen) - length, section.start + others))
    moved.frame = axis.rect(along: place, across: axis.acrossStart(of: boundary.frame), size: boundary.size)
    moved.zIndex = 10
    return moved
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
    let made = newAttributes
    made.indexPath = indexPath
    return made
  }
}
