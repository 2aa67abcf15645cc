import CellTrace
import Testing

@testable import CellDetectors

@Suite("buttons beside a list that act by a former position") struct BesideActTests {
  private static func rows(_ texts: [String]) -> [Appearance] {
    texts.enumerated().map { row($0.element, at: $0.offset, cell: $0.offset + 1, [label($0.element)]) }
  }

  /// The data changes, and a button removes a row; without the change it removes `meant`, and the next time `then`.
  static func set(before: [String], victim: String, without: [String], meant: String, then: String? = nil) -> RunSet {
    let after = before.filter { $0 != victim }
    let main = [
      step(0, "show the screen", rows(without)), step(1, "data: older ones", by: .mutate("older ones"), rows(before)),
      step(2, "tap \"Send\"", by: .tap(.showing("Send")), rows(after)),
    ]
    var set = runs(main: main, rebuilt: main.map(\.checkpoint))
    let once = without.filter { $0 != meant }
    for send in [[Interaction.tap(.showing("Send"))], Array(repeating: .tap(.showing("Send")), count: 2)] {
      for request in BesideActReference.requests(in: set) {
        #expect(request.script == send)
        let steps = [
          step(0, "show the screen", rows(without)), step(1, "tap \"Send\"", rows(once)),
          step(2, "tap \"Send\"", rows(once.filter { $0 != then })),
        ]
        set[request] = trace(Array(steps.prefix(send.count + 1)))
      }
    }
    return set
  }

  @Test("it removes what stands where another row stood before the data moved")
  func formerPlace() throws {
    let set = Self.set(
      before: ["Old", "Tea", "Milk", "New", "Salt"], victim: "Tea", without: ["Tea", "New", "Milk", "Salt"], meant: "New")
    let found = try #require(StaleIndexAccess.found(in: set))
    #expect(
      found.map(\.summary) == ["tap \"Send\" removes \"Tea\" in place of \"New\", which stood there before the data moved"])
    #expect(
      found.map(\.seen) == [
        "\"Tea\" is gone and \"New\" is still there; without the change of the data it is the other way round"
      ])
    #expect(
      found.map(\.evidence) == [["\"New\" stood at 0-1 without step 1 (data: older ones), and stands at 0-3 since"]])
  }

  @Test("a button that counts to a place, or draws lots, takes another row away the next time")
  func goesOn() {
    let set = Self.set(
      before: ["Old", "Tea", "Milk", "New", "Salt"], victim: "Tea", without: ["Tea", "New", "Milk", "Salt"], meant: "New",
      then: "Milk")
    #expect(StaleIndexAccess.found(in: set) == [])
  }

  @Test("a button that removes its own row, the first or the last one, or what only came with the change is right")
  func silent() {
    let without = ["Tea", "New", "Milk", "Salt"]
    let moved = ["Old", "Tea", "New", "Milk", "Salt"]
    #expect(StaleIndexAccess.found(in: Self.set(before: moved, victim: "New", without: without, meant: "New")) == [])
    #expect(StaleIndexAccess.found(in: Self.set(before: moved, victim: "Old", without: without, meant: "Tea")) == [])
    #expect(StaleIndexAccess.found(in: Self.set(before: moved, victim: "Salt", without: without, meant: "Salt")) == [])
    #expect(
      StaleIndexAccess.found(in: Self.set(before: ["Tea", "Old", "New"], victim: "Old", without: without, meant: "New")) == [])
  }
}
