import CellTrace
import HeadlessCore
@_spi(CellHarness) import SwiftUI
@_spi(CellHarness) import UIKit

extension ScreenUnderTest {
  /// What a person, the data and the system could do now, in a fixed order.
  func offers(_ lists: [ListRows]) -> [Offer] {
    if SystemDriver.isInBackground { return [Offer(.enterForeground, .background)] + mutationOffers() }
    // What is in front takes every touch; data and time go on behind it.
    if let alert { return alertOffers(alert, lists) + ownOffers(in: alert, lists) + mutationOffers() + timeOffers() }
    if let choiceSheet {
      return ends(choiceSheet.entries, above: 8).map { Offer(.tapAlert($0), .answerAlert, on: $0) } + mutationOffers()
        + timeOffers()
    }
    if let menu {
      return menu.paths.map { Offer(.chooseMenuItem($0), .chooseMenuItem, on: $0.last ?? "") } + [Offer(.closeMenu, .closeMenu)]
        + mutationOffers() + timeOffers()
    }
    // A finger that carries something can only let it go.
    if isCarrying { return dropOffers(lists) + mutationOffers() + timeOffers() }
    let editing = Offer(.setEditing(editedController?.isEditing != true), .setEditing)
    let lists = reached(lists)
    return sheetOffers() + lists.flatMap(rowOffers) + listOffers(lists) + barOffers(lists) + mutationOffers() + [editing]
      + timeOffers() + systemOffers() + besideOffers(lists)
  }

  /// Those that a finger reaches: what stands in front of other screens takes every touch.
  private func reached(_ lists: [ListRows]) -> [ListRows] {
    guard let cover = SheetDriver.coverView(in: window) else { return lists }
    return lists.filter { $0.list.view.isDescendant(of: cover) }
  }

  private func sheetOffers() -> [Offer] {
    SheetDriver.sheet(in: window).map { [Offer(.pullDownSheet, .pullDownSheet, on: "\(type(of: $0))")] } ?? []
  }

  private func alertOffers(_ alert: UIAlertController, _ lists: [ListRows]) -> [Offer] {
    let titles = lists.first?.rows.map(\.title) ?? []
    let fields = (alert.textFields ?? []).enumerated().flatMap { index, field -> [Offer] in
      let purpose = FieldPurpose(of: field)
      let texts = TypedText.texts(for: purpose) + [TypedText.taken(titles, for: purpose)].compactMap(\.self)
      return texts.map { Offer(.typeInAlert($0, .index(index), clearing: true), .typeInAlert) }
    }
    return fields
      + alert.actions.filter(\.isEnabled).map { Offer(.tapAlert($0.title ?? ""), .answerAlert, on: $0.title ?? "") }
  }

  /// What the app itself put into an alert.
  private func ownOffers(in alert: UIAlertController, _ lists: [ListRows]) -> [Offer] {
    guard usesOwnContent(of: alert) else { return [] }
    let inside = reached(lists)
    return inside.flatMap(rowOffers) + barOffers(of: alert, inside)
  }

  // MARK: Rows

  private func rowOffers(_ list: ListRows) -> [Offer] {
    var offers: [Offer] = []
    let cells = Dictionary(
      (list.list.visible() + list.list.supplementary()).map { ($0.item, $0.cell) }, uniquingKeysWith: { first, _ in first })
    for (index, row) in list.rows.enumerated() {
      offers += gestureOffers(row, isSwipeOpen: list.list.openSwipeItem == row.item)
      offers += elementOffers(row, in: cells[row.item])
      // Neighbours, and the first and last rows on screen: where a move is off by one shows there.
      let others = [index - 1, index + 1, 0, list.rows.count - 1].filter { list.rows.indices.contains($0) && $0 != index }
      for other in Set(others).sorted() { offers += movingOffers(row, list.rows[other], goesDown: other > index) }
    }
    return offers + list.list.supplementaryAppearances().flatMap { elementOffers($0, in: cells[$0.item]) }
  }

  private func gestureOffers(_ row: Appearance, isSwipeOpen: Bool) -> [Offer] {
    let item = ItemLocator.resolved(row.item)
    // A list of SwiftUI's has one type of cells for rows that stand there by themselves and for those of its data.
    let subject = row.elements.first?.path.contains("/ForEach(") == true ? "\(row.cellType) of data" : row.cellType
    func offer(_ interaction: CellInteraction, _ kind: Offer.Kind) -> Offer {
      Offer(interaction, kind, on: subject, item: row.item)
    }
    var offers = [
      offer(.tap(item), .tapItem), offer(.doubleTap(item), .doubleTap), offer(.longPress(item), .longPress),
      offer(.pressAndDragOff(item), .pressAndDragOff), offer(.openMenu(item), .openMenu),
    ]
    // An app, or a controller that comes back, takes a selection away.
    if row.flags.contains(.selected) { offers.append(offer(.deselect(item), .deselect)) }
    if !isSwipeOpen {
      offers += [offer(.swipe(item, .leading), .swipeLeading), offer(.swipe(item, .trailing), .swipeTrailing)]
    }
    return offers
  }

  private func movingOffers(_ row: Appearance, _ other: Appearance, goesDown: Bool) -> [Offer] {
    let (item, target) = (ItemLocator.resolved(row.item), ItemLocator.resolved(other.item))
    // What can't be moved while the list is not edited can be when it is.
    let subject = editedController?.isEditing == true ? "\(row.cellType) while editing" : row.cellType
    func offer(_ interaction: CellInteraction, _ kind: Offer.Kind) -> Offer {
      Offer(interaction, kind, on: subject, item: row.item)
    }
    return [
      offer(.reorder(item, goesDown ? .after : .before, target), .reorder),
      offer(.drag(item, goesDown ? .after(target) : .before(target)), .drag),
      offer(.drag(item, .onto(target)), .drag),
      offer(.selectAcross(item, to: target), .selectAcross),
    ]
  }

  /// - Parameter cell: What shows the row; nothing that it cuts off can be touched.
  private func elementOffers(_ row: Appearance, in cell: UIView?) -> [Offer] {
    let item = ItemLocator.resolved(row.item)
    func isReached(_ element: Element) -> Bool { cell.map { TouchableArea(of: element, in: $0).isReached } ?? true }
    return row.elements.filter { $0.isInteractive && $0.role != .cell && isReached($0) }.flatMap { element -> [Offer] in
      let place = ElementLocator.path(element.path)
      let subject = "\(row.cellType) \(element.role.rawValue) \(element.path.split(separator: "/").last ?? "")"
      func offer(_ interaction: CellInteraction, _ kind: Offer.Kind) -> Offer {
        Offer(interaction, kind, on: subject, item: row.item)
      }
      let values = pickable(element, row)
      // A well is picked from as a whole, or its sheet is opened and waits.
      let opening = element.role == .button ? [offer(.tap(item, place), .tapElement)] : []
      if !values.isEmpty { return values.map { offer(.pick($0, item, place), .pick) } + opening }
      switch element.role {
      case .toggle: return [offer(.toggle(item, place), .toggle)]
      case .textField:
        let purpose = FieldPurpose(of: element, in: cell)
        return typed(purpose).map { offer(.type($0.text, item, place, clearing: $0.clearing), .type) }
      case .button:
        return
          ([offer(.tap(item, place), .tapElement), offer(.openMenu(item, place), .openMenu)] + partOffers(element, row, offer))
          .map(\.ofControl)
      case .slider, .stepper:
        return
          ([offer(.tap(item, place), .tapElement), offer(.longPress(item, place), .longPress)] + partOffers(element, row, offer))
          .map(\.ofControl)
      case .cell, .background, .text, .image, .progress, .accessory, .shape, .divider, .view:
        return [offer(.tap(item, place), .tapElement), offer(.longPress(item, place), .longPress)]
          + partOffers(element, row, offer)
      }
    }
  }

  /// What is typed in a row, behind what stands there or in its place. Most of what is no word is only right by itself.
  private func typed(_ purpose: FieldPurpose) -> [(text: String, clearing: Bool)] {
    let texts = TypedText.texts(for: purpose)
    let words = texts.filter(TypedText.all.contains)
    let others = texts.filter { !TypedText.all.contains($0) }
    return words.map { ($0, false) } + (words.isEmpty ? [] : [(TypedText.plain, true)]) + others.map { ($0, true) }
  }

  /// Parts of a control that a touch in its middle does not reach: other segments, the half of a stepper that counts down.
  private func partOffers(_ element: Element, _ row: Appearance, _ offer: (CellInteraction, Offer.Kind) -> Offer) -> [Offer] {
    let middle = element.frame.x + element.frame.width / 2
    let names = ElementParts.parts(of: element).filter { part in
      let isMissed = part.element.frame.x > middle || part.element.frame.x + part.element.frame.width <= middle
      return isMissed && part.element["isEnabled"] != "false" && ElementParts.named(part.name, in: row).count == 1
    }.map(\.name)
    return ends(names, above: 4).map { offer(.tap(.resolved(row.item), .showing($0)), .tapElement) }
  }

  // MARK: Lists and bars

  private func listOffers(_ lists: [ListRows]) -> [Offer] {
    var offers: [Offer] = []
    for list in lists.map(\.list) {
      for title in list.openSwipeTitles ?? [] {
        offers.append(Offer(.tapAction(title), .tapAction, on: title, item: list.openSwipeItem))
      }
      if list.openSwipeTitles != nil { offers.append(Offer(.closeActions, .closeActions)) }
      if ScrollDriver.canPullToRefresh(list.view) { offers.append(Offer(.pullToRefresh, .pullToRefresh)) }
    }
    guard let list = lists.first?.list else {
      guard let content = plainScroll else { return offers }
      let page = (0.8 * content.pageLength).rounded()
      return offers + [page, -page].map { Offer(.scrollBy($0), .scroll) } + [
        Offer(.scrollToEnd, .scroll), Offer(.scrollToTop, .scroll),
      ]
    }
    let limits = list.offsetLimits
    let room = list.scrollsSideways ? limits.high.x - limits.low.x : limits.high.y - limits.low.y
    guard room > 0.5 else { return offers }
    let page = Double(list.scrollsSideways ? list.view.bounds.width : list.view.bounds.height)
    // Less than a page keeps some cells; more than two has reused every one; there and back shows what a cell kept.
    let distances = [0.4, 1, 2.5].flatMap { [($0 * page).rounded(), -($0 * page).rounded()] }
    return offers + distances.map { Offer(.scrollBy($0), .scroll) }
      + [Offer(.scrollToEnd, .scroll), Offer(.scrollToTop, .scroll), Offer(.flickAndStop((1.5 * page).rounded()), .flick)]
  }

  private func barOffers(_ lists: [ListRows]) -> [Offer] {
    reachedControllers.flatMap { barOffers(of: $0, lists) }
  }

  private func barOffers(of controller: UIViewController, _ lists: [ListRows]) -> [Offer] {
    let controls = ControlFinder(screen: self)
    let titles = BarButton.all(of: controller).filter(\.isEnabled).map(\.name)
    // A title that a row shows too would be taken for the row's.
    let buttons = titles.filter { controls.control(.showing($0)) != nil }.map { Offer(.tap(.showing($0)), .tapBar, on: $0) }
    let fields = HostedBars.searchFields(below: controller.view).map(\.prompt).filter { controls.field(.showing($0)) != nil }
    let telling = TypedText.telling((lists.first?.rows ?? []).map(\.shownTexts))
    return buttons + fields.flatMap { typing(.search, telling, into: $0) }
      + controlOffers(of: controller, besides: titles + fields, telling)
  }

  /// What else stands around the lists. A text that a row shows too would be taken for the row's.
  private func controlOffers(of controller: UIViewController, besides known: [String], _ telling: String?) -> [Offer] {
    let others = ScreenControls(of: controller, in: window).all.filter { !known.contains($0.name) }
    if others.isEmpty { return [] }
    let finder = items
    return others.flatMap { control -> [Offer] in
      guard let name = [control.name, control.kind].compactMap(\.self).first(where: { !finder.shows($0) }) else { return [] }
      let values = control.touchPoint.map(pickable(at:)) ?? []
      if !values.isEmpty { return values.map { Offer(.pick($0, .showing(name)), .pick, on: name) } }
      switch control.use {
      case .touch, .bar: return [Offer(.tap(.showing(name)), .tapBar, on: name)]
      case .keys, .barKeys: return typing(control.purpose, telling, into: name)
      }
    }
  }

  /// - Parameter telling: What leaves few rows, where the field searches the list; nil if there are none.
  private func typing(_ purpose: FieldPurpose, _ telling: String?, into field: String) -> [Offer] {
    let isTelling = telling.map { text in purpose.takesLetters || text.allSatisfy(\.isNumber) } ?? false
    let words = isTelling ? [telling].compactMap(\.self) : telling == nil && purpose == .search ? TypedText.beginnings : []
    let texts = TypedText.texts(for: purpose) + words
    // An empty field shows everything again.
    return (texts + [""]).map { Offer(.type($0, .showing(field), nil, clearing: true), .type, on: field) }
  }

  // MARK: Data, time and system

  private func mutationOffers() -> [Offer] { (screen?.mutations ?? []).map { Offer(.mutate($0.name), .mutate, on: $0.name) } }

  private func timeOffers() -> [Offer] {
    [Offer(.wait(0.4), .wait, on: "0.4 s"), Offer(.wait(3), .wait, on: "3 s"), Offer(.wait(20), .wait, on: "20 s")]
      + [0.4, 0.1].map { Offer(.hurry($0), .hurry, on: "\($0) s") }
  }

  private func systemOffers() -> [Offer] {
    let bounds = window.bounds
    let turned: DeviceOrientation = bounds.width > bounds.height ? .portrait : .landscape
    return [
      Offer(.rotate(turned), .rotate), Offer(.changeTrait(.dark(true)), .changeTrait, on: "dark"),
      Offer(.changeTrait(.textSize(.accessibilityLarge)), .changeTrait, on: "text"),
      Offer(.changeTrait(.textSize(.large)), .changeTrait, on: "text"),
      Offer(.simulateMemoryWarning, .memoryWarning), Offer(.enterBackground, .background),
      Offer(.cycleCellStates, .cellStates),
    ]
  }
}

extension Offer {
  fileprivate var ofControl: Offer {
    var offer = self
    offer.isOfControl = true
    return offer
  }
}

extension Appearance {
  /// What is to be read in the row, from the front.
  fileprivate var shownTexts: [String] { elements.compactMap { $0["text"] }.filter { !$0.isEmpty } }
}
