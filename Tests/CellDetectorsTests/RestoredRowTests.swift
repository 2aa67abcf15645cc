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

  private static let wrong = ["new", "a", "c", "b", "d", "e"]

  @Test("taking back puts it where it stood before the data moved")
  func restored() throws {
    #expect(ReferenceSuspicions.names(in: Self.set(Self.wrong).main) == ["put back"])
    let found = RestoredRow.all(in: Self.set(Self.wrong).main, nil).map {
      StaleIndexAction.finding($0, Self.set(Self.wrong).main)
    }
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

  @Test("back between its neighbours, at the end or the top, by the data, or with nothing that moved: right")
  func silent() {
    func found(_ set: RunSet) -> Int { RestoredRow.all(in: set.main, nil).count }
    #expect(found(Self.set(["new", "a", "b", "c", "d", "e"])) == 0)
    #expect(found(Self.set(["new", "a", "b", "d", "e", "c"])) == 0)
    #expect(found(Self.set(["c", "new", "a", "b", "d", "e"])) == 0)
    #expect(found(Self.set(Self.wrong, by: .mutate("it comes back"))) == 0)
    #expect(found(Self.set(["a", "b", "c", "d", "e"], moved: ["a", "b", "d", "e"])) == 0)
  }
}
