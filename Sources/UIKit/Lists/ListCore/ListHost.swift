import CellTrace
import CoreGraphics
import HeadlessCore

/// The engine of a list: visible range → prepare → configure → size → display → end display → pool.
///
/// It knows items by position and lets layout objects say where they are; collections and tables adapt it to their APIs.
@MainActor final class ListHost {
  unowned let view: UIScrollView
  unowned let owner: any ListHostOwner
  var layout: UICollectionViewLayout
  /// Choices that UIKit leaves open; a list starts with the run's.
  /// Read again each time: a run that departs from others goes on under its own.
  var policy: ListBehavior {
    get { RunState.current.configuration.list }
    set { RunState.current.configuration.list = newValue }
  }

  // MARK: Data

  /// Items of each section, as the list last heard.
  private(set) var counts: [Int] = []
  /// Whether the data source must be asked anew in the next layout pass (LC-19).
  private(set) var needsReload = true
  /// What a table has counted for the reload that is due; a collection counts in the layout pass.
  private(set) var countsOfReload: [Int]?
  /// Whether a table has counted at a time that is not known here: it reloads itself when it gets a delegate after its data source.
  var hasCountedUnseen = false
  /// Changes so far, counted from 1.
  private(set) var generation = 0
  /// Items of a classic data source.
  let followed = FollowedItems()
  /// Sections, whatever the data source.
  let sections = FollowedSections()
  private var ordinal: Int?
  private var hasNotedIdentity = false

  // MARK: Views and what is done with them

  /// Views that serve a place, displayed or prepared.
  var live = LiveViews()
  private(set) lazy var supply = CellSupply(self)
  private(set) lazy var requests = CellRequests(self)
  private(set) lazy var renewal = CellRenewal(self)
  private(set) lazy var prefetcher = ListPrefetcher(self)
  private(set) lazy var pass = ListPass(self)
  private(set) lazy var placing = ListPlacing(self)
  private(set) lazy var display = ListDisplay(self)
  private(set) lazy var sizing = ListSizing(self)

  // MARK: State

  private(set) lazy var selection = ListSelection(self)
  private(set) lazy var touches = ListTouches(self)
  private(set) lazy var swipes = ListSwipes(self)
  private(set) lazy var focus = ListFocus(self)
  private(set) lazy var changes = ListChanges(self)
  private(set) lazy var layoutUpdates = ListLayoutUpdates(self)
  private(set) lazy var menuInteraction = ListMenuInteraction(self)
  private(set) lazy var moving = ListMoving(self)
  /// Places of dropped items whose data is on its way.
  var placeholders: [ListPlaceholder] = []
  private(set) lazy var moveRecognizer = MoveRecognizer(self)

  init(view: UIScrollView, owner: any ListHostOwner, layout: UICollectionViewLayout) {
    self.view = view
    self.owner = owner
    self.layout = layout
  }

  /// The list's number in the run.
  var list: Int {
    if let ordinal { return ordinal }
    // In order of first display.
    let taken = UIKitRunState.current.listCount
    UIKitRunState.current.listCount += 1
    ordinal = taken
    return taken
  }

  // MARK: Items

  var items: any ListItemSource { owner.identifiedItems ?? followed }

  func exists(_ slot: Slot) -> Bool {
    slot.section >= 0 && slot.section < counts.count && slot.item >= 0 && slot.item < counts[slot.section]
  }

  /// The item at a position.
  func item(at slot: Slot) -> ItemID { ItemID(list: list, key: items.key(at: slot)) }

  /// Every position in data order.
  var slots: [Slot] {
    counts.enumerated().flatMap { section, count in (0..<count).map { Slot(section: section, item: $0) } }
  }

  /// The item that follows in data order.
  func after(_ slot: Slot) -> Slot? {
    if slot.item + 1 < counts[slot.section] { return Slot(section: slot.section, item: slot.item + 1) }
    return counts.indices.first { $0 > slot.section && counts[$0] > 0 }.map { Slot(section: $0, item: 0) }
  }

  /// The item that comes before in data order.
  func before(_ slot: Slot) -> Slot? {
    if slot.item > 0 { return Slot(section: slot.section, item: slot.item - 1) }
    return counts.indices.last { $0 < slot.section && counts[$0] > 0 }.map { Slot(section: $0, item: counts[$0] - 1) }
  }

  // MARK: Loading (LC-19, LC-20)

  /// Marks everything out of date; the data source is asked in the next layout pass.
  func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  /// As ``setNeedsReload()`` for a table, which asks for the counts at once: what the app changes after that, it may insert and delete in
  /// the same turn.
  func setNeedsReloadCounted() {
    setNeedsReload()
    countsOfReload = owner.identifiedItems == nil && owner.hasDataSource ? owner.itemCountsFromDataSource() : nil
  }

  /// Asks the data source for counts now if that is due.
  func loadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    countsOfReload = nil
    hasCountedUnseen = false
    owner.dataWillChange()
    swipes.close()
    touches.touch.forget()
    if !selection.slots.isEmpty { RunState.current.consult(.reloading) }
    if !policy.reloadKeepsSelection { selection.clear() }
    prefetcher.forget()
    for placeholder in placeholders { placeholder.drop() }
    placeholders = []
    for place in live.places { display.retire(place) }
    display.endLeaving()
    let old = counts.reduce(0, +)
    counts = owner.itemCountsFromDataSource()
    sections.reload(count: counts.count)
    for slot in selection.slots where !exists(slot) { selection.remove(slot) }
    if owner.identifiedItems == nil {
      generation += 1
      HostRun.noteDataChange()
      followed.declare = { [unowned view] slot in ListIdentity.declared?(view, IndexPath(slot)) }
      followed.reload(counts: counts)
      if !followed.areDeclared { CellBinding.noteReloadByPosition() }
      noteIdentity()
      let generation = generation
      let new = counts.reduce(0, +)
      if !counts.isEmpty {
        Probe.post(
          .snapshotApplied(
            list: list, generation: generation, inserted: max(0, new - old), deleted: max(0, old - new), moved: 0,
            reconfigured: 0, reloaded: min(old, new)))
      }
    }
    layout.dataDidChange(.reload)
    checkInvariants(after: "a reload")
  }

  /// Posts once how the items of a classic data source are told apart.
  private func noteIdentity() {
    guard !hasNotedIdentity, counts.contains(where: { $0 > 0 }) else { return }
    hasNotedIdentity = true
    Probe.post(.itemsWithoutIdentity(list: list, declared: followed.areDeclared))
  }

  // MARK: Changes

  /// Counts and posts a new state of a diffable data source.
  func noteSnapshot(inserted: Int, deleted: Int, moved: Int, reconfigured: Int, reloaded: Int) {
    generation += 1
    if inserted + deleted + moved > 0 { HostRun.noteDataChange() }
    let generation = generation
    Probe.post(
      .snapshotApplied(
        list: list, generation: generation, inserted: inserted, deleted: deleted, moved: moved,
        reconfigured: reconfigured, reloaded: reloaded))
  }

  /// Takes a change over: cells, selection and open swipes follow their items, the rest leaves.
  func perform(_ change: Change) {
    let map = change.map
    map.check()
    owner.dataWillChange()
    noteSnapshot(
      inserted: change.inserted, deleted: change.deleted, moved: change.moved, reconfigured: change.reconfigured.count,
      reloaded: change.hidesIdentity ? map.oldItem.count - change.inserted : change.reloaded.count)
    if owner.identifiedItems == nil { followed.update(map) }
    sections.update(map)
    let reloaded = Set(change.reloaded)

    live.move { place, view in
      if layout.isOfWholeList(view.attributes) { return (place, false) }
      let target = newPlace(of: place, map)
      let isReplaced =
        target.map { place.kind == nil ? reloaded.contains($0.slot) : change.reloadedSections.contains($0.slot.section) } ?? true
      return (target, isReplaced)
    }
    let tells = layoutUpdates.layoutHearsUpdates
    let updates = tells ? layoutUpdates.updateItems(change) : []
    selection.follow(map, dropping: reloaded)
    touches.touch.follow(map)
    prefetcher.follow(map)
    swipes.follow(map, reloaded: reloaded)
    for placeholder in placeholders { placeholder.follow(map) }
    counts = map.newCounts
    layout.dataDidChange(.update(map))
    checkInvariants(after: "a change")
    // In row order, as reloaded rows are: apps take the rows of a set.
    for slot in change.reconfigured.sorted() { renewal.reconfigure(slot) }
    if owner.asksHeightsAgain { sizing.measureAgain() }
    guard tells else {
      layoutUpdates.settleOffset()
      return relayout()
    }
    layout.prepareIfNeeded()
    layoutUpdates.tellLayout(updates)
    layoutUpdates.settleOffset()
    relayout()
    layout.finalizeCollectionViewUpdates()
  }

  private func newPlace(of place: ListPlace, _ map: IndexMap) -> ListPlace? {
    guard let kind = place.kind, !layout.isAttachedToItem(kind, section: place.slot.section) else {
      return map.newSlot(of: place.slot).map { ListPlace(kind: place.kind, slot: $0) }
    }
    guard place.slot.section < map.newSection.count else { return nil }
    let section = Int(map.newSection[place.slot.section])
    return section < 0 ? nil : ListPlace(kind: place.kind, slot: Slot(section: section, item: place.slot.item))
  }

  // MARK: Marks

  func setNeedsLayout() { view.setNeedsLayout() }

  /// Lays out now if the list is on screen: what UIKit does at the end of a batch. A collection that no window shows has its cells at
  /// once, too, even if it was never laid out before; one with a diffable data source only if it was.
  func relayout() {
    setNeedsLayout()
    let isLaidOutNow = pass.hasLaidOut ? view.window != nil || view is UICollectionView : isCollectionInNoWindow
    if isLaidOutNow { pass.run() }
  }

  private var isCollectionInNoWindow: Bool {
    view.window == nil && view is UICollectionView && owner.identifiedItems == nil
  }

  /// At the end of a batch that is nothing but a reload.
  func reloadAtEndOfBatch() {
    setNeedsReloadCounted()
    if isCollectionInNoWindow { pass.run() }
  }

  /// Whether an item is styled as its section's header (HF-01).
  func isHeaderItem(_ slot: Slot?) -> Bool { slot.map { $0.item == 0 && layout.firstItemIsHeader(section: $0.section) } ?? false }
}
