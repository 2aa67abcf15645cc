import CellTrace
import Testing

@testable import CellDetectors

@Suite("what nobody saved") struct UnsavedActionTests {
  private static func rows(_ opening: String) -> [Appearance] {
    [row("A", [label("Sluice 3"), label(opening, path: "\(content)/UILabel[1]")])]
  }

  /// The row is raised, scrolled away at once and back: what it shows at once, at the end, where every step waits, and in a cell that is made anew
  /// right after.
  private static func set(
    atOnce: String = "35 cm", end: String = "30 cm", patient: String = "35 cm", leaves: Bool = true, anew: String = "30 cm"
  ) -> RunSet {
    let away = [row("H", reuse: 1, [label("Sluice 36")])]
    let main = [
      step(0, "show the screen", rows("30 cm")), step(1, "hurry", by: .hurry(0.1), rows("30 cm")),
      step(2, "tap \"Raise\"", by: .tap(.resolved(item("A"))), rows(atOnce)),
      step(3, "scroll to the end", by: .scrollToEnd, items: ["A", "H"], leaves ? away : rows(atOnce)),
      step(4, "scroll to the top", by: .scrollToTop, items: ["A", "H"], rows(end)),
    ]
    var set = runs(main: main, fresh: main)
    set[.patient(of: set)] = trace((0...4).map { step($0, "", by: .wait(1), items: ["A", "H"], rows(patient)) })
    for request in UnsavedAction.requests(in: set) {
      #expect(request.purpose == "cells made anew right after step 2 (tap \"Raise\")")
      #expect(request.script.suffix(2) == [.hurry(0.05), .rebuildVisibleCells] && request.script.count == 4)
      set[request] = trace([step(0, "", by: .rebuildVisibleCells, rows(anew))])
    }
    return set
  }

  @Test("what a row showed at once is gone when it comes back, because it left before it was saved")
  func lost() throws {
    let found = try #require(LateAsyncResult.found(in: Self.set()))
    #expect(found.map(\.summary) == ["what the tap did to \"Sluice 3\" is lost: the row left the screen before it was saved"])
    #expect(found.map(\.seen) == ["\"Sluice 3\" shows \"30 cm\" again; where every step waits it shows \"35 cm\""])
    #expect(
      found.map(\.evidence) == [
        ["it had shown \"35 cm\" at once; what waits in a cell is gone, or another item's, when the cell is reused"]
      ])
    #expect(
      found.map(\.fix) == [
        "save at once, or what still waits when the row leaves (didEndDisplaying, prepareForReuse), with the item's id instead of the cell's closure."
      ])
  }

  @Test("what a cell made anew right after the action shows, the app had, and ended by itself when the row left")
  func ended() { #expect(LateAsyncResult.found(in: Self.set(anew: "35 cm")) == []) }

  @Test("a row that said that it waits may give up when it leaves: no run tells")
  func saidToWait() {
    var set = Self.set()
    #expect(LateAsyncResult.found(in: set)?.map(\.severity) == [.error])
    set.main.steps[2].checkpoint[0].elements.append(label("sends in 3 s", path: "\(content)/UILabel[2]"))
    set.control = set.main
    #expect(LateAsyncResult.found(in: set)?.map(\.severity) == [.warning])
  }

  @Test("a row that is saved, that did not leave, or that only said at once that it begins, has lost nothing")
  func silent() {
    #expect(LateAsyncResult.found(in: Self.set(end: "35 cm")) == [])
    #expect(LateAsyncResult.found(in: Self.set(leaves: false)) == [])
    #expect(LateAsyncResult.found(in: Self.set(atOnce: "…")) == [])
    #expect(LateAsyncResult.found(in: Self.set(patient: "30 cm")) == [])
  }
}
