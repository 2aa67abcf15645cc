import CellTrace
@_spi(CellHarness) import SwiftUI
@_spi(CellHarness) import UIKit

/// What can be done beside touching rows, where a screen has a use for it: taking back, keys, the focus, drags that last.
extension ScreenUnderTest {
  func besideOffers(_ lists: [ListRows]) -> [Offer] {
    undoOffers() + keyOffers() + pasteOffers() + viewOffers() + scrollOffers() + lists.flatMap(focusOffers)
      + lists.flatMap { dragOffers($0, among: lists) }
      + lists.flatMap(insideOffers)
  }

  /// Some values that can be picked at an element: those at the ends of a wheel or near those of a track, and near days.
  func pickable(_ element: Element, _ row: Appearance) -> [String] {
    if element.role == .slider { return SliderPlace.all }
    guard PickDriver.isPicker(element),
      let point = try? items.touchPoint(.resolved(row.item), .path(element.path)), let picker = PickDriver(at: point, in: window)
    else { return [] }
    return ends(picker.values, above: 4)
  }

  /// The same of what stands at a point beside the rows.
  func pickable(at point: CGPoint) -> [String] { PickDriver(at: point, in: window).map { ends($0.values, above: 4) } ?? [] }

  /// The first two of many words and the last two, among which is what closes a sheet.
  func ends(_ words: [String], above limit: Int) -> [String] {
    words.count <= limit ? words : Array(words.prefix(2) + words.suffix(2))
  }

  /// Content that scrolls inside of rows: of the first row of each type on screen that has some, and of the last.
  private func insideOffers(_ list: ListRows) -> [Offer] {
    var offers: [Offer] = []
    var seen: Set<String> = []
    for row in list.rows where !seen.contains(row.cellType) {
      guard let cell = list.list.visible().first(where: { $0.item == row.item })?.cell,
        let content = ContentScrolls.first(in: cell, around: nil)
      else { continue }
      if row.item != list.rows.first?.item { seen.insert(row.cellType) }
      let page = (0.6 * content.pageLength).rounded()
      offers += [page, -page].map {
        Offer(.scrollInside(.resolved(row.item), nil, by: $0), .scrollInside, on: row.cellType, item: row.item)
      }
    }
    return offers
  }

  /// Content that scrolls beside the lists.
  private func scrollOffers() -> [Offer] {
    scrolledBesideLists().flatMap { content in
      let page = (0.6 * content.page).rounded()
      return [page, -page].map { Offer(.scrollView(content.view, by: $0), .scroll, on: "view \(content.view)") }
    }
  }

  private func undoOffers() -> [Offer] {
    let can = UndoDriver.offers(in: window)
    var offers: [Offer] = []
    if can.undo { offers.append(Offer(.undo, .undo, on: "undo")) }
    if can.redo { offers.append(Offer(.redo, .undo, on: "redo")) }
    if can.undo || can.redo { offers.append(Offer(.shake, .shake)) }
    return offers
  }

  private func keyOffers() -> [Offer] { KeyDriver.offered(in: window).map { Offer(.pressKeys($0), .keys, on: $0) } }

  /// A text is copied in another app where somebody would take it, unless that was done last.
  private func pasteOffers() -> [Offer] {
    let pasteboard = UIPasteboard.general
    let isAsked = pasteboard.wasRead || KeyDriver.takesPaste(in: window)
    return isAsked && pasteboard.changeCount == 0 ? [Offer(.copyInOtherApp(TypedText.plain), .copyInOtherApp)] : []
  }

  private func focusOffers(_ list: ListRows) -> [Offer] {
    guard FocusDriver.isThere else { return [] }
    return list.rows.filter { list.list.canFocus($0.slot) }.map { row in
      Offer(.focus(.resolved(row.item)), .focus, on: row.cellType, item: row.item)
    }
  }

  /// Views beside the lists that the focus can come to, and those that can be lifted.
  private func viewOffers() -> [Offer] {
    focusableViews().map { Offer(.focusView($0), .focusView, on: "view \($0)") }
      + liftableViews().map { Offer(.liftView($0), .liftView, on: "view \($0)") }
  }

  private func dragOffers(_ list: ListRows, among lists: [ListRows]) -> [Offer] {
    var offers: [Offer] = []
    let others = lists.filter { $0.list.list != list.list.list && $0.list.offersDrops }.compactMap(\.rows.first)
    for row in list.rows where list.list.lifts(row.slot) {
      let item = ItemLocator.resolved(row.item)
      offers.append(Offer(.lift(item), .lift, on: row.cellType, item: row.item))
      offers += others.map { other in
        Offer(.drag(item, .before(.resolved(other.item))), .drag, on: "\(row.cellType) elsewhere", item: row.item)
      }
    }
    // What was dragged there may come back.
    let texts = Set([TypedText.plain, heldByOtherApp ?? TypedText.plain]).sorted()
    if list.list.offersDrops, let row = list.rows.dropFirst().first ?? list.rows.first {
      let places: [DropPlace] = [.before(.resolved(row.item)), .onto(.resolved(row.item))]
      offers += texts.flatMap { text in places.map { Offer(.dropFromOtherApp(text, $0), .dropFromOtherApp) } }
    } else if let row = takingRows(list).first {
      offers += texts.map { Offer(.dropFromOtherApp($0, .onto(.resolved(row.item))), .dropFromOtherApp) }
    }
    return offers
  }

  /// Rows with something in them that takes drops by itself: the first, the second and the last of them.
  private func takingRows(_ list: ListRows) -> [Appearance] {
    let rows = list.rows.filter { list.list.takesDrops(in: $0.slot) }
    return Set([0, 1, rows.count - 1]).sorted().filter(rows.indices.contains).map { rows[$0] }
  }

  /// Where a finger could let go what it carries: beside and on the first, the second and the last row of a list that takes drops, on
  /// rows and views that do, in another app, and nowhere.
  func dropOffers(_ lists: [ListRows]) -> [Offer] {
    let origin = carriedItem?.list.list
    let taking = lists.filter { $0.list.offersDrops || ($0.list.movesOwnRows && $0.list.list == origin) }
    let rows: [Appearance] = taking.flatMap { list in
      Set([0, 1, list.rows.count - 1]).sorted().filter(list.rows.indices.contains).map { list.rows[$0] }
    }
    return rows.flatMap { row -> [Offer] in
      let item = ItemLocator.resolved(row.item)
      return [DropPlace.before(item), .after(item), .onto(item)].map { Offer(.drop($0), .drop, on: row.cellType, item: row.item) }
    }
      + lists.filter { !$0.list.offersDrops }.flatMap(takingRows).map { row in
        Offer(.drop(.onto(.resolved(row.item))), .drop, on: "in \(row.cellType)", item: row.item)
      } + dropTargets().map { Offer(.drop(.view($0)), .drop, on: "view \($0)") }
      + [Offer(.drop(.otherApp), .drop, on: "another app"), Offer(.drop(.outside), .drop, on: "nowhere")]
  }
}
