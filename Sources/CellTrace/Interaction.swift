/// Names an item by identity or by what it shows, never by index path.
public enum ItemLocator: Hashable, Codable, Sendable {
  /// The item whose identifier's text is this.
  case identity(String)
  /// The item that shows this text (exact match first, then a unique prefix).
  case showing(String)
  /// An item that an earlier run resolved.
  case resolved(CellItemID)
}

/// Names an element inside an item.
public enum ElementLocator: Hashable, Codable, Sendable {
  /// The element that shows this text or has it as accessibility label.
  case showing(String)
  /// The element at this path, as an earlier run resolved it.
  case path(String)
}

/// An edge of a row, in the reading direction.
public enum RowEdge: String, Codable, Sendable, CaseIterable {
  case leading, trailing
}

/// One thing a user, the app's data or the clock does.
public enum CellInteraction: Hashable, Codable, Sendable {
  /// The screen appears. Always the first step, added by the host.
  case open
  /// A drag that brings the item fully into view.
  case scrollTo(ItemLocator)
  /// A drag by this many points; positive moves the content up.
  case scrollBy(Double)
  /// A scroll to the start of the list.
  case scrollToTop
  /// A scroll to the end of the list.
  case scrollToEnd
  /// A flick that a touch stops when the content has moved by this many points; positive moves the content up.
  case flickAndStop(Double)
  /// A touch down and up at the centre of the item, or of an element in it.
  case tap(ItemLocator, ElementLocator? = nil)
  /// Two quick taps at the centre of the item, or of an element in it.
  case doubleTap(ItemLocator, ElementLocator? = nil)
  /// Selection through the list's own API, without touches.
  case select(ItemLocator)
  /// Deselection through the list's own API.
  case deselect(ItemLocator)
  /// A swipe that opens the row's actions at an edge.
  case swipe(ItemLocator, RowEdge)
  /// A tap on an open swipe action.
  case tapAction(String)
  /// A tap elsewhere that closes open swipe actions.
  case closeActions
  /// A tap on the text field (the item's only one, if no element is named), then keys. `clearing` deletes its text first.
  case type(String, ItemLocator, ElementLocator?, clearing: Bool)
  /// A tap on the switch of the item (its only one, if no element is named), unless it has the wanted value already; nil: either way.
  case toggle(ItemLocator, ElementLocator? = nil, to: Bool? = nil)
  /// A finger turns wheels, or touches days of a calendar, in the item or in an element of it, until this is picked: a wheel's title,
  /// a day as `2026-03-14`, a time as `09:30`, both as `2026-03-14 09:30`; a colour of a well as `Blue` or `#FF8800`; a place on the
  /// track of a slider as `75 %`.
  case pick(String, ItemLocator, ElementLocator? = nil)
  /// A drag of what scrolls inside of the item, or around an element in it; positive moves the content up, or towards its start.
  case scrollInside(ItemLocator, ElementLocator? = nil, by: Double)
  /// A drag of what scrolls beside the items, around a view that shows this text, or has it as accessibility label or identifier;
  /// positive moves the content up, or towards its start.
  case scrollView(String, by: Double)
  /// A touch that stays for most of a second at the centre of the item, or of an element in it.
  case longPress(ItemLocator, ElementLocator? = nil)
  /// A touch that stays until the item shows its highlight, and is dragged off before it is lifted: nothing is tapped.
  case pressAndDragOff(ItemLocator, ElementLocator? = nil)
  /// The gesture that opens a menu: a long press on the item, or on an element in it; a tap on a button whose tap shows its menu.
  case openMenu(ItemLocator, ElementLocator? = nil)
  /// A tap on an entry of the open menu: its title, after the titles of the menus it stands in.
  case chooseMenuItem([String])
  /// A tap beside the open menu, which closes it.
  case closeMenu
  /// A tap on a button of the alert, action sheet or share sheet in front, or on a colour or font of the system's sheet.
  case tapAlert(String)
  /// Keys typed into a text field of the alert in front. `clearing` deletes its text first.
  case typeInAlert(String, AlertField = .index(0), clearing: Bool = false)
  /// A drag by the row's reorder control, or by a long press where the list has none, that ends next to another item.
  case reorder(ItemLocator, ItemSide, ItemLocator)
  /// A drag of two fingers from one item to another, which selects both and all between where the list's delegate allows it.
  case selectAcross(ItemLocator, to: ItemLocator)
  /// Drag and drop: the item is lifted by a long press, carried and dropped.
  case drag(ItemLocator, DropPlace)
  /// A long press lifts the item, and the finger keeps it: a drag that a later ``drop(_:)`` ends.
  case lift(ItemLocator)
  /// A long press lifts a view beside the items: one that shows this text, or has it as accessibility label or identifier. The finger
  /// keeps it until a ``drop(_:)``.
  case liftView(String)
  /// The finger carries what it lifted to a place, and lets it go.
  case drop(DropPlace)
  /// A text that is dragged here from another app, and where it is dropped.
  case dropFromOtherApp(String, DropPlace)
  /// A text that the user copies in another app.
  case copyInOtherApp(String)
  /// Keys of a keyboard, held together: `command+z`, `delete`, `down`.
  case pressKeys(String)
  /// The keys of a keyboard move the focus to the item.
  case focus(ItemLocator)
  /// The keys of a keyboard move the focus to a view beside the items: one that shows this text, or has it as accessibility label or
  /// identifier.
  case focusView(String)
  /// The gesture of three fingers that takes the last change back.
  case undo
  /// The gesture of three fingers that makes what was taken back again.
  case redo
  /// The phone is shaken.
  case shake
  /// A finger pulls the sheet in front down.
  case pullDownSheet
  /// A pull at the top of the list that lets its refresh control act.
  case pullToRefresh
  /// The device is turned: the window's size and the size classes change.
  case rotate(DeviceOrientation)
  /// The user leaves the app.
  case enterBackground
  /// The user comes back to the app.
  case enterForeground
  /// The system runs short of memory.
  case simulateMemoryWarning
  /// The user changes a setting of the system.
  case changeTrait(TraitChange)
  /// A named change of the model, as the screen declares it.
  case mutate(String)
  /// Nothing but time, in seconds.
  case wait(Double)
  /// Whoever does the next step waits for nothing that comes of it: the step is over after so many seconds, while its requests, timers
  /// and animations are still out.
  case hurry(Double = 0.4)
  /// The screen enters or leaves edit mode.
  case setEditing(Bool)
  /// Every visible cell goes through every flag of its state and back.
  case cycleCellStates
  /// One flag is forced on or off in an item's cell, or in all visible cells (nil): what ``cycleCellStates`` resolves to.
  case setState(ItemLocator?, CellFlags, Bool)
  /// Reference runs only: the provider runs again for every visible cell, which keeps its object.
  case refreshVisibleCells
  /// Reference runs only: every visible cell is replaced by a new object that the provider configures.
  case rebuildVisibleCells
  /// Reference runs only: another screen comes in front of the whole screen.
  case coverScreen
  /// Reference runs only: that screen goes away again.
  case uncoverScreen
}
