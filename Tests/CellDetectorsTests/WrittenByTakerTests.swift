import CellTrace
import Testing

@testable import CellDetectors

@Suite("rows that say what the row said that took their cell") struct WrittenByTakerTests {
  /// Rows with a name and a number each, from a place on.
  private static func rows(_ keys: String, _ numbers: [String], from place: Int = 0) -> [Appearance] {
    zip(keys, numbers).enumerated().map { index, pair in
      row(
        "\(pair.0)", at: place + index, cell: index + 1,
        [label("row \(pair.0)"), label(pair.1, path: "\(content)/UIStackView/UILabel")])
    }
  }

  /// A to D scroll away, W to Z take their cells, and A to D come back.
  private static func set(
    back: [String], fresh: [String] = ["1", "2", "3", "4"], taken: [String] = ["5", "6", "7", "8"],
    by interaction: Interaction = .scrollToEnd
  ) -> RunSet {
    let (first, last) = (rows("ABCD", ["1", "2", "3", "4"]), rows("WXYZ", taken, from: 4))
    let reused = zip("ABCD", "WXYZ").enumerated().map { index, pair in
      TraceEvent.Kind.cellReused(CellID(index + 1), reuse: index + 1, from: item("\(pair.0)"), to: item("\(pair.1)"))
    }
    let items = "ABCDWXYZ".map { "\($0)" }
    func steps(_ back: [String]) -> [StepTrace] {
      [
        step(0, "show the screen", items: items, first),
        step(1, "scroll to the end", by: interaction, events: reused, items: items, last),
        step(2, "scroll to the top", by: .scrollToTop, items: items, rows("ABCD", back)),
      ]
    }
    return runs(main: steps(back), fresh: steps(fresh))
  }

  @Test("each row comes back with the number of the one that took its cell, and keeps its own in a fresh cell")
  func written() throws {
    let set = Self.set(back: ["5", "6", "7", "8"])
    #expect(ReferenceSuspicions.names(in: set.main).contains("written by the next row"))
    let found = try #require(HandlerOutlivesItem.found(in: set))
    #expect(found.map(\.summary) == ["what \"row A\" had became that of \"row W\", which took its cell"])
    #expect(found.map(\.observed) == ["5"] && found.map(\.expected) == ["1"] && found.map(\.severity) == [.error])
    #expect(
      found.map(\.evidence) == [
        ["so do 4 rows in all, each what the row said that took its cell; where every row gets a fresh cell, they keep their own"]
      ])
  }

  @Test("what fresh cells show as well, what all rows say, two rows, another number, and what something else did: nothing")
  func silent() throws {
    #expect(try WrittenByTaker.all(in: Self.set(back: ["5", "6", "7", "8"], fresh: ["5", "6", "7", "8"])).isEmpty)
    #expect(try WrittenByTaker.all(in: Self.set(back: ["5", "5", "5", "5"], taken: ["5", "5", "5", "5"])).isEmpty)
    #expect(try WrittenByTaker.all(in: Self.set(back: ["5", "6", "3", "4"])).isEmpty)
    #expect(try WrittenByTaker.all(in: Self.set(back: ["5", "6", "7", "9"])).isEmpty)
    #expect(try WrittenByTaker.all(in: Self.set(back: ["5", "6", "7", "8"], by: .mutate("other numbers"))).isEmpty)
  }
}
