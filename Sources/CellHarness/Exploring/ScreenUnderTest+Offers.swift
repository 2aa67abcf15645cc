import CellTrace
import HeadlessCore
@_spi(CellHarness) import SwiftUI
@_spi(CellHarness) import UIKit

extension ScreenUnderTest {
  /// What a person, the data and the system could do now, in a fixed order.
  func offers() -> [Offer] {
    if SystemDriver.isInBackground { return [Offer(.enterForeground, .background)] }
    if let alert { return alertOffers(alert) }
    if let menu { return menu.paths.map { Offer(.chooseMenuItem($0), .chooseMenuItem) } + [Offer(.closeMenu, .closeMenu)] }
    return rowOffers() + listOffers() + barOffers() + dataOffers() + systemOffers()
  }

  private func alertOffers(_ alert: UIAlertController) -> [Offer] {
    let fields = (alert.textFields ?? []).indices.flatMap { index in
      TypedText.all.map { Offer(.typeInAlert($0, .index(index), clearing: true), .typeInAlert) }
    }
    return fields + alert.actions.filter(\.isEnabled).map { Offer(.tapAlert($0.title ?? ""), .answerAlert) }
  }

  // MARK: Rows

  private func rowOffers() -> [Offer] {
    lists.flatMap { list -> [Offer] in
      let rows = list.appearances(measuring: false)
      var offers: [Offer] = []
      for (index, row) in rows.enumerated() {
        offers += gestureOffers(row, isSwipeOpen: list.openSwipeItem == row.item)
        offers += elementOffers(row)
        // Neighbours, and the first and last rows on screen: where a move is off by one shows there.
        let others = [index - 1, index + 1, 0, rows.count - 1].filter { rows.indices.contains($0) && $0 != index }
        for other in Set(others).sorted() { offers += movingOffers(row, rows[other], goesDown: other > index) }
      }
      return offers + list.supplementaryAppearances().flatMap(elementOffers)
    }
  }

  private func gestureOffers(_ row: Appearance, isSwipeOpen: Bool) -> [Offer] {
    let item = ItemLocator.resolved(row.item)
    func offer(_ interaction: Interaction, _ kind: Offer.Kind) -> Offer {
      Offer(interaction, kind, on: row.cellType, item: row.item)
    }
    var offers = [
      offer(.tap(item), .tapItem), offer(.doubleTap(item), .doubleTap), offer(.longPress(item), .longPress),
      offer(.pressAndDragOff(item), .pressAndDragOff), offer(.openMenu(item), .openMenu),
    ]
    if !isSwipeOpen {
      offers += [offer(.swipe(item, .leading), .swipeLeading), offer(.swipe(item, .trailing), .swipeTrailing)]
    }
    return offers
  }

  private func movingOffers(_ row: Appearance, _ other: Appearance, goesDown: Bool) -> [Offer] {
    let (item, target) = (ItemLocator.resolved(row.item), ItemLocator.resolved(other.item))
    func offer(_ interaction: Interaction, _ kind: Offer.Kind) -> Offer {
      Offer(interaction, kind, on: row.cellType, item: row.item)
    }
    return [
      offer(.reorder(item, goesDown ? .after : .before, target), .reorder),
      offer(.drag(item, goesDown ? .after(target) : .before(target)), .drag),
      offer(.selectAcross(item, to: target), .selectAcross),
    ]
  }

  private func elementOffers(_ row: Appearance) -> [Offer] {
    let item = ItemLocator.resolved(row.item)
    return row.elements.filter { $0.isInteractive && $0.role != .cell }.flatMap { element -> [Offer] in
      let place = ElementLocator.path(element.path)
      let subject = "\(row.cellType) \(element.role.rawValue)"
      func offer(_ interaction: Interaction, _ kind: Offer.Kind) -> Offer {
        Offer(interaction, kind, on: subject, item: row.item)
      }
      switch element.role {
      case .toggle: return [offer(.toggle(item, place), .toggle)]
      case .textField:
        return TypedText.all.map { offer(.type($0, item, place, clearing: false), .type) }
          + [offer(.type(TypedText.plain, item, place, clearing: true), .type)]
      case .button: return [offer(.tap(item, place), .tapElement), offer(.openMenu(item, place), .openMenu)]
      case .cell, .background, .text, .image, .slider, .stepper, .progress, .accessory, .shape, .divider, .view:
        return [offer(.tap(item, place), .tapElement)]
      }
    }
  }

  // MARK: Lists and bars

  private func listOffers() -> [Offer] {
    var offers: [Offer] = []
    for list in lists {
      for title in list.openSwipeTitles ?? [] { offers.append(Offer(.tapAction(title), .tapAction, item: list.openSwipeItem)) }
      if list.openSwipeTitles != nil { offers.append(Offer(.closeActions, .closeActions)) }
      if ScrollDriver.canPullToRefresh(list.view) { offers.append(Offer(.pullToRefresh, .pullToRefresh)) }
    }
    guard let list = lists.first else { return offers }
    let limits = list.offsetLimits
    let room = list.scrollsSideways ? limits.high.x - limits.low.x : limits.high.y - limits.low.y
    guard room > 0.5 else { return offers }
    let page = Double(list.scrollsSideways ? list.view.bounds.width : list.view.bounds.height)
    // Less than a page keeps some cells; more than two has reused every one; there and back shows what a cell kept.
    let distances = [0.4, 1, 2.5].flatMap { [($0 * page).rounded(), -($0 * page).rounded()] }
    return offers + distances.map { Offer(.scrollBy($0), .scroll) }
      + [Offer(.scrollToEnd, .scroll), Offer(.scrollToTop, .scroll), Offer(.flickAndStop((1.5 * page).rounded()), .scroll)]
  }

  private func barOffers() -> [Offer] {
    guard let controller = topViewController else { return [] }
    let controls = ControlFinder(screen: self)
    let titles =
      BarProbe.buttons(of: controller).filter { $0.item.isEnabled }.map(\.title)
      + HostedBars.buttons(below: controller.view).filter(\.isEnabled).map(\.title)
    // A title that a row shows too would be taken for the row's.
    let buttons = titles.filter { controls.control(.showing($0)) != nil }.map { Offer(.tap(.showing($0)), .tapBar) }
    let fields = HostedBars.searchFields(below: controller.view).filter { controls.searchField(.showing($0.prompt)) != nil }
    return buttons
      + fields.flatMap { field in
        TypedText.all.map { Offer(.type($0, .showing(field.prompt), nil, clearing: true), .type, on: "search") }
      }
  }

  // MARK: Data and system

  private func dataOffers() -> [Offer] {
    let mutations = (screen?.mutations ?? []).map { Offer(.mutate($0.name), .mutate) }
    return mutations + [
      Offer(.setEditing(topViewController?.isEditing != true), .setEditing), Offer(.wait(0.4), .wait), Offer(.wait(3), .wait),
    ]
  }

  private func systemOffers() -> [Offer] {
    let bounds = window.bounds
    let turned: Orientation = bounds.width > bounds.height ? .portrait : .landscape
    return [
      Offer(.rotate(turned), .rotate), Offer(.changeTrait(.dark(true)), .changeTrait),
      Offer(.changeTrait(.textSize(.accessibilityLarge)), .changeTrait), Offer(.changeTrait(.textSize(.large)), .changeTrait),
      Offer(.simulateMemoryWarning, .memoryWarning), Offer(.enterBackground, .background),
      Offer(.cycleCellStates, .cellStates),
    ]
  }
}

/// Texts that matter to a list: one that changes a field, one that makes it grow, one that matches nothing.
enum TypedText {
  static let plain = "e"
  static let all = [plain, "Zoë 👩‍👩‍👧 and a name that needs more than one line of a narrow row"]
}
