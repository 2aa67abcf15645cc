import CellTrace
import Testing

@testable import CellDetectors

@Suite("what an action puts in front") struct ShownOutcomeTests {
  private static func alert(_ title: String) -> TraceEvent.Kind {
    .alertShown(nil, AlertContent(title: title, message: "", buttons: ["OK"]))
  }

  private static func screen(_ texts: String...) -> TraceEvent.Kind {
    .screenShown(ShownScreen(type: "DetailViewController", texts: texts))
  }

  @Test("a title is named where it stands as words of its own")
  func names() {
    let outcome = ShownOutcome(kind: .alert, texts: ["Delete \"Note 1\"?", "It is 10 days old."])
    #expect(outcome.names("Note 1") && outcome.names("10"))
    #expect(!outcome.names("Note 10") && !outcome.names("ote 1") && !outcome.names(""))
    #expect(!ShownOutcome(kind: .alert, texts: ["Note 12"]).names("Note 1"))
  }

  @Test(
    "a particle or a form of address behind a name is no part of it where words have no gaps between them; a longer name is another one",
    arguments: [
      ("Anna님의 연락처가 복사되었습니다.", "Anna", true), ("안나님의 연락처", "안나", true), ("안나를 삭제할까요?", "안나", true),
      ("수안나님의 연락처", "안나", false), ("사과나무 삭제", "사과", false), ("메모2를 삭제", "메모", false), ("牛乳を削除", "牛乳", true),
      ("删除Anna的记录", "Anna", true), ("Annabels Liste", "Anna", false), ("12개", "12", false), ("Note 12", "Note 1", false),
    ])
  func scripts(text: String, title: String, isNamed: Bool) {
    #expect(ShownOutcome(kind: .alert, texts: [text]).names(title) == isNamed)
  }

  // MARK: After a change of the data

  /// Swipe B, insert N at the top, tap the action; what came in front, and what does in the other order.
  private static func set(_ here: [TraceEvent.Kind], _ there: [TraceEvent.Kind]) -> RunSet {
    let nothing = StaleIndexActionTests.effect(["N", "A", "B", "C"], ["N", "A", "B", "C"])
    var set = StaleIndexActionTests.set(actual: nothing, reference: nothing, referenced: false) { steps in
      steps[3].events += here.enumerated().map { TraceEvent(sequence: 100 + $0.offset, kind: $0.element) }
    }
    set.act(at: 3, actual: nothing, reference: nothing, events: there)
    return set
  }

  @Test("an action asks about the row that has taken the old place")
  func wrongAlert() throws {
    let found = try #require(StaleIndexAction.found(in: Self.set([Self.alert("Delete A?")], [Self.alert("Delete B?")])))
    #expect(found.map(\.summary) == ["the action \"Delete\" on \"B\" asks about \"A\""])
    #expect(found.map(\.seen) == ["the alert says \"Delete A?\", which names \"A\""])
    #expect(found.map(\.observed) == ["Delete A?"] && found.map(\.expected) == ["Delete B?"])
    #expect(
      found.map(\.evidence) == [
        [
          "with the data changed first and the action opened after it, the same action shows \"Delete B?\", which names \"B\""
        ]
      ])
  }

  @Test("a text that is nothing but the title is not said twice")
  func title() {
    #expect(FindingText.otherShown(.screen, "A", title: "A") == "the screen that comes in front says \"A\"")
  }

  @Test("it opens a screen, has something spoken, or gives something to another app")
  func otherKinds() {
    let screen = StaleIndexAction.found(in: Self.set([Self.screen("Details", "A")], [Self.screen("Details", "B")]))
    #expect(screen?.map(\.summary) == ["the action \"Delete\" on \"B\" opens \"A\""])
    let spoken = StaleIndexAction.found(in: Self.set([.announced("A is gone")], [.announced("B is gone")]))
    #expect(spoken?.map(\.summary) == ["the action \"Delete\" on \"B\" speaks of \"A\""])
    let given = StaleIndexAction.found(in: Self.set([.handedOver("A")], [.handedOver("B")]))
    #expect(given?.map(\.summary) == ["the action \"Delete\" on \"B\" gives another app \"A\""])
    #expect(given?.map(\.seen) == ["the other app got \"A\""])
  }

  @Test("what names the row, or no row, or the same in both orders is right")
  func right() {
    for (here, there) in [
      ([Self.alert("Delete B?")], [Self.alert("Delete B?")]), ([Self.alert("Sure?")], [Self.alert("Delete B?")]),
      ([Self.alert("Delete A?")], [Self.alert("Sure?")]), ([Self.alert("Delete A?")], [Self.alert("Delete A?")]),
      ([Self.alert("A and B")], [Self.alert("B")]), ([Self.alert("Delete A?")], [Self.screen("B")]), ([], [Self.alert("B")]),
    ] {
      #expect(StaleIndexAction.found(in: Self.set(here, there)) == [])
    }
  }

  // MARK: In a filtered list

  /// Open, search, tap "Beans"; what came in front, and what does before the search.
  private static func filtered(_ here: TraceEvent.Kind, first: TraceEvent.Kind) -> RunSet {
    let all = FilteredActionTests.rows(FilteredActionTests.all)
    let main = [
      step(0, "show the screen", all),
      step(1, "data: search", by: .mutate("search"), FilteredActionTests.rows(["Bread", "Beans"])),
      step(
        2, "tap \"Beans\"", by: .tap(.resolved(item("#1"))), events: [here], FilteredActionTests.rows(["Bread", "Beans"])),
    ]
    var set = RunSet(main: trace(main), control: trace(main))
    for request in FilteredOutcomeReference.requests(in: set) { set[request] = trace([step(0, "", events: [first])]) }
    return set
  }

  @Test("a row of the whole list is opened by the number of a filtered one")
  func wrongNumber() throws {
    let set = Self.filtered(Self.screen("Bread", "From rye"), first: Self.screen("Beans", "From France"))
    let found = try FilteredOutcomeReference.all(in: set).map { StaleIndexAction.finding($0, set.main) }
    #expect(found.map(\.summary) == ["the tap on \"Beans\" opens \"Bread\""])
    #expect(found.map(\.expected) == ["Beans"] && found.map(\.originStep) == [1])
  }

  @Test("before the search it opens the same, or names no row: nothing is said; and nothing is asked for what names its own")
  func rightNumber() throws {
    for first in [Self.screen("Bread"), Self.screen("Details"), Self.alert("Beans")] {
      #expect(try FilteredOutcomeReference.all(in: Self.filtered(Self.screen("Bread"), first: first)).isEmpty)
    }
    for here in [Self.screen("Beans"), Self.screen("Details"), Self.screen("Bread", "Beans"), Self.screen("Bread, Carrots")] {
      #expect(FilteredOutcomeReference.requests(in: Self.filtered(here, first: here)).isEmpty)
    }
  }
}
