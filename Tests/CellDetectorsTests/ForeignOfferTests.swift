import CellTrace
import Testing

@testable import CellDetectors

@Suite("menus of former items") struct ForeignOfferTests {
  /// A scrolls away and H has its cell; H's menu is opened, here and with fresh cells.
  private static func set(_ offered: String, fresh: String, control: String? = nil) -> RunSet {
    func run(_ title: String, cell: Int) -> [StepTrace] {
      let shown = TraceEvent.Kind.menuOpened(item("H"), titles: ["Share", title], generation: 1)
      let rows = [row("H", cell: cell, reuse: 1, [label("Gout")])]
      return [
        step(0, "show the screen", [row("A", [label("Asthma")])]), step(1, "scroll", rows),
        step(2, "open the menu of \"Gout\"", by: .openMenu(.resolved(item("H"))), events: [shown], rows),
      ]
    }
    var set = runs(main: run(offered, cell: 1), fresh: run(fresh, cell: 2))
    set.control = trace(run(control ?? offered, cell: 1))
    return set
  }

  @Test("a reused cell offers what was made for the item that it had before")
  func former() throws {
    let found = try #require(HandlerOutlivesItem.found(in: Self.set("Call Asthma", fresh: "Call Gout")))
    #expect(
      found.map(\.summary) == [
        "the row \"Gout\" offers \"Call Asthma\", which was made for an item that the cell had before"
      ])
    #expect(found.map(\.seen) == ["it offers \"Call Asthma\"; in a fresh cell it offers \"Call Gout\""])
    #expect(
      found.map(\.evidence) == [["the cell was reused, and the menu or the actions that it got for its former item stayed"]])
    #expect(
      found.map(\.fix) == [
        "make the menu at every configuration of the cell, or every time that it opens (UIDeferredMenuElement.uncached), for the "
          + "item that the cell has then."
      ])
  }

  @Test("a menu that offers something else with other random numbers, in a row that is the same, is drawn")
  func drawn() throws {
    var set = Self.set("First job?", fresh: "Best meal?")
    let request = ReferenceRequest.otherDraws(of: set)
    #expect(HandlerOutlivesItem.references(set).contains(request))
    set[request] = Self.set("", fresh: "Cat or dog?").fresh
    #expect(HandlerOutlivesItem.found(in: set) == [])
    set[request] = Self.set("", fresh: "Best meal?").fresh
    #expect(HandlerOutlivesItem.found(in: set)?.count == 1)
    // Where the rows are drawn as well, it may be theirs.
    var other = try #require(Self.set("", fresh: "Cat or dog?").fresh)
    for index in other.steps.indices {
      for place in other.steps[index].checkpoint.indices { other.steps[index].checkpoint[place].elements = [label("Else")] }
    }
    set[request] = other
    #expect(HandlerOutlivesItem.found(in: set)?.count == 1)
  }

  @Test("the same menu, and one that differs from run to run, say nothing")
  func silent() {
    #expect(HandlerOutlivesItem.found(in: Self.set("Call Gout", fresh: "Call Gout")) == [])
    #expect(HandlerOutlivesItem.found(in: Self.set("Call 1", fresh: "Call 2", control: "Call 3")) == [])
  }
}
