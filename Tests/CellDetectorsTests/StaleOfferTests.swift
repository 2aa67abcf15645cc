import CellTrace
import Testing

@testable import CellDetectors

@Suite("menus that stay") struct StaleOfferTests {
  private static func rows(_ place: String) -> [Appearance] {
    [row("A", [label("Lifeboat 2"), label(place, path: "\(content)/UILabel[1]")])]
  }

  /// The boat is launched by its menu, which opens again with `again`, and in a cell made anew with `fresh`.
  private static func set(_ again: String, fresh: String, place: String = "at sea", first: String = "Launch") -> RunSet {
    func opened(_ titles: String) -> [TraceEvent.Kind] {
      [.menuOpened(item("A"), titles: titles.split(separator: ", ").map(String.init), generation: 1)]
    }
    let open = Interaction.openMenu(.resolved(item("A")))
    let main = [
      step(0, "show the screen", rows("ashore")), step(1, "open the menu", by: open, events: opened(first), rows("ashore")),
      step(2, "choose \"Launch\"", by: .chooseMenuItem(["Launch"]), rows(place)),
      step(3, "open the menu", by: open, events: opened(again), rows(place)),
    ]
    var set = runs(main: main, rebuilt: [rows("ashore"), rows("ashore"), rows(place), rows(place)])
    for request in StaleOfferReference.requests(in: set) {
      #expect(request.script.suffix(2) == [.rebuildVisibleCells, open] && request.script.count == 4)
      #expect(request.purpose == "step 3 (open the menu) in cells made anew")
      set[request] = trace([step(0, "", rows(place)), step(1, "", by: open, events: opened(fresh), rows(place))])
    }
    return set
  }

  @Test("a menu still offers what was done, and another thing in a cell made anew")
  func stale() throws {
    let found = try #require(StaleContent.found(in: Self.set("Launch", fresh: "Recall")))
    #expect(
      found.map(\.summary) == [
        "the menu of \"Lifeboat 2\" still offers \"Launch\", as before something was done to the row"
      ])
    #expect(found.map(\.seen) == ["it offers \"Launch\"; in a cell made anew it offers \"Recall\""])
    #expect(found.map(\.evidence) == [["the row shows what was done, and the menu is the one that was made before"]])
  }

  @Test("a menu that says something else, that says the same in every cell, or of a row that nothing was done to, is right")
  func silent() {
    #expect(StaleOfferReference.requests(in: Self.set("Recall", fresh: "Recall")).isEmpty)
    #expect(StaleContent.found(in: Self.set("Launch", fresh: "Launch")) == [])
    // Sorted by use, and kept as long as the row is there.
    #expect(StaleContent.found(in: Self.set("Launch, Paint", fresh: "Paint, Launch", first: "Launch, Paint")) == [])
    #expect(StaleOfferReference.requests(in: Self.set("Launch", fresh: "Recall", place: "ashore")).isEmpty)
  }
}
