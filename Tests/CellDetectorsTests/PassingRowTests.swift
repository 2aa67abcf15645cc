import CellTrace
import Testing

@testable import CellDetectors

@Suite("Rows that only come by, and what configurations add") struct PassingRowTests {
  /// A's red is still there in its cell as B comes by; at the end of the scroll stands C.
  private static func set(_ color: String, fresh: String, order: CompletionOrder = .inOrder) -> RunSet {
    func steps(_ color: String) -> [StepTrace] {
      let red = label("A", [Property("textColor", "red", provenance: provenance("A", 0))])
      var last = step(1, "scroll", by: .scrollToEnd, items: ["A", "B", "C"], [row("C", at: 2, cell: 2, reuse: 1, [label("C")])])
      last.passing = [
        row(
          "B", at: 1, reuse: 1,
          [label("B", [Property("textColor", color, provenance: provenance(color == "red" ? "A" : "B", 0))])])
      ]
      return [step(0, "show the screen", items: ["A", "B", "C"], [row("A", [red])]), last]
    }
    var set = runs(main: steps(color), fresh: steps(fresh))
    set.main.configuration.completionOrder = order
    return set
  }

  @Test("a leak that is only there while the row comes by is found")
  func leaks() throws {
    let found = try #require(LeakedAppearance.found(in: Self.set("red", fresh: "black")))
    #expect(found.map(\.itemTitle) == ["B"] && found.map(\.sourceItemTitle) == ["A"])
  }

  @Test("what a fresh cell shows as well is no leak")
  func silent() { #expect(LeakedAppearance.found(in: Self.set("black", fresh: "black")) == []) }

  // MARK: Observers

  private static func observers(_ count: Int) -> RunSet {
    func added(_ key: String, _ cell: Int) -> TraceEvent.Kind {
      .addedAgain(CellID(cell), .observer, name: "an observer of notifications", item: item(key), nil)
    }
    let rows = [row("A", cell: 1, [label("A")]), row("B", at: 1, cell: 2, [label("B")])]
    let reuses = [1, 2].map { TraceEvent.Kind.cellReused(CellID($0), reuse: $0, from: item("C"), to: item($0 == 1 ? "A" : "B")) }
    let steps = [
      step(0, "show the screen", rows), step(1, "back", events: reuses + [added("A", 1), added("B", 2)].prefix(count), rows),
    ]
    return runs(main: steps, fresh: steps)
  }

  @Test("observers that every configuration adds are a warning, once for their line")
  func adds() throws {
    let found = try #require(AddedAtConfiguration.found(in: Self.observers(2)))
    #expect(
      found.map(\.summary) == [
        "every configuration of App.NoteCell adds an observer of notifications, and nothing ends the one before"
      ])
    #expect(found.map(\.severity) == [.warning] && found.map(\.shape) == [["observer"]])
    #expect(found[0].seen == "one line made 2 of them for \"A\", and all go on")
  }

  @Test("one that is there twice once may have a reason of its own")
  func once() { #expect(AddedAtConfiguration.found(in: Self.observers(1)) == []) }

  // MARK: What must go

  @Test("an object that the screen says must go with it is an error, and stands below a controller that keeps it")
  func objects() throws {
    var set = runs(main: [step(0, "show the screen")], fresh: [step(0, "show the screen")])
    let player = LeakedObject(kind: .object, type: "App.Player")
    set.main.leakedObjects = [player]
    let alone = try #require(RetainedAfterTeardown.found(in: set))
    #expect(alone.map(\.property) == ["App.Player"] && alone.map(\.severity) == [.error])
    set.main.leakedObjects = [LeakedObject(kind: .controller, type: "App.Controller"), player]
    let both = try #require(RetainedAfterTeardown.found(in: set))
    #expect(both.map(\.property) == ["App.Controller"])
    #expect(both[0].evidence.contains("also retained, which the screen says must go with it: App.Player"))
  }

  // MARK: Traps

  @Test("a trap of the standard library leads to the app's call, and its message stays as it is")
  func callers() throws {
    let report = "Swift/ContiguousArrayBuffer.swift:690: Fatal error: Index out of range\ncellharness: called from 0x0000002A"
    let trapped = trace([step(0, "show the screen"), step(1, "tap")], end: .trapped(step: 1, signal: 4, report: report))
    let finding = try #require(Crash.found(in: RunSet(main: trapped, control: trapped))?.first)
    #expect(finding.observed == "Fatal error: Index out of range")
    #expect(finding.anchors?.map(\.kind) == [.call] && finding.anchors?.first?.place.mark?.frames == [42])
  }
}

@Suite("fonts that do not follow another text size") struct OtherTextSizeTests {
  private static func set(by interaction: Interaction) -> RunSet {
    func steps(_ font: String) -> [StepTrace] {
      func row(_ key: String, _ font: String) -> Appearance {
        CellDetectorsTests.row(key, reuse: 1, [label(key, [Property("font", font, provenance: provenance("A", 0))])])
      }
      return [
        step(0, "show the screen", items: ["A", "B"], [row("A", "system 13 regular")]),
        step(1, "setting", by: interaction, items: ["A", "B"], [row("A", "system 13 regular")]),
        step(2, "scroll", by: .scrollToEnd, items: ["A", "B"], [row("B", font)]),
      ]
    }
    return runs(main: steps("system 13 regular"), fresh: steps("system 27 regular"))
  }

  @Test("a cell made before the change keeps its font by right; without the change the font is another item's")
  func keeps() throws {
    #expect(LeakedAppearance.found(in: Self.set(by: .changeTrait(.textSize(.accessibilityLarge)))) == [])
    #expect(try #require(LeakedAppearance.found(in: Self.set(by: .wait(1)))).count == 1)
  }
}
