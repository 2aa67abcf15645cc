import CellTrace

extension CellHost {
  /// Lets virtual time pass.
  public func wait(seconds: Double) throws { try perform(.wait(seconds)) }

  /// Lets the next step wait for nothing that comes of it: it is over after so many seconds, with requests, timers and animations out.
  public func hurry(seconds: Double = 0.4) throws { try perform(.hurry(seconds)) }

  /// Scrolls to the start of the list.
  public func scrollToTop() throws { try perform(.scrollToTop) }

  /// Scrolls to the end of the list.
  public func scrollToEnd() throws { try perform(.scrollToEnd) }

  /// Scrolls by so many heights of the screen; negative: back towards the start.
  public func scroll(screens: Double) throws {
    try perform(.scrollBy(screens * (trace.configuration.windowSize.last ?? 0)))
  }

  /// Drives every visible cell through every flag of its state and back.
  public func cycleCellStates() throws { try perform(.cycleCellStates) }

  /// A tap elsewhere that closes open swipe actions.
  public func closeActions() throws { try perform(.closeActions) }

  /// Taps what stands outside of the items: a button of a bar, or a control around the list. Of two with one name the second is numbered, as
  /// `Cancel 2` is that ends a search beside a button "Cancel" of the bar.
  public func tapOutside(_ name: String) throws { try perform(.tap(.showing(name), nil)) }

  /// Types into a search field, by its prompt.
  public func search(_ text: String, in prompt: String = "Search", clearing: Bool = false) throws {
    try perform(.type(text, .showing(prompt), nil, clearing: clearing))
  }

  /// Chooses an entry of the open menu: its title, after the titles of the menus it stands in.
  public func chooseMenuItem(_ path: String...) throws { try perform(.chooseMenuItem(path)) }

  /// Closes the open menu without choosing.
  public func closeMenu() throws { try perform(.closeMenu) }

  /// Taps a button of the alert or action sheet in front.
  public func tapAlert(_ button: String) throws { try perform(.tapAlert(button)) }

  /// Types into a text field of the alert in front, the first if none is named.
  public func typeInAlert(_ text: String, into field: AlertField = .index(0), clearing: Bool = false) throws {
    try perform(.typeInAlert(text, field, clearing: clearing))
  }

  /// Flicks the list and stops it with a touch when it has moved by so many points.
  public func flickAndStop(by points: Double) throws { try perform(.flickAndStop(points)) }

  /// Takes the last change back, as the gesture of three fingers does.
  public func undo() throws { try perform(.undo) }

  /// Makes what was taken back again.
  public func redo() throws { try perform(.redo) }

  /// Shakes the phone.
  public func shake() throws { try perform(.shake) }

  /// Pulls the sheet in front down. A sheet that the app keeps stays, and its delegate hears of the attempt.
  public func pullDownSheet() throws { try perform(.pullDownSheet) }

  /// Presses keys of a keyboard, held together: `command+z`, `delete`.
  public func press(keys: String) throws { try perform(.pressKeys(keys)) }

  /// Moves the focus to a view beside the items, by what it shows or is called.
  public func focusView(_ text: String) throws { try perform(.focusView(text)) }

  /// Drags what scrolls beside the items, around a view, by what that shows or is called.
  public func scrollView(_ text: String, by points: Double) throws { try perform(.scrollView(text, by: points)) }

  /// Lifts a view beside the items, by what it shows or is called; ``drop(_:)`` lets it go.
  public func liftView(_ text: String) throws { try perform(.liftView(text)) }

  /// Copies a text in another app.
  public func copyInOtherApp(_ text: String) throws { try perform(.copyInOtherApp(text)) }

  /// Lets go what was lifted at a place.
  public func drop(_ place: DropPlace) throws { try perform(.drop(place)) }

  /// Drags a text from another app to a place.
  public func dropFromOtherApp(_ text: String, _ place: DropPlace) throws { try perform(.dropFromOtherApp(text, place)) }

  /// Pulls the list down at its top.
  public func pullToRefresh() throws { try perform(.pullToRefresh) }

  /// Turns the device.
  public func rotate(to orientation: DeviceOrientation) throws { try perform(.rotate(orientation)) }

  /// Leaves the app.
  public func enterBackground() throws { try perform(.enterBackground) }

  /// Comes back to the app.
  public func enterForeground() throws { try perform(.enterForeground) }

  /// Tells the app that memory runs short.
  public func simulateMemoryWarning() throws { try perform(.simulateMemoryWarning) }

  /// Changes a setting of the system.
  public func change(_ trait: TraitChange) throws { try perform(.changeTrait(trait)) }

  /// Enters or leaves edit mode.
  public func setEditing(_ editing: Bool) throws { try perform(.setEditing(editing)) }

  /// What the alert or action sheet in front shows; nil if none is shown.
  public var alert: AlertContent? {
    for step in trace.steps.reversed() {
      for event in step.events.reversed() {
        if case .alertShown(_, let content) = event.kind { return content }
        if case .alertClosed = event.kind { return nil }
      }
    }
    return nil
  }

  /// Titles of the open menu's entries; nil if none is open.
  public var menu: [String]? {
    for step in trace.steps.reversed() {
      for event in step.events.reversed() {
        if case .menuOpened(_, let titles, _) = event.kind { return titles }
        if case .menuClosed = event.kind { return nil }
      }
    }
    return nil
  }
}
