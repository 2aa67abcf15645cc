import CellTrace
import Testing

@testable import CellDetectors

@Suite("unstable-identity") struct UnstableIdentityTests {
  static func pair(_ old: String, _ new: String, _ sign: Reidentified.Sign, at place: Int = 0) -> Reidentified {
    Reidentified(old: item(old), new: item(new), oldSlot: slot(place), newSlot: slot(place), sign: sign)
  }

  static func set(
    _ rows: [Reidentified], kept: Int = 0, by interaction: Interaction = .mutate("refresh"), also events: [TraceEvent.Kind] = [],
    before: [Appearance], after: [Appearance], further: [StepTrace] = []
  ) -> RunSet {
    let event = TraceEvent.Kind.rowsReidentified(list: 0, generation: 2, rows: rows, kept: kept)
    return RunSet(
      main: trace(
        [step(0, "show the screen", before), step(1, "refresh", by: interaction, events: events + [event], after)] + further))
  }

  static func rows(_ keys: [String], _ texts: [String], cell: Int = 1) -> [Appearance] {
    zip(keys, texts).enumerated().map { row($1.0, at: $0, cell: cell + $0, [label($1.1)]) }
  }

  @Test("the whole value as identifier: an edit makes another item")
  func edited() {
    let set = Self.set(
      [Self.pair("Note(id: 1, done: false)", "Note(id: 1, done: true)", .sameID(changed: ["done"]))],
      before: [row("Note(id: 1, done: false)", flags: .selected, [label("Milk")])],
      after: [row("Note(id: 1, done: true)", cell: 4, [label("Milk ✓")])])
    #expect(
      UnstableIdentity.found(in: set) == [
        Finding(
          detector: "unstable-identity", severity: .error,
          summary: "\"Milk\" became another item when its done changed: its identifier is the whole value",
          item: item("Note(id: 1, done: true)"), itemTitle: "Milk ✓", sourceItem: item("Note(id: 1, done: false)"),
          sourceItemTitle: "Milk", cellType: "App.NoteCell", cell: CellID(4), property: "identifier",
          observed: "Note(id: 1, done: true)", expected: "Note(id: 1, done: false)", originStep: 1, seenStep: 1,
          seen: "\"Milk ✓\" was deleted and inserted in step 1 (refresh); with a lasting identifier its cell would stay",
          evidence: [
            "deleted \"Note(id: 1, done: false)\" and inserted \"Note(id: 1, done: true)\"",
            "its cell was cell #1 and is cell #4", "it was selected before and is no longer",
          ], shape: ["value"])
      ])
  }

  @Test("the same id in another object that is not equal")
  func otherObject() {
    let set = Self.set(
      [Self.pair("#1", "#2", .sameID(changed: []))], before: Self.rows(["#1"], ["Milk"]), after: Self.rows(["#2"], ["Milk"]))
    #expect(
      UnstableIdentity.found(in: set)?.map(\.summary) == [
        "\"Milk\" became another item although its id is the same: identifiers of one row are not equal"
      ])
  }

  @Test("an edit that costs its own row nothing looks as a reload does")
  func harmless() {
    let set = Self.set(
      [Self.pair("a", "b", .sameID(changed: ["done"]))], before: Self.rows(["a"], ["Milk"]), after: Self.rows(["b"], ["Milk ✓"]))
    #expect(UnstableIdentity.found(in: set) == [])
  }

  @Test("an edit that costs the keyboard or the state of the row's view")
  func lostFocusAndState() {
    let pair = [Self.pair("A", "B", .sameID(changed: ["done"]))]
    let field = Element(
      path: "\(content)/UITextField", role: .textField, frame: TraceRect(x: 0, y: 0, width: 100, height: 30),
      properties: [Property("text", "Milk"), Property("isEditing", "true")])
    let focus = Self.set(pair, before: [row("A", [label("Milk"), field])], after: [row("B", [label("Milk")])])
    #expect(UnstableIdentity.found(in: focus)?.first?.evidence.last == "it was being edited before and is no longer")
    let opened = state("isExpanded", "true", birth: provenance("A", 0), write: provenance("A", 0))
    let closed = state("isExpanded", "false", birth: provenance("B", 1))
    let lost = Self.set(
      pair, before: [row("A", state: [opened], [label("Milk")])], after: [row("B", state: [closed], [label("Milk")])])
    #expect(
      UnstableIdentity.found(in: lost)?.first?.evidence.last
        == "NoteRow.isExpanded, which was \"true\" before, is as in a new row")
  }

  @Test("an edit that closes the swipe of its row is an error; identifiers that cost nothing are a warning")
  func closedSwipe() {
    let edited = Self.set(
      [Self.pair("A", "B", .sameID(changed: ["done"]))], before: [row("A", flags: .swiped, [label("Milk")])],
      after: [row("B", cell: 4, [label("Milk")])])
    #expect(UnstableIdentity.found(in: edited)?.map(\.severity) == [.error])
    #expect(UnstableIdentity.found(in: edited)?.first?.evidence.last == "it was swiped open before and is closed now")
    let made = [Self.pair("a", "b", .sameFields(but: "id")), Self.pair("c", "d", .sameFields(but: "id"), at: 1)]
    func again(_ flags: CellFlags) -> RunSet {
      let (before, after) = (Self.rows(["a", "c"], ["Milk", "Tea"]), Self.rows(["b", "d"], ["Milk", "Tea"], cell: 5))
      return Self.set(made, before: [row("a", flags: flags, [label("Milk")]), before[1]], after: after)
    }
    #expect(UnstableIdentity.found(in: again([]))?.map(\.severity) == [.warning])
    #expect(UnstableIdentity.found(in: again(.swiped))?.map(\.severity) == [.error])
  }

  @Test("what the step ends itself is no loss: the choice with the edit mode, a swipe by a touch, state that is set back")
  func ownEnds() {
    let pair = [Self.pair("A", "B", .sameID(changed: ["done"]))]
    func found(
      _ flags: CellFlags, by interaction: Interaction, also events: [TraceEvent.Kind] = [], state before: [StateCell] = [],
      now: [StateCell] = []
    ) -> [Finding]? {
      UnstableIdentity.found(
        in: Self.set(
          pair, kept: 1, by: interaction, also: events,
          before: [row("A", flags: flags, state: before, [label("Milk")]), row("C", at: 1, [label("Tea")])],
          after: [row("B", cell: 4, state: now, [label("Milk")]), row("C", at: 1, [label("Tea")])]))
    }
    let button = Interaction.tap(.showing("Mark as read"))
    #expect(found([.selected, .editing], by: button) == [])
    #expect(found(.selected, by: button)?.map(\.severity) == [.warning])
    #expect(found(.selected, by: .mutate("refresh"))?.map(\.severity) == [.error])
    #expect(found(.swiped, by: .tapAction("Done")) == [])
    #expect(found(.swiped, by: .mutate("refresh"))?.map(\.severity) == [.error])
    let opened = [state("isOpen", "true", birth: provenance("A", 0), write: provenance("A", 0))]
    let closed = [state("isOpen", "false", birth: provenance("B", 1))]
    func written(_ view: String) -> TraceEvent.Kind {
      .stateWritten(nil, writer: nil, path: "List/Row/\(view)", property: "isOpen", old: "true", new: "false")
    }
    let tap = Interaction.tap(.resolved(item("A")), .showing("Finish"))
    #expect(found([], by: tap, also: [written("NoteRow[1]")], state: opened, now: closed) == [])
    #expect(found([], by: tap, also: [written("OtherRow")], state: opened, now: closed)?.map(\.severity) == [.error])
  }

  @Test("rows that a button beside the list makes anew may be meant to begin anew; rows that anything else replaces are not")
  func startOver() {
    let pairs = [Self.pair("#1", "#3", .sameFields(but: "id")), Self.pair("#2", "#4", .sameFields(but: "id"), at: 1)]
    func found(by interaction: Interaction, further: [StepTrace] = [], title: String? = nil) -> [Finding]? {
      var set = Self.set(
        pairs, by: interaction,
        before: [
          row("#1", state: [state("isOpen", "true", birth: provenance("#1", 0), write: provenance("#1", 0))], [label("Milk")]),
          row("#2", at: 1, [label("Tea")]),
        ],
        after: [
          row("#3", cell: 4, state: [state("isOpen", "false", birth: provenance("#3", 1))], [label("Milk")]),
          row("#4", at: 1, cell: 5, [label("Tea")]),
        ], further: further)
      if let title { (set.main.steps[0].beside, set.main.steps[1].beside) = (["Flight to Oslo, 3 items"], [title]) }
      return UnstableIdentity.found(in: set)
    }
    #expect(found(by: .mutate("the plane has landed"), title: "Flight to Rome, 3 items")?.map(\.severity) == [.warning])
    #expect(found(by: .mutate("refresh"), title: "Flight to Oslo, 4 items")?.map(\.severity) == [.error])
    #expect(found(by: .tap(.resolved(item("#2"))), title: "Flight to Rome, 3 items")?.map(\.severity) == [.error])
    #expect(found(by: .tap(.showing("Start over")))?.map(\.severity) == [.warning])
    #expect(found(by: .mutate("refresh"))?.map(\.severity) == [.error])
    let again = TraceEvent.Kind.rowsReidentified(list: 0, generation: 3, rows: pairs, kept: 0)
    let later = step(2, "wait", by: .wait(1), events: [again], Self.rows(["#5", "#6"], ["Milk", "Tea"]))
    #expect(found(by: .tap(.showing("Start over")), further: [later])?.first?.severity == .error)
  }

  @Test("an edited row that nobody saw lost nothing")
  func offScreen() {
    let set = Self.set(
      [Self.pair("a", "b", .sameID(changed: ["done"]))], before: Self.rows(["x"], ["X"]), after: Self.rows(["b"], ["B"]))
    #expect(UnstableIdentity.found(in: set) == [])
  }

  @Test("identifiers made anew: every row of the section comes back with the same fields")
  func recreated() {
    let pairs = [Self.pair("#1", "#3", .sameFields(but: "id")), Self.pair("#2", "#4", .sameFields(but: "id"), at: 1)]
    let set = Self.set(
      pairs, before: Self.rows(["#1", "#2"], ["Milk", "Tea"]), after: Self.rows(["#3", "#4"], ["Milk", "Tea"], cell: 3))
    let found = UnstableIdentity.found(in: set)
    #expect(
      found?.map(\.summary) == [
        "2 rows, \"Milk\" among them, got other identifiers in step 1 (refresh) although they are the same rows"
      ])
    #expect(
      found?.map(\.evidence) == [
        [
          "no row of the section kept its identifier, and 2 rows came back with the same content under another one",
          "its cell was cell #1 and is cell #3",
        ]
      ])
  }

  @Test("a placeholder replaced by the saved row, while others stay, is a replacement")
  func placeholder() {
    let pairs = [Self.pair("#1", "#3", .sameFields(but: "id")), Self.pair("#2", "#4", .sameFields(but: "id"))]
    let before = Self.rows(["#1", "#2"], ["Milk", "Tea"])
    let after = Self.rows(["#3", "#4"], ["Milk", "Tea"])
    #expect(UnstableIdentity.found(in: Self.set(pairs, kept: 1, before: before, after: after)) == [])
    #expect(UnstableIdentity.found(in: Self.set([pairs[0]], before: before, after: after)) == [], "one row alone says nothing")
  }

  @Test("identifiers without fields: all replaced, and the same is shown")
  func relabelled() {
    let set = Self.set(
      [], before: Self.rows(["#1", "#2"], ["Milk", "Tea"]), after: Self.rows(["#3", "#4", "#5"], ["New", "Milk", "Tea"]))
    #expect(UnstableIdentity.found(in: set)?.map(\.itemTitle) == ["Milk"])
  }

  @Test("a refresh that loads other rows, and rows that all look alike, say nothing")
  func otherContent() {
    let before = Self.rows(["#1", "#2"], ["Milk", "Tea"])
    #expect(UnstableIdentity.found(in: Self.set([], before: before, after: Self.rows(["#3", "#4"], ["Rice", "Beans"]))) == [])
    let alike = Self.rows(["#1", "#2"], ["Loading", "Loading"])
    #expect(
      UnstableIdentity.found(in: Self.set([], before: alike, after: Self.rows(["#3", "#4"], ["Loading", "Loading"]))) == [])
  }

  @Test("a row that stays, and another font, hide nothing; state that was set is a loss")
  func relabelledLooks() {
    func rows(_ keys: [String], font: String, open: String) -> [Appearance] {
      let born = provenance(nil, 0)
      // State of a row in a list of SwiftUI's belongs to no cell.
      let write = open == "true" ? WriteProvenance(item: nil, step: 0, flags: [], startedFor: item(keys[1])) : nil
      return [row("row 1", [label("Compact")])]
        + keys.enumerated().map { place, key in
          let texts = [label(place == 1 && open == "true" ? "Details" : "Tea \(place)", [Property("font", font)])]
          return row(
            key, at: place + 1, state: place == 1 ? [state("isOpen", open, birth: born, write: write)] : [], texts)
        }
    }
    let before = rows(["#1", "#2", "#3"], font: "body", open: "true")
    let again = Self.set([], before: before, after: rows(["#4", "#5", "#6"], font: "caption", open: "false"))
    #expect(UnstableIdentity.found(in: again)?.map(\.severity) == [.error])
    #expect(
      UnstableIdentity.found(in: again)?.first?.evidence.last == "NoteRow.isOpen, which was \"true\" before, is as in a new row")
    let untouched = rows(["#1", "#2", "#3"], font: "body", open: "false")
    let plain = Self.set([], before: untouched, after: rows(["#4", "#5", "#6"], font: "caption", open: "false"))
    #expect(UnstableIdentity.found(in: plain)?.map(\.severity) == [.warning])
  }

  @Test("rows that come back under their old identifiers have lasting ones: another day, and back")
  func anotherDay() {
    let today = Self.rows(["#1", "#2"], ["9:00", "9:30"])
    let tomorrow = Self.rows(["#3", "#4"], ["9:00", "9:30"])
    let set = Self.set([], before: today, after: tomorrow, further: [step(2, "back", today)])
    #expect(UnstableIdentity.found(in: set) == [])
  }
}

@Suite("mutated-identifier") struct MutatedIdentifierTests {
  static func set(end: RunEnd = .finished) -> RunSet {
    let event = TraceEvent.Kind.identifierChanged(item("#1"), type: "App.Note", count: 2)
    return RunSet(
      main: trace(
        [
          step(0, "show the screen", [row("#1", [label("Milk")])]),
          step(1, "rename", events: [event], [row("#1", [label("Milk")])]), step(2, "apply"),
        ], end: end))
  }

  @Test("the first change is reported, with its count")
  func changed() {
    #expect(
      MutatedIdentifier.found(in: Self.set()) == [
        Finding(
          detector: "mutated-identifier", severity: .error,
          summary: "the identifier of \"Milk\", App.Note, changed its hash in step 1 (rename) while the list held it",
          item: item("#1"), itemTitle: "Milk", cellType: "App.NoteCell", cell: CellID(1), property: "App.Note.hash",
          observed: "another hash value", expected: "the hash value it was applied with", originStep: 1, seenStep: 1,
          seen: "the identifier of \"Milk\", App.Note, changed its hash in step 1 (rename) while the list held it",
          evidence: ["2 identifiers of type App.Note changed hash since the snapshot was applied"])
      ])
  }

  @Test("what UIKit throws on it later is evidence of the same finding")
  func thrown() {
    let set = Self.set(
      end: .exception(
        step: 2, ledgerID: "DIF-X08", text: "equal but different", cause: FaultCause(call: "apply", problem: .changedHash(["n"])))
    )
    let found = judge(set, detectors: DetectorCatalog.all.filter { $0.references(set).isEmpty }).findings
    #expect(found.map(\.detector) == ["mutated-identifier"])
    #expect(
      found.first?.evidence.dropFirst() == [
        "UIKit stopped the app in step 2 (apply): equal but different",
        "apply: \"n\" changed hash since the list was given it",
        "behaviour DIF-X08 of the UIKit ledger",
      ])
  }

  @Test("a run without such a change is silent")
  func silent() { #expect(MutatedIdentifier.found(in: RunSet(main: trace([step(0, [row("A", [label("Milk")])])]))) == []) }
}

@Suite("size-never-settles") struct SizeNeverSettlesTests {
  static func set(_ cause: FaultCause?) -> RunSet {
    let resized = [50.0, 60, 50].map { TraceEvent.Kind.cellResized(CellID(1), item("A"), from: 55, to: $0) }
    return RunSet(
      main: trace(
        [step(0, "show the screen", [row("A", [label("Asthma")])]), step(1, "more", events: resized)],
        end: .exception(step: 1, ledgerID: "SIZ-10", text: "is stuck in its update/layout loop", cause: cause)))
  }

  @Test("who asks for the next pass, and the heights one after the other")
  func loop() {
    let cause = FaultCause(
      list: 0, call: "the list's layout",
      problem: .layoutLoop([
        .init(call: "invalidateIntrinsicContentSize()", target: "NoteCell", source: "layoutSubviews() of NoteCell", count: 91)
      ]))
    #expect(
      SizeNeverSettles.found(in: Self.set(cause)) == [
        Finding(
          detector: "size-never-settles", severity: .error,
          summary:
            "the list never came to rest in step 1 (more): the size or configuration of \"Asthma\" keeps asking for another "
            + "pass", item: item("A"), itemTitle: "Asthma", cellType: "App.NoteCell", cell: CellID(1),
          property: "the list's layout", observed: "is stuck in its update/layout loop", expected: "nothing", originStep: 1,
          seenStep: 1, seen: "is stuck in its update/layout loop",
          evidence: [
            "the list's layout never came to an end: layoutSubviews() of NoteCell called invalidateIntrinsicContentSize() of "
              + "NoteCell 91 times", "heights taken one after the other: 50 pt, 60 pt, 50 pt",
            "behaviour SIZ-10 of the UIKit ledger",
          ], shape: ["SIZ-10", "scrollBy"])
      ])
  }

  @Test("resizes that come to rest are silent")
  func settles() {
    var set = Self.set(nil)
    set.main.end = .finished
    #expect(SizeNeverSettles.found(in: set) == [])
  }

  @Test("a view that answers with other heights, in words")
  func unsteady() {
    #expect(
      FindingText.fault(
        FaultCause(call: "preferredLayoutAttributesFitting(_:)", problem: .unsteadySize(type: "NoteCell", heights: [50, 60])))
        == "preferredLayoutAttributesFitting(_:) of NoteCell answered the same question with another height each time, at last "
        + "50 pt, 60 pt")
  }

  @Test("a finding in a list without identities says how its items were told apart", arguments: [true, false])
  func identitySource(declared: Bool) {
    var set = UnstableIdentityTests.set(
      [UnstableIdentityTests.pair("#1", "#2", .sameID(changed: []))], before: UnstableIdentityTests.rows(["#1"], ["Milk"]),
      after: UnstableIdentityTests.rows(["#2"], ["Milk"]))
    let without = judge(set, detectors: [UnstableIdentity.self]).findings.first?.evidence ?? []
    set.main.steps[0].events.append(
      TraceEvent(sequence: 0, kind: .itemsWithoutIdentity(list: 0, declared: declared)))
    let text =
      declared
      ? "the list's items are told apart by the identity that the screen declares"
      : "the list's items have no identity: they are followed by the app's own insert, delete and move calls"
    #expect(judge(set, detectors: [UnstableIdentity.self]).findings.first?.evidence == without + [text])
  }

  // MARK: Numbers in identifiers

  private static func numbered(_ texts: [String], _ keys: [String], open: String? = nil, from first: Int = 0) -> [Appearance] {
    zip(texts, keys).enumerated().map { place, pair in
      let isOpen = pair.0 == open
      return row(
        pair.1, at: place + first, cell: place + 1,
        state: [
          state("isOpen", "\(isOpen)", birth: provenance(pair.1, 0), write: isOpen ? provenance(pair.1, 0) : nil)
        ], [label(pair.0)])
    }
  }

  private static func deletion(_ after: [Appearance], open: String? = "Salt") -> RunSet {
    let before = numbered(["Tea", "Milk", "Salt"], ["Tea_0", "Milk_1", "Salt_2"], open: open)
    return RunSet(main: trace([step(0, "show the screen", before), step(1, "delete", after)]))
  }

  @Test("the row's number in the identifier: rows behind a deletion are others, and lose what was open in them")
  func numberInIdentifier() throws {
    let set = Self.deletion(Self.numbered(["Milk", "Salt"], ["Milk_0", "Salt_1"]))
    let found = try #require(UnstableIdentity.found(in: set))
    #expect(
      found.map(\.summary)
        == ["\"Salt\" and 1 more row got other identifiers in step 1 (delete): the row's number is in them"])
    #expect(found.map(\.severity) == [.error] && found.map(\.observed) == ["Salt_1"] && found.map(\.expected) == ["Salt_2"])
    #expect(
      found.first?.evidence == [
        "deleted \"Salt_2\" and inserted \"Salt_1\"", "NoteRow.isOpen, which was \"true\" before, is as in a new row",
      ])
  }

  @Test("a row that shows its rank may be another one by right when that is another: a warning")
  func shownRank() throws {
    func ranked(_ rows: [Appearance]) -> [Appearance] {
      rows.enumerated().map { place, row in
        var row = row
        row.elements.append(label("No. \(place + 1)", path: "\(content)/UILabel[1]"))
        return row
      }
    }
    var set = Self.deletion(ranked(Self.numbered(["Milk", "Salt"], ["Milk_0", "Salt_1"])))
    #expect(UnstableIdentity.found(in: set)?.map(\.severity) == [.error])
    set.main.steps[0].checkpoint = ranked(set.main.steps[0].checkpoint)
    #expect(UnstableIdentity.found(in: set)?.map(\.severity) == [.warning])
  }

  @Test("rows that lost nothing, that are others, or whose numbers are not their places are not named")
  func otherNumbers() {
    #expect(UnstableIdentity.found(in: Self.deletion(Self.numbered(["Milk", "Salt"], ["Milk_0", "Salt_1"]), open: nil)) == [])
    #expect(UnstableIdentity.found(in: Self.deletion(Self.numbered(["Milk", "Salt"], ["Milk_9", "Salt_8"]))) == [])
    #expect(UnstableIdentity.found(in: Self.deletion(Self.numbered(["Rice", "Salt"], ["Rice_0", "Salt_1"]))) == [])
    #expect(UnstableIdentity.found(in: Self.deletion(Self.numbered(["Milk", "Salt"], ["Milch_0", "Salz_1"]))) == [])
  }
}
