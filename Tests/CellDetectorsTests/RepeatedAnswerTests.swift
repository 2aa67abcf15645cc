import CellTrace
import Testing

@testable import CellDetectors

@Suite("rows that are there twice, for they were asked for twice") struct RepeatedAnswerTests {
  private static func asked(_ page: Int) -> TraceEvent.Kind {
    .requestSent(nil, method: "GET", url: "https://news.example/\(page)", scripted: true)
  }

  private static func rows(_ titles: [String]) -> [Appearance] {
    titles.enumerated().map { row("#\($0.offset + 1)", at: $0.offset, cell: $0.offset + 1, [label($0.element)]) }
  }

  private static let (first, second, third) = (["a", "b", "c"], ["d", "e", "f"], ["g", "h", "i"])

  /// Somebody sees the last row twice before the second page is there.
  private static func set(
    _ shown: [String], looked: [String]? = nil, patient: [String]? = nil, pages: [Int] = [2, 2], seen: [String] = ["a", "b"]
  ) -> RunSet {
    let main = [
      step(0, "show the screen", rows(first)), step(1, "hurry", by: .hurry(0.1), rows(first)),
      step(2, "scroll to the end", by: .scrollToEnd, events: [asked(pages[0])], rows(first)),
      step(3, "hurry", by: .hurry(0.1), rows(first)),
      step(4, "scroll to the end", by: .scrollToEnd, events: [asked(pages[1])], rows(seen)),
      step(5, "wait", by: .wait(1), rows(seen)),
    ]
    var set = runs(main: main, fresh: main)
    set[.patient(of: set)] = trace(
      (0...5).map { step($0, "", by: $0 == 0 ? .open : .scrollToEnd, rows(first)) })
    let usual = patient ?? first + second + third
    // The second is only asked for when the first shows something.
    for request in RepeatedAnswer.requests(in: set) { set[request] = trace([step(6, "", rows(looked ?? shown))]) }
    for request in RepeatedAnswer.requests(in: set) { set[request] = trace([step(6, "", rows(usual))]) }
    return set
  }

  @Test("a page that was asked for while it was on its way, and came twice")
  func twice() throws {
    let found = try #require(LateAsyncResult.found(in: Self.set(Self.first + Self.second + Self.second)))
    #expect(
      found.map(\.summary) == [
        "\"d\" and 2 other rows are there twice: what they come from was asked for again before it came"
      ])
    #expect(
      found.map(\.seen) == ["0-3 and 0-6 show the same; where every step waits for its answer, no two rows do"])
    #expect(
      found.map(\.evidence) == [
        [
          "https://news.example/2 was asked for in step 2 (scroll to the end), and in step 4 (scroll to the end) before the answer was there"
        ]
      ])
    #expect(
      found.map(\.fix) == [
        "remember what is being loaded, and ask for it again only when that has come or failed; set the mark before the request and clear it on every way out."
      ])
    #expect(found.map(\.originStep) == [2] && found.map(\.seenStep) == [5] && found.map(\.item) == [item("#7")])
  }

  @Test("what comes from elsewhere than the network is told without an address")
  func unrequested() throws {
    let found = try #require(LateAsyncResult.found(in: Self.set(Self.first + Self.second + Self.second, pages: [2, 3])))
    #expect(found.map(\.evidence) == [[]] && found.map(\.originStep) == [nil])
  }

  @Test("one row that is called as another, rows that are alike for everybody, and the same end are nobody's mistake")
  func silent() {
    #expect(LateAsyncResult.found(in: Self.set(Self.first + Self.second + ["a"])) == [])
    let alike = Self.first + Self.second + Self.second
    #expect(LateAsyncResult.found(in: Self.set(alike, patient: alike)) == [])
    let same = Self.set(alike, seen: Self.first)
    #expect(RepeatedAnswer.requests(in: same).isEmpty && LateAsyncResult.found(in: same) == [])
  }

  @Test("all rows are looked at, from the first to the last")
  func looksThrough() throws {
    var set = Self.set(Self.first, seen: ["a", "b"])
    set = RunSet(main: set.main)
    set.fresh = set.main
    set.control = set.main
    set[.patient(of: set)] = trace(
      (0...5).map { step($0, "", by: $0 == 0 ? .open : .scrollToEnd, Self.rows(Self.first)) })
    let request = try #require(RepeatedAnswer.requests(in: set).first)
    #expect(request.purpose == "the same steps, and a look at all rows after them")
    #expect(request.script.suffix(3) == [.scrollToTop, .scrollBy(500), .scrollBy(500)])
  }
}
