import CellTrace
import Testing

@testable import CellDetectors

@Suite("Rows that are selected") struct SelectionTests {
  private static func rows(_ titles: [String], selected: Set<Int> = []) -> [Appearance] {
    titles.enumerated().map { place, title in
      var result = row("#\(place + 1)", at: place, cell: place + 1, [label(title)])
      if selected.contains(place) { result.flags.insert(.selected) }
      return result
    }
  }

  private static let all = ["Ada", "Ben", "Cleo", "Dan", "Eve"]

  /// The rows in the second and third place are selected; then a touch beside the list leaves `after`.
  private static func set(_ after: [Appearance], by interaction: Interaction = .tap(.showing("Discharge"))) -> RunSet {
    let steps = [
      step(0, "show the screen", rows(all)), step(1, "select", by: .wait(1), rows(all, selected: [1, 2])),
      step(2, "tap \"Discharge\"", by: interaction, after),
    ]
    return RunSet(main: trace(steps), control: trace(steps))
  }

  @Test("as many rows are gone as were selected, and others: each removal moved the rows behind it")
  func removesOthers() throws {
    let found = try #require(StaleIndexAction.found(in: Self.set(Self.rows(["Ada", "Cleo", "Eve"]))))
    #expect(
      found.map(\.summary) == [
        "removing the selected rows leaves \"Cleo\", which was selected, and removes \"Dan\", which was not"
      ])
    #expect(found.map(\.shape) == [["removes unselected"]])
  }

  @Test("rows that were selected, fewer rows, other numbers of rows, and an act on a row say nothing")
  func removesItsOwn() {
    #expect(StaleIndexAction.found(in: Self.set(Self.rows(["Ada", "Dan", "Eve"]))) == [])
    #expect(StaleIndexAction.found(in: Self.set(Self.rows(["Ada", "Cleo", "Dan", "Eve"]))) == [])
    #expect(StaleIndexAction.found(in: Self.set(Self.rows(Self.all))) == [])
    #expect(StaleIndexAction.found(in: Self.set(Self.rows(["Ben", "Cleo", "Eve"]))) == [])
    #expect(StaleIndexAction.found(in: Self.set(Self.rows(["Ada", "Cleo", "Eve"]), by: .tap(.resolved(item("#1"))))) == [])
  }

  private static func selection(_ set: RunSet) throws -> [SelectionByPosition] {
    SelectionByPosition.all(in: set.main, try Mask(set))
  }

  @Test("positions stay selected in another order")
  func staysByNumber() throws {
    let found = try Self.selection(Self.set(Self.rows(["Eve", "Dan", "Cleo", "Ben", "Ada"], selected: [1, 2])))
    #expect(found.map(\.before.title) == ["Ben"] && found.map(\.now.title) == ["Dan"] && found.map(\.count) == [2])
  }

  @Test("a selection that goes along, none, the same order, and the first row alone say nothing")
  func goesAlong() throws {
    #expect(try Self.selection(Self.set(Self.rows(["Eve", "Dan", "Cleo", "Ben", "Ada"], selected: [2, 3]))).isEmpty)
    #expect(try Self.selection(Self.set(Self.rows(["Eve", "Dan", "Cleo", "Ben", "Ada"]))).isEmpty)
    #expect(try Self.selection(Self.set(Self.rows(Self.all, selected: [1, 2]))).isEmpty)
    #expect(try Self.selection(Self.set(Self.rows(["Anna", "Bernd", "Clara", "Dora", "Emil"], selected: [1, 2]))).isEmpty)
  }
}
