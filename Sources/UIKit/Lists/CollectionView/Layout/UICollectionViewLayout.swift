import CellTrace
import CoreGraphics
import Foundation

/// What a layout shall compute anew.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  public required override init() { super.init() }

  open internal(set) var invalidateEverything = false
  open internal(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  /// The size a view asked for, if that is why.
  var preferred: UICollectionViewLayoutAttributes?
}

/// Says where everything in a collection is.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// The view the layout works for.
  open var collectionView: UICollectionView? { host?.view as? UICollectionView }

  /// Says which class the layout's own views of a kind have.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  // MARK: Overridden by layouts
  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  // MARK: Changes of the data, rotation, another layout (called by the engine; what they return animates, and ends at once)
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForItem(at: itemIndexPath)?.copied()
  }
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForItem(at: itemIndexPath)?.copied()
  }
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  /// Where scrolling shall come to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Where the content shall stand after a change of the data or of the layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Invalidation
  open func invalidateLayout() {
    needsPreparing = true
    host?.setNeedsLayout()
  }
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.preferred == nil { invalidateLayout() } else { needsPreparing = true }
  }
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.preferred = preferredAttributes
    if originalAttributes.representedElementCategory == .cell { context.invalidateItems(at: [originalAttributes.indexPath]) }
    return context
  }
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  // MARK: The engine's part

  weak var host: ListHost?
  private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  private let ownViews = DecorationViews()
  private var needsPreparing = true
  private var preparedBounds = CGRect.null

  private func makeContext() -> UICollectionViewLayoutInvalidationContext {
    guard let type = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
      return UICollectionViewLayoutInvalidationContext()
    }
    return type.init()
  }

  /// Prepares if something was invalidated, or the visible area changed in a way the layout depends on.
  func prepareIfNeeded() {
    if let bounds = host?.view.bounds, bounds != preparedBounds {
      if preparedBounds.isNull || bounds.width != preparedBounds.width || shouldInvalidateLayout(forBoundsChange: bounds) {
        needsPreparing = true
      }
      preparedBounds = bounds
    }
    guard needsPreparing else { return }
    needsPreparing = false
    prepare()
  }

  /// The attributes of one place.
  func attributes(at place: ListPlace) -> UICollectionViewLayoutAttributes? {
    let indexPath = IndexPath(place.slot)
    guard let kind = place.kind else {
      guard host?.exists(place.slot) ?? false else { return nil }
      return layoutAttributesForItem(at: indexPath)
    }
    return layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Another value whenever places may have changed for another reason than the list's bounds and insets; nil for layouts of
  /// which nobody knows that: they are asked each time.
  var placesStamp: Int? { nil }

  /// The data changed: what was learnt about sizes moves with the items.
  func dataDidChange(_ change: ListDataChange) { needsPreparing = true }

  /// The app's provider of swipe actions, if the section has one.
  func swipeProvider(
    _ edge: CellTrace.Edge, section: Int
  ) -> UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider? { nil }

  /// Whether the first item of a section is styled as its header.
  func firstItemIsHeader(section: Int) -> Bool { false }

  /// The kind of list a section is, as cells see it in their traits.
  func listEnvironment(section: Int) -> UIListEnvironment { .none }

  /// Puts the layout's own views where they belong, after everything else has its place.
  func placeDecorations() {
    guard !decorationClasses.isEmpty, let view = host?.view else { return }
    let wanted = layoutAttributesForElements(in: view.bounds) ?? []
    ownViews.show(wanted.filter { $0.representedElementCategory == .decorationView }, classes: decorationClasses, in: view)
  }

  /// Whether views of a kind belong to items and go where those go; otherwise they belong to their section.
  func isAttachedToItem(_ kind: String, section: Int) -> Bool { false }

  /// Brings an item of a section that scrolls across into view.
  func scrollAcross(to slot: Slot, _ position: UICollectionView.ScrollPosition) {}

  /// Scrolls a section across; at the end of a drag it comes to rest where the section wants. True if it moved.
  func scrollAcross(section: Int, by points: CGFloat, ends: Bool) -> Bool { false }

  /// Whether a section scrolls across.
  func isOrthogonal(section: Int) -> Bool { false }

  /// Separators and other things around a row that the layout draws.
  func decoration(at place: ListPlace) -> RowDecoration { RowDecoration() }
}

/// One change of the data, as a layout hears of it.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }
  public let indexPathBeforeUpdate: IndexPath?
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, before: Slot?, after: Slot?) {
    updateAction = action
    indexPathBeforeUpdate = before.map { IndexPath($0) }
    indexPathAfterUpdate = after.map { IndexPath($0) }
    super.init()
  }
}

/// What happened to the data a layout arranges.
enum ListDataChange {
  /// Everything may be different.
  case reload
  /// Items moved as the map says.
  case update(IndexMap)
}
