import CellTrace
import Testing

@testable import CellDetectors

@Suite("a field that writes to the row chosen before") struct FormerFieldTests {
  private static let choose = Interaction.tap(.resolved(item("B")))
  private static let typing = Interaction.type("!", .resolved(item("field")), nil, clearing: false)

  /// A field, and rows called so, of which one is marked.
  private static func rows(_ text: String, _ a: String = "Oats", _ b: String = "Bike", chosen: String) -> [Appearance] {
    let field = Element(
      path: "\(content)/UITextField", role: .textField, frame: TraceRect(x: 0, y: 0, width: 200, height: 36),
      properties: [Property("text", text)], provenance: nil)
    func row(_ key: String, _ title: String, at place: Int) -> Appearance {
      let mark = label(key == chosen ? "●" : "○", path: "\(content)/UILabel[1]")
      return CellDetectorsTests.row(key, at: place, cell: place + 1, [label(title), mark])
    }
    return [CellDetectorsTests.row("field", [field]), row("A", a, at: 1), row("B", b, at: 2)]
  }

  /// B is chosen, and something typed; what the rows are called then, and if A stays chosen.
  private static func set(
    _ a: String = "Bike!", _ b: String = "Bike", field: String = "Bike", mark: String = "B",
    kept: (String, String) = ("Oats!", "Bike")
  ) -> RunSet {
    let steps = [
      step(0, "show the screen", rows("Oats", chosen: "A")), step(1, "tap \"Bike\"", by: choose, rows(field, chosen: mark)),
      step(2, "type \"!\"", by: typing, rows(field, a, b, chosen: mark)),
    ]
    var set = RunSet(main: trace(steps), control: trace(steps))
    for request in FormerFieldReference.requests(in: set) {
      #expect(request.script == [typing])
      set[request] = trace([
        step(0, "", rows("Oats", chosen: "A")), step(1, "", by: typing, rows("Oats!", kept.0, kept.1, chosen: "A")),
      ])
    }
    return set
  }

  @Test("the field shows the row that is chosen now, and the one chosen before takes the letters")
  func found() throws {
    let found = try FormerFieldReference.all(in: Self.set())
    let finding = try #require(found.first).finding(in: Self.set().main)
    #expect(
      finding.summary
        == "what is typed in the field that shows \"Bike\", which is chosen, goes to \"Oats\", which was chosen before")
    #expect(finding.seen == "\"Oats\" has UILabel.text \"Bike!\"; before the action it has \"Oats\"")
    #expect(
      finding.evidence == [
        "with step 1 (tap \"Bike\") the field went on to show \"Bike\"; where \"Oats\" stays chosen it shows that one and writes to it"
      ])
    #expect(finding.observed == "changed \"Oats\"" && finding.expected == "changed \"Bike\"" && finding.severity == .error)
    #expect(ReferenceSuspicions.names(in: Self.set().main).contains("typed for a former choice"))
  }

  @Test("a field that writes to nothing, or to another row, where the first stays chosen is not this")
  func silent() throws {
    for kept in [("Oats", "Bike"), ("Oats", "Oats!")] { #expect(try FormerFieldReference.all(in: Self.set(kept: kept)).isEmpty) }
  }

  @Test("no run is made where the chosen row takes the letters, where the mark stays, and where the field kept its text")
  func unsuspected() {
    // A text that is taken over for the row that is being edited leaves the mark where it is.
    for set in [Self.set("Oats", "Bike!"), Self.set(mark: "A"), Self.set(field: "Oats")] {
      #expect(FormerFieldReference.suspicions(in: set.main).isEmpty)
    }
  }
}
