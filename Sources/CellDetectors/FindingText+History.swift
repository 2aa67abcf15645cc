import CellTrace

/// Sentences about what a cell keeps that nobody sees, and about what outlives the screen.
extension FindingText {
  // MARK: size-depends-on-history

  static func sizeDependsOnHistory(title: String, observed: String, expected: String, source: String) -> String {
    "\(quoted(title)) is \(observed) high in the cell that showed \(quoted(source)) before, and \(expected) in a fresh one"
  }

  static let sameContent = "both cells show the same content at the same width"

  static func formerCellHeight(title: String, height: String) -> String {
    "the cell was \(height) high when it showed \(quoted(title))"
  }

  // MARK: accessibility-history

  static func accessibilityHistory(property: String, source: String, shown: String) -> String {
    "\(property), set for \(quoted(source)), is read out for \(quoted(shown))"
  }

  // MARK: retained-after-teardown

  static func retained(type: String, count: Int) -> String {
    "\(count == 1 ? type : "\(count) objects of \(type)") still alive after the screen was taken down"
  }

  static func cellsWithIt(_ count: Int) -> String { "\(plural(count, "cell")) of its list live on with it" }

  static func reachableClosures(_ names: [String]) -> String {
    "closures that it reaches, one of which may hold it: " + names.joined(separator: ", ")
  }

  static func stillAtWork(_ works: [String]) -> String {
    let more = works.count > 5 ? "; and \(works.count - 5) more" : ""
    return "still at work then, and perhaps what holds it: " + works.prefix(5).joined(separator: "; ") + more
  }

  static let alive = "alive"

  // MARK: modified-during-update

  static func modifiedDuringUpdate(text: String, view: String?, step: String) -> String {
    "SwiftUI warns in \(step)" + (view.map { ", while \($0) updates" } ?? "") + ": \(shortened(text))"
  }

  // MARK: handler-outlives-item

  static func handlerActsOnItsItem(name: String, source: String, shown: String) -> String {
    "\(name) that was set for \(quoted(source)) runs when \(quoted(shown)) is used, and acts on \(quoted(source))"
  }

  static func actedOn(_ title: String, _ difference: Difference) -> String {
    "\(quoted(title)), which nobody used, " + seen(title, difference, reference: inFreshCell).dropFirst(quoted(title).count + 1)
  }

  static func actedAway(_ title: String) -> String {
    "\(quoted(title)), which nobody used, is gone; with fresh cells it is there"
  }

  static let gone = "removed"
}
