import CellTrace
import Testing

@testable import CellDetectors

@Suite("what had changed since something was opened") struct LostUpdateTests {
  private static let open = Interaction.tap(.resolved(item("A")), nil)
  private static let book = Interaction.mutate("book")
  private static let save = Interaction.tap(.showing("Save"), nil)

  private static func rows(_ amount: String, _ more: [String] = [], type: String = "App.NoteCell") -> [Appearance] {
    [row("A", [label("Ledger"), label(amount, path: "\(content)/UILabel[1]")])]
      + more.enumerated().map { place, key in row(key, at: place + 1, cell: place + 2, type: type, [label(key)]) }
  }

  private static let form = TraceEvent.Kind.screenShown(ShownScreen(type: "Form", texts: []))

  /// A form is opened, the data change, and the form is saved; and the same with the change first.
  private static func set(
    from start: [Appearance] = rows("30 €"), opened: [Appearance] = rows("30 €"), _ changed: [Appearance], _ after: [Appearance],
    first: [Appearance], by save: Interaction = save
  ) -> RunSet {
    let steps = [
      step(0, "show the screen", start), step(1, "tap \"Ledger\"", by: open, events: [form], opened),
      step(2, "data: book", by: book, changed), step(3, "tap \"Save\"", by: save, after),
    ]
    var set = RunSet(main: trace(steps), control: trace(steps))
    for request in LostUpdateReference.requests(in: set) {
      #expect(request.script == [book, open, save])
      set[request] = trace([step(0, "", first)])
    }
    return set
  }

  @Test("is taken back when that is finished")
  func value() throws {
    let set = Self.set(Self.rows("37 €"), Self.rows("30 €"), first: Self.rows("37 €"))
    let finding = StaleIndexAction.finding(try #require(try LostUpdateReference.all(in: set).first), set.main)
    #expect(finding.summary == "tap \"Save\" takes back what had changed at \"Ledger\" since step 1 (tap \"Ledger\")")
    #expect(finding.observed == "30 €" && finding.expected == "37 €" && finding.severity == .warning)
    #expect(
      finding.seen
        == "step 2 (data: book) changed \"Ledger\", and step 3 (tap \"Save\") puts it back as it was before")
    #expect(
      finding.evidence == [
        "with step 2 (data: book) before step 1 (tap \"Ledger\") it stays: what is written back was copied when it was opened",
        FindingText.mayBeMeant,
      ])
    #expect(ReferenceSuspicions.names(in: set.main).contains("update lost"))
  }

  @Test("a row that came is taken away where one that went is brought back; undo may do so, which takes back what was done last")
  func addedRow() throws {
    func set(by save: Interaction = Self.save, back: [String] = ["Old"], type: String = "App.NoteCell") -> RunSet {
      Self.set(
        from: Self.rows("30 €", ["Old"]), Self.rows("30 €", ["New"], type: type), Self.rows("30 €", back),
        first: Self.rows("30 €", ["Old", "New"]), by: save)
    }
    let undone = set()
    let finding = StaleIndexAction.finding(try #require(try LostUpdateReference.all(in: undone).first), undone.main)
    #expect(finding.summary == "tap \"Save\" takes \"New\" away, which had come since step 1 (tap \"Ledger\")")
    #expect(finding.observed == "gone" && finding.expected == "there" && finding.severity == .error)
    #expect(LostUpdateReference.requests(in: set(by: .undo)).isEmpty)
    #expect(LostUpdateReference.requests(in: set(back: [])).isEmpty)
    // What stood in the place of rows, as a line that says why they are away, is none of them.
    #expect(LostUpdateReference.requests(in: set(type: "App.PlaceholderCell")).isEmpty)
  }

  @Test(
    "a question that names what will be there is answered for just that; whether a form that shows it edits a copy, no run tells")
  func named() throws {
    func found(_ event: (String) -> TraceEvent.Kind, later: String = "New") throws -> [Severity] {
      let steps = [
        step(0, "show the screen", Self.rows("30 €", ["Old"])),
        step(1, "tap \"Ledger\"", by: Self.open, events: [event("Old")], Self.rows("30 €", ["Old"])),
        step(2, "data: book", by: Self.book, Self.rows("30 €", ["New"])),
        step(3, "tap \"Save\"", by: Self.save, Self.rows("30 €", ["Old"])),
      ]
      var set = RunSet(main: trace(steps), control: trace(steps))
      for request in LostUpdateReference.requests(in: set) {
        let rows = Self.rows("30 €", ["New"])
        set[request] = trace([
          step(0, rows), step(1, "data", by: Self.book, rows), step(2, "tap", by: Self.open, events: [event(later)], rows),
          step(3, "save", by: Self.save, rows),
        ])
      }
      return try LostUpdateReference.all(in: set).map { StaleIndexAction.finding($0, set.main).severity }
    }
    func alert(_ name: String) -> TraceEvent.Kind {
      .alertShown(nil, AlertContent(title: "Cook these?", message: "Soup, \(name)", buttons: ["Save"]))
    }
    #expect(try found(alert).isEmpty)
    #expect(try found(alert, later: "Old") == [.error])
    #expect(try found { .screenShown(ShownScreen(type: "Form", texts: [$0])) } == [.warning])
  }

  @Test("what is taken back in both orders, and what stays, is not this")
  func silent() throws {
    for set in [
      Self.set(Self.rows("37 €"), Self.rows("30 €"), first: Self.rows("30 €")),
      Self.set(Self.rows("37 €"), Self.rows("37 €"), first: Self.rows("37 €")),
    ] {
      #expect(try LostUpdateReference.all(in: set).isEmpty)
    }
  }

  @Test("what is filled in on the form after the change comes before what finishes it; what is typed in the list does not")
  func filledIn() throws {
    func set(_ list: Int) -> RunSet {
      let type = Interaction.type("!", .resolved(ItemID(list: list, key: "name")), nil, clearing: false)
      let steps = [
        step(0, "show the screen", Self.rows("30 €")),
        step(1, "tap \"Ledger\"", by: Self.open, events: [Self.form], Self.rows("30 €")),
        step(2, "data: book", by: Self.book, Self.rows("37 €")), step(3, "type \"!\"", by: type, Self.rows("37 €")),
        step(4, "tap \"Save\"", by: Self.save, Self.rows("30 €")),
      ]
      var set = RunSet(main: trace(steps), control: trace(steps))
      for request in LostUpdateReference.requests(in: set) {
        #expect(request.script == [Self.book, Self.open, type, Self.save])
        set[request] = trace([step(0, "", Self.rows("37 €"))])
      }
      return set
    }
    let found = try #require(try LostUpdateReference.all(in: set(1)).first)
    #expect(found.opening == 1 && found.change == 2 && found.finish == 4)
    #expect(LostUpdateReference.requests(in: set(0)).isEmpty)
  }
}
