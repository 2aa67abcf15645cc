import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// Says where everything in a collection is.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open func awakeFromNib() {}

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Attributes of the class that the layout names. Few have one of their own, and an object of a class that is known only by
  /// its name takes longer to make.
  var newAttributes: UICollectionViewLayoutAttributes {
    guard let named = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type,
      named != UICollectionViewLayoutAttributes.self
    else { return UICollectionViewLayoutAttributes() }
    return named.init()
  }

  /// The view the layout works for.
  open var collectionView: UICollectionView? { host?.view as? UICollectionView }

  /// Says which class the layout's own views of a kind have.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    let type = viewClass as? UICollectionReusableView.Type
    decorations[elementKind] = type.map { type in { ViewConstruction.make(type, frame: $0) } }
  }
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { nib in
      { frame in
        let view = nib.instantiate(withOwner: nil, options: nil).first as? UICollectionReusableView
        view?.frame = frame
        return view
      }
    }
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
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)?.copied()
  }
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)?.copied()
  }
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)?.copied()
  }
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)?.copied()
  }
  /// Not asked: which supplementary and decoration views there are is read from the attributes after every change.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
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

  // MARK: Items that a finger moves
  /// Where an item goes whose finger is at `position`: the list's own answer, unless a layout knows better.
  open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath
  {
    host?.moving.target(at: position).map { IndexPath($0) } ?? previousIndexPath
  }
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let made = layoutAttributesForItem(at: indexPath)?.copied() ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    made.center = position
    return made
  }
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Invalidation
  open func invalidateLayout() {
    needsPreparing = true
    if !isTold { host?.setNeedsLayout() }
  }
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.preferred == nil { invalidateLayout() } else { needsPreparing = true }
    if context.contentOffsetAdjustment != .zero { host?.layoutUpdates.adjustOffset(by: context.contentOffsetAdjustment) }
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
  /// Makes views of the layout's own, by their kinds.
  private(set) var decorations: [String: (CGRect) -> UICollectionReusableView?] = [:]
  private let ownViews = DecorationViews()
  private var needsPreparing = true
  /// While the list tells the layout of something that it will ask about at once.
  private var isTold = false
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
      let isResized = bounds.size != preparedBounds.size
      let isFirst = preparedBounds.isNull
      preparedBounds = bounds
      if isFirst {
        needsPreparing = true
      } else if shouldInvalidateLayout(forBoundsChange: bounds) {
        needsPreparing = true
        if isOfApp { tell { invalidateLayout(with: invalidationContext(forBoundsChange: bounds)) } }
      } else if isResized {
        needsPreparing = true
      }
    }
    guard needsPreparing else { return }
    needsPreparing = false
    tell { prepare() }
    // What a layout sets of its own while it prepares, as an item size that follows the width, holds for this very pass and asks
    // for no other one; it is set anew each time and would ask for ever.
    guard needsPreparing else { return }
    tell { prepare() }
    needsPreparing = false
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
  var placesStamp: LayoutChanges.WriteProvenance? { nil }

  /// The data changed: what was learnt about sizes moves with the items.
  func dataDidChange(_ change: ListDataChange) {
    needsPreparing = true
    guard isOfApp else { return }
    let context = makeContext()
    context.invalidateDataSourceCounts = true
    if case .reload = change { context.invalidateEverything = true }
    tell { invalidateLayout(with: context) }
  }

  /// Whether the layout is a class of the app: only those have something of their own to do when they are told.
  private(set) lazy var isOfApp = TypeModules.name(of: type(of: self)) != "UIKit"

  private func tell(_ body: () -> Void) {
    let outer = isTold
    isTold = true
    body()
    isTold = outer
  }

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
    guard !decorations.isEmpty, let view = host?.view else { return }
    let wanted = layoutAttributesForElements(in: view.bounds) ?? []
    ownViews.show(wanted.filter { $0.representedElementCategory == .decorationView }, makers: decorations, in: view)
  }

  /// Whether views of a kind belong to items and go where those go; otherwise they belong to their section.
  func isAttachedToItem(_ kind: String, section: Int) -> Bool { false }

  /// Whether a view belongs to no section and stays where sections come and go: its index path has one index.
  func isOfWholeList(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory == .supplementaryView && attributes.indexPath.count == 1
  }

  /// Brings an item of a section that scrolls across into view.
  func scrollAcross(to slot: Slot, _ position: UICollectionView.ScrollPosition) {}

  /// Scrolls a section across; at the end of a drag it comes to rest where the section wants. True if it moved.
  func scrollAcross(section: Int, by points: CGFloat, ends: Bool) -> Bool { false }

  /// Whether a section scrolls across.
  func isOrthogonal(section: Int) -> Bool { false }

  /// Separators and other things around a row that the layout draws.
  func decoration(at place: ListPlace) -> RowDecoration { RowDecoration() }
}

/// What happened to the data a layout arranges.
enum ListDataChange {
  /// Everything may be different.
  case reload
  /// Items moved as the map says.
  case update(IndexMap)
}
