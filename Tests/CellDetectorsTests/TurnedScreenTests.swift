import CellTrace
import Testing

@testable import CellDetectors

@Suite("a screen that is about another row after something was done on it") struct TurnedScreenTests {
  private static func rows(_ names: [String]) -> [Appearance] {
    names.enumerated().map { place, name in row(name, at: place, cell: place + 1, [label(name)]) }
  }

  private static func screen(_ name: String, isField: Bool) -> [Appearance] {
    var field = label(name)
    if isField { field.role = .textField }
    return [[field], [label("Move")]].enumerated().map { place, elements in
      var result = row("row \(place)", at: place, cell: 50 + place, elements)
      result.item = ItemID(list: 1, key: "row \(place)")
      return result
    }
  }

  private static let use = Interaction.tap(.resolved(ItemID(list: 1, key: "row 1")), nil)
  private static let start = ["Ash", "Box", "Cob"]

  /// `name` is opened and something is done, after which the screen says `after`; the list shows `moved` then, and `looked` after the visit alone.
  private static func set(
    _ name: String, after: String, moved: [String], looked: [String] = start, isField: Bool = true
  ) -> RunSet {
    let main = [
      step(0, "show the screen", rows(start)), step(1, "open", by: .tap(.resolved(item(name))), screen(name, isField: isField)),
      step(2, "move", by: use, screen(after, isField: isField)),
    ]
    var set = RunSet(main: trace(main), control: trace(main))
    for _ in 0..<2 {
      for request in TurnedScreenReference.requests(in: set) where set[request] == nil {
        let list = request.script.contains(use) ? moved : looked
        set[request] = trace([step(0, "", []), step(1, "", by: .rebuildVisibleCells, rows(list))])
      }
    }
    return set
  }

  private static func found(_ set: RunSet) throws -> [Finding] {
    try TurnedScreenReference.all(in: set).map { $0.finding(in: set.main) }
  }

  @Test("the row moved up, and the screen speaks of the one that stood before it")
  func up() throws {
    for isField in [false, true] {
      let found = try Self.found(Self.set("Cob", after: "Box", moved: ["Cob", "Ash", "Box"], isField: isField))
      #expect(found.map(\.severity) == [.error] && found.map(\.seenStep) == [2])
      #expect(found.map(\.summary) == ["what was opened for \"Cob\" speaks of \"Box\" since step 2 (move) moved the data"])
    }
  }

  @Test("where the row moved down the screen may have gone on: a warning, where a field has the other's name")
  func down() throws {
    let moved = ["Box", "Cob", "Ash"]
    #expect(try Self.found(Self.set("Ash", after: "Box", moved: moved)).map(\.severity) == [.warning])
    #expect(try Self.found(Self.set("Ash", after: "Box", moved: moved, isField: false)).isEmpty)
  }

  @Test("a screen that keeps its row, one that goes on while rows stay, and one whose visit moves the row say nothing")
  func silent() throws {
    #expect(try Self.found(Self.set("Ash", after: "Ash", moved: ["Box", "Cob", "Ash"])).isEmpty)
    #expect(try Self.found(Self.set("Ash", after: "Box", moved: Self.start)).isEmpty)
    #expect(try Self.found(Self.set("Ash", after: "Cob", moved: ["Box", "Cob", "Ash"])).isEmpty)
    let moved = ["Cob", "Ash", "Box"]
    #expect(try Self.found(Self.set("Cob", after: "Box", moved: moved, looked: moved)).isEmpty)
  }
}
