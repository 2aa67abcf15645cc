import CellTrace
import Testing

@testable import CellDetectors

@Suite("a page that each of several rows asked for") struct RepeatedPagesTests {
  private static func rows(_ titles: [String], from first: Int = 0) -> [Appearance] {
    titles.enumerated().map { offset, title in
      row(
        "#\(first + offset + 1)", at: first + offset, cell: offset + 1,
        [label("News"), label(title, path: "\(content)/UILabel[1]")])
    }
  }

  private static let (first, page) = (["a", "b", "c"], ["d", "e", "f"])

  /// A scroll brings `new` rows; `slowly` is what came where the rows come on screen one by one.
  private static func set(
    _ new: [String] = page + page + page, slowly: [String] = page + ["g", "h", "i"], by scroll: Interaction = .scrollToEnd
  ) -> RunSet {
    let all = first + new
    let main = [
      step(0, "show the screen", rows(first)),
      step(1, "scroll to the end", by: scroll, items: all.indices.map { "#\($0 + 1)" }, rows(first)),
      step(2, "scroll to the end", by: scroll, rows(all)),
    ]
    var set = runs(main: main, fresh: main)
    for request in RepeatedPages.requests(in: set) {
      #expect(request.script.allSatisfy { $0 == .scrollBy(39.6) } && request.script.count > 5)
      set[request] = trace([step(1, "", rows(first)), step(2, "", rows(first + slowly))])
    }
    return set
  }

  @Test("the same rows come once more behind the first ones, and only once where each row waits for its answer")
  func found() throws {
    let found = try #require(LateAsyncResult.found(in: Self.set()))
    #expect(
      found.map(\.summary) == [
        "\"News\" and the rows behind it are there twice: several rows that came on screen at once asked for the same"
      ])
    #expect(
      found.map(\.seen) == [
        "since step 1 (scroll to the end) 0-3 and 0-6 show the same, and so do the rows behind them; where rows come on screen one by one, each is there once"
      ])
    #expect(found.map(\.observed) == ["News, d"] && found.map(\.item) == [item("#7")] && found.map(\.severity) == [.error])
    #expect(ReferenceSuspicions.names(in: Self.set().main).contains("pages twice"))
  }

  @Test("what a feed shows again by intention, and a list that got no further, are not this")
  func silent() {
    #expect(LateAsyncResult.found(in: Self.set(slowly: Self.page + Self.page)) == [])
    #expect(LateAsyncResult.found(in: Self.set(slowly: Self.page)) == [])
  }

  @Test("no run is made for rows that come again behind others, and for a page of which only the beginning comes again")
  func offeredAgain() {
    for new in [Self.page + ["g", "h", "i"] + Self.page, Self.page + ["g", "h"] + Self.page + ["i", "j"]] {
      #expect(RepeatedPages.suspicions(in: Self.set(new).main).isEmpty)
    }
  }

  @Test("no run is made for other rows, for rows that are all alike, and for what came without scrolling")
  func unsuspected() {
    let sets = [
      Self.set(Self.page + ["g", "h", "i"]), Self.set(Array(repeating: "…", count: 9)), Self.set(by: .mutate("load")),
    ]
    for set in sets { #expect(RepeatedPages.suspicions(in: set.main).isEmpty) }
  }
}
