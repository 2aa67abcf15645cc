import CellTrace
import Testing

@testable import CellDetectors

@Suite("a text that reaches another row because the rows moved") struct MisplacedTextTests {
  private static let sort = Interaction.tap(.showing("Sort"), nil)

  private static func field(_ text: String, isEditing: Bool = false) -> Element {
    Element(
      path: "\(content)/UITextField", role: .textField, frame: TraceRect(x: 200, y: 11, width: 100, height: 20),
      properties: [Property("text", text)] + (isEditing ? [Property("isEditing", "true")] : []))
  }

  /// - Parameter places: What each place is called, whichever row stands there.
  private static func rows(
    _ order: [String], texts: [String: String] = [:], editing: String? = nil, places: [String]? = nil
  ) -> [Appearance] {
    order.enumerated().map { place, key in
      let name = places.map { [label($0[place], path: "\(content)/UILabel[1]")] } ?? []
      return row(key, at: place, cell: place + 1, [label(key)] + name + [field(texts[key] ?? "", isEditing: editing == key)])
    }
  }

  /// "250 g" is typed in Sugar, and then the rows are sorted.
  private static func set(
    _ order: [String] = ["Butter", "Flour", "Sugar"], texts: [String: String] = ["Flour": "250 g"],
    rebuilt: [String: String]? = nil,
    untyped: [String: String] = [:], places: [String]? = nil
  ) -> RunSet {
    func rows(_ order: [String], texts: [String: String] = [:], editing: String? = nil) -> [Appearance] {
      Self.rows(order, texts: texts, editing: editing, places: places)
    }
    let before = ["Flour", "Sugar", "Butter"]
    let steps = [
      step(0, "show the screen", rows(before)),
      step(
        1, "type \"250 g\"", by: .type("250 g", .resolved(item("Sugar")), nil, clearing: false),
        rows(before, texts: ["Sugar": "250 g"], editing: "Sugar")),
      step(2, "tap \"Sort\"", by: sort, rows(order, texts: texts)),
    ]
    var set = RunSet(main: trace(steps), control: trace(steps))
    for step in 0...2 {
      set.rebuild(step, step == 2 ? rows(order, texts: rebuilt ?? texts) : steps[step].checkpoint)
    }
    let request = ReferenceRequest(script: [sort], configuration: set.main.configuration, purpose: "").recording(from: 1)
    set[request] = trace([step(0, "", rows(before)), step(1, "", by: sort, rows(order, texts: untyped))])
    return set
  }

  @Test("the row that came to the old place has it")
  func found() throws {
    let found = try MisplacedText.all(in: Self.set())
    let finding = StaleIndexAction.finding(try #require(found.first), Self.set().main)
    #expect(finding.summary == "\"250 g\", which was typed in \"Sugar\", ends up in \"Flour\"")
    #expect(
      finding.seen == "after step 2 (tap \"Sort\") \"Flour\", in which nobody typed, has \"250 g\", in a cell made anew as well")
    #expect(
      finding.evidence == [
        "step 2 (tap \"Sort\") moved the rows while the field was edited: its text was written to the row that had come to the field's old place"
      ])
    #expect(finding.originStep == 1 && finding.seenStep == 2)
    #expect(ReferenceSuspicions.names(in: Self.set().main).contains("typed elsewhere"))
  }

  @Test("a text that stays with its row, one that only the cell shows, one at another place, and rows that stay are not this")
  func silent() throws {
    let sorted = ["Butter", "Flour", "Sugar"]
    for set in [
      Self.set(sorted, untyped: ["Flour": "250 g"]), Self.set(sorted, texts: ["Sugar": "250 g"]),
      Self.set(sorted, texts: ["Flour": "250 g", "Sugar": "250 g"]),
      Self.set(sorted, rebuilt: [:]), Self.set(sorted, texts: ["Butter": "250 g"]),
      Self.set(["Flour", "Sugar", "Butter"], texts: ["Butter": "250 g"]),
      // What is noted at a place that has a name stays there.
      Self.set(places: ["upper shelf", "middle shelf", "lower shelf"]),
    ] {
      #expect(try MisplacedText.all(in: set).isEmpty)
    }
  }
}
