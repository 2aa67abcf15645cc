import CellTrace
import Testing

@testable import CellDetectors

@Suite("a list that begins again, and the page that it goes on with") struct RefreshedPagesTests {
  private static func rows(_ keys: ClosedRange<Int>) -> [Appearance] {
    keys.map { row("\($0)", at: $0 - 1, cell: $0, [label("Tremor \($0)")]) }
  }

  private static func items(_ keys: [Int]) -> [String] { keys.map(String.init) }

  /// Pages of two rows: three were loaded, then the list was refreshed and went on with `last`.
  private static func set(
    _ last: [Int] = [1, 2, 5, 6], before: Interaction = .scrollBy(100), without: [Int] = [1, 2, 3, 4]
  ) -> RunSet {
    let steps = [
      step(0, "show the screen", items: items([1, 2]), rows(1...2)),
      step(1, "scroll", by: before, items: items(Array(1...6)), rows(3...6)),
      step(2, "pull to refresh", by: .pullToRefresh, items: items([1, 2]), rows(1...2)),
      step(3, "scroll", by: .scrollBy(100), items: items(last), rows(1...2) + rows(5...6)),
    ]
    var set = RunSet(main: trace(steps), control: trace(steps))
    for request in RefreshedPagesReference.requests(in: set) {
      #expect(request.script == [.pullToRefresh, .scrollBy(100)])
      set[request] = trace([
        step(0, "", items: items([1, 2]), rows(1...2)), step(1, "", by: .pullToRefresh, items: items([1, 2]), rows(1...2)),
        step(2, "", items: items(without), rows(1...2)),
      ])
    }
    return set
  }

  @Test("the rows of the pages between are missing")
  func found() throws {
    let found = try RefreshedPagesReference.all(in: Self.set())
    let finding = StaleIndexState.finding(try #require(found.first), Self.set().main)
    #expect(
      finding.summary
        == "\"Tremor 3\" and what follows it are missing since step 2 (pull to refresh), because the list had been scrolled before"
    )
    #expect(
      finding.observed == "\"Tremor 5\" follows \"Tremor 2\"" && finding.expected == "\"Tremor 3\" follows \"Tremor 2\"")
    #expect(finding.seen == "\"Tremor 5\" follows \"Tremor 2\"; where nobody scrolls before, \"Tremor 3\" does")
    #expect(
      finding.evidence == [
        "step 2 (pull to refresh) began again with the first rows, and what is loaded next goes on where the list had been"
      ])
    #expect(ReferenceSuspicions.names(in: Self.set().main) == ["pages skipped"])
  }

  @Test("rows that are gone for everybody are not this")
  func gone() throws { #expect(try RefreshedPagesReference.all(in: Self.set(without: [1, 2, 5, 6])).isEmpty) }

  @Test("no run is made where all rows come back, where none follows, or where something else was done before")
  func unsuspected() {
    for set in [Self.set([1, 2, 3, 4]), Self.set([1, 2]), Self.set(before: .tap(.resolved(item("1")), nil))] {
      #expect(RefreshedPagesReference.requests(in: set).isEmpty)
    }
  }

  /// The same with rows that go by position: each reload gives those that come another key.
  private static func numbered(_ last: [Int], first: [Int] = [1, 2]) -> RunSet {
    func numbered(_ texts: [Int], from place: Int, keys: Int) -> [Appearance] {
      texts.enumerated().map { row("#\(keys + $0)", at: place + $0, cell: $0 + 1, [label("Tremor \($1)")]) }
    }
    func items(_ keys: [Int]) -> [String] { keys.map { "#\($0)" } }
    let steps = [
      step(0, "show the screen", items: items([1, 2]), numbered([1, 2], from: 0, keys: 1)),
      step(1, "scroll", by: .scrollBy(100), items: items([1, 2, 3, 4]), numbered([3, 4], from: 2, keys: 3)),
      step(2, "pull to refresh", by: .pullToRefresh, items: items([1, 2]), numbered(first, from: 0, keys: 1)),
      step(3, "scroll", by: .scrollBy(100), items: items([1, 2, 5, 6]), numbered(last, from: 2, keys: 5)),
    ]
    var set = RunSet(main: trace(steps), control: trace(steps))
    for request in RefreshedPagesReference.requests(in: set) {
      set[request] = trace([
        step(0, "", items: items([1, 2]), numbered([1, 2], from: 0, keys: 1)),
        step(1, "", by: .pullToRefresh, items: items([1, 2]), numbered([1, 2], from: 0, keys: 1)),
        step(2, "", by: .scrollBy(100), items: items([1, 2, 3, 4]), numbered([3, 4], from: 2, keys: 3)),
      ])
    }
    return set
  }

  @Test("rows that go by position are told apart by what they show: other keys alone are no other rows")
  func positions() throws {
    let set = Self.numbered([5, 6])
    let finding = StaleIndexState.finding(try #require(try RefreshedPagesReference.all(in: set).first), set.main)
    #expect(finding.seen == "\"Tremor 5\" follows \"Tremor 2\"; where nobody scrolls before, \"Tremor 3\" does")
    #expect(RefreshedPagesReference.requests(in: Self.numbered([3, 4])).isEmpty)
  }

  @Test("where another row came on top meanwhile, all stand lower, and none is missing")
  func onTop() { #expect(RefreshedPagesReference.requests(in: Self.numbered([2, 3], first: [0, 1])).isEmpty) }
}
