import CellTrace
import Testing

@testable import CellDetectors

@Suite("a pull that brings each row once more") struct RefreshedTwiceTests {
  private static func rows(_ titles: [String]) -> [Appearance] {
    titles.enumerated().map { place, title in row("#\(place)", at: place, cell: place + 1, [label(title)]) }
  }

  /// Three notes, and what there is after a pull, and how many there are after another one.
  private static func set(
    _ after: [String], _ before: [String] = ["a", "b", "c"], twice: Int = 9, by pull: Interaction = .pullToRefresh
  ) -> RunSet {
    func items(_ count: Int) -> [String] { (0..<count).map { "#\($0)" } }
    let steps = [
      step(0, "show the screen", items: items(before.count), rows(before)),
      step(1, "pull to refresh", by: pull, items: items(after.count), rows(after)),
    ]
    var set = RunSet(main: trace(steps), control: trace(steps))
    for request in RefreshedTwiceReference.requests(in: set) {
      #expect(request.script == [.pullToRefresh, .pullToRefresh])
      set[request] = trace([step(2, "", items: items(twice), rows(after))])
    }
    return set
  }

  @Test("each row stands there twice, and comes a third time")
  func found() throws {
    let set = Self.set(["a", "b", "c", "a", "b", "c"])
    #expect(ReferenceSuspicions.names(in: set.main).contains("each row once more"))
    let found = try RefreshedTwiceReference.all(in: set).map { $0.finding(in: set.main) }
    #expect(found.map(\.summary) == ["each row comes once more when the list is refreshed"])
    #expect(
      found.map(\.seen) == [
        "since step 1 (pull to refresh) \"a\" stands at 0-0 and at 0-3, and so does each row behind it"
      ])
    #expect(found.map(\.evidence) == [["pulled once more, the list has 3 rows more again"]])
    #expect(found.map(\.severity) == [.error])
  }

  @Test("other rows that come, rows that all say the same, and a list that does not go on so are right")
  func right() throws {
    #expect(RefreshedTwiceReference.requests(in: Self.set(["a", "b", "c", "d", "e", "f"])).isEmpty)
    #expect(RefreshedTwiceReference.requests(in: Self.set(["a", "b", "c", "a", "b", "d"])).isEmpty)
    #expect(RefreshedTwiceReference.requests(in: Self.set(["a", "a", "a", "a", "a", "a"], ["a", "a", "a"])).isEmpty)
    #expect(RefreshedTwiceReference.requests(in: Self.set(["a", "b", "c"])).isEmpty)
    #expect(RefreshedTwiceReference.requests(in: Self.set(["a", "b", "c", "a", "b", "c"], by: .scrollToEnd)).isEmpty)
    #expect(try RefreshedTwiceReference.all(in: Self.set(["a", "b", "c", "a", "b", "c"], twice: 6)).isEmpty)
  }
}
