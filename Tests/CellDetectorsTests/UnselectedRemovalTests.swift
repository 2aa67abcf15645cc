import CellTrace
import Testing

@testable import CellDetectors

@Suite("rows that are removed in place of the selected ones") struct UnselectedRemovalTests {
  private static let all = ["A", "B", "C", "D", "E"]
  private static let remove = Interaction.tap(.showing("Delete"), nil)

  private static func select(_ key: String) -> Interaction { .tap(.resolved(item(key)), nil) }

  private static func shown(_ keys: [String], selected: [String] = []) -> [Appearance] {
    keys.enumerated().map {
      row(
        $0.element, at: $0.offset, cell: $0.offset + 1, flags: selected.contains($0.element) ? [.selected] : [],
        [label($0.element)])
    }
  }

  /// C is selected and "Delete" touched: `left` are there since. With nothing selected `unselected` are left, with `third` selected `other`,
  /// and with B selected `swapped`.
  private static func set(
    left: [String] = ["A", "C", "D", "E"], unselected: [String]? = all, other: [String] = ["A", "B", "C", "E"],
    third: String = "E", swapped: [String] = ["B", "C", "D", "E"], selected: [String] = ["C"]
  ) -> RunSet {
    let steps = [
      step(0, shown(all)), step(1, "select", by: select("C"), shown(all, selected: selected)),
      step(2, "tap \"Delete\"", by: remove, shown(left, selected: selected.filter { left.contains($0) })),
    ]
    var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
    for request in UnselectedRemovalReference.requests(in: set) {
      if request.script == [remove] {
        #expect(request.purpose == "the run with step 2 (tap \"Delete\") while nothing is selected")
        let before = step(0, shown(all))
        set[request] =
          unselected.map { trace([before, step(1, "", by: remove, shown($0))]) }
          ?? trace([before], end: .stepFailed(step: 1, reason: ""))
      } else if request.script == [select("B"), remove] {
        set[request] = trace([
          step(0, shown(all)), step(1, "", by: select("B"), shown(all, selected: ["B"])), step(2, "", by: remove, shown(swapped)),
        ])
      } else {
        #expect(request.script.count == 2 && request.script.last == remove && request.script.first != select("C"))
        set[request] = trace([
          step(0, shown(all)), step(1, "", by: request.script[0], shown(all, selected: [third])),
          step(2, "", by: remove, shown(other)),
        ])
      }
    }
    return set
  }

  private static func found(_ set: RunSet) -> [Finding]? {
    StaleIndexAction.found(in: set)?.filter { $0.shape == ["removes unselected"] }
  }

  @Test("C is selected, and B is removed")
  func found() throws {
    let set = Self.set()
    let found = try #require(Self.found(set))
    #expect(found.map(\.itemTitle) == ["B"] && found.map(\.sourceItemTitle) == ["C"] && found.map(\.severity) == [.error])
    #expect(
      found.map(\.summary) == ["removing several rows leaves \"C\", which was chosen, and removes \"B\", which was not"])
    #expect(
      found.map(\.evidence) == [
        ["with nothing selected the same touch removes nothing, and with another row selected it removes another one"]
      ])
    #expect(
      found.map(\.fix) == [
        "remove the rows that are selected now: take them from the list's selection when the button is touched, by what identifies them in "
          + "the data."
      ])
    #expect(ReferenceSuspicions.names(in: set.main).contains("removes unselected rows"))
    // A button that needs a selected row can't be touched without one.
    #expect(Self.found(Self.set(unselected: nil))?.count == 1)
  }

  @Test("what removes the same without a selection, or whichever is selected, does not go by it")
  func right() {
    #expect(Self.found(Self.set(unselected: ["A", "C", "D", "E"])) == [])
    #expect(Self.found(Self.set(other: ["A", "C", "D", "E"])) == [])
  }

  @Test("who keeps one of two removes the other one; numbers counted from the other end do that for all rows")
  func pairs() {
    #expect(Self.found(Self.set(swapped: ["A", "B", "D", "E"])) == [])
    #expect(Self.found(Self.set(third: "A", swapped: ["A", "B", "D", "E"]))?.count == 1)
  }

  @Test("a selected row that says that it took another one in is right")
  func merged() {
    func cards(_ keys: [String], selected: String? = nil, phones: String = "1") -> [Appearance] {
      keys.enumerated().map {
        row(
          $0.element, at: $0.offset, cell: $0.offset + 1, flags: $0.element == selected ? [.selected] : [],
          [label($0.element), label($0.element == "C" ? phones : "1", path: "\(content)/UILabel[1]")])
      }
    }
    for (phones, count) in [("1", 3), ("1, 2", 0)] {
      let steps = [
        step(0, cards(Self.all)), step(1, "", by: Self.select("C"), cards(Self.all, selected: "C")),
        step(2, "", by: Self.remove, cards(["A", "C", "D", "E"], phones: phones)),
      ]
      #expect(UnselectedRemovalReference.requests(in: runs(main: steps, rebuilt: steps.map(\.checkpoint))).count == count)
    }
  }

  @Test("the selected row, several, or all others are right")
  func unsuspected() {
    for left in [["A", "B", "D", "E"], ["A", "C", "D"], ["C"]] {
      #expect(UnselectedRemovalReference.requests(in: Self.set(left: left)).isEmpty)
    }
    #expect(UnselectedRemovalReference.requests(in: Self.set(selected: [])).isEmpty)
  }
}
