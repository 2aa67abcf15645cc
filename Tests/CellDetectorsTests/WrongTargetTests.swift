import CellTrace
import Testing

@testable import CellDetectors

@Suite("Actions that do what they say to another item") struct WrongTargetTests {
  private static func rows(_ keys: [String]) -> [Appearance] {
    keys.enumerated().map { row($1, at: $0, cell: $0 + 1, [label($1)]) }
  }

  /// C of A to D is deleted by a swipe, and `after` is what is left.
  private static func deletion(_ after: [String], by call: String = "onDelete(perform:)") -> RunSet {
    let old = rows(["A", "B", "C", "D"])
    let steps = [
      step(0, "show the screen", old),
      step(1, "swipe \"C\" open at the trailing edge", by: .swipe(.resolved(item("C")), .trailing), old),
      step(2, "tap the action \"Delete\" of \"C\"", by: .tapAction("Delete"), events: [.delegateCall(call, nil)], rows(after)),
    ]
    return RunSet(main: trace(steps), control: trace(steps))
  }

  /// A is dragged behind C, which leads to `after`; `other` is what comes of it where it is dragged behind D.
  private static func drag(_ after: [String], other: [String] = ["D", "B", "C", "A"]) -> RunSet {
    drag(from: ["A", "B", "C", "D"], after, other: other)
  }

  private static func drag(
    _ dragged: String = "A", _ side: ItemSide = .after, _ target: String = "C", from before: [String], _ after: [String],
    other: [String] = []
  ) -> RunSet {
    let steps = [
      step(0, "show the screen", rows(before)),
      step(
        1, "move \"\(dragged)\" \(side) \"\(target)\"",
        by: .reorder(.resolved(item(dragged)), side, .resolved(item(target))), rows(after)),
    ]
    var set = RunSet(main: trace(steps), control: trace(steps))
    for request in SwappedDragReference.requests(in: set) {
      set[request] = trace([step(0, rows(before)), step(1, rows(other))])
    }
    return set
  }

  @Test("deleting C removes B: the index of the rows shown was used in another array")
  func deletes() {
    #expect(
      StaleIndexAction.found(in: Self.deletion(["A", "C", "D"])) == [
        Finding(
          detector: "stale-index-action", severity: .error, summary: "deleting \"C\" removes \"B\"", item: item("B"),
          itemTitle: "B", sourceItem: item("C"), sourceItemTitle: "C", cellType: "App.NoteCell", cell: CellID(3),
          property: "delete", observed: "removed \"B\"", expected: "removed \"C\"", seenStep: 2,
          seen: "\"C\" is still there, and \"B\" is gone",
          evidence: [
            "the index counts the rows that are shown; if these are filtered or sorted, change the other array by the item's id"
          ], shape: ["deletes another"])
      ])
  }

  /// Rows that go by their numbers: A gets a star, the list is turned round, the star is taken back.
  private static func undo(_ after: [String], stars: [String] = ["A *", "B", "C"], sorted: [String] = ["C", "B", "A *"]) -> RunSet
  {
    func rows(_ texts: [String]) -> [Appearance] {
      texts.enumerated().map { place, text in
        let parts = text.split(separator: " ")
        return row(
          "#\(place + 1)", at: place, cell: place + 1,
          [label(String(parts[0])), label(parts.count > 1 ? "*" : "-", path: "\(content)/UILabel[1]")])
      }
    }
    let steps = [
      step(0, "show the screen", rows(["A", "B", "C"])),
      step(
        1, "tap \"A\"", by: .tap(.resolved(item("#1"))), events: [.delegateCall("UndoManager.registerUndo", nil)], rows(stars)),
      step(2, "tap \"Sort\"", by: .tap(.showing("Sort")), rows(sorted)),
      step(3, "undo", by: .undo, events: [.delegateCall("UndoManager.undo", nil)], rows(after)),
    ]
    return RunSet(main: trace(steps), control: trace(steps))
  }

  @Test("taking back what was done to one row changes another one: it was registered for a number")
  func takenBack() throws {
    let found = WrongTarget.all(in: Self.undo(["C *", "B", "A *"]).main, try Mask(Self.undo(["C *", "B", "A *"])))
    #expect(found.map(\.title) == ["A"] && found.map(\.victim) == [item("#1")] && found.map(\.kind) == [.takenBack])
    let words = FindingText.WrongTarget(.takenBack, target: "A", victim: "C")
    #expect(words.summary == "taking back what was done to \"A\" changes \"C\"")
    #expect(words.seen == "\"A\" had been changed and \"C\" had not; now \"C\" is another")
    #expect(
      words.cause
        == "what is taken back was registered for the number of a row, which is another row's since: register it for the item's id"
    )
  }

  @Test("taking back what was done, or what the action had done to others too, is right; what nobody saw says nothing")
  func rightlyTakenBack() throws {
    func found(_ set: RunSet) throws -> [WrongTarget] { WrongTarget.all(in: set.main, try Mask(set)) }
    #expect(try found(Self.undo(["C", "B", "A"])).isEmpty)
    #expect(try found(Self.undo(["C", "B *", "A *"], stars: ["A *", "B *", "C"], sorted: ["C", "B", "A *"])).isEmpty)
    #expect(try found(Self.undo(["D *", "B", "A *"], sorted: ["D", "B", "A *"])).isEmpty)
  }

  @Test("a row is told by its identity and not by its rank, which the next one has since")
  func ranks() {
    func rows(_ keys: [String]) -> [Appearance] {
      keys.enumerated().map { row($1, at: $0, cell: $0 + 1, [label("\($0 + 1)."), label($1, path: "name")]) }
    }
    func deletion(_ after: [String]) -> RunSet {
      let old = rows(["A", "B", "C", "D"])
      let done = TraceEvent.Kind.delegateCall(WrongTarget.doneDestructively, nil)
      let steps = [
        step(0, "show the screen", old),
        step(1, "swipe", by: .swipe(.resolved(item("C")), .trailing), old),
        step(2, "delete", by: .tapAction("Delete"), events: [done], rows(after)),
      ]
      return RunSet(main: trace(steps), control: trace(steps))
    }
    #expect(StaleIndexAction.found(in: deletion(["A", "B", "D"])) == [])
    #expect(StaleIndexAction.found(in: deletion(["A", "B", "C"]))?.map(\.shape) == [["deletes another"]])
  }

  @Test("rows that begin with the same text are told apart by the first text that differs, and by their identifiers if none does")
  func namesake() {
    func deletion(_ second: (String) -> String) -> RunSet {
      func rows(_ keys: [String]) -> [Appearance] {
        keys.enumerated().map { index, key in
          row(key, at: index, cell: index + 1, [label("Contains"), label(second(key), path: "second")])
        }
      }
      let steps = [
        step(0, "show the screen", rows(["A", "B", "C"])),
        step(1, "swipe", by: .swipe(.resolved(item("C")), .trailing), rows(["A", "B", "C"])),
        step(2, "delete", by: .tapAction("Delete"), events: [.delegateCall("onDelete(perform:)", nil)], rows(["A", "C"])),
      ]
      return RunSet(main: trace(steps), control: trace(steps))
    }
    #expect(
      StaleIndexAction.found(in: deletion { "loan \($0)" })?.map(\.summary) == [
        "deleting \"Contains, loan C\" removes \"Contains, loan B\""
      ])
    #expect(
      StaleIndexAction.found(in: deletion { _ in "loan" })?.map(\.summary) == ["deleting \"Contains, C\" removes \"Contains, B\""]
    )
  }

  @Test("dragging A behind C by swapping them moves C, too")
  func drags() {
    #expect(
      StaleIndexAction.found(in: Self.drag(["C", "B", "A", "D"])) == [
        Finding(
          detector: "stale-index-action", severity: .error, summary: "dragging \"A\" also moves \"C\"", item: item("C"),
          itemTitle: "C", sourceItem: item("A"), sourceItemTitle: "A", cellType: "App.NoteCell", cell: CellID(1),
          property: "drag", observed: "moved \"A\" and \"C\"", expected: "moved \"A\"", seenStep: 1,
          seen: "\"C\" has another place among the rows that were not dragged",
          evidence: [
            "a drag moves one row: take the item out of the data and put it in again at its new place; swapping two moves another "
              + "one, too"
          ], shape: ["drags another"])
      ])
  }

  @Test("the other drag is to the next place, or to the one before where that is the last")
  func otherDrag() {
    let set = Self.drag(["C", "B", "A", "D"])
    func requests(_ set: RunSet) -> [ReferenceRequest] {
      SwappedDragReference.requests(in: RunSet(main: set.main, control: set.main))
    }
    let other = requests(set)
    #expect(other.map(\.script) == [[.reorder(.resolved(item("A")), .after, .resolved(item("D")))]])
    #expect(other.map(\.purpose) == ["the run with step 1 (move \"A\" after \"C\") ending beside \"D\" instead"])
    #expect(ReferenceSuspicions.names(in: set.main).contains("exchanged by a drag"))
    let last = Self.drag("A", .after, "D", from: ["A", "B", "C", "D"], ["D", "B", "C", "A"], other: ["C", "B", "A", "D"])
    #expect(
      requests(last).map(\.script) == [[.reorder(.resolved(item("A")), .after, .resolved(item("C")))]])
    #expect(StaleIndexAction.found(in: last)?.map(\.summary) == ["dragging \"A\" also moves \"D\""])
  }

  @Test("a list of three has no other place: the same drag exchanges the two again")
  func shortList() {
    let exchanged = ["C", "B", "A"]
    #expect(
      StaleIndexAction.found(in: Self.drag("A", .after, "C", from: ["A", "B", "C"], exchanged, other: exchanged))?.map(\.summary)
        == ["dragging \"A\" also moves \"C\""])
    #expect(
      StaleIndexAction.found(in: Self.drag("A", .after, "C", from: ["A", "B", "C"], exchanged, other: ["B", "C", "A"])) == [])
  }

  @Test("rows at fixed places stay there: two rows are exchanged around one, and not where the drag goes on")
  func fixedPlaces() {
    #expect(StaleIndexAction.found(in: Self.drag(["C", "B", "A", "D"], other: ["C", "B", "D", "A"])) == [])
    let break4 = ["A", "B", "break", "C", "D", "E"]
    #expect(StaleIndexAction.found(in: Self.drag("A", .after, "D", from: break4, ["B", "C", "break", "D", "A", "E"])) == [])
  }

  @Test("who is drawn to another seat changes seats: rows that are places are exchanged by right")
  func seats() {
    func rows(_ guests: [String]) -> [Appearance] {
      zip(guests, ["Door", "Mirror", "Piano", "Window"]).enumerated().map { place, pair in
        row(pair.0, at: place, cell: place + 1, [label(pair.0), label(pair.1, path: "\(content)/UILabel[1]")])
      }
    }
    let steps = [
      step(0, "show the screen", rows(["A", "B", "C", "D"])),
      step(1, "move", by: .reorder(.resolved(item("A")), .after, .resolved(item("C"))), rows(["C", "B", "A", "D"])),
    ]
    #expect(SwappedDragReference.requests(in: RunSet(main: trace(steps), control: trace(steps))).isEmpty)
  }

  @Test("rows that belong to the dragged one go along")
  func families() {
    let tasks = ["A", "B", "B1", "B2", "C"]
    #expect(StaleIndexAction.found(in: Self.drag("B", .before, "A", from: tasks, ["B", "B1", "B2", "A", "C"])) == [])
    let pair = ["A", "B", "B1", "C"]
    #expect(StaleIndexAction.found(in: Self.drag("B", .before, "A", from: pair, ["B", "B1", "A", "C"])) == [])
  }

  @Test("a row that stays where another one moves was meant: its number was used in another array")
  func movesAnother() {
    let found = StaleIndexAction.found(in: Self.drag("C", .before, "A", from: ["A", "B", "C", "D"], ["B", "A", "C", "D"]))
    #expect(found?.map(\.shape) == [["drags another"]] && found?.map(\.sourceItemTitle) == ["C"])
    for goal in [(ItemSide.before, "D"), (.after, "C")] {
      let set = Self.drag("A", goal.0, goal.1, from: ["A", "B", "C", "D", "E"], ["E", "A", "B", "C", "D"])
      #expect(StaleIndexAction.found(in: set)?.map(\.sourceItemTitle) == ["A"])
    }
  }

  @Test("the last of rows that are places goes, whichever is emptied: the others have moved up")
  func places() {
    func rows(_ ships: [String]) -> [Appearance] {
      ships.enumerated().map { row("berth \($0)", at: $0, cell: $0 + 1, [label($1), label("Berth \($0)", path: "place")]) }
    }
    func deletion(_ after: [String]) -> RunSet {
      let old = rows(["A", "B", "C", "D"])
      let steps = [
        step(0, "show the screen", old),
        step(1, "swipe", by: .swipe(.resolved(item("berth 1")), .trailing), old),
        step(2, "delete", by: .tapAction("Delete"), events: [.delegateCall("onDelete(perform:)", nil)], rows(after)),
      ]
      return RunSet(main: trace(steps), control: trace(steps))
    }
    #expect(StaleIndexAction.found(in: deletion(["A", "C", "D"])) == [])
    #expect(StaleIndexAction.found(in: deletion(["A", "B", "C"]))?.map(\.shape) == [["deletes another"]])
  }

  @Test("its own item, nothing yet, more than one, rows under new identifiers, and other actions say nothing")
  func silent() {
    #expect(StaleIndexAction.found(in: Self.deletion(["A", "B", "D"])) == [])
    #expect(StaleIndexAction.found(in: Self.deletion(["A", "B", "C", "D"])) == [])
    #expect(StaleIndexAction.found(in: Self.deletion(["C", "D"])) == [])
    #expect(StaleIndexAction.found(in: Self.deletion(["A", "C", "X"])) == [])
    #expect(
      StaleIndexAction.reason(in: Self.deletion(["A", "C", "D"], by: "tableView(_:didSelectRowAt:)"))
        == "the run with step 2 (tap the action \"Delete\" of \"C\") done to \"B\" instead was not made")
    #expect(StaleIndexAction.found(in: Self.drag(["B", "C", "A", "D"])) == [])
    #expect(StaleIndexAction.found(in: Self.drag(["A", "B", "C", "D"])) == [])
  }
}
