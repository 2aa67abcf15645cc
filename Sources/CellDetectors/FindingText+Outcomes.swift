/// Sentences about what an action puts in front: an alert, a screen, an announcement.
extension FindingText {
  static func showsOther(action: String, target: String, victim: String, kind: ShownOutcome.Kind) -> String {
    "\(action) on \(quoted(target)) \(kind.verb) \(quoted(victim))"
  }

  static func otherShown(_ kind: ShownOutcome.Kind, _ text: String, title: String) -> String {
    "\(kind.words) \(naming(title, text))"
  }

  static func shownInOrder(target: String, text: String) -> String {
    "with the data changed first and the action opened after it, the same action shows \(naming(target, text))"
  }

  static func shownUnfiltered(action: String, target: String, filter: String, text: String) -> String {
    "done before \(filter), \(action) shows \(naming(target, text))"
  }

  /// A text that names an item, and which: that need not be said if it is nothing but the name.
  private static func naming(_ title: String, _ text: String) -> String {
    text == title ? quoted(text) : "\(quoted(text)), which names \(quoted(title))"
  }
}

extension ShownOutcome.Kind {
  /// What is wrong, as a name that stays the same from run to run.
  var property: String {
    switch self {
    case .alert: "UIAlertController.title"
    case .screen: "shown screen"
    case .announcement: "announcement"
    }
  }

  /// The thing with a verb, before what it says.
  var words: String {
    switch self {
    case .alert: "the alert says"
    case .screen: "the screen that comes in front says"
    case .announcement: "the announcement says"
    }
  }

  /// What the action does to the item that is named.
  fileprivate var verb: String {
    switch self {
    case .alert: "asks about"
    case .screen: "opens"
    case .announcement: "speaks of"
    }
  }
}
