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
    return "to answer \(origins.count == 1 ? "it" : "them"): static var network: [NetworkAnswer] { [\(answers)] } in the screen"
  }

  static let noAnswer = "no answer"

  static let scriptedAnswer = "an answer of the screen's network"

  // MARK: late-async-result

  static func earlierAnswer(earlier: String, later: String) -> String {
    "the answer of \(earlier) came after the one of \(later), which was asked for later, and took its place"
  }

  static func earlierAnswerSeen(shown: String, step: String, expected: String) -> String {
    "after \(step) the list shows \(quoted(shown)), which belongs to what was asked for before; where every step waits for its answer it shows \(quoted(expected))"
  }

  static let fixEarlierAnswer =
    "drop an answer that is not to the last question: cancel the work that is under way before the next begins, as switchToLatest() and "
    + ".task(id:) do, or compare what was asked for when the answer comes."

  static let fixRepeatedAnswer =
    "remember what is being loaded, and ask for it again only when that has come or failed; set the mark before the request and clear it "
    + "on every way out."

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
