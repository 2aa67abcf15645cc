import CellTrace

extension CellHost {
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

  /// Taps an item twice, or the element in it that shows `element`.
  public func doubleTap(_ item: String, _ element: String? = nil) throws {
    try perform(.doubleTap(locator(for: item), element.map(ElementLocator.showing)))
  }

  /// Presses an item, or the element in it that shows `element`, and drags the finger off before it is lifted.
  public func pressAndDragOff(_ item: String, _ element: String? = nil) throws {
    try perform(.pressAndDragOff(locator(for: item), element.map(ElementLocator.showing)))
  }

  /// Flicks the list and stops it with a touch when it has moved by so many points.
  public func flickAndStop(by points: Double) throws { try perform(.flickAndStop(points)) }

  /// Pulls the list down at its top.
  public func pullToRefresh() throws { try perform(.pullToRefresh) }

  /// Turns the device.
  public func rotate(to orientation: Orientation) throws { try perform(.rotate(orientation)) }

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
