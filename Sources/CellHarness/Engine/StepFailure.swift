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
    case .noList:
      "the screen shows no collection view or table view. Check the root view controller of the screen"
    }
  }
}

private func quoted(_ texts: [String]) -> String {
  texts.prefix(6).map { "\"\($0)\"" }.joined(separator: ", ") + (texts.count > 6 ? " and \(texts.count - 6) more" : "")
}
