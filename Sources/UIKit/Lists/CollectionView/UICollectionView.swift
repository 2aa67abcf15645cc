import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// A scrolling collection of cells that a layout arranges and a data source fills.
///
/// Members that apps may override stand here; what they do is in ``ListHost`` and in the extensions by topic.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    // As a phone says it.
    precondition(!(layout is MissingLayout), "UICollectionView must be initialized with a non-nil layout parameter")
    firstLayout = layout
    super.init(frame: frame)
  }
  /// What `init()` of a subclass comes to: one that makes its layout itself overrides the initialiser that this calls.
  @available(*, unavailable, message: "Use init(frame:collectionViewLayout:)")
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: MissingLayout())
  }
  public required init?(coder: NSCoder) {
    firstLayout = coder.nibObject("collectionViewLayout") as? UICollectionViewLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    takeValues(from: coder, as: UICollectionView.self)
  }
  open override dynamic func touchesShouldCancel(in view: UIView) -> Bool { super.touchesShouldCancel(in: view) }
  open override dynamic var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  open override dynamic var contentSize: CGSize {
    get { super.contentSize }
    set { super.contentSize = newValue }
  }
  open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  open override dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }

  // MARK: Partners
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      OptionalMethods.adopt(dataSource, [.collectionSource])
      dataSource = OptionalMethods.completed(dataSource)
      diffable = dataSource as? any DiffableListSource
      if oldValue !== dataSource { host.setNeedsReload() }
    }
  }
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { OptionalMethods.completed((self as UIScrollView).delegate as? any UICollectionViewDelegate) }
    set {
      OptionalMethods.adopt(newValue, [.collectionDelegate, .collectionFlow, .scrolling])
      (self as UIScrollView).delegate = newValue
    }
  }
  /// Hears which items are likely to be needed soon (LC-13).
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet {
      OptionalMethods.adopt(prefetchDataSource, [.collectionPrefetching])
      prefetchDataSource = OptionalMethods.completed(prefetchDataSource)
    }
  }
  /// Whether cells may be prepared before they are needed.
  open var isPrefetchingEnabled = true

  // MARK: Layout
  open var collectionViewLayout: UICollectionViewLayout {
    get { host.layout }
    set { use(newValue) }
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    use(layout)
    host.layoutUpdates.settleOffset()
    if let completion { ListChanges.later(animated, "layout change") { completion(true) } }
  }
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
  open override func layoutSubviews() {
    super.layoutSubviews()
    host.pass.run()
    collectionViewLayout.placeDecorations()
    placeBackground()
  }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  // MARK: Data
  open var numberOfSections: Int {
    host.loadIfNeeded()
    return host.counts.count
  }
  open func numberOfItems(inSection section: Int) -> Int {
    host.loadIfNeeded()
    return section < host.counts.count ? host.counts[section] : 0
  }
  open func reloadData() {
    MainThreadRule.note("reloadData()", of: self)
    host.setNeedsReload()
  }
  open var hasUncommittedUpdates: Bool { host.changes.batch != nil || !host.placeholders.isEmpty }

  // MARK: Cells
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    host.noteUse(of: indexPath, by: "cellForItem(at:)")
    return indexPath.slot.flatMap { host.live.cell(at: $0) } as? UICollectionViewCell
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { host.live.slot(of: cell).map { IndexPath($0) } }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { itemPath(at: point) }
  open var visibleCells: [UICollectionViewCell] { host.live.displayed.compactMap { $0.view as? UICollectionViewCell } }
  open var indexPathsForVisibleItems: [IndexPath] { host.live.displayed.map { IndexPath($0.slot) } }
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    indexPath.slot.flatMap { host.live[ListPlace(kind: elementKind, slot: $0)]?.view } as? UICollectionReusableView
  }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    supplementaries(elementKind).compactMap { $0.view as? UICollectionReusableView }
  }
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    host.live.entries.first { $0.value.view === supplementaryView && $0.key.kind != nil }.map { IndexPath($0.key.slot) }
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    supplementaries(elementKind).map { IndexPath($0.slot) }
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    host.loadIfNeeded()
    host.noteUse(of: indexPath, by: "layoutAttributesForItem(at:)")
    host.layout.prepareIfNeeded()
    return host.layout.layoutAttributesForItem(at: indexPath)
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    host.loadIfNeeded()
    host.layout.prepareIfNeeded()
    return host.layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Registering and dequeuing
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registry.register(cellClass, .init(kind: ReusePool.Key.cellKind, identifier: identifier))
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    registry.register(viewClass, .init(kind: elementKind, identifier: identifier))
  }
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registry.register(nib, .init(kind: ReusePool.Key.cellKind, identifier: identifier))
  }
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    registry.register(nib, .init(kind: kind, identifier: identifier))
  }
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    dequeueCell(identifier, indexPath)
  }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementary(elementKind, identifier, indexPath)
  }

  // MARK: Changing items
  open func insertSections(_ sections: IndexSet) { host.changes.change { $0.insertedSections.formUnion(sections) } }
  open func deleteSections(_ sections: IndexSet) { host.changes.change { $0.deletedSections.formUnion(sections) } }
  open func reloadSections(_ sections: IndexSet) { host.changes.change { $0.reloadedSections.formUnion(sections) } }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    host.changes.change { $0.movedSections.append((section, newSection)) }
  }
  open func insertItems(at indexPaths: [IndexPath]) { host.changes.change { $0.insertedItems += indexPaths.compactMap(\.slot) } }
  open func deleteItems(at indexPaths: [IndexPath]) {
    for indexPath in indexPaths { host.noteUse(of: indexPath, by: "deleteItems(at:)") }
    host.changes.change { $0.deletedItems += indexPaths.compactMap(\.slot) }
  }
  open func reloadItems(at indexPaths: [IndexPath]) {
    for indexPath in indexPaths { host.noteUse(of: indexPath, by: "reloadItems(at:)") }
    host.changes.change { $0.reloadedItems += indexPaths.compactMap(\.slot) }
  }
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    for indexPath in indexPaths { host.noteUse(of: indexPath, by: "reconfigureItems(at:)") }
    host.changes.change { $0.reconfiguredItems += indexPaths.compactMap(\.slot) }
  }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let from = indexPath.slot, let to = newIndexPath.slot else { return }
    host.noteUse(of: indexPath, by: "moveItem(at:to:)")
    host.changes.change { $0.movedItems.append((from, to)) }
  }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    host.changes.performBatch(updates, completion)
  }

  // MARK: Selection
  open var allowsSelection = true { didSet { host.selection.dropDisallowed() } }
  open var allowsMultipleSelection = false { didSet { host.selection.dropDisallowed() } }
  open var allowsSelectionDuringEditing = false { didSet { host.selection.dropDisallowed() } }
  open var allowsMultipleSelectionDuringEditing = false { didSet { host.selection.dropDisallowed() } }
  open var allowsFocus = true
  open var allowsFocusDuringEditing = true
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  open var indexPathsForSelectedItems: [IndexPath]? { host.selection.slots.map { IndexPath($0) } }
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {
    if let indexPath { host.noteUse(of: indexPath, by: "selectItem(at:animated:scrollPosition:)") }
    select(indexPath, animated, scrollPosition)
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    host.noteUse(of: indexPath, by: "deselectItem(at:animated:)")
    deselect(indexPath)
  }

  // MARK: Editing and scrolling
  open var isEditing = false { didSet { if oldValue != isEditing { editingDidChange() } } }
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool) {
    host.noteUse(of: indexPath, by: "scrollToItem(at:at:animated:)")
    scroll(to: indexPath, scrollPosition, animated)
  }

  // MARK: Moving
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { indexPath.slot.map(host.moving.begin) ?? false }
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { host.moving.update(to: targetPosition) }
  open func endInteractiveMovement() { host.moving.end() }
  open func cancelInteractiveMovement() { host.moving.cancel() }
  /// The data source was asked to move an item and has no method for it.
  var lacksMoveMethod = false

  // MARK: Drag and drop
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet {
      OptionalMethods.adopt(dragDelegate, [.collectionDrag])
      dragDelegate = OptionalMethods.completed(dragDelegate)
    }
  }
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet {
      OptionalMethods.adopt(dropDelegate, [.collectionDrop])
      dropDelegate = OptionalMethods.completed(dropDelegate)
    }
  }
  open var dragInteractionEnabled = true
  /// Kept: no drag rests on a cell (FOC-04).
  open var isSpringLoaded = false
  open var hasActiveDrag: Bool { activeDrag != nil }
  open var hasActiveDrop: Bool { activeDrag != nil && dropDelegate != nil }
  open var reorderingCadence: ReorderingCadence = .immediate
  var activeDrag: ListDrag?

  // MARK: Menus
  open var contextMenuInteraction: UIContextMenuInteraction? { host.menuInteraction }

  // MARK: The runtime's part
  private let firstLayout: UICollectionViewLayout
  private(set) lazy var host: ListHost = {
    let made = ListHost(view: self, owner: self, layout: firstLayout)
    firstLayout.host = made
    addInteraction(made.menuInteraction)
    addGestureRecognizer(made.moveRecognizer)
    return made
  }()
  override var touchedList: ListHost? { host }
  let registry = ViewRegistry()
  /// The diffable data source in charge, if there is one.
  weak var diffable: (any DiffableListSource)?

  func use(_ layout: UICollectionViewLayout) {
    guard layout !== host.layout else { return }
    let old = host.layout
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    let views = host.live.places.compactMap { host.live[$0]?.view as? UICollectionReusableView }
    for view in views { view.willTransition(from: old, to: layout) }
    old.host = nil
    layout.host = host
    host.layout = layout
    layout.dataDidChange(.reload)
    host.live.measureAgain()
    for view in views { view.didTransition(from: old, to: layout) }
    setNeedsLayout()
  }

  private func placeBackground() {
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    sendSubviewToBack(backgroundView)
  }

  private func itemPath(at point: CGPoint) -> IndexPath? {
    host.layout.prepareIfNeeded()
    return host.layout.layoutAttributesForElements(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  private func supplementaries(_ kind: String) -> [LiveView] {
    host.live.entries.filter { $0.key.kind == kind && $0.value.isDisplayed }.sorted { $0.key < $1.key }.map(\.value)
  }
}

/// Stands for a layout that nobody gave.
private final class MissingLayout: UICollectionViewLayout {}
