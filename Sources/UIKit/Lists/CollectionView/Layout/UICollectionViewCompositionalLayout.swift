import CellTrace
import CoreGraphics
import Foundation

/// Makes the layout of a section when it is needed.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  public override init() { super.init() }
  /// The direction in which sections follow each other.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What the insets of all sections count from, unless a section says something else.
  open var contentInsetsReference: UIContentInsetsReference = .safeArea
}

/// Sections one below the other, each laid out by its own description.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
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
    if isStale || container != host?.placing.layoutContainer(isHorizontal: isHorizontal) { rebuild() }
  }
  open override var collectionViewContentSize: CGSize {
    let length = globalHead + contentLength + globalFoot
    return isHorizontal
      ? CGSize(width: length, height: container?.height ?? 0) : CGSize(width: container?.width ?? 0, height: length)
  }
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
    supplementary(elementKind, indexPath)
  }
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let axes = originalAttributes.selfSizing
    // As long as the longest beside it: only what it asked for itself before can be compared.
    if axes.contains(.shared) {
      let slot = originalAttributes.place.slot
      let learnt = slot.section < geometries.count ? geometries[slot.section].learntSize(of: slot.item) : nil
      return axes.contains(.height) && learnt?.height != preferredAttributes.size.height
        || axes.contains(.width) && learnt?.width != preferredAttributes.size.width
    }
    func differ(_ first: CGFloat, _ second: CGFloat) -> Bool { HeightIndex.units(first) != HeightIndex.units(second) }
    return axes.contains(.height) && differ(preferredAttributes.size.height, originalAttributes.size.height)
      || axes.contains(.width) && differ(preferredAttributes.size.width, originalAttributes.size.width)
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

  // MARK: The engine's part; what it does is in the extensions

  let provider: UICollectionViewCompositionalLayoutSectionProvider
  var geometries: [SectionGeometry] = [] { didSet { changes.count += 1 } }
  var sectionLengths = HeightIndex(count: 0, height: 0) { didSet { changes.count += 1 } }
  var isStale = true
  var container: CGSize? { didSet { changes.count += 1 } }
  var pending: [ListDataChange] = []
  var globalHeights: [String: CGFloat] = [:]
  let decorationViews = DecorationViews()
  /// Room above the first section and below the last one.
  var edges: (top: CGFloat, bottom: CGFloat) = (0, 0) { didSet { changes.count += 1 } }
  let changes = LayoutChanges()
  override var placesStamp: LayoutChanges.WriteProvenance? {
    // A subclass may place as it likes, and what is at the edges of the whole layout can be changed behind its back.
    guard type(of: self) == UICollectionViewCompositionalLayout.self, configuration.boundarySupplementaryItems.isEmpty
    else { return nil }
    return changes.provenance
  }

  override func dataDidChange(_ change: ListDataChange) {
    isStale = true
    pending.append(change)
    super.dataDidChange(change)
  }

  override func placeDecorations() {
    placeBackgrounds()
    tellVisibleItems()
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

  override func isAttachedToItem(_ kind: String, section: Int) -> Bool {
    section < geometries.count && !geometries[section].boundaries.contains { $0.item.elementKind == kind }
      && globalItem(kind) == nil
  }

  override func isOfWholeList(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    super.isOfWholeList(attributes) || attributes.representedElementKind.map { globalItem($0) != nil } ?? false
  }

  override func scrollAcross(to slot: Slot, _ position: UICollectionView.ScrollPosition) { bringIntoView(slot, position) }

  override func scrollAcross(section: Int, by points: CGFloat, ends: Bool) -> Bool {
    guard section < geometries.count, let width = host?.view.bounds.width else { return false }
    let geometry = geometries[section]
    let wanted = geometry.crossOffset + points
    return geometry.scrollAcross(to: ends ? geometry.restingOffset(for: wanted, width: width) : wanted, width: width)
  }

  override func isOrthogonal(section: Int) -> Bool { section < geometries.count && geometries[section].section.isOrthogonal }
}
