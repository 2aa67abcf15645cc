import CellTrace
import HeadlessCore

/// The views of a list that serve a place, on screen or ready for it, and those that are about to leave.
@MainActor struct LiveViews {
  private var byPlace: [ListPlace: LiveView] = [:]
  private var leaving: [(place: ListPlace, view: LiveView)] = []
  /// Positions whose next cell replaces one that a reload took away.
  private var reloading: Set<Slot> = []

  subscript(place: ListPlace) -> LiveView? {
    get { byPlace[place] }
    set { byPlace[place] = newValue }
  }

  /// The places that are served, in order.
  var places: [ListPlace] { byPlace.keys.sorted() }

  /// All views, in no order.
  var all: some Collection<LiveView> { byPlace.values }

  /// All views with their places, in no order.
  var entries: [ListPlace: LiveView] { byPlace }

  /// The cell that serves an item, displayed or prepared (LC-10).
  func cell(at slot: Slot) -> (any ListCellView)? { byPlace[ListPlace(kind: nil, slot: slot)]?.cell }

  /// The position a live cell serves.
  func slot(of view: UIView) -> Slot? { byPlace.first { $0.value.view === view && $0.key.kind == nil }?.key.slot }

  /// The position of a cell on screen.
  func displayedSlot(of view: UIView) -> Slot? { slot(of: view).flatMap { isDisplayed(view) ? $0 : nil } }

  func isDisplayed(_ view: UIView) -> Bool { byPlace.values.contains { $0.view === view && $0.isDisplayed } }

  /// Cells on screen, in order.
  var displayed: [LiveView] { cells { $0.isDisplayed } }

  /// Cells that are ready or kept for items that are not on screen, in order.
  var prepared: [LiveView] { cells { !$0.isDisplayed } }

  /// Every view is asked for its size in the next pass.
  func measureAgain() { for view in byPlace.values { view.needsSizing = true } }

  private func cells(where isIncluded: (LiveView) -> Bool) -> [LiveView] {
    byPlace.filter { $0.key.kind == nil && isIncluded($0.value) }.map(\.value).sorted { $0.slot < $1.slot }
  }

  // MARK: Leaving

  /// Moves every view to its new place; a view that has none, or is to be replaced, leaves after its successor came.
  mutating func move(to newPlace: (ListPlace, LiveView) -> (place: ListPlace?, isReplaced: Bool)) {
    var kept: [ListPlace: LiveView] = [:]
    for place in places {
      guard let view = byPlace[place] else { continue }
      let (target, isReplaced) = newPlace(place, view)
      guard let target, !isReplaced else {
        leaving.append((place, view))
        if let target, place.kind == nil { reloading.insert(target.slot) }
        continue
      }
      view.slot = target.slot
      if place.kind == nil { view.cell?.core.binding.slot = target.slot }
      kept[target] = view
    }
    byPlace = kept
  }

  /// A view that another one took the place of leaves after its successor came.
  mutating func leave(_ view: LiveView, _ place: ListPlace) { leaving.append((place, view)) }

  /// Hands out the views that are to leave.
  mutating func takeLeaving() -> [(place: ListPlace, view: LiveView)] {
    defer { leaving = [] }
    return leaving
  }

  /// True once if the next cell of a position replaces one that a reload took away.
  mutating func takeReload(at slot: Slot) -> Bool { reloading.remove(slot) != nil }
}
