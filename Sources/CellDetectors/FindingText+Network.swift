/// Sentences about requests and about work that has not ended.
extension FindingText {
  // MARK: unscripted-request

  /// `title` is the item on whose behalf it was asked; nil for the screen itself.
  static func unscripted(method: String, url: String, title: String?, moreHosts: Int) -> String {
    "\(method) \(shortened(url)), asked for \(title.map { "on behalf of \(quoted($0))" } ?? "by the screen"), has no scripted answer"
      + (moreHosts > 0 ? ", nor have requests to \(plural(moreHosts, "other host"))" : "")
  }

  static let noTraffic = "nothing left the run: the request failed as if its host did not exist"

  static func requests(_ count: Int, kind: String, addresses: Int) -> String {
    "\(plural(count, "request")) \(kind) in the run, to \(addresses == 1 ? "one address" : "\(addresses) addresses")"
  }

  static func howToAnswer(_ origins: [String]) -> String {
    let answers = origins.map { "NetworkAnswer(\"\($0)/*\", .text(\"…\"))" }.joined(separator: ", ")
    return "to answer \(origins.count == 1 ? "it" : "them"): static var network: [NetworkAnswer] { [\(answers)] } in the screen, "
      + "or [.madeUp()] where any answer will do"
  }

  static let noAnswer = "no answer"

  static let scriptedAnswer = "an answer of the screen's network"

  static func madeUpAnswer(_ url: String) -> String {
    "the answer to \(shortened(url)) is made up, and no server may ever answer so: so it is a warning"
  }

  // MARK: late-async-result

  static func earlierAnswer(earlier: String, later: String) -> String {
    "the answer of \(earlier) came after the one of \(later), which was asked for later, and took its place"
  }

  static func earlierAnswerSeen(shown: String, step: String, expected: String) -> String {
    "after \(step) the list shows \(quoted(shown)), which belongs to what was asked for before; where every step waits for its answer it shows \(quoted(expected))"
  }

  static func addedAnswer(earlier: String, later: String) -> String {
    "the answer of \(earlier) came after \(later) was asked for, and its rows were added to those of that"
  }

  static func addedAnswerSeen(shown: String, step: String) -> String {
    "since \(step) the list has \(quoted(shown)), which belongs to what was asked for before; where every step waits for its answer it is not there"
  }

  static func addedRows(earlier: String, later: String) -> String {
    "where every step waits, the rows that are too many come with \(earlier), and \(later) takes them away"
  }

  static func eachLetterWaits(_ action: String) -> String {
    "the same with each letter of \(action) waiting for what comes of it"
  }

  static func typedAgain(_ action: String) -> String {
    "the same with each letter of \(action) waiting for what comes of it, twice, the second time from an empty field"
  }

  static func earlierLetters(_ beginning: String, of text: String) -> String {
    "the answer to \(quoted(beginning)) came after the one to \(quoted(text)), and took its place"
  }

  static func earlierLettersSeen(shown: String, step: String, expected: String) -> String {
    "after \(step) the list shows \(quoted(shown)), which is no answer to it; where each letter waits for its answer, it begins with "
      + quoted(expected)
  }

  static func earlierLettersEvidence(_ beginning: String) -> String {
    "the rows of the whole text were there first; these are exactly those that are shown where only \(quoted(beginning)) is typed"
  }

  static let fixEarlierAnswer =
    "drop an answer that is not to the last question: cancel the work that is under way before the next begins, as switchToLatest() and "
    + ".task(id:) do, or compare what was asked for when the answer comes."

  static let fixRepeatedAnswer =
    "remember what is being loaded, and ask for it again only when that has come or failed; set the mark before the request and clear it "
    + "on every way out."

  static func scrolledSlowly(_ action: String) -> String {
    "the run with less than a row at a time scrolled in place of \(action)"
  }

  static func repeatedPages(title: String) -> String {
    "\(quoted(title)) and the rows behind it are there twice: several rows that came on screen at once asked for the same"
  }

  static func repeatedPagesSeen(first: String, second: String, step: String) -> String {
    "since \(step) \(first) and \(second) show the same, and so do the rows behind them; where rows come on screen one by one, each "
      + "is there once"
  }

  static let lookedThrough = "the same steps, and a look at all rows after them"

  static func repeatedAnswer(title: String, count: Int) -> String {
    "\(quoted(title)) and \(plural(count - 1, "other row")) are there twice: what they come from was asked for again before it came"
  }

  static func repeatedAnswerSeen(first: String, second: String) -> String {
    "\(first) and \(second) show the same; where every step waits for its answer, no two rows do"
  }

  static func askedTwice(url: String, first: String, again: String) -> String {
    "\(url) was asked for in \(first), and in \(again) before the answer was there"
  }

  static func askedIn(url: String, step: String) -> String { "\(url) was asked for in \(step)" }

  static func sameRowsAsWaiting(step: String) -> String {
    "the rows are exactly those that are shown after \(step) where that step waits for its answer"
  }

  static let lastReceived =
    "two buttons asked, and no text beside the rows says whose answer they are: a list of what was received last is right so"

  static func formerPlace(title: String, victim: String, action: String) -> String {
    "the answer to \(action) in \(quoted(title)) went to \(quoted(victim)), which stands where \(quoted(title)) stood when it was "
      + "asked for"
  }

  static func formerPlaceMoved(step: String) -> String { "\(step) moved the rows before the answer came" }

  static func formerPlaceEvidence(other: String, instead: String) -> String {
    "done to \(quoted(other)) in the same way, it goes to \(quoted(instead)), which stands in its place then"
  }

  static let formerPlaceUntold = "no other row could be used in the same way to show that its answer goes to its place, too"

  static let fixFormerPlace =
    "look the item up again by its id after the wait: an index, or index path, from before it counts the rows as they were."

  // MARK: Rows that nobody answers

  static func askedAtLast(_ step: String) -> String { "the run with \(step) last, each step waiting" }

  static func watched(_ step: String) -> String { "the same steps up to \(step), and ten looks in each second from then on" }

  static let waitedForAll = "the same steps, and a while in which every answer comes"

  static func unanswered(title: String, property: String, shown: String) -> String {
    "\(quoted(title)) says \(quoted(shown)) (\(property)) for good: it asked while its answer was on its way, and nobody told it"
  }

  static func unansweredSeen(_ title: String, _ difference: Difference) -> String {
    "\(quoted(title)) shows \(quoted(difference.observed)); where every step waits for its answer it shows \(quoted(difference.expected))"
  }

  static let unansweredEvidence =
    "ten seconds later it still says so, and a cell made anew then shows the answer: who has it did not pass it on"

  static let fixUnanswered =
    "let a second question about what is on its way wait for the same answer: keep its completion with the request's others, or await the "
    + "same task."
}
