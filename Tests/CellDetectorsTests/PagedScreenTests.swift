import CellTrace
import Testing

@testable import CellDetectors

@Suite("a screen that a button takes on to the next row") struct PagedScreenTests {
  private static let next = Interaction.tap(.showing("Next"), nil)

  private static func open(_ key: String) -> Interaction { .tap(.resolved(item(key)), nil) }

  private static let nodes = ["Attic", "Barn", "Chapel"].enumerated().map { place, text in
    row(["A", "B", "C"][place], at: place, cell: place + 1, [label(text)])
  }

  /// The screen of a node: its headline, and its rows in a list of their own.
  private static func node(_ index: Int, _ headline: String, _ texts: [String], by interaction: Interaction, opens: Bool = false)
    -> StepTrace
  {
    let rows = texts.enumerated().map { place, text in row("row \(place)", at: place, cell: 10 + place, [label(text)]) }
    let event = TraceEvent.Kind.screenShown(ShownScreen(type: "Node", texts: [headline] + texts))
    var step = step(index, "step \(index)", by: interaction, events: opens ? [event] : [], rows)
    step.beside = [headline, "Next"]
    return step
  }

  private static func set(
    headlines: [String] = ["ATTIC", "BARN"], _ before: [String] = ["0 hops", "Firmware 1"],
    _ after: [String] = ["1 hop", "Firmware 1"],
    direct: [String] = ["1 hop", "Firmware 2"]
  ) -> RunSet {
    let steps = [
      step(0, "show the screen", nodes), node(1, headlines[0], before, by: open("A"), opens: true),
      node(2, headlines[0], before, by: .wait(2)), node(3, headlines[1], after, by: next),
      node(4, headlines[1], after, by: .wait(2)),
    ]
    var set = RunSet(main: trace(steps), control: trace(steps))
    for request in PagedScreenReference.requests(in: set) {
      #expect(request.script == [open("B"), .wait(2), .wait(2)])
      set[request] = trace([
        step(0, "", nodes), node(1, "BARN", direct, by: open("B"), opens: true), node(2, "BARN", direct, by: .wait(2)),
        node(3, "BARN", direct, by: .wait(2)),
      ])
    }
    return set
  }

  private static func found(_ set: RunSet) throws -> [Finding] {
    try PagedScreenReference.all(in: set).map { $0.finding(in: set.main) }
  }

  @Test("what was loaded for the first row stays, and the rest follows")
  func stays() throws {
    let found = try Self.found(Self.set())
    #expect(
      found.map(\.summary) == ["\"Firmware 1\", which the screen showed for \"Attic\", is still there since it shows \"Barn\""])
    #expect(found.map(\.seen) == ["the screen shows \"Firmware 1\"; opened for the row at once it shows \"Firmware 2\""])
    #expect(
      found.first?.evidence.first
        == "in step 3 (step 3) the screen went on from \"Attic\" to \"Barn\" in place, and the rest of it followed")
    #expect(found.map(\.severity) == [.warning] && found.map(\.itemTitle) == ["Barn"])
    #expect(ReferenceSuspicions.names(in: Self.set().main).contains("paged screen"))
  }

  @Test(
    "what is so for both rows, a text of neither, a screen of which nothing followed, and one that names the first row are right")
  func silent() throws {
    #expect(try Self.found(Self.set(direct: ["1 hop", "Firmware 1"])).isEmpty)
    #expect(try Self.found(Self.set(["0 hops", "Firmware 1"], ["1 hop", "Loading"])).isEmpty)
    #expect(try Self.found(Self.set(["0 hops", "Firmware 1"], ["0 hops", "Firmware 1"])).isEmpty)
    for set in [
      Self.set(headlines: ["ATTIC", "ATTIC"]), Self.set(headlines: ["ATTIC", "BARN, playing Attic"]),
      Self.set(["0 hops", "Attic"], ["1 hop", "Attic"]), Self.set(["0 hops", "Firmware 1"], ["1 hop"]),
    ] {
      #expect(PagedScreenReference.requests(in: set).isEmpty)
    }
  }
}
