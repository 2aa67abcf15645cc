/// What holds for an interaction on every screen. All modules read this description instead of naming the cases themselves; how an
/// interaction is performed, and what it is called on a screen, stands in its family's file in `CellHarness/Interactions`.
package struct InteractionFacts: Hashable, Sendable {
  /// What an interaction is to the steps around it.
  package enum Role: Hashable, Sendable {
    /// It shows the screen: the first step of every run.
    case showsScreen
    /// It acts on an item, or on the list itself. `bound`: what runs is a closure that was made for an item before, a control's or
    /// a gesture's.
    case acts(bound: Bool)
    /// It opens something on an item that a later step chooses from.
    case opens
    /// It fills in what is open.
    case fillsIn
    /// It chooses from what is open, and closes it.
    case chooses
    /// It closes what is open.
    case closes
    /// It carries items to another place.
    case movesItems
    /// It moves the viewport and leaves the data alone.
    case movesViewport
    /// It changes the model.
    case changesData
    /// It changes the device or the user's settings.
    case changesSurroundings
    /// It changes the state of cells.
    case changesCellState
    /// It lets time pass.
    case passesTime
    /// It stands in reference runs only.
    case referenceOnly
  }

  /// The case's name, as the wire format and fingerprints have it.
  package var name: String
  /// The name in English, without an article: `menu entry`.
  package var words: String
  /// What it is to the steps around it.
  package var role: Role
  /// True for a finger on the content of the screen: not possible while an alert or a menu takes every touch.
  package var touchesContent: Bool
  /// What of the app's runs, as findings name it: `UIAction.handler`.
  package var handler: String
  /// The title of what is chosen.
  package var choice: String?

  fileprivate init(
    _ name: String, _ words: String, _ role: Role, touch: Bool = false, handler: String = "action", choice: String? = nil
  ) {
    self.name = name
    self.words = words
    self.role = role
    touchesContent = touch
    self.handler = handler
    self.choice = choice
  }
}

extension CellInteraction {
  /// The description of every interaction.
  package var facts: InteractionFacts {
    switch self {
    case .open: .init("open", "opening of the screen", .showsScreen)
    case .scrollTo: .init("scrollTo", "scroll to an item", .movesViewport, touch: true)
    case .scrollBy: .init("scrollBy", "scroll", .movesViewport, touch: true)
    case .scrollToTop: .init("scrollToTop", "scroll to the top", .movesViewport, touch: true)
    case .scrollToEnd: .init("scrollToEnd", "scroll to the end", .movesViewport, touch: true)
    case .flickAndStop: .init("flickAndStop", "flick that a touch stops", .movesViewport, touch: true)
    case .tap(_, let element): .init("tap", "tap", .acts(bound: element != nil), touch: true)
    case .doubleTap(_, let element):
      .init("doubleTap", "double tap", .acts(bound: element != nil), touch: true, handler: "UITapGestureRecognizer.action")
    case .select: .init("select", "selection", .acts(bound: false))
    case .deselect: .init("deselect", "deselection", .changesCellState)
    case .swipe: .init("swipe", "swipe", .opens, touch: true)
    case .tapAction(let title):
      .init("tapAction", "action", .chooses, touch: true, handler: "UIContextualAction.handler", choice: title)
    case .closeActions: .init("closeActions", "closing of the swipe actions", .closes)
    case .type: .init("type", "text typed", .acts(bound: true), touch: true, handler: "UITextField.text")
    case .toggle: .init("toggle", "switch", .acts(bound: true), touch: true)
    case .pick: .init("pick", "pick", .acts(bound: true), touch: true, handler: "selection of a picker")
    case .scrollInside: .init("scrollInside", "scroll inside of an item", .movesViewport, touch: true)
    case .scrollView: .init("scrollView", "scroll around a view", .movesViewport, touch: true)
    case .longPress:
      .init("longPress", "long press", .acts(bound: true), touch: true, handler: "UILongPressGestureRecognizer.action")
    case .pressAndDragOff: .init("pressAndDragOff", "touch that was dragged off", .acts(bound: false), touch: true)
    case .openMenu: .init("openMenu", "opening of the menu", .opens, touch: true)
    case .chooseMenuItem(let path):
      .init("chooseMenuItem", "menu entry", .chooses, handler: "UIAction.handler", choice: path.last ?? "")
    case .closeMenu: .init("closeMenu", "closing of the menu", .closes)
    case .tapAlert(let title):
      .init("tapAlert", "alert's button", .chooses, handler: "UIAlertAction.handler", choice: title)
    case .typeInAlert: .init("typeInAlert", "text typed in the alert", .fillsIn)
    case .reorder: .init("reorder", "move", .movesItems, touch: true)
    case .selectAcross: .init("selectAcross", "drag of two fingers", .changesCellState, touch: true)
    case .drag: .init("drag", "drag", .movesItems, touch: true)
    case .lift: .init("lift", "lifting of an item", .opens, touch: true)
    case .liftView: .init("liftView", "lifting of a view", .opens, touch: true)
    case .drop: .init("drop", "drop", .chooses, handler: "drop")
    case .dropFromOtherApp: .init("dropFromOtherApp", "drop from another app", .movesItems, touch: true)
    case .copyInOtherApp: .init("copyInOtherApp", "copy in another app", .changesSurroundings)
    case .pressKeys(let keys):
      .init("pressKeys", "key press \(keys)", .acts(bound: false), handler: "UIKeyCommand.action")
    case .focus: .init("focus", "focus on an item", .acts(bound: false))
    case .focusView: .init("focusView", "focus on a view", .acts(bound: false))
    case .undo: .init("undo", "undo", .acts(bound: false), handler: "UndoManager.undo")
    case .redo: .init("redo", "redo", .acts(bound: false), handler: "UndoManager.redo")
    case .shake: .init("shake", "shake", .acts(bound: false))
    case .pullDownSheet: .init("pullDownSheet", "pulling down of the sheet", .closes)
    case .pullToRefresh: .init("pullToRefresh", "pull to refresh", .acts(bound: false), touch: true)
    case .rotate: .init("rotate", "rotation", .changesSurroundings)
    case .enterBackground: .init("enterBackground", "leaving of the app", .changesSurroundings)
    case .enterForeground: .init("enterForeground", "return to the app", .changesSurroundings)
    case .simulateMemoryWarning: .init("simulateMemoryWarning", "memory warning", .changesSurroundings)
    case .changeTrait: .init("changeTrait", "setting", .changesSurroundings)
    case .mutate: .init("mutate", "change of the data", .changesData)
    case .wait: .init("wait", "wait", .passesTime)
    case .hurry: .init("hurry", "hurry", .passesTime)
    case .setEditing: .init("setEditing", "edit mode", .changesCellState)
    case .cycleCellStates: .init("cycleCellStates", "cycle of all cell states", .changesCellState)
    case .setState: .init("setState", "cell state", .changesCellState)
    case .refreshVisibleCells: .init("refreshVisibleCells", "new configuration of all visible cells", .referenceOnly)
    case .rebuildVisibleCells: .init("rebuildVisibleCells", "rebuilding of all visible cells", .referenceOnly)
    case .coverScreen: .init("coverScreen", "covering of the screen", .referenceOnly)
    case .uncoverScreen: .init("uncoverScreen", "return to the screen", .referenceOnly)
    }
  }

  /// The same interaction on other items: `item` replaces every item that is named, `element` every element in one.
  /// - Parameter element: Gets the element and the item that was named with it, before it is replaced.
  package func mapItems(
    _ item: (ItemLocator) throws -> ItemLocator,
    element: (ElementLocator, ItemLocator) throws -> ElementLocator
  ) rethrows -> CellInteraction {
    switch self {
    case .scrollTo(let one): return .scrollTo(try item(one))
    case .tap(let one, let part): return .tap(try item(one), try changed(part) { try element($0, one) })
    case .doubleTap(let one, let part): return .doubleTap(try item(one), try changed(part) { try element($0, one) })
    case .select(let one): return .select(try item(one))
    case .deselect(let one): return .deselect(try item(one))
    case .swipe(let one, let edge): return .swipe(try item(one), edge)
    case .type(let text, let one, let part, let clearing):
      return .type(text, try item(one), try changed(part) { try element($0, one) }, clearing: clearing)
    case .toggle(let one, let part, let on): return .toggle(try item(one), try changed(part) { try element($0, one) }, to: on)
    case .pick(let value, let one, let part): return .pick(value, try item(one), try changed(part) { try element($0, one) })
    case .scrollInside(let one, let part, let points):
      return .scrollInside(try item(one), try changed(part) { try element($0, one) }, by: points)
    case .longPress(let one, let part): return .longPress(try item(one), try changed(part) { try element($0, one) })
    case .pressAndDragOff(let one, let part):
      return .pressAndDragOff(try item(one), try changed(part) { try element($0, one) })
    case .openMenu(let one, let part): return .openMenu(try item(one), try changed(part) { try element($0, one) })
    case .reorder(let one, let side, let other): return .reorder(try item(one), side, try item(other))
    case .selectAcross(let one, let other): return .selectAcross(try item(one), to: try item(other))
    case .drag(let one, let place): return .drag(try item(one), try place.mapItem(item))
    case .lift(let one): return .lift(try item(one))
    case .drop(let place): return .drop(try place.mapItem(item))
    case .dropFromOtherApp(let text, let place): return .dropFromOtherApp(text, try place.mapItem(item))
    case .focus(let one): return .focus(try item(one))
    case .setState(let one, let flag, let on): return .setState(try changed(one, by: item), flag, on)
    case .open, .scrollBy, .scrollToTop, .scrollToEnd, .flickAndStop, .tapAction, .closeActions, .chooseMenuItem, .closeMenu,
      .tapAlert, .scrollView,
      .typeInAlert, .liftView, .copyInOtherApp, .pressKeys, .focusView, .undo, .redo, .shake, .pullDownSheet, .pullToRefresh,
      .rotate, .enterBackground,
      .enterForeground, .simulateMemoryWarning, .changeTrait, .mutate,
      .wait, .hurry, .setEditing, .cycleCellStates, .refreshVisibleCells, .rebuildVisibleCells, .coverScreen,
      .uncoverScreen:
      return self
    }
  }
}

extension CellInteraction {
  /// The same interaction on other items, with the elements it names as they are.
  package func mapItems(_ item: (ItemLocator) throws -> ItemLocator) rethrows -> CellInteraction {
    try mapItems(item) { element, _ in element }
  }

  /// The items it names, in the order in which they are written.
  package var items: [ItemLocator] {
    var found: [ItemLocator] = []
    _ = mapItems {
      found.append($0)
      return $0
    }
    return found
  }

  /// The element it names in an item.
  package var element: ElementLocator? {
    var found: ElementLocator?
    _ = mapItems({ $0 }) { element, _ in
      found = element
      return element
    }
    return found
  }

  /// The item it is done to, once that is resolved.
  package var target: CellItemID? {
    guard case .resolved(let item)? = items.first else { return nil }
    return item
  }

  /// A tap on the button of a bar that takes the screen in front away.
  package static let back = Self.tap(.showing("Back"))

  /// True for what lets the next step wait for nothing.
  package var isHurry: Bool { if case .hurry = self { true } else { false } }

  /// True for steps that move the viewport and leave the data alone.
  package var isScroll: Bool { facts.role == .movesViewport }
}

private func changed<Value>(_ value: Value?, by change: (Value) throws -> Value) rethrows -> Value? {
  guard let value else { return nil }
  return try change(value)
}

extension DropPlace {
  /// The same place at another item.
  func mapItem(_ item: (ItemLocator) throws -> ItemLocator) rethrows -> DropPlace {
    switch self {
    case .before(let other): .before(try item(other))
    case .after(let other): .after(try item(other))
    case .onto(let other): .onto(try item(other))
    case .outside: .outside
    case .otherApp: .otherApp
    case .view(let text): .view(text)
    }
  }
}
