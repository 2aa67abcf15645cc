import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// A scrolling column of rows that a data source fills.
///
/// Members that apps may override stand here; what they do is in `ListHost`, which collections share, and in the extensions
/// by topic.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) {
    style = coder.nibValue("style")?.named(UITableView.Style.self) ?? .plain
    super.init(coder: coder)
    setUp()
    takeValues(from: coder, as: UITableView.self)
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
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  open internal(set) var style: UITableView.Style

  // MARK: Partners
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      OptionalMethods.adopt(dataSource, [.tableSource])
      dataSource = OptionalMethods.completed(dataSource)
      diffable = dataSource as? any DiffableListSource
      if oldValue !== dataSource { host.setNeedsReload() }
    }
  }
  open weak var delegate: (any UITableViewDelegate)? {
    get { OptionalMethods.completed((self as UIScrollView).delegate as? any UITableViewDelegate) }
    set {
      OptionalMethods.adopt(newValue, [.tableDelegate, .scrolling])
      if newValue != nil, dataSource != nil, newValue !== delegate { host.hasCountedUnseen = true }
      (self as UIScrollView).delegate = newValue
    }
  }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet {
      OptionalMethods.adopt(prefetchDataSource, [.tablePrefetching])
      prefetchDataSource = OptionalMethods.completed(prefetchDataSource)
    }
  }
  /// Whether rows may be prepared before they are needed (LC-12).
  open var isPrefetchingEnabled = true

  /// The rows that an interface file lists one by one.
  var staticContent: StaticTableContent?

  // MARK: Lengths (SIZ-16)
  open var rowHeight: CGFloat = automaticDimension { didSet { lengthsDidChange() } }
  open var sectionHeaderHeight: CGFloat = automaticDimension { didSet { lengthsDidChange() } }
  open var sectionFooterHeight: CGFloat = automaticDimension { didSet { lengthsDidChange() } }
  open var estimatedRowHeight: CGFloat = automaticDimension { didSet { lengthsDidChange() } }
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension { didSet { lengthsDidChange() } }
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension { didSet { lengthsDidChange() } }
  open var fillerRowHeight: CGFloat = automaticDimension
  open var sectionHeaderTopPadding: CGFloat = automaticDimension { didSet { lengthsDidChange() } }
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

  // MARK: Look
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { host.layout.invalidateLayout() } }
  open var separatorColor: UIColor? { didSet { host.layout.invalidateLayout() } }
  open var separatorEffect: UIVisualEffect?
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
  open var cellLayoutMarginsFollowReadableWidth = false
  open var insetsContentViewsToSafeArea = true
  open var contentHuggingElements: UITableViewContentHuggingElements = []
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  open var tableHeaderView: UIView? { didSet { edgeViewDidChange(from: oldValue, to: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { edgeViewDidChange(from: oldValue, to: tableFooterView) } }
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateVisibleRows()
  }

  // MARK: Data
  open var numberOfSections: Int {
    host.loadIfNeeded()
    // Without a data source a table has one section, which is empty.
    return host.counts.isEmpty && dataSource == nil ? 1 : host.counts.count
  }
  open func numberOfRows(inSection section: Int) -> Int {
    host.loadIfNeeded()
    return section < host.counts.count ? host.counts[section] : 0
  }
  open func reloadData() {
    MainThreadRule.note("reloadData()", of: self)
    host.setNeedsReloadCounted()
  }
  open func reloadSectionIndexTitles() {}
  open var hasUncommittedUpdates: Bool { host.changes.batch != nil || !host.placeholders.isEmpty }

  // MARK: Rows
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    host.noteUse(of: indexPath, by: "cellForRow(at:)")
    bringRowsUpToDate()
    return indexPath.slot.flatMap { host.live.cell(at: $0) } as? UITableViewCell
  }
  /// Nil if the cell is not on screen (TV-05).
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { host.live.displayedSlot(of: cell).map { IndexPath($0) } }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { rows(in: CGRect(origin: point, size: .onePoint)).first }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
  open var visibleCells: [UITableViewCell] {
    bringRowsUpToDate()
    return host.live.displayed.compactMap { $0.view as? UITableViewCell }
  }
  open var indexPathsForVisibleRows: [IndexPath]? {
    bringRowsUpToDate()
    return host.live.displayed.map { IndexPath($0.slot) }
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { boundaryView(Self.headerKind, section) }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { boundaryView(Self.footerKind, section) }
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    host.loadIfNeeded()
    host.noteUse(of: indexPath, by: "rectForRow(at:)")
    return indexPath.slot.map { frame(of: ListPlace(kind: nil, slot: $0)) } ?? .zero
  }
  open func rectForHeader(inSection section: Int) -> CGRect { frame(of: place(Self.headerKind, section)) }
  open func rectForFooter(inSection section: Int) -> CGRect { frame(of: place(Self.footerKind, section)) }
  open func rect(forSection section: Int) -> CGRect { sectionFrame(section) }

  // MARK: Registering and dequeuing
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registry.register(cellClass as? UITableViewCell.Type, identifier)
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { registry.register(nib, cell: identifier) }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registry.register(aClass as? UITableViewHeaderFooterView.Type, identifier)
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registry.register(nib, headerFooter: identifier)
  }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    dequeueCell(identifier, indexPath)
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueHeaderFooter(identifier)
  }

  // MARK: Changing rows
  open func beginUpdates() {
    MainThreadRule.note("beginUpdates()", of: self)
    host.changes.beginBatch()
  }
  open func endUpdates() { host.changes.endBatch() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    host.changes.performBatch(updates, completion)
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    host.changes.change { $0.insertedSections.formUnion(sections) }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    host.changes.change { $0.deletedSections.formUnion(sections) }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    host.changes.change { $0.reloadedSections.formUnion(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    host.changes.change { $0.movedSections.append((section, newSection)) }
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    host.changes.change { $0.insertedItems += indexPaths.compactMap(\.slot) }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for indexPath in indexPaths { host.noteUse(of: indexPath, by: "deleteRows(at:with:)") }
    host.changes.change { $0.deletedItems += indexPaths.compactMap(\.slot) }
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    for indexPath in indexPaths { host.noteUse(of: indexPath, by: "reloadRows(at:with:)") }
    host.changes.change { $0.reloadedItems += indexPaths.compactMap(\.slot) }
  }
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    for indexPath in indexPaths { host.noteUse(of: indexPath, by: "reconfigureRows(at:)") }
    host.changes.change { $0.reconfiguredItems += indexPaths.compactMap(\.slot) }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let from = indexPath.slot, let to = newIndexPath.slot else { return }
    host.noteUse(of: indexPath, by: "moveRow(at:to:)")
    host.changes.change { $0.movedItems.append((from, to)) }
  }

  // MARK: Selection
  open var allowsSelection = true { didSet { host.selection.dropDisallowed() } }
  open var allowsMultipleSelection = false { didSet { host.selection.dropDisallowed() } }
  open var allowsSelectionDuringEditing = false { didSet { host.selection.dropDisallowed() } }
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      host.selection.dropDisallowed()
      controlsDidChange()
    }
  }
  open var allowsFocus = true
  open var allowsFocusDuringEditing = true
  open var selectionFollowsFocus = false
  open var remembersLastFocusedIndexPath = false
  /// Kept: no drag rests on a cell (FOC-04).
  open var isSpringLoaded = false
  open var indexPathForSelectedRow: IndexPath? { host.selection.slots.first.map { IndexPath($0) } }
  open var indexPathsForSelectedRows: [IndexPath]? {
    host.selection.slots.isEmpty ? nil : host.selection.slots.map { IndexPath($0) }
  }
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if let indexPath { host.noteUse(of: indexPath, by: "selectRow(at:animated:scrollPosition:)") }
    selectRow(indexPath, animated, scrollPosition)
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    host.noteUse(of: indexPath, by: "deselectRow(at:animated:)")
    deselectRow(indexPath)
  }

  // MARK: Editing and scrolling
  open var isEditing: Bool {
    get { editingNow }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { showEditMode(editing, animated) }
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    host.noteUse(of: indexPath, by: "scrollToRow(at:at:animated:)")
    scroll(to: indexPath, scrollPosition, animated)
  }
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let row = host.selection.slots.min() { scroll(to: IndexPath(row), scrollPosition, animated) }
  }

  // MARK: Drag and drop
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet {
      OptionalMethods.adopt(dragDelegate, [.tableDrag])
      dragDelegate = OptionalMethods.completed(dragDelegate)
    }
  }
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet {
      OptionalMethods.adopt(dropDelegate, [.tableDrop])
      dropDelegate = OptionalMethods.completed(dropDelegate)
    }
  }
  open var dragInteractionEnabled = true
  open var hasActiveDrag: Bool { activeDrag != nil }
  open var hasActiveDrop: Bool { activeDrag != nil && dropDelegate != nil }
  var activeDrag: ListDrag?

  // MARK: Menus
  open var contextMenuInteraction: UIContextMenuInteraction? { host.menuInteraction }

  // MARK: Section index. Kept: no index is drawn.
  open var sectionIndexMinimumDisplayRowCount = 0
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?

  // MARK: The runtime's part

  static let headerKind = "UITableViewSectionHeader"
  static let footerKind = "UITableViewSectionFooter"
  /// What the delegate's default says: the cell's own indentation holds.
  static let ownIndentation = Int.min

  private(set) lazy var host: ListHost = {
    let layout = UICollectionViewCompositionalLayout { [weak self] section, environment in
      self?.section(section, environment)
    }
    let made = ListHost(view: self, owner: self, layout: layout)
    layout.host = made
    addInteraction(made.menuInteraction)
    addGestureRecognizer(made.moveRecognizer)
    return made
  }()
  override var touchedList: ListHost? { host }
  let registry = TableRegistry()
  /// The diffable data source in charge, if there is one.
  weak var diffable: (any DiffableListSource)?
  let boundaries = TableBoundaries()
  var editingNow = false
  private(set) var lastWarned = false

  private func setUp() {
    backgroundColor = plainGround
  }
  /// What is behind the rows of a table that was given nothing else.
  var plainGround: UIColor { style == .plain ? .systemBackground : .systemGroupedBackground }

  private func updateVisibleRows() {
    warnIfOutsideWindow()
    noteEdgeViews()
    host.pass.run()
    placeEdgeViews()
  }

  /// A table that is asked for its rows on screen while a reload is due makes them at once (LC-19). Nothing happens while it makes
  /// them, and between two updates.
  private func bringRowsUpToDate() {
    guard host.needsReload, dataSource != nil, !host.pass.isInPass, host.changes.batch == nil else { return }
    updateVisibleRows()
  }

  /// LC-X15
  private func warnIfOutsideWindow() {
    guard window == nil, !lastWarned, host.needsReload, dataSource != nil else { return }
    lastWarned = true
    Probe.post(.warning(ledgerID: "LC-X15", text: ListTexts.laidOutOutsideWindow))
  }
}

extension CGSize {
  fileprivate static var onePoint: CGSize { CGSize(width: 1, height: 1) }
}
