import CellTrace
import Testing

@testable import CellDetectors

@Suite("a text whose editing ended out of sight") struct UnsavedTextTests {
  private static func field(_ text: String, editing: Bool = false) -> Appearance {
    let field = Element(
      path: "\(content)/UITextField", role: .textField, frame: TraceRect(x: 0, y: 0, width: 100, height: 20),
      properties: [Property("text", text)] + (editing ? [Property("isEditing", "true")] : []), isInteractive: true)
    return row("A", [label("Car 1"), field])
  }

  private static let other = [row("B", at: 9, cell: 2, [label("Car 9")])]

  /// `early`: what the field shows where editing ends before the scroll.
  private static func set(
    back: String = "", early: String = "42", end: Interaction = .tap(.showing("Done"), nil)
  ) -> RunSet {
    let steps = [
      step(0, "show the screen", items: ["A", "B"], [field("")]),
      step(
        1, "type", by: .type("42", .resolved(item("A")), nil, clearing: false), items: ["A", "B"], [field("42", editing: true)]),
      step(2, "scroll", by: .scrollBy(900), items: ["A", "B"], other),
      step(3, "tap \"Done\"", by: end, items: ["A", "B"], other),
      step(4, "scroll", by: .scrollBy(-900), items: ["A", "B"], [field(back)]),
    ]
    var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
    for request in UnsavedTextReference.requests(in: set) {
      #expect(request.script.map(\.facts.name) == ["type", "tap", "scrollBy", "scrollBy"])
      #expect(request.purpose == "the run with step 3 (tap \"Done\") before the row was scrolled away")
      set[request] = trace([step(4, "", items: ["A", "B"], [field(early)])])
    }
    return set
  }

  @Test("what was typed is gone, and is kept where the row is in sight")
  func gone() throws {
    let found = try #require(LostViewState.found(in: Self.set()))
    #expect(
      found.map(\.summary) == [
        "what was typed in \"Car 1\" is gone: step 3 (tap \"Done\") ended the editing while the row was out of sight"
      ])
    #expect(found.map(\.severity) == [.error] && found.map(\.observed) == [""] && found.map(\.expected) == ["42"])
    #expect(
      found.map(\.evidence) == [["where editing ends in the same way before the row is scrolled away, the text is kept"]])
    #expect(
      found.map(\.fix) == [
        "store the text by the item's id, which the cell is given when it is configured, or at each change: indexPath(for:) knows only "
          + "cells that are on screen."
      ])
    #expect(ReferenceSuspicions.names(in: Self.set().main) == ["text not stored"])
  }

  @Test("what gives the text up on screen too, a text that is kept, and a change of the data say nothing")
  func silent() {
    #expect(LostViewState.found(in: Self.set(early: "")) == [])
    #expect(LostViewState.found(in: Self.set(back: "42")) == [])
    #expect(UnsavedTextReference.requests(in: Self.set(end: .mutate("a car comes in"))).isEmpty)
  }
}
