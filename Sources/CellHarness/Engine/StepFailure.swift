import CellTrace

/// Why a step could not be performed. The texts of this module's failures are all here.
public enum StepFailure: Error, Hashable, CustomStringConvertible {
  /// No item matches. `nearest` are the texts of items that come close.
  case noSuchItem(String, nearest: [String])
  /// Several items match.
  case ambiguousItem(String, matches: [String])
  /// The item exists but is not on screen.
  case itemNotVisible(String)
  /// The item has no such element.
  case noSuchElement(String, item: String, elements: [String])
  /// The screen declares no such mutation.
  case noSuchMutation(String, declared: [String])
  /// A swipe found no actions.
  case noActions(item: String, Edge)
  /// No actions are open.
  case noOpenActions
  /// The open actions have other titles.
  case noSuchAction(String, offered: [String])
  /// The element takes no text.
  case notEditable(item: String)
  /// The screen shows no list.
  case noList
  /// The item has no switch.
  case noToggle(item: String)
  /// The item has several switches.
  case severalToggles(item: String, paths: [String])
  /// The gesture opened no menu.
  case noMenu(item: String)
  /// No menu is open.
  case noOpenMenu
  /// The open menu has no such entry.
  case noSuchMenuItem(String, offered: [String])
  /// The entry can't be chosen.
  case menuItemDisabled(String)
  /// No alert is in front.
  case noAlert
  /// The alert has no such button.
  case noSuchAlertButton(String, alert: String, buttons: [String])
  /// The button can't be tapped.
  case alertButtonDisabled(String, alert: String)
  /// The alert has no such text field.
  case noSuchAlertField(String, alert: String, fields: [String])
  /// The button of the bar can't be tapped.
  case barButtonDisabled(String)
  /// An alert or a menu takes every touch.
  case covered(by: String, offered: [String])
  /// The list does not let the item be moved.
  case notMovable(item: String, reason: String)
  /// The list does not let two fingers select.
  case notSelectableAcross(item: String, reason: String)
  /// The list does not let the item be dragged.
  case notDraggable(item: String, reason: String)
  /// No list on screen has a refresh control.
  case noRefreshControl
  /// The controller in front does not support the orientation.
  case orientationNotSupported(String)
  /// The app is in the background, or is not.
  case wrongPhase(isInBackground: Bool)

  /// What happened, to which thing, and what to do.
  public var description: String {
    switch self {
    case .noSuchItem(let wanted, let nearest):
      "no item \(wanted)" + (nearest.isEmpty ? "; the list is empty" : "; nearest: \(quoted(nearest))")
        + ". Name an item by its identifier or by a text it shows now; scroll to it first if it is off screen"
    case .ambiguousItem(let wanted, let matches):
      "\(matches.count) items match \(wanted): \(quoted(matches)). Use the identifier, or a text that only one item shows"
    case .itemNotVisible(let item):
      "item \(item) is not on screen. Scroll to it first"
    case .noSuchElement(let wanted, let item, let elements):
      "item \(item) shows no element \(wanted)"
        + (elements.isEmpty ? "; it shows nothing" : "; it shows \(quoted(elements))")
        + ". Use a text or an accessibility label that the item shows now"
    case .noSuchMutation(let name, let declared):
      "the screen has no mutation \"\(name)\""
        + (declared.isEmpty ? "; it declares none" : "; it declares \(quoted(declared))")
        + ". Add it to the screen's mutations"
    case .noActions(let item, let edge):
      "item \(item) has no swipe actions at its \(edge.rawValue) edge. Check the list's swipe action provider for that edge"
    case .noOpenActions:
      "no swipe actions are open. Swipe an item before tapping one of its actions"
    case .noSuchAction(let wanted, let offered):
      "no open action is called \"\(wanted)\"; offered: \(quoted(offered)). Use one of these titles"
    case .notEditable(let item):
      "item \(item) has no text field to type into. Name the element that holds the text field"
    case .noToggle(let item):
      "item \(item) shows no switch. Check which item holds it, and whether it is on screen"
    case .severalToggles(let item, let paths):
      "item \(item) shows \(paths.count) switches: \(quoted(paths)). Name one by its accessibility label or its path"
    case .noMenu(let item):
      "item \(item) opens no menu. Check that the list's delegate, or a view in the item, returns a menu with entries for it"
    case .noOpenMenu:
      "no menu is open. Open one on an item before choosing an entry"
    case .noSuchMenuItem(let wanted, let offered):
      "the open menu has no entry \"\(wanted)\"; it offers \(quoted(offered)). Use one of these, with the titles of the menus it "
        + "stands in before it"
    case .menuItemDisabled(let title):
      "the menu's entry \"\(title)\" is disabled. Bring the screen into a state in which it can be chosen"
    case .noAlert:
      "no alert or action sheet is shown. Perform the step that presents it first"
    case .noSuchAlertButton(let wanted, let alert, let buttons):
      "\(alert) has no button \"\(wanted)\"; it has \(quoted(buttons)). Use one of these titles"
    case .alertButtonDisabled(let title, let alert):
      "the button \"\(title)\" of \(alert) is disabled. Type what it waits for first"
    case .barButtonDisabled(let title):
      "the button \(title) of the bar is disabled. Do first what it waits for"
    case .noSuchAlertField(let wanted, let alert, let fields):
      "\(alert) has no text field \(wanted)"
        + (fields.isEmpty ? "; it has none" : "; it has \(quoted(fields))") + ". Use a position from 0 or a placeholder"
    case .covered(let cover, let offered):
      "\(cover) covers the list and takes every touch. Answer it first; it offers \(quoted(offered))"
    case .notMovable(let item, let reason):
      "item \(item) can't be moved: \(reason)"
    case .notSelectableAcross(let item, let reason):
      "a drag of two fingers from item \(item) selects nothing: \(reason)"
    case .notDraggable(let item, let reason):
      "item \(item) can't be dragged: \(reason)"
    case .noRefreshControl:
      "no list on screen has an enabled refresh control. Check the list's refreshControl"
    case .orientationNotSupported(let orientation):
      "the screen does not turn to \(orientation). Check the supportedInterfaceOrientations of the controller in front"
    case .wrongPhase(isInBackground: true):
      "the app is in the background, where it gets no touches. Let it enter the foreground first"
    case .wrongPhase(isInBackground: false):
      "the app is in the foreground already. Let it enter the background first"
    case .noList:
      "the screen shows no collection view or table view. Check the root view controller of the screen"
    }
  }
}

private func quoted(_ texts: [String]) -> String {
  texts.prefix(6).map { "\"\($0)\"" }.joined(separator: ", ") + (texts.count > 6 ? " and \(texts.count - 6) more" : "")
}
