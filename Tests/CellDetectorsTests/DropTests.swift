import CellTrace
import Testing

@testable import CellDetectors

@Suite("rows that are dropped, chosen and put back") struct DropTests {
  private static func rows(_ titles: [String], chosen: [String] = []) -> [Appearance] {
    titles.enumerated().map { place, title in
      row(title, at: place, cell: place + 1, [label(title)] + (chosen.contains(title) ? [dot("\(content)/Mark")] : []))
    }
  }

  private static let all = ["A", "B", "C", "D", "E", "F"]

  // MARK: Beside the place

  /// B is dragged behind C, which leads to `after`; let go at the place to which it came it comes to `other`.
  private static func drop(_ after: [String], other: [String]) -> RunSet {
    let main = [
      step(0, "show the screen", rows(all)),
      step(1, "drag", by: .reorder(.resolved(item("B")), .after, .resolved(item("C"))), rows(after)),
    ]
    var set = RunSet(main: trace(main), control: trace(main))
    for request in MisplacedDropReference.requests(in: set) {
      #expect(request.script == [.reorder(.resolved(item("B")), .after, .resolved(item("D")))])
      set[request] = trace([step(0, rows(all)), step(1, rows(other))])
    }
    return set
  }

  private static let tooFar = ["A", "C", "D", "B", "E", "F"]

  @Test("a row that is inserted at a number of before it was taken out stands one place too far, wherever it is let go")
  func misplaced() throws {
    let set = Self.drop(Self.tooFar, other: ["A", "C", "D", "E", "B", "F"])
    let drop = try #require(try MisplacedDropReference.all(in: set).first)
    let finding = StaleIndexAction.finding(drop, set.main)
    #expect(finding.summary == "dragging \"B\" puts it one place behind the place where it was let go")
    #expect(finding.seen == "\"B\" was let go behind \"C\", and stands behind \"D\"" && finding.severity == .error)
    #expect(
      finding.evidence == [
        "let go at the place to which it came so, it is as far from that one: no order of the list's own asks for it"
      ])
    #expect(
      finding.fix
        == "the destination counts the rows as they stand before the drag: use move(fromOffsets:toOffset:), or subtract 1 where the row moves "
        + "down.")
    let front = FindingText.misplacedDrop(title: "B", distance: -2)
    #expect(front == "dragging \"B\" puts it 2 places in front of the place where it was let go")
    #expect(FindingText.standsBehind(nil) == "at the beginning")
  }

  @Test("a list that keeps an order of its own leaves the row where it brought it, and a drop at its place needs no run")
  func kept() throws {
    #expect(try MisplacedDropReference.all(in: Self.drop(Self.tooFar, other: Self.tooFar)).isEmpty)
    #expect(MisplacedDropReference.requests(in: Self.drop(["A", "C", "B", "D", "E", "F"], other: [])).isEmpty)
    // Other rows moved as well, or none did.
    #expect(MisplacedDropReference.requests(in: Self.drop(["A", "D", "C", "B", "E", "F"], other: [])).isEmpty)
    #expect(MisplacedDropReference.requests(in: Self.drop(Self.all, other: [])).isEmpty)
  }

  // MARK: Several that were chosen

  /// B and D are touched, which marks them, and "Delete" leaves `after`. With one of the touches only it leaves `alone`.
  private static func removal(
    _ after: [String], alone: [String: [String]] = ["B": ["A", "C", "D", "E", "F"], "D": ["A", "B", "C", "E", "F"]],
    marks: Bool = true
  ) -> RunSet {
    func chosen(_ titles: [String]) -> [Appearance] { rows(all, chosen: marks ? titles : []) }
    let (first, second) = (Interaction.tap(.resolved(item("B")), nil), Interaction.tap(.resolved(item("D")), nil))
    let delete = Interaction.tap(.showing("Delete"), nil)
    let main = [
      step(0, "show the screen", chosen([])), step(1, "tap B", by: first, chosen(["B"])),
      step(2, "tap D", by: second, chosen(["B", "D"])), step(3, "tap Delete", by: delete, rows(after)),
    ]
    var set = RunSet(main: trace(main), control: trace(main))
    for request in ChosenRemovalReference.requests(in: set) {
      let title = request.script == [first, delete] ? "B" : "D"
      #expect(request.purpose == "the run in which step 3 (tap Delete) has only \"\(title)\" to do with")
      set[request] = trace([step(0, rows(all)), step(1, rows(all)), step(2, rows(alone[title, default: []]))])
    }
    return set
  }

  @Test("of two rows that were chosen one stays, and its neighbour goes; alone each of them goes")
  func removesUnchosen() throws {
    let set = Self.removal(["A", "C", "D", "F"])
    let removal = try #require(try ChosenRemovalReference.all(in: set).first)
    let finding = StaleIndexAction.finding(removal, set.main)
    #expect(finding.summary == "removing several rows leaves \"D\", which was chosen, and removes \"E\", which was not")
    #expect(finding.seen == "\"D\" was chosen and is still there; \"E\" was not, and is gone" && finding.severity == .error)
    #expect(
      finding.evidence == [
        "where one row is chosen alone, that one is removed, whichever of them it is",
        "each row that is removed moves those behind it: remove several from the last to the first, or by their ids",
      ])
  }

  @Test(
    "a button that removes what was chosen, one that removes others whatever was touched, and touches that choose nothing are right"
  )
  func removesRightly() throws {
    #expect(ChosenRemovalReference.requests(in: Self.removal(["A", "C", "E", "F"])).isEmpty)
    #expect(ChosenRemovalReference.requests(in: Self.removal(["A", "C", "D", "F"], marks: false)).isEmpty)
    let oldest = ["B": ["A", "C", "D", "E", "F"], "D": ["A", "C", "D", "E", "F"]]
    #expect(try ChosenRemovalReference.all(in: Self.removal(["A", "C", "D", "F"], alone: oldest)).isEmpty)
    // None of the chosen ones goes: the button is for the others.
    #expect(ChosenRemovalReference.requests(in: Self.removal(["B", "D", "E", "F"])).isEmpty)
  }

  // MARK: Put back in a filter

  /// The list shows C, D and E; D is dropped and put back, after which the list is `after`. Both done before the filter lead to `whole`.
  private static func undo(_ after: [String], whole: [String] = all, filtered: [String] = ["C", "D", "E"]) -> RunSet {
    let (filter, undo) = (Interaction.tap(.showing("Some"), nil), Interaction.tap(.showing("Undo"), nil))
    let main = [
      step(0, "show the screen", rows(all)), step(1, "tap Some", by: filter, rows(filtered)),
      step(2, "swipe", by: .swipe(.resolved(item("D")), .trailing), rows(filtered)),
      step(3, "drop", by: .tapAction("Drop"), rows(filtered.filter { $0 != "D" })), step(4, "tap Undo", by: undo, rows(after)),
    ]
    var set = RunSet(main: trace(main), control: trace(main))
    for request in FilteredUndoReference.requests(in: set) {
      #expect(
        request.script == [
          .scrollTo(.resolved(item("D"))), .swipe(.resolved(item("D")), .trailing), .tapAction("Drop"), undo,
        ])
      set[request] = trace([step(0, rows(all.filter { $0 != "D" })), step(1, rows(whole))])
    }
    return set
  }

  @Test("a row that is put back in a filtered list stands elsewhere, and in the whole list comes to its own place")
  func putBack() throws {
    let set = Self.undo(["D", "C", "E"])
    let undo = try #require(try FilteredUndoReference.all(in: set).first)
    let finding = StaleIndexAction.finding(undo, set.main)
    #expect(finding.summary == "step 4 (tap Undo) puts \"D\" back at another place of the filtered list")
    #expect(
      finding.seen == "\"D\" stood behind \"C\", and stands at the beginning since it is back" && finding.severity == .error)
    #expect(finding.evidence == ["removed and put back before step 1 (tap Some), it comes back to its own place"])
    #expect(
      finding.fix
        == "remember the place that the row has in the array to which it is put back, and not its number among the rows that are shown."
    )
  }

  @Test("a list with one place for all that comes back, a row at its own place, and an order in place of a filter say nothing")
  func rightlyPutBack() throws {
    #expect(try FilteredUndoReference.all(in: Self.undo(["D", "C", "E"], whole: ["D", "A", "B", "C", "E", "F"])).isEmpty)
    #expect(FilteredUndoReference.requests(in: Self.undo(["C", "D", "E"])).isEmpty)
    let sorted = ["F", "E", "D", "C", "B", "A"]
    #expect(FilteredUndoReference.requests(in: Self.undo(["D", "F", "E", "C", "B", "A"], filtered: sorted)).isEmpty)
  }

  // MARK: To nothing

  /// The list shows C, D and E; C is dragged behind D, after which the list is `after`. Dragged before the filter, it is `first`.
  private static func drag(_ after: [String], first: [String] = ["D", "C", "E"], target: String = "D") -> RunSet {
    let (filter, edit) = (Interaction.tap(.showing("Some"), nil), Interaction.tap(.showing("Edit"), nil))
    let drag = Interaction.reorder(.resolved(item("C")), .after, .resolved(item(target)))
    let some = rows(["C", "D", "E"])
    let main = [
      step(0, "show the screen", rows(all)), step(1, "tap Some", by: filter, some), step(2, "tap Edit", by: edit, some),
      step(3, "drag", by: drag, rows(after)),
    ]
    var set = RunSet(main: trace(main), control: trace(main))
    for request in RefusedDragReference.requests(in: set) {
      #expect(request.script == [edit, .scrollTo(.resolved(item("C"))), drag, filter])
      set[request] = trace([step(0, rows(first))])
    }
    return set
  }

  @Test("a drag that comes to nothing in a filtered list, and moves its row without the filter, is a warning")
  func refused() throws {
    let set = Self.drag(["C", "D", "E"])
    let drag = try #require(try RefusedDragReference.all(in: set).first)
    let finding = StaleIndexAction.finding(drag, set.main)
    #expect(finding.summary == "dragging \"C\" in the filtered list comes to nothing" && finding.severity == .warning)
    #expect(finding.seen == "\"C\" is back where it stood, and so are all other rows")
    #expect(finding.observed == "moved nothing" && finding.expected == "moved \"C\"")
    #expect(
      finding.evidence == [
        "before step 1 (tap Some), the same drag moves it: the positions of the rows that are shown may have been used in all of them",
        FindingText.mayBeMeant,
      ])
  }

  @Test("a drag that moves its row, one to where it stands, and a list that refuses it without the filter, too, say nothing")
  func rightlyDragged() throws {
    #expect(RefusedDragReference.requests(in: Self.drag(["D", "C", "E"])).isEmpty)
    #expect(RefusedDragReference.requests(in: Self.drag(["C", "D", "E"], target: "C")).isEmpty)
    #expect(try RefusedDragReference.all(in: Self.drag(["C", "D", "E"], first: ["C", "D", "E"])).isEmpty)
  }
}
