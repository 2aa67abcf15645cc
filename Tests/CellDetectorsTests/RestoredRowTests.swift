import CellTrace
import Testing

@testable import CellDetectors

@Suite("a row that comes back at its old number") struct RestoredRowTests {
  private static func rows(_ titles: [String]) -> [Appearance] {
    titles.enumerated().map { row($0.element, at: $0.offset, cell: $0.offset + 1, [label($0.element)]) }
  }

  private static func set(
    _ back: [String], moved: [String] = ["new", "a", "b", "d", "e"], by undo: Interaction = .tap(.showing("Undo"), nil)
  ) -> RunSet {
    let steps = [
      step(0, "show the screen", rows(["a", "b", "c", "d", "e"])),
      step(1, "swipe", by: .swipe(.resolved(item("c")), .trailing), rows(["a", "b", "c", "d", "e"])),
      step(2, "tap the action \"Delete\"", by: .tapAction("Delete"), rows(["a", "b", "d", "e"])),
      step(3, "data: one comes", by: .mutate("one comes"), rows(moved)), step(4, "tap \"Undo\"", by: undo, rows(back)),
    ]
    return runs(main: steps, rebuilt: steps.map(\.checkpoint))
  }

  /// The same, and what comes of it where d is removed.
  private static func set(_ back: [String], other: [String]) -> RunSet {
    var set = Self.set(back)
    for request in RestoredRow.requests(in: set) {
      #expect(request.script.first == .swipe(.resolved(item("d")), .trailing) && request.script.count == 4)
      #expect(request.purpose == "the run with step 2 (tap the action \"Delete\") done to \"d\" instead")
      set[request] = trace(set.main.steps.dropLast() + [step(4, rows(other))])
    }
    return set
  }

  private static let wrong = ["new", "a", "c", "b", "d", "e"]

  @Test("taking back puts it where it stood before the data moved")
  func restored() throws {
    #expect(ReferenceSuspicions.names(in: Self.set(Self.wrong).main) == ["put back"])
    let set = Self.set(Self.wrong, other: ["new", "a", "b", "d", "c", "e"])
    let found = try RestoredRow.all(in: set).map { $0.finding(in: set.main) }
    #expect(found.map(\.summary) == ["\"c\" is put back at 0-2 in step 4 (tap \"Undo\"), where it stood before the data moved"])
    #expect(
      found.map(\.seen) == ["\"c\" stood between \"b\" and \"d\", which stand together elsewhere now, and stands before \"b\""])
    #expect(found.map(\.observed) == ["before \"b\""] && found.map(\.expected) == ["between \"b\" and \"d\""])
    #expect(found.map(\.evidence) == [["it was removed at 0-2 in step 2 (tap the action \"Delete\")"]])
    #expect(
      found.map(\.fix) == [
        "keep the item and what it stood next to, or its place in the data's own order, and look the index up when it is put back."
      ])
  }

  @Test("one place for all that comes back is right")
  func onePlace() throws {
    #expect(try RestoredRow.all(in: Self.set(Self.wrong, other: ["new", "a", "d", "b", "c", "e"])).isEmpty)
    #expect(try RestoredRow.all(in: Self.set(Self.wrong, other: ["new", "a", "b", "c", "e"])).isEmpty)
  }

  @Test("a key that people know is a place; where rows only count themselves, no run tells")
  func numbers() throws {
    func set(_ word: String) -> RunSet {
      var set = Self.set(Self.wrong, other: ["new", "a", "b", "d", "c", "e"])
      let requests = RestoredRow.requests(in: set)
      for step in set.main.steps.indices {
        for place in set.main.steps[step].checkpoint.indices {
          set.main.steps[step].checkpoint[place].elements.append(label("\(word)\(place + 1)", path: "\(content)/UILabel[1]"))
        }
      }
      for request in requests { set[request] = trace([step(0, Self.rows(["new", "a", "b", "d", "c", "e"]))]) }
      return set
    }
    #expect(RestoredRow.requests(in: set("Key ")).isEmpty)
    let counted = set("")
    #expect(try RestoredRow.all(in: counted).map { $0.finding(in: counted.main).severity } == [.warning])
  }

  @Test("back between its neighbours, at the end or the top, by the data, or with nothing that moved: right")
  func silent() {
    func found(_ set: RunSet) -> Int { RestoredRow.requests(in: set).count }
    #expect(found(Self.set(["new", "a", "b", "c", "d", "e"])) == 0)
    #expect(found(Self.set(["new", "a", "b", "d", "e", "c"])) == 0)
    #expect(found(Self.set(["c", "new", "a", "b", "d", "e"])) == 0)
    #expect(found(Self.set(Self.wrong, by: .mutate("it comes back"))) == 0)
    #expect(found(Self.set(["a", "b", "c", "d", "e"], moved: ["a", "b", "d", "e"])) == 0)
  }
}
