import CellTrace
import Testing

@testable import CellDetectors

@Suite("contents of a row that was on screen meanwhile") struct BorrowedContentTests {
  private static func rows(_ first: Int, _ covers: [String]) -> [Appearance] {
    covers.enumerated().map { place, cover in
      row(
        "K\(first + place)", at: first + place, cell: place + 1,
        [label("Mixtape \(first + place)"), label(cover, path: "\(content)/UILabel[1]")])
    }
  }

  /// Four rows scroll away and back; `still` is what they show after the same time without that.
  private static func set(
    _ back: [String], opened: [String] = ["a", "b", "c", "d"], meanwhile: [String] = ["e", "f", "g", "h"],
    still: [String] = ["a", "b", "c", "d"], later: [String] = ["a", "b", "c", "d"]
  ) -> RunSet {
    let items = (0...7).map { "K\($0)" }
    let main = [
      step(0, "show the screen", items: items, rows(0, opened)),
      step(1, "scroll to the end", by: .scrollToEnd, items: items, time: 2, rows(4, meanwhile)),
      step(2, "scroll to the top", by: .scrollToTop, items: items, time: 3, rows(0, back)),
    ]
    var set = runs(main: main, fresh: main)
    for request in BorrowedContentReference.requests(in: set) {
      #expect(
        request.script == [.wait(2), .wait(1), .wait(120), .rebuildVisibleCells]
          && request.purpose == "the same time without the scrolling")
      set[request] = trace((0...4).map { step($0, "", items: items, rows(0, $0 == 4 ? later : still)) })
    }
    return set
  }

  @Test("a row comes back with what another one showed")
  func borrowed() throws {
    let found = try #require(LeakedAppearance.found(in: Self.set(["e", "b", "c", "d"])))
    #expect(
      found.map(\.summary) == [
        "\"Mixtape 0\" comes back with the UILabel.text of \"Mixtape 4\", which was on screen meanwhile"
      ])
    #expect(found.map(\.seen) == ["\"Mixtape 0\" shows \"e\"; without the scrolling it shows \"a\""])
    #expect(
      found.map(\.evidence) == [
        ["before the scrolling every row on screen showed another text there; \"Mixtape 4\" showed this one"]
      ])
    #expect(LeakedAppearance.found(in: Self.set(["e", "b", "c", "d"], later: ["e", "b", "c", "d"])) == found)
    #expect(found.map(\.fix) == ["keep what is loaded or worked out under a key that no two items share."])
  }

  @Test("a text of its own, one that rows share, one that nobody else showed, or that comes with time, is not borrowed")
  func silent() {
    #expect(LeakedAppearance.found(in: Self.set(["a", "b", "c", "d"])) == [])
    #expect(BorrowedContentReference.requests(in: Self.set(["read", "b", "c", "d"])).isEmpty)
    #expect(BorrowedContentReference.requests(in: Self.set(["e", "a", "c", "d"], opened: ["a", "a", "c", "d"])).isEmpty)
    #expect(LeakedAppearance.found(in: Self.set(["e", "b", "c", "d"], still: ["e", "b", "c", "d"])) == [])
    #expect(LeakedAppearance.found(in: Self.set(["e", "b", "c", "d"], later: ["x", "y", "z", "w"])) == [])
  }
}
