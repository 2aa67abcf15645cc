import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// The harness's window on one list: what is where, and what a user can do with it beyond touches.
@_spi(CellHarness) @MainActor public final class ListProbe {
  let host: ListHost
  /// The list's view: the engine lives only as long as it does.
  package var view: UIScrollView { listView }
  private let listView: any ListView

  init(_ list: any ListView) {
    host = list.host
    listView = list
  }

  /// The lists in a view hierarchy, in order of their first display.
  package static func probes(in view: UIView) -> [ListProbe] {
    var found: [ListProbe] = []
    func visit(_ view: UIView) {
      // A list that is hidden, as below a pushed screen of SwiftUI's, is there for nobody.
      guard !view.isHidden else { return }
      if let list = view.asList { found.append(ListProbe(list)) }
      for child in view.subviews { visit(child) }
    }
    visit(view)
    return found.sorted { $0.list < $1.list }
  }

  /// The list's number in the run.
  package var list: Int { host.list }

  // MARK: What is where

  /// An item on screen.
  package struct Visible {
    /// The item.
    package var item: ItemID
    /// Where it stands.
    package var slot: Slot
    /// The cell that shows it.
    package var cell: UIView
    /// What the cell serves.
    package var binding: CellBindingState
    /// Its frame in content coordinates.
    package var frame: CGRect
  }

  /// Items on screen by position.
  package func visible() -> [Visible] {
    shown.compactMap { entry in
      guard let binding = entry.cell?.core.binding, host.exists(entry.slot) else { return nil }
      return Visible(
        item: host.item(at: entry.slot), slot: entry.slot, cell: entry.view, binding: binding, frame: entry.view.frame)
    }
  }

  /// How many items each section has, as the list was told.
  package var rowCounts: [Int] { host.counts }

  /// The list's number.
  package var number: Int { host.list }

  /// Changes whenever items come, go or move: the list, the generation of its data, and how many items each section has.
  package var dataStamp: [Int] { [host.list, host.generation] + host.counts }

  /// Every item in data order.
  package func items() -> [(item: ItemID, slot: Slot)] { host.slots.map { (host.item(at: $0), $0) } }

  /// Posts identifiers whose hash changed since the list was given them.
  package func checkIdentifiers() { host.owner.identifiedItems?.checkIdentifiers() }

  /// Where the layout puts an item, visible or not.
  package func frame(of slot: Slot) -> CGRect? {
    guard slot.item >= 0 else { return nil }
    host.layout.prepareIfNeeded()
    return host.layout.attributes(at: ListPlace(kind: nil, slot: slot))?.frame
  }

  /// Whether an item's section scrolls across the list's direction.
  package func scrollsAcross(_ slot: Slot) -> Bool { slot.item >= 0 && host.layout.isOrthogonal(section: slot.section) }

  /// How far the content can go: smallest and largest offset.
  package var offsetLimits: (low: CGPoint, high: CGPoint) { view.offsetLimits }

  /// Whether the list moves to the side and not up or down.
  package var scrollsSideways: Bool {
    let limits = view.offsetLimits
    return limits.high.y - limits.low.y < 0.5 && limits.high.x - limits.low.x > 0.5
  }

  /// Moves an item's section across, or the whole list if it scrolls horizontally.
  ///
  /// - Parameter ends: the finger is lifted, so that the section comes to rest where it wants.
  /// - Returns: False if nothing could move.
  package func scrollAcross(_ slot: Slot, by points: CGFloat, ends: Bool) -> Bool {
    if scrollsAcross(slot) {
      guard host.layout.scrollAcross(section: slot.section, by: points, ends: ends) else { return false }
      host.setNeedsLayout()
      return true
    }
    let limits = view.offsetLimits
    let x = min(max(view.contentOffset.x + points, limits.low.x), limits.high.x)
    guard abs(x - view.contentOffset.x) > 0.01 else { return false }
    view.contentOffset = CGPoint(x: x, y: view.contentOffset.y)
    return true
  }

  /// What a user perceives of each item on screen.
  ///
  /// - Parameters:
  ///   - measuring: also asks each cell how high it would be now.
  ///   - waiting: also what cells show that are ready or kept for items off screen.
  package func appearances(measuring: Bool, waiting: Bool = false) -> [Appearance] {
    let entries = waiting ? (shown + host.live.prepared).sorted { $0.slot < $1.slot } : shown
    return entries.compactMap { appearance(of: $0, measuring: measuring) }
  }

  /// What a user perceives of each header, footer and other supplementary view on screen.
  package func supplementaryAppearances() -> [Appearance] {
    supplementary().map(appearance)
  }

  /// Supplementary views on screen by position. Their items are in no list's data, and their slots are no rows'.
  package func supplementary() -> [Visible] {
    host.live.places.compactMap { place in
      guard let kind = place.kind, let entry = host.live[place], let binding = entry.view.servedBinding, entry.isDisplayed,
        !entry.view.isHidden, entry.view.frame.overlaps(host.placing.visibleRect)
      else { return nil }
      let slot = Slot(section: place.slot.section, item: SupplementaryKind(kind).place)
      return Visible(
        item: host.supplementaryItem(place), slot: slot, cell: entry.view, binding: binding, frame: entry.view.frame)
    }
  }

  /// What a user perceives of one item or supplementary view; nil if it is not on screen. The others are not described.
  package func perceived(_ item: ItemID) -> Appearance? {
    if let entry = shown.first(where: { $0.cell != nil && host.exists($0.slot) && host.item(at: $0.slot) == item }) {
      return appearance(of: entry, measuring: false)
    }
    guard let view = supplementary().first(where: { $0.item == item }) else { return nil }
    return appearance(of: view)
  }

  private var shown: [LiveView] {
    host.live.displayed.filter { $0.view.frame.overlaps(host.placing.visibleRect) && !$0.view.isHidden }
  }

  private func appearance(of view: Visible) -> Appearance {
    appearance(of: view.cell, view.binding, view.item, view.slot, idealHeight: nil)
  }

  private func appearance(of entry: LiveView, measuring: Bool) -> Appearance? {
    guard let cell = entry.cell, host.exists(entry.slot) else { return nil }
    let height = measuring ? host.sizing.idealHeight(of: entry).map { Double($0) } : nil
    var result = appearance(of: cell, host.item(at: entry.slot), entry.slot, idealHeight: height)
    if measuring, entry.hasFixedHeight { result.contentHeight = host.sizing.contentHeight(of: entry).map { Double($0) } }
    return result
  }

  /// What the cells show that items left behind in a run with fresh cells: nobody sees them any more, but what refers to them
  /// still writes to them.
  package func retiredAppearances() -> [Appearance] {
    host.supply.pool.retired.compactMap { view in
      guard let cell = view as? any ListCellView, let item = cell.core.binding.item, let slot = cell.core.binding.slot
      else { return nil }
      return appearance(of: cell, item, slot, idealHeight: nil)
    }
  }

  private func appearance(of cell: any ListCellView, _ item: ItemID, _ slot: Slot, idealHeight: Double?) -> Appearance {
    appearance(of: cell, cell.core.binding, item, slot, idealHeight: idealHeight)
  }

  private func appearance(
    of cell: UIView, _ binding: CellBindingState, _ item: ItemID, _ slot: Slot, idealHeight: Double?
  ) -> Appearance {
    var builder = AppearanceBuilder()
    builder.within(cell.pathName) { cell.describe(into: &$0) }
    let frame = cell.frame
    return Appearance(
      item: item, slot: slot, cell: binding.cell,
      cellType: QualifiedTypeName.of(type(of: cell)), reuse: binding.reuse,
      frame: TraceRect(
        x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height)),
      idealHeight: idealHeight, flags: binding.flags,
      elements: builder.elements, stateCells: builder.stateCells, evidence: builder.evidence)
  }

  /// Every cell object that the list holds, shown or waiting, with what it serves.
  package func cells() -> [(cell: UIView, binding: CellBindingState)] {
    let all = host.live.all.map(\.view) + host.supply.pool.views
    return all.compactMap { view in (view as? any ListCellView).map { (view, $0.core.binding) } }
      .sorted { $0.1.cell < $1.1.cell }
  }

  // MARK: Reference runs

  /// Rows of each section as the list was told, and as its data source has them by now; nil if they are the same, or a reload is due.
  package var untoldRows: UntoldRows? {
    guard host.owner.identifiedItems == nil, host.owner.hasDataSource, !host.needsReload else { return nil }
    let asked = host.owner.itemCountsFromDataSource()
    let source = host.owner.dataSourceType.map { QualifiedTypeName.of($0) } ?? ""
    return asked == host.counts ? nil : UntoldRows(list: host.list, told: host.counts, asked: asked, source: source)
  }

  /// Shows every visible item in a new cell object, made from the model as it is now. Cells that wait off screen are made anew too.
  package func rebuildVisibleCells() { host.renewal.rebuildCells() }

  /// Runs the provider again for every visible item, in place.
  package func refreshVisibleCells() {
    for entry in host.live.displayed { host.renewal.reconfigure(entry.slot, reason: .reference) }
    host.renewal.rebuildSupplementaryViews()
  }

  // MARK: Swipes

  /// Swipes a row open. Returns the titles of what is offered; nil if the row has no actions at the edge.
  package func openSwipe(_ slot: Slot, edge: CellTrace.Edge) -> [String]? { host.swipes.open(slot, edge: edge)?.titles }

  /// Titles of the actions that are open now.
  package var openSwipeTitles: [String]? { host.swipes.session?.titles }

  /// The item whose actions are open now.
  package var openSwipeItem: ItemID? { host.swipes.session?.item }

  /// Taps an open action. False if no open action has the title.
  package func performSwipeAction(titled title: String) -> Bool {
    guard let session = host.swipes.session, let action = session.actions.first(where: { SwipeSession.title($0) == title }) else {
      return false
    }
    host.swipes.perform(action, of: session)
    return true
  }

  /// A finger begins to scroll the list: open actions close, unless the run says otherwise (SW-12).
  package func scrollBegins() { if host.policy.scrollClosesSwipe { host.swipes.close() } }

  /// Closes open actions, as a tap elsewhere does.
  package func closeSwipe() { host.swipes.close() }

  // MARK: Moving

  /// Where a finger takes hold of an item to move it, in the cell's coordinates: its reorder control, or nil if it has none.
  package func reorderControl(of cell: UIView) -> CGPoint? {
    ((cell as? UICollectionViewListCell)?.reorderControl ?? (cell as? UITableViewCell)?.strip.reorderControl).map {
      CGPoint(x: $0.midX, y: $0.midY)
    }
  }

  /// The item that is being moved.
  package var movingItem: ItemID? { host.moving.session?.item }

  // MARK: Selecting

  /// Drags two fingers from an item over those between to another. False if the list takes that as a scroll.
  package func selectAcross(_ first: Slot, to last: Slot) -> Bool {
    let passed = host.slots.filter { min(first, last) <= $0 && $0 <= max(first, last) }
    return host.touches.selectByDragging(over: first <= last ? passed : passed.reversed())
  }

  // MARK: State

  /// Forces a state flag on a cell, or gives the cell back what the list says.
  package func setFlag(_ flag: CellFlags, _ on: Bool, for slot: Slot) {
    guard let cell = host.live.cell(at: slot) else { return }
    switch flag {
    case .highlighted where on: cell.showHighlighted(true)
    case .selected where on: cell.showSelected(true)
    case .highlighted, .selected: host.requests.synchronise(cell, slot)
    case _: cell.core.force(flag, on)
    }
  }

  /// Selects an item through the list's own API.
  package func select(_ slot: Slot) { listView.select(slot) }

  /// Deselects an item through the list's own API.
  package func deselect(_ slot: Slot) { listView.deselect(slot) }
}
