import CellTrace
import Testing

@testable import CellDetectors

@Suite("Writes of closures that nobody sees") struct WriteAfterReuseTests {
  private typealias Kind = TraceEvent.Kind

  /// A cell serves A and then B; in step 2 something writes "21" to it.
  private static func set(leftBehind: [Appearance], by provenance: WriteProvenance = provenance("B", 2)) -> RunSet {
    func steps(_ text: String, _ provenance: WriteProvenance) -> [StepTrace] {
      [
        step(
          0, "show the screen", events: [.cellConfigured(CellID(1), item("A"), slot(0), .prepare, generation: 1)],
          [row("A", [label("18")])]),
        step(
          1, "scroll", events: [.cellConfigured(CellID(1), item("B"), slot(1), .prepare, generation: 1)],
          [row("B", at: 1, reuse: 1, [label("19")])]),
        step(2, "data: heat", by: .mutate("heat"), [row("B", at: 1, reuse: 1, [label(text, by: provenance)])]),
      ]
    }
    var set = runs(main: steps("21", provenance), fresh: steps("19", CellDetectorsTests.provenance("B", 1)))
    set.retire(leftBehind, after: 2)
    return set
  }

  @Test("what the cell that A left behind is told in the same step was meant for A")
  func found() throws {
    let set = Self.set(leftBehind: [row("A", [label("21", by: provenance("A", 2))])])
    #expect(try WriteAfterReuse.suspectedSteps(in: set.reuse, of: set.main) == [2])
    let found = HandlerOutlivesItem.found(in: set)
    #expect(
      found?.map(\.summary) == [
        "what was set up for \"18\" still writes UILabel.text of its cell, which shows \"19\" by now"
      ])
    #expect(
      found?.first?.evidence == [
        "with fresh cells the same value is written to UILabel.text of the cell that \"18\" left behind, in step 2 (data: heat)"
      ])
    #expect(found?.first?.sourceItem == item("A") && found?.first?.shape == ["writes"])
  }

  /// A and C are shown at first, B and D later; every cell has stepped its lamp in step 2. `other` is what D shows in a reused cell.
  private static func lamps(other: String, freshStep: Int = 2) -> RunSet {
    func made(_ cells: [Int]) -> [Kind] { cells.map { .cellCreated(CellID($0), type: "App.NoteCell") } }
    func configured(_ rows: [(String, Int, Int)]) -> [Kind] {
      rows.map { .cellConfigured(CellID($1), item($0), slot($2), .prepare, generation: 1) }
    }
    func steps(_ cells: [Int], reuse: Int?, _ texts: [String], _ writes: [WriteProvenance]) -> [StepTrace] {
      func rows(_ texts: [String], _ writes: [WriteProvenance?]) -> [Appearance] {
        [("B", 0), ("D", 1)].map { name, place in
          row(name, at: place + 2, cell: cells[place], reuse: reuse, [label(texts[place], by: writes[place])])
        }
      }
      return [
        step(
          0, "show the screen", events: made([1, 2]) + configured([("A", 1, 0), ("C", 2, 1)]),
          [row("A", [label("18")]), row("C", at: 1, cell: 2, [label("18")])]),
        step(
          1, "scroll", events: (reuse == nil ? made(cells) : []) + configured([("B", cells[0], 2), ("D", cells[1], 3)]),
          rows(["19", "19"], [nil, nil])),
        step(2, "wait", by: .wait(1), rows(texts, writes)),
      ]
    }
    var set = runs(
      main: steps([1, 2], reuse: 1, ["21", other], [provenance("B", 2), provenance("D", 2)]),
      fresh: steps([3, 4], reuse: nil, ["20", "20"], [provenance("B", freshStep), provenance("D", freshStep)]))
    set.retire([row("A", [label("21", by: provenance("A", 2))])], after: 2)
    return set
  }

  @Test("an ornament that each cell steps by one clock says for how long the cell is there, and nothing of its row")
  func clock() {
    #expect(HandlerOutlivesItem.found(in: Self.lamps(other: "21")) == [])
    // News are others for each row, and a row that has none has not been written to.
    #expect(HandlerOutlivesItem.found(in: Self.lamps(other: "22"))?.isEmpty == false)
    #expect(HandlerOutlivesItem.found(in: Self.lamps(other: "21", freshStep: 1))?.isEmpty == false)
  }

  @Test("another value, another step, a cell of another history and a late result are none")
  func notFound() throws {
    func findings(_ rows: [Appearance], by provenance: WriteProvenance = CellDetectorsTests.provenance("B", 2)) -> [Finding]? {
      HandlerOutlivesItem.found(in: Self.set(leftBehind: rows, by: provenance))
    }
    #expect(findings([row("A", [label("22", by: provenance("A", 2))])]) == [])
    #expect(findings([row("A", [label("21", by: provenance("A", 1))])]) == [])
    #expect(findings([row("C", [label("21", by: provenance("C", 2))])]) == [])
    #expect(findings([]) == [])
    let late = WriteProvenance(item: item("B"), step: 2, startedFor: item("A"))
    #expect(findings([row("A", [label("21", by: provenance("A", 2))])], by: late) == [])
    let set = Self.set(leftBehind: [], by: late)
    #expect(try WriteAfterReuse.suspectedSteps(in: set.reuse, of: set.main) == [])
  }
}
