import CellTrace
import Testing

@testable import CellDetectors

@Suite("the answer to the first letters in place of the whole text's") struct EarlierLettersTests {
  private static let body = TraceEvent.Kind.bodyEvaluated(nil, viewType: "Search")

  private static func typing(_ text: String, clearing: Bool = false) -> Interaction {
    .type(text, .resolved(item("field")), nil, clearing: clearing)
  }

  private static func shows(_ name: String, _ isShown: Bool) -> TraceEvent.Kind {
    let slot = Slot(section: 0, item: 0)
    return isShown ? .willDisplay(CellID(9), item(name), slot) : .didEndDisplaying(CellID(9), item(name), slot)
  }

  private static func named(_ names: [String]) -> [Appearance] {
    names.enumerated().map { row($0.element, at: $0.offset, cell: $0.offset + 1, [label($0.element)]) }
  }

  /// Bells were there first, and then bells and a birch.
  private static let lost = [body, shows("Canoe", false), shows("Birch", false), body, shows("Birch", true)]

  /// Somebody types be at once; `letters` is what is shown after each letter where each waits, and `again` in the end where they are typed twice.
  private static func set(
    _ events: [TraceEvent.Kind] = lost, shown: [String] = ["Bells", "Birch"],
    letters: ([String], [String]) = (["Bells", "Birch"], ["Bells"]), text: String = "be", again: [String]? = nil
  ) -> RunSet {
    let all = ["Bells", "Birch", "Canoe"]
    let main = [
      step(0, "show the screen", named(all)), step(1, "type be", by: typing(text, clearing: true), events: events, named(shown)),
    ]
    var set = runs(main: main, fresh: main)
    for request in EarlierLetters.requests(in: set) {
      #expect(request.script == [typing("b", clearing: true), typing("e")])
      #expect(request.configuration.unrecordedSteps == 0)
      set[request] = trace([
        step(0, "", named(all)), step(1, "", by: typing("b"), named(letters.0)), step(2, "", by: typing("e"), named(letters.1)),
      ])
    }
    for request in EarlierLetters.requests(in: set) {
      #expect(request.script == [typing("b", clearing: true), typing("e"), typing("b", clearing: true), typing("e")])
      set[request] = trace([step(4, "", named(again ?? letters.1))])
    }
    return set
  }

  @Test("the rows of the whole text were there, and gave way to those of its beginning")
  func found() throws {
    let found = try #require(LateAsyncResult.found(in: Self.set()))
    #expect(found.map(\.summary) == ["the answer to \"b\" came after the one to \"be\", and took its place"])
    #expect(
      found.map(\.seen) == [
        "after step 1 (type be) the list shows \"Birch\", which is no answer to it; where each letter waits for its answer, it begins with \"Bells\""
      ])
    #expect(
      found.map(\.evidence) == [
        ["the rows of the whole text were there first; these are exactly those that are shown where only \"b\" is typed"]
      ])
    #expect(found.map(\.severity) == [.error] && found.map(\.observed) == ["Birch"])
    #expect(ReferenceSuspicions.names(in: Self.set().main).contains("answer to fewer letters"))
  }

  @Test("the right rows, rows of no beginning, and a list that never had the right ones are not this")
  func silent() {
    #expect(LateAsyncResult.found(in: Self.set(letters: (["Bells"], ["Bells", "Birch"]))) == [])
    #expect(LateAsyncResult.found(in: Self.set(letters: (["Canoe"], ["Bells"]))) == [])
    // Only the first letters are asked for, or an answer that is on its way is waited for.
    let (gone, back) = (Self.shows("Canoe", false), Self.shows("Canoe", true))
    #expect(LateAsyncResult.found(in: Self.set([Self.body, gone, Self.body, back, Self.body, gone])) == [])
  }

  @Test("rows that are others once the same is typed again do not follow from the text")
  func versions() {
    #expect(LateAsyncResult.found(in: Self.set(again: ["Bells", "Bells again"])) == [])
  }

  @Test("no run is made for one letter, and for rows that changed only once")
  func unsuspected() {
    let once = [Self.body, Self.shows("Canoe", false), Self.body]
    #expect(EarlierLetters.suspicions(in: Self.set(once).main).isEmpty)
    #expect(EarlierLetters.suspicions(in: Self.set(text: "b").main).isEmpty)
  }
}
