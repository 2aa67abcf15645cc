import CellTrace
import Testing

@testable import CellDetectors

@Suite("ID-02: what a row had stored ends with a branch of an if") struct BranchLossTests {
  private static let here = SourcePlace(fileID: "App/NoteRow.swift", line: 9)

  /// A row with a field; its state was made in a step, and stands in a branch.
  private static func note(
    _ text: String, pin: String = "Pin", birth: Int = 0, write: Int? = nil, branch: Int? = 2, prompt: String = "Remark"
  ) -> Appearance {
    var stored = state(
      "remark", text, birth: provenance("A", birth), write: write.map { provenance("A", $0) }, place: here)
    stored.branches = branch
    let field = Element(
      path: "\(content)/NoteRow/TextField", role: .textField, frame: TraceRect(x: 0, y: 0, width: 100, height: 20),
      properties: [Property("text", text), Property("placeholder", prompt)], isInteractive: true)
    return row("A", state: [stored], [label("Tea"), label(pin, path: "\(content)/NoteRow/Text"), field])
  }

  private static func set(
    _ after: Appearance, typed: Appearance = note("hot", write: 1), events: [TraceEvent.Kind] = []
  ) -> RunSet {
    let steps = [
      step(0, "show the screen", [note("")]),
      step(1, "type \"hot\" in \"Tea\"", by: .type("hot", .resolved(item("A")), nil, clearing: false), [typed]),
      step(2, "tap \"Pin\" in \"Tea\"", by: .tap(.resolved(item("A")), .showing("Pin")), events: events, [after]),
    ]
    return runs(main: steps, rebuilt: steps.map(\.checkpoint))
  }

  @Test("a typed text is gone when its view goes into the other branch")
  func typed() throws {
    let found = try #require(LostViewState.found(in: Self.set(Self.note("", pin: "Unpin", birth: 2, branch: 3))))
    #expect(
      found.map(\.summary) == [
        "NoteRow.remark of \"Tea\", which the user had set, is gone after step 2 (tap \"Pin\" in \"Tea\"), which took another branch of an if"
      ])
    #expect(found.map(\.severity) == [.error] && found.map(\.originPlace) == [Self.here] && found.map(\.originStep) == [1])
    #expect(found.map(\.seen) == ["\"Tea\" had TextField.text \"hot\" before the branch changed, and has \"\" since"])
    #expect(
      found.map(\.evidence) == [
        [
          "NoteRow.remark became \"hot\" in step 1 (type \"hot\" in \"Tea\")",
          "NoteRow stands in both branches; a view in another branch is another view, and its state begins anew (ID-02)",
        ]
      ])
    #expect(
      found.map(\.fix) == [
        "write the view once, and put the condition into the modifier's argument, as .background(isOn ? color : .clear), or keep the "
          + "state above the if."
      ])
    #expect(ReferenceSuspicions.names(in: Self.set(Self.note("", birth: 2, branch: 3)).main) == ["lost with a branch"])
  }

  @Test(
    "a view that went away and came back in its branch, state that was written, that stays, and an explicit identity say nothing")
  func silent() {
    #expect(LostViewState.found(in: Self.set(Self.note("", birth: 2))) == [])
    #expect(LostViewState.found(in: Self.set(Self.note("", birth: 2, write: 2, branch: 3))) == [])
    #expect(LostViewState.found(in: Self.set(Self.note("", branch: 3))) == [])
    #expect(LostViewState.found(in: Self.set(Self.note("hot", birth: 2, branch: 3))) == [])
    var identified = Self.note("hot", write: 1)
    identified.stateCells[0].isIdentified = true
    #expect(LostViewState.found(in: Self.set(Self.note("", birth: 2, branch: 3), typed: identified)) == [])
  }

  @Test("a field that asks for something else in the other branch begins empty by right")
  func otherPrompt() {
    #expect(LostViewState.found(in: Self.set(Self.note("", birth: 2, branch: 3, prompt: "Why?"))) == [])
    #expect(LostViewState.found(in: Self.set(Self.note("", birth: 2, branch: 3)))?.map(\.severity) == [.error])
  }

  @Test("a text that the button cleared, or that is shown elsewhere since, was sent; state of another view is no evidence")
  func sent() {
    let after = Self.note("", pin: "Sent", birth: 2, branch: 3)
    func cleared(_ view: String) -> TraceEvent.Kind {
      .stateWritten(nil, writer: nil, path: "List/Row/\(view)", property: "remark", old: "hot", new: "")
    }
    #expect(LostViewState.found(in: Self.set(after, events: [cleared("NoteRow")])) == [])
    #expect(LostViewState.found(in: Self.set(after, events: [cleared("OtherRow")]))?.map(\.severity) == [.error])
    #expect(LostViewState.found(in: Self.set(Self.note("", pin: "You: hot", birth: 2, branch: 3))) == [])
    // A part of another word is there by chance.
    #expect(LostViewState.found(in: Self.set(Self.note("", pin: "Shot", birth: 2, branch: 3)))?.map(\.severity) == [.error])
  }

  /// A list with one row that counts, in one order or the other; the rows besides it keep nothing.
  private static func list(
    _ key: String, _ value: String, birth: Int = 0, write: Int? = nil, others: [String] = ["Tea", "Milk"], last: Bool = false,
    title: String = "Now"
  ) -> [Appearance] {
    let stored = state("remark", value, birth: provenance(key, birth), write: write.map { provenance(key, $0) }, place: here)
    let counter = row(
      key, at: last ? others.count : 0, cell: 9, state: [stored],
      [label(title, path: "\(content)/NoteRow/Text"), label("\(value) marks", path: "\(content)/NoteRow/Text[1]")])
    let rows = others.enumerated().map { row("\($1)\(birth)", at: last ? $0 : $0 + 1, cell: $0 + 1, [label($1)]) }
    return last ? rows + [counter] : [counter] + rows
  }

  @Test("the one row with such state begins anew in a branch that has the same rows in another order")
  func otherRow() throws {
    func found(_ after: [Appearance]) -> [Finding]? {
      let mark = Interaction.tap(.resolved(item("row 1")), .showing("Mark"))
      let steps = [
        step(0, "show the screen", Self.list("row 1", "0")), step(1, "tap \"Mark\"", by: mark, Self.list("row 1", "1", write: 1)),
        step(2, "tap \"Mark\"", by: mark, Self.list("row 1", "2", write: 2)),
        step(3, "tap \"By place\"", by: .tap(.showing("By place"), nil), after),
      ]
      return LostViewState.found(in: runs(main: steps, rebuilt: steps.map(\.checkpoint)))
    }
    let lost = try #require(found(Self.list("row 2", "0", birth: 3, others: ["Milk", "Tea"], last: true)))
    #expect(
      lost.map(\.summary) == [
        "NoteRow.remark of \"Now\", which the user had set, is gone after step 3 (tap \"By place\"), which took another branch of an if"
      ])
    #expect(lost.map(\.seen) == ["\"Now\" had Text.text \"2 marks\" before the branch changed, and has \"0 marks\" since"])
    #expect(lost.map(\.severity) == [.warning])
    // Other rows, another text, a row with an identifier, state that was set since, and one that goes on.
    #expect(found(Self.list("row 2", "0", birth: 3, others: ["Rice", "Tea"])) == [])
    #expect(found(Self.list("row 2", "0", birth: 3, others: ["Milk"])) == [])
    #expect(found(Self.list("row 2", "0", birth: 3, title: "Next")) == [])
    #expect(found(Self.list("draft", "0", birth: 3)) == [])
    #expect(found(Self.list("row 2", "0", birth: 3, write: 3)) == [])
    #expect(found(Self.list("row 1", "2", write: 2)) == [])
  }
}
