import CellTrace
import Testing

@testable import CellDetectors

@Suite("a screen that is about another row after something was done on it") struct TurnedScreenTests {
  private static func rows(_ names: [String], places: Bool = false) -> [Appearance] {
    names.enumerated().map { place, name in
      let texts = [label(name)] + (places ? [label("Shelf \(place)", path: "\(content)/UILabel[1]")] : [])
      return row(name, at: place, cell: place + 1, texts)
    }
  }

  private static func screen(_ name: String, isField: Bool, beside text: String = "Move") -> [Appearance] {
    var field = label(name)
    if isField { field.role = .textField }
    return [[field], [label(text)]].enumerated().map { place, elements in
      var result = row("row \(place)", at: place, cell: 50 + place, elements)
      result.item = ItemID(list: 1, key: "row \(place)")
      return result
    }
  }

  private static let use = Interaction.tap(.resolved(ItemID(list: 1, key: "row 1")), nil)
  private static let start = ["Ash", "Box", "Cob"]

  /// `name` is opened and something is done, after which the screen says `after`; the list shows `moved` then, and `looked` after the visit alone.
  /// The first row's screen says `top` after the same. Rows and screens say which `shelf` they are for.
  private static func set(
    _ name: String, after: String, moved: [String], looked: [String] = start, isField: Bool = true, top: String = "Ash",
    shelf: Int? = nil
  ) -> RunSet {
    func shown(_ name: String) -> [Appearance] { screen(name, isField: isField, beside: shelf.map { "Shelf \($0)" } ?? "Move") }
    let main = [
      step(0, "show the screen", rows(start, places: shelf != nil)),
      step(1, "open", by: .tap(.resolved(item(name))), shown(name)), step(2, "move", by: use, shown(after)),
    ]
    var set = RunSet(main: trace(main), control: trace(main))
    for _ in 0..<3 {
      for request in TurnedScreenReference.requests(in: set) where set[request] == nil {
        if request.script == [.tap(.resolved(item("Ash"))), use] {
          set[request] = trace([
            step(0, "", []), step(1, "", by: request.script[0], shown("Ash")),
            step(2, "", by: use, top.isEmpty ? rows(start) : shown(top)),
          ])
          continue
        }
        let list = request.script.contains(use) ? moved : looked
        set[request] = trace([step(0, "", []), step(1, "", by: .rebuildVisibleCells, rows(list, places: shelf != nil))])
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

  @Test("who reads from below goes on to the row that stood before: so does the first row's screen, or it closes")
  func readsUp() throws {
    let moved = ["Cob", "Ash", "Box"]
    #expect(try Self.found(Self.set("Cob", after: "Box", moved: moved, top: "Box")).isEmpty)
    #expect(try Self.found(Self.set("Cob", after: "Box", moved: moved, top: "")).isEmpty)
  }

  @Test("a screen that says before and after which place it is for is the place's")
  func place() throws {
    let moved = ["Cob", "Ash", "Box"]
    #expect(try Self.found(Self.set("Cob", after: "Box", moved: moved, shelf: 2)).isEmpty)
    #expect(try Self.found(Self.set("Cob", after: "Box", moved: moved, shelf: 0)).count == 1)
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
