import CellTrace

extension Interaction {
  /// The same with another item where `item` is named.
  func naming(_ other: ItemID, insteadOf item: ItemID) -> Interaction {
    func named(_ locator: ItemLocator) -> ItemLocator { locator == .resolved(item) ? .resolved(other) : locator }
    switch self {
    case .tap(let locator, let element): return .tap(named(locator), element)
    case .select(let locator): return .select(named(locator))
    case .deselect(let locator): return .deselect(named(locator))
    case .swipe(let locator, let edge): return .swipe(named(locator), edge)
    case .type(let text, let locator, let element, let clearing): return .type(text, named(locator), element, clearing: clearing)
    case .toggle(let locator, let element, let on): return .toggle(named(locator), element, to: on)
    case .longPress(let locator, let element): return .longPress(named(locator), element)
    case .openMenu(let locator, let element): return .openMenu(named(locator), element)
    case .scrollTo(let locator): return .scrollTo(named(locator))
    case .open, .scrollBy, .scrollToTop, .scrollToEnd, .tapAction, .closeActions, .chooseMenuItem, .closeMenu, .tapAlert,
      .typeInAlert, .reorder, .selectAcross, .drag, .pullToRefresh, .rotate, .enterBackground, .enterForeground,
      .simulateMemoryWarning,
      .changeTrait, .mutate, .wait, .setEditing, .cycleCellStates, .setState, .refreshVisibleCells, .rebuildVisibleCells:
      return self
    }
  }
}
