import CellTrace
import Testing

@testable import CellDetectors

@Suite("what an action did stays at a number that a filter gives to another row") struct FilteredStateTests {
  /// Rows by their titles at numbers; those in `open` show details.
  private static func rows(_ titles: [String], open: Set<String> = []) -> [Appearance] {
    titles.enumerated().map { place, title in
      row(
        "#\(place + 1)", at: place, cell: place + 1,
        [label(title)] + (open.contains(title) ? [label("about \(title)", path: "\(content)/UILabel[1]")] : []))
    }
  }

  private static let all = ["a", "b", "c", "d", "e", "f"]
  private static let filtered = ["b", "d", "f"]

  /// `elsewhere` are the open rows where the second row was opened instead.
  private static func set(
    open: Set<String> = ["b"], without: Set<String> = [], elsewhere: Set<String> = ["d"], filter: [String] = filtered
  ) -> RunSet {
    let tap = Interaction.tap(.resolved(item("#1")), nil)
    let steps = [
      step(0, "show the screen", rows(all)), step(1, "tap \"a\"", by: tap, rows(all, open: ["a"])),
      step(2, "data: filtered", by: .mutate("filtered"), rows(filter, open: open)),
    ]
    var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
    for request in FilteredStateReference.requests(in: set) {
      if request.script.count == 1 {
        #expect(request.purpose == "the run without step 1 (tap \"a\")")
        set[request] = trace([step(1, "", rows(filter, open: without))])
      } else {
        #expect(request.script.first == .tap(.resolved(item("#2")), nil))
        #expect(request.purpose == "the run with step 1 (tap \"a\") done to \"b\" instead")
        set[request] = trace([step(2, "", rows(filter, open: elsewhere))])
      }
    }
    return set
  }

  @Test("the row with the number of the one that was opened is open")
  func found() throws {
    let found = try #require(StaleIndexState.found(in: Self.set()))
    #expect(
      found.map(\.summary) == [
        "UILabel that was changed for \"a\" stayed at its position when the data moved, and is now at \"b\""
      ])
    #expect(
      found.map(\.seen) == ["\"b\" has text \"about b\", which \"a\" had at the same place before step 2 (data: filtered)"])
    #expect(
      found.map(\.evidence) == [
        [
          "it stands at 0-0, where \"a\" stood; done to \"b\", the same action shows at that row's number, and without it nowhere"
        ]
      ])
    #expect(ReferenceSuspicions.names(in: Self.set().main) == ["stays behind a filter"])
  }

  @Test("a row that is open anyhow, one that opens whichever was touched, and a row that stays say nothing")
  func silent() {
    #expect(StaleIndexState.found(in: Self.set(without: ["b"])) == [])
    #expect(StaleIndexState.found(in: Self.set(elsewhere: ["b"])) == [])
    #expect(FilteredStateReference.requests(in: Self.set(open: [])).isEmpty)
    #expect(FilteredStateReference.requests(in: Self.set(open: ["a"], filter: ["a", "d", "f"])).isEmpty)
  }
}
