import CellTrace
import CoreGraphics
import Foundation

/// Makes the layout of a section when it is needed.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  public override init() { super.init() }
  open var interSectionSpacing: CGFloat = 0
  /// What the insets of all sections count from, unless a section says something else.
  open var contentInsetsReference: UIContentInsetsReference = .safeArea
}

/// Sections one below the other, each laid out by its own description.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }
  public required init?(coder: NSCoder) { nil }

  /// A layout whose sections are all lists of one configuration.
  open class func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  // MARK: UICollectionViewLayout

  open override func prepare() {
    super.prepare()
    if isStale || width != host?.view.bounds.width { rebuild() }
  }
  open override var collectionViewContentSize: CGSize { CGSize(width: width ?? 0, height: contentHeight) }
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect)
  }
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let slot = indexPath.slot, slot.section < geometries.count,
      let placed = geometries[slot.section].item(slot.item)
    else { return nil }
    return attributes(placed, section: slot.section)
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = indexPath.first, section < geometries.count,
      let placed = geometries[section].boundaryPlaces.first(where: { $0.kind == elementKind })
    else { return nil }
    return attributes(placed, section: section)
  }
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    originalAttributes.selfSizing.contains(.height)
      && HeightIndex.units(preferredAttributes.size.height) != HeightIndex.units(originalAttributes.size.height)
  }
  open override func invalidateLayout() {
    isStale = true
    super.invalidateLayout()
  }
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    if let preferred = context.preferred { take(preferred) }
  }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  // MARK: The engine's part

  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var geometries: [SectionGeometry] = []
  private var sectionHeights = HeightIndex(count: 0, height: 0)
  private var isStale = true
  private var width: CGFloat?
  private var pending: [ListDataChange] = []

  private var contentHeight: CGFloat {
    edges.top + edges.bottom
      + (geometries.isEmpty ? 0 : HeightIndex.points(sectionHeights.total) - configuration.interSectionSpacing)
  }

  /// Room above the first section and below the last one.
  var edges: (top: CGFloat, bottom: CGFloat) = (0, 0)

  private func top(of section: Int) -> CGFloat { edges.top + HeightIndex.points(sectionHeights.start(of: section)) }

  override func dataDidChange(_ change: ListDataChange) {
    super.dataDidChange(change)
    isStale = true
    pending.append(change)
  }

  /// Asks for every section anew and keeps what was learnt about the heights of items that are still there.
  private func rebuild() {
    guard let host else { return }
    let newWidth = host.view.bounds.width
    var old = newWidth == width ? geometries : []
    var changes = pending
    if changes.contains(where: { if case .reload = $0 { true } else { false } }) {
      changes = []
      old = []
    }
    pending = []
    isStale = false
    width = newWidth
    let container = CGSize(width: newWidth, height: host.view.bounds.height)
    let environment = LayoutEnvironment(size: container, traits: host.view.traitCollection)
    let maps = changes.compactMap { change in if case .update(let map) = change { map } else { nil } }
    let known = old
    geometries = host.counts.enumerated().map { section, count in
      guard let description = provider(section, environment) else {
        raise("LAYOUT", ListTexts.noSection)
      }
      guard !known.isEmpty else {
        return SectionGeometry(description, itemCount: count, container: container, margins: margins(of: description))
      }
      let boundaries = UICollectionViewCompositionalLayout.origin(of: section, maps).flatMap { origin in
        origin < known.count ? known[origin].learntBoundaries : nil
      }
      return SectionGeometry(
        description, itemCount: count, container: container, margins: margins(of: description),
        learnt: { item in
          guard let slot = UICollectionViewCompositionalLayout.origin(of: Slot(section: section, item: item), maps),
            slot.section < known.count
          else { return nil }
          return known[slot.section].learntHeight(of: slot.item)
        }, boundaries: boundaries ?? [:])
    }
    sectionHeights = HeightIndex(ContiguousArray(geometries.map(sectionUnits)))
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

  private func take(_ preferred: UICollectionViewLayoutAttributes) {
    let place = preferred.place
    guard place.slot.section < geometries.count else { return }
    let geometry = geometries[place.slot.section]
    if geometry.setHeight(preferred.size.height, of: place) { sectionHeights[place.slot.section] = sectionUnits(geometry) }
  }

  private func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard !geometries.isEmpty else { return [] }
    var result: [UICollectionViewLayoutAttributes] = []
    var section = sectionHeights.row(at: HeightIndex.units(rect.minY - edges.top))
    while section < geometries.count {
      let top = self.top(of: section)
      if top >= rect.maxY { break }
      let geometry = geometries[section]
      result += (geometry.boundaryPlaces + geometry.items(in: (rect.minY - top)...(rect.maxY - top)))
        .map { attributes($0, section: section) }
        .filter { $0.frame.overlaps(rect) }
      section += 1
    }
    return result
  }

  private let decorationViews = DecorationViews()

  override func placeDecorations() {
    guard let view = host?.view else { return }
    let visible = view.bounds
    var wanted: [DecorationViews.Wanted] = []
    for (section, geometry) in geometries.enumerated() where !geometry.section.decorationItems.isEmpty {
      let top = self.top(of: section)
      for item in geometry.section.decorationItems {
        let insets = item.contentInsets
        let frame = CGRect(
          x: insets.leading, y: top + insets.top, width: max(0, visible.width - insets.leading - insets.trailing),
          height: max(0, geometry.height - insets.top - insets.bottom))
        if frame.overlaps(visible) { wanted.append(.init(section: section, item: item, frame: frame)) }
      }
    }
    decorationViews.show(wanted, classes: decorationClasses, in: view)
  }

  private func attributes(_ placed: SectionGeometry.Placed, section: Int) -> UICollectionViewLayoutAttributes {
    let made =
      (type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self)
      .init()
    made.indexPath = IndexPath(item: placed.item, section: section)
    made.representedElementKind = placed.kind
    made.representedElementCategory = placed.kind == nil ? .cell : .supplementaryView
    let top = self.top(of: section)
    made.frame = placed.frame.offsetBy(dx: 0, dy: top)
    made.selfSizing = placed.selfSizing
    if placed.isPinned, let view = host?.view {
      let visibleTop = view.contentOffset.y + view.adjustedContentInset.top
      let lowest = top + geometries[section].height - placed.frame.height
      made.frame.origin.y = max(made.frame.minY, min(visibleTop, lowest))
      made.zIndex = 1
    }
    return made
  }

  override func swipeProvider(
    _ edge: CellTrace.Edge, section: Int
  ) -> UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider? {
    guard let list = list(section) else { return nil }
    switch edge {
    case .leading: return list.leadingSwipeActionsConfigurationProvider
    case .trailing: return list.trailingSwipeActionsConfigurationProvider
    }
  }

  private func list(_ section: Int) -> UICollectionLayoutListConfiguration? {
    section < geometries.count ? geometries[section].section.list : nil
  }

  override func firstItemIsHeader(section: Int) -> Bool { list(section)?.headerMode == .firstItemInSection }

  override func listEnvironment(section: Int) -> UIListEnvironment {
    switch list(section)?.appearance {
    case .plain?: .plain
    case .grouped?: .grouped
    case .insetGrouped?: .insetGrouped
    case .sidebar?: .sidebar
    case .sidebarPlain?: .sidebarPlain
    case nil: .none
    }
  }

  override func decoration(at place: ListPlace) -> RowDecoration {
    let slot = place.slot
    guard place.kind == nil, let list = list(slot.section) else { return RowDecoration() }
    return RowDecoration(list, slot, itemCount: geometries[slot.section].itemCount)
  }
}
