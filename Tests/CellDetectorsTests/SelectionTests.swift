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

  @Test("rows that were selected, fewer rows, other numbers of rows, and an action on a row say nothing")
  func removesItsOwn() {
    #expect(StaleIndexAction.found(in: Self.set(Self.rows(["Ada", "Dan", "Eve"]))) == [])
    #expect(StaleIndexAction.found(in: Self.set(Self.rows(["Ada", "Cleo", "Dan", "Eve"]))) == [])
    #expect(StaleIndexAction.found(in: Self.set(Self.rows(Self.all))) == [])
    #expect(StaleIndexAction.found(in: Self.set(Self.rows(["Ben", "Cleo", "Eve"]))) == [])
    #expect(StaleIndexAction.found(in: Self.set(Self.rows(["Ada", "Cleo", "Eve"]), by: .tap(.resolved(item("#1"))))) == [])
  }

  /// What is said where the touch of one more row leaves `touched`, and then the order changes.
  private static func selection(
    _ set: RunSet, touched: Set<Int> = [1, 2, 3], then: Set<Int> = [1, 2, 3]
  ) throws -> [SelectionByPosition] {
    var set = set
    for request in SelectionByPosition.requests(in: set) {
      #expect(request.script == [.wait(1), .tap(.resolved(item("#4")), nil), .tap(.showing("Discharge"))])
      #expect(request.purpose == "the run with \"Dan\" touched before step 2 (tap \"Discharge\")")
      set[request] = trace([
        step(0, rows(all)), step(1, rows(all, selected: [1, 2])), step(2, rows(all, selected: touched)),
        step(3, rows(all.reversed(), selected: then)),
      ])
    }
    return try SelectionByPosition.all(in: set)
  }

  @Test("positions stay selected in another order, whichever they are")
  func staysByNumber() throws {
    let set = Self.set(Self.rows(["Eve", "Dan", "Cleo", "Ben", "Ada"], selected: [1, 2]))
    let found = try Self.selection(set)
    #expect(found.map(\.before.title) == ["Ben"] && found.map(\.now.title) == ["Dan"] && found.map(\.count) == [2])
    // One row at a time.
    #expect(try Self.selection(set, touched: [3], then: [3]).count == 1)
  }

  @Test("what an order proposes is the same whoever was selected, and a touch that selects nothing tells nothing")
  func proposed() throws {
    let set = Self.set(Self.rows(["Eve", "Dan", "Cleo", "Ben", "Ada"], selected: [1, 2]))
    #expect(try Self.selection(set, then: [1, 2]).isEmpty)
    #expect(try Self.selection(set, touched: [1, 2], then: [1, 2]).isEmpty)
  }

  @Test("a touch that selects all rows up to it cuts the list, in each order")
  func cut() throws {
    let set = Self.set(Self.rows(["Eve", "Dan", "Cleo", "Ben", "Ada"], selected: [1, 2]))
    #expect(try Self.selection(set, touched: [0, 1, 2, 3], then: [0, 1, 2, 3]).isEmpty)
  }

  @Test("a selection that goes along, none, the same order, and the first row alone say nothing")
  func goesAlong() throws {
    #expect(try Self.selection(Self.set(Self.rows(["Eve", "Dan", "Cleo", "Ben", "Ada"], selected: [2, 3]))).isEmpty)
    #expect(try Self.selection(Self.set(Self.rows(["Eve", "Dan", "Cleo", "Ben", "Ada"]))).isEmpty)
    #expect(try Self.selection(Self.set(Self.rows(Self.all, selected: [1, 2]))).isEmpty)
    #expect(try Self.selection(Self.set(Self.rows(["Anna", "Bernd", "Clara", "Dora", "Emil"], selected: [1, 2]))).isEmpty)
  }
}
