import CellTrace
import Testing

@testable import CellDetectors

@Suite("Rows that are not in the data's order") struct UnexpectedRowOrderTests {
  /// Rows under the identifiers `keys` that show `texts`.
  private static func rows(_ keys: [String], _ texts: [String]) -> [Appearance] {
    zip(keys, texts).enumerated().map { row($1.0, at: $0, cell: $0 + 1, [label($1.1)]) }
  }

  private static let old = rows(["#1", "#2", "#3", "#4"], ["Oak", "Elm", "Fir", "Ash"])

  /// Oak is dragged behind Fir; the list moves it there.
  private static func set(
    rebuilt texts: [String], live: [String] = ["Elm", "Fir", "Oak", "Ash"],
    by interaction: Interaction = .reorder(.resolved(item("#1")), .after, .resolved(item("#3")))
  ) -> RunSet {
    let keys = ["#2", "#3", "#1", "#4"]
    return runs(
      main: [step(0, "show the screen", old), step(1, "move \"Oak\" after \"Fir\"", by: interaction, rows(keys, live))],
      rebuilt: [old, rows(keys, texts)])
  }

  @Test("the list moved Oak behind Fir, and the data swapped the two")
  func swapped() {
    #expect(
      StaleContent.found(in: Self.set(rebuilt: ["Fir", "Elm", "Oak", "Ash"])) == [
        Finding(
          detector: "stale-content", severity: .error,
          summary: "\"Elm\" is shown where the data has \"Fir\": the rows are not in the data's order", item: item("#2"),
          itemTitle: "Elm", cellType: "App.NoteCell", cell: CellID(1), property: "order", observed: "Elm", expected: "Fir",
          originStep: 1, seenStep: 1, seen: "the row at 0-0 shows \"Elm\"; a rebuilt cell shows \"Fir\" there",
          evidence: [
            "since step 1 (move \"Oak\" after \"Fir\") 2 visible rows show what the data has at another row's place",
            "a drag moves one row: take the item out of the data and put it in again at its new place; swapping two moves another "
              + "one, too",
          ], shape: ["order"])
      ])
  }

  @Test("without a drag it is what the list was told that does not fit")
  func told() throws {
    let set = Self.set(rebuilt: ["Fir", "Elm", "Oak", "Ash"], by: .mutate("two are swapped"))
    let finding = try #require(StaleContent.found(in: set)?.first)
    #expect(finding.evidence.last == "what the list was told of the change is not what became of the data")
  }

  @Test("the list moved Oak behind Fir, and the data stayed as it was")
  func stayed() throws {
    // Who drags sees the row that was let go made anew.
    let set = Self.set(rebuilt: ["Oak", "Elm", "Fir", "Ash"], live: ["Elm", "Fir", "Fir", "Ash"])
    let finding = try #require(StaleContent.found(in: set)?.first)
    #expect(finding.summary == "\"Elm\" is shown where the data has \"Oak\": the rows are not in the data's order")
    #expect(
      finding.evidence == [
        "since step 1 (move \"Oak\" after \"Fir\") 2 visible rows show what the data has at another row's place",
        "the drag moved the row and left the data in its former order: what the list asks to move an item has to move it in the data, "
          + "too",
      ])
    #expect(StaleContent.found(in: Self.set(rebuilt: ["Oak", "Elm", "Fir", "Ash"], by: .mutate("sorted"))) == [])
  }

  @Test("a drag that asks first is judged once that is answered: the data follows, the row goes back, or neither")
  func asked() throws {
    let asks = TraceEvent.Kind.alertShown(item("#1"), AlertContent(title: "Move Oak?", message: "", buttons: ["Move", "Cancel"]))
    let keys = ["#2", "#3", "#1", "#4"]
    let (moved, stayed) = (["Elm", "Fir", "Oak", "Ash"], ["Oak", "Elm", "Fir", "Ash"])
    func set(_ answer: [Appearance]?, data: [String] = stayed) -> RunSet {
      let drag = Interaction.reorder(.resolved(item("#1")), .after, .resolved(item("#3")))
      var steps = [
        step(0, "show the screen", Self.old),
        step(1, "move \"Oak\" after \"Fir\"", by: drag, events: [asks], Self.rows(keys, moved)),
      ]
      if let answer { steps.append(step(2, "tap \"Move\"", by: .tapAlert("Move"), answer)) }
      let made = [Self.old, Self.rows(keys, stayed)]
      let last = answer.map { Self.rows($0.map(\.item.key), data) }
      let set = runs(main: steps, rebuilt: made + [last].compactMap(\.self))
      return answer == nil ? set : set.looked()
    }
    func ofDrag(_ set: RunSet) throws -> Int { try UnexpectedRowOrder(set).disorders.count { $0.step == 1 } }
    #expect(try ofDrag(set(nil)) == 0)
    #expect(try ofDrag(set(Self.rows(keys, moved), data: moved)) == 0)
    #expect(try ofDrag(set(Self.old)) == 0)
    #expect(try ofDrag(set(Self.rows(keys, moved))) == 1)
  }

  @Test("texts that tell nothing but the row's number are the same wherever the data went")
  func numbers() {
    let texts = ["Row 1", "Row 2", "Row 3", "Row 4"]
    let old = Self.rows(["#1", "#2", "#3", "#4"], texts)
    let keys = ["#2", "#3", "#1", "#4"]
    let set = runs(
      main: [
        step(0, "show the screen", old),
        step(
          1, "move \"Row 1\" after \"Row 3\"", by: .reorder(.resolved(item("#1")), .after, .resolved(item("#3"))),
          Self.rows(keys, ["Row 2", "Row 3", "Row 1", "Row 4"])),
      ], rebuilt: [old, Self.rows(keys, texts)])
    #expect(StaleContent.found(in: set) == [])
  }

  @Test("rows that moved as the data did, and rows whose texts became others say nothing")
  func silent() {
    #expect(StaleContent.found(in: Self.set(rebuilt: ["Elm", "Fir", "Oak", "Ash"])) == [])
    #expect(StaleContent.found(in: Self.set(rebuilt: ["Yew", "Elm", "Oak", "Ash"])) == [])
    #expect(StaleContent.found(in: Self.set(rebuilt: ["Fir", "Fir", "Oak", "Ash"])) == [])
  }

  /// Two rows are taken out; the list is told to remove Elm and Ash, and keeps the cells of the others.
  private static func removal(rebuilt texts: [String], live: [String] = ["Oak", "Fir", "Yew"]) -> RunSet {
    let before = rows(["#1", "#2", "#3", "#4", "#5"], ["Oak", "Elm", "Fir", "Ash", "Yew"])
    let keys = ["#1", "#3", "#5"]
    return runs(
      main: [
        step(0, "show the screen", before), step(1, "tap \"Discard\"", by: .tap(.showing("Discard"), nil), rows(keys, live)),
      ],
      rebuilt: [before, rows(keys, texts)])
  }

  @Test("the list removed Elm and Ash, and the data Elm and Yew")
  func removed() {
    #expect(
      StaleContent.found(in: Self.removal(rebuilt: ["Oak", "Fir", "Ash"])) == [
        Finding(
          detector: "stale-content", severity: .error,
          summary: "\"Yew\" is shown where the data has \"Ash\": the list removed another row than the data", item: item("#5"),
          itemTitle: "Yew", cellType: "App.NoteCell", cell: CellID(3), property: "order", observed: "Yew", expected: "Ash",
          originStep: 1, seenStep: 1, seen: "the row at 0-2 shows \"Yew\"; a rebuilt cell shows \"Ash\" there",
          evidence: [
            "in step 1 (tap \"Discard\") the list was told to remove \"Ash\", which the data still has",
            "what the list was told of the change is not what became of the data",
          ], shape: ["order", "removed"])
      ])
  }

  @Test("rows that the data lost as well, numbers that follow from the position, and new words say nothing of a removal")
  func removedSilent() {
    #expect(StaleContent.found(in: Self.removal(rebuilt: ["Oak", "Fir", "Yew"])) == [])
    // The last of three has the number 3, whatever came before it.
    let numbers = Self.rows(["#1", "#2", "#3", "#4"], ["1", "2", "3", "4"])
    let left = Self.rows(["#1", "#2", "#4"], ["1", "2", "4"])
    let numbered = runs(
      main: [step(0, "show the screen", numbers), step(1, "tap \"Discard\"", by: .tap(.showing("Discard"), nil), left)],
      rebuilt: [numbers, Self.rows(["#1", "#2", "#4"], ["1", "2", "3"])])
    #expect(StaleContent.found(in: numbered) == [])
    #expect(StaleContent.found(in: Self.removal(rebuilt: ["Oak", "Fir", "Box"])) == [])
    // It shows what was removed, and says so itself.
    #expect(StaleContent.found(in: Self.removal(rebuilt: ["Oak", "Fir", "Ash"], live: ["Oak", "Fir", "Ash"])) == [])
  }

  @Test("a list that was not moved at all is not judged by this rule")
  func unmoved() throws {
    let set = runs(
      main: [step(0, "show the screen", Self.old), step(1, "data: sorted", by: .mutate("sorted"), Self.old)],
      rebuilt: [Self.old, Self.rows(["#1", "#2", "#3", "#4"], ["Ash", "Elm", "Fir", "Oak"])])
    #expect(try UnexpectedRowOrder(set).disorders.isEmpty)
  }
}
