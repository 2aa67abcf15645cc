import CellTrace
import Testing

@testable import CellDetectors

@Suite("a text that only the return key stores") struct StoredByReturnTests {
  private static let key = "\(content)/UITextField"

  private static func field(_ text: String, editing: Bool = false, hint: String? = nil) -> [Element] {
    [
      Element(
        path: key, role: .textField, frame: TraceRect(x: 0, y: 0, width: 100, height: 20),
        properties: [Property("text", text)] + (editing ? [Property("isEditing", "true")] : []), isInteractive: true)
    ] + (hint.map { [label($0, path: "\(content)/UILabel[1]")] } ?? [])
  }

  private static func rows(_ text: String, editing: Bool = false, hint: String? = nil) -> [Appearance] {
    [
      row("A", [label("First name")] + field(text, editing: editing, hint: hint)),
      row("B", at: 1, cell: 2, [label("Last name")] + field("")),
    ]
  }

  private static let items = ["A", "B", "Z"]

  private static func step(_ index: Int, by interaction: Interaction = .scrollBy(900), _ rows: [Appearance]) -> StepTrace {
    let left: [TraceEvent.Kind] = rows == away ? [.didEndDisplaying(CellID(1), item("A"), slot(0))] : []
    return CellDetectorsTests.step(index, "step \(index)", by: interaction, events: left, items: items, rows)
  }

  private static let away = [row("Z", at: 9, cell: 3, [label("Remarks")])]

  /// `returned`: what the row comes back with after the return key; `left` and `hint`: how it looks where somebody went on to the next field;
  /// `lost`: what it comes back with then.
  private static func set(
    back: String = "", returned: String = "Lena", left: String = "Lena", hint: String? = nil, lost: String = "",
    beside: String? = nil
  ) -> RunSet {
    let typed = Interaction.type("Lena", .resolved(item("A")), nil, clearing: false)
    let steps = [
      step(0, rows("")), step(1, by: typed, rows("Lena", editing: true)), step(2, away),
      step(3, by: .scrollToTop, rows(back)),
    ]
    var set = runs(main: steps, rebuilt: [rows(""), rows(""), away, rows("")])
    set.fresh = trace(steps, policy: .fresh)
    for _ in 0..<2 {
      for request in StoredByReturnReference.requests(in: set) {
        if request.script.count == 3 {
          #expect(request.script.first == .type("Lena\n", .resolved(item("A")), nil, clearing: false))
          set[request] = trace([step(0, rows("")), step(1, rows("Lena")), step(2, away), step(3, rows(returned))])
        } else {
          #expect(request.script[1] == .type("", .resolved(item("B")), .path(key), clearing: false))
          var there = [
            step(0, rows("")), step(1, rows("Lena", editing: true)), step(2, rows(left, hint: hint)), step(3, away),
            step(4, rows(lost)),
          ]
          there[2].beside = beside.map { [$0] }
          set[request] = trace(there)
        }
      }
    }
    return set
  }

  @Test("what was typed is gone, is kept after the return key, and looks the same where somebody goes on to the next field")
  func gone() throws {
    let found = try #require(LostViewState.found(in: Self.set()))
    #expect(
      found.map(\.summary) == [
        "what was typed in \"First name\" is gone after the row scrolled away and back, since no return key was pressed"
      ])
    #expect(found.map(\.severity) == [.error] && found.map(\.observed) == [""] && found.map(\.expected) == ["Lena"])
    #expect(found.first?.evidence.count == 2)
    #expect(ReferenceSuspicions.names(in: Self.set().main).contains("stored by return"))
  }

  @Test(
    "a field that nothing keeps, that gives up what was not confirmed, or what is called a draft in or beside the rows: a warning as before"
  )
  func warnings() throws {
    for set in [
      Self.set(returned: ""), Self.set(left: ""), Self.set(hint: "draft"), Self.set(lost: "Lena"), Self.set(beside: "1 draft"),
    ] {
      let found = try #require(LostViewState.found(in: set))
      #expect(found.map(\.severity) == [.warning] && found.map(\.shape) == [[]])
    }
  }

  @Test("a text that is kept says nothing")
  func kept() {
    #expect(StoredByReturnReference.suspicions(in: Self.set(back: "Lena").main).isEmpty)
  }
}
