import CellTrace

extension Interaction {
  /// What performs it: the only place of this module that knows every interaction.
  @MainActor var performer: any Performer {
    switch self {
    case .open: OpenScreen()
    case .scrollTo(let item): ScrollToItem(item: item)
    case .scrollBy(let points): Scroll(points: points, words: "by \(Int(points)) points")
    case .scrollToTop: Scroll(points: -.infinity, words: "to the top")
    case .scrollToEnd: Scroll(points: .infinity, words: "to the end")
    case .flickAndStop(let points): FlickAndStop(points: points)
    case .tap(let item, let element): Tap(item: item, element: element)
    case .doubleTap(let item, let element): DoubleTap(item: item, element: element)
    case .select(let item): Select(item: item)
    case .deselect(let item): Deselect(item: item)
    case .swipe(let item, let edge): Swipe(item: item, edge: edge)
    case .tapAction(let title): TapAction(action: title)
    case .closeActions: CloseActions()
    case .type(let text, let item, let element, let clearing):
      TypeText(text: text, item: item, element: element, clearing: clearing)
    case .toggle(let item, let element, let on): Toggle(item: item, element: element, wanted: on)
    case .longPress(let item, let element): LongPress(item: item, element: element)
    case .pressAndDragOff(let item, let element): PressAndDragOff(item: item, element: element)
    case .openMenu(let item, let element): OpenMenu(item: item, element: element)
    case .chooseMenuItem(let path): ChooseMenuItem(path: path)
    case .closeMenu: CloseMenu()
    case .tapAlert(let title): TapAlert(button: title)
    case .typeInAlert(let text, let field, let clearing): TypeInAlert(text: text, field: field, clearing: clearing)
    case .reorder(let item, let side, let other): Reorder(item: item, side: side, other: other)
    case .selectAcross(let item, let other): SelectAcross(item: item, other: other)
    case .drag(let item, let place): Drag(item: item, place: place)
    case .pullToRefresh: PullToRefresh()
    case .rotate(let orientation): Rotate(orientation: orientation)
    case .enterBackground: EnterBackground()
    case .enterForeground: EnterForeground()
    case .simulateMemoryWarning: SimulateMemoryWarning()
    case .changeTrait(let change): ChangeTrait(change: change)
    case .mutate(let name): Mutate(name: name)
    case .wait(let seconds): Wait(seconds: seconds)
    case .setEditing(let editing): SetEditing(editing: editing)
    case .cycleCellStates: CycleCellStates()
    case .setState(let item, let flag, let on): SetState(item: item, flag: flag, on: on)
    case .refreshVisibleCells: RefreshVisibleCells()
    case .rebuildVisibleCells: RebuildVisibleCells()
    }
  }
}
