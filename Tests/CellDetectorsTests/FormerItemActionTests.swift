import CellTrace
import Testing

@testable import CellDetectors

@Suite("actions that also do something for an item the cell had shown before") struct FormerItemActionTests {
  /// B is shown in the cell that A had; a tap on B's button. Then A is shown again, in a cell that is configured in that step.
  static func set(
    shown: String, fresh: String, by provenance: WriteProvenance = provenance("A", 3), alerts: ([String], [String]) = ([], []),
    events: ([TraceEvent.Kind], [TraceEvent.Kind]) = ([], []), formerCell: Int = 1
  ) -> RunSet {
    func configured(_ cell: Int, _ key: String) -> TraceEvent.Kind {
      .cellConfigured(CellID(cell), item(key), slot(0), .prepare, generation: 1)
    }
    func alert(_ title: String) -> TraceEvent.Kind {
      .alertShown(nil, AlertContent(title: title, message: "", buttons: ["OK"]))
    }
    func steps(_ text: String, _ titles: [String], _ events: [TraceEvent.Kind]) -> [StepTrace] {
      [
        step(0, "show the screen", events: [configured(formerCell, "A")], [row("A", cell: formerCell, [label("A: 0")])]),
        step(1, "scroll", events: [configured(1, "B")], [row("B", reuse: 1, [label("B: 0")])]),
        step(
          2, "tap \"Agree\"", by: .tap(.resolved(item("B")), .path("\(content)/UIButton")), events: titles.map(alert) + events,
          [row("B", reuse: 1, [label("B: 1")])]),
        step(3, "scroll back", events: [configured(2, "A")], [row("A", cell: 2, [label(text, by: provenance)])]),
      ]
    }
    return runs(main: steps(shown, alerts.0, events.0), fresh: steps(fresh, alerts.1, events.1))
  }

  @Test("the other item has changed, and with fresh cells it has not")
  func model() throws {
    let found = try #require(HandlerOutlivesItem.found(in: Self.set(shown: "A: 1", fresh: "A: 0")))
    #expect(found.map(\.summary) == ["using \"B: 0\" also acts for \"A: 0\", which its cell had shown before"])
    #expect(found.map(\.observed) == ["A: 1"] && found.map(\.expected) == ["A: 0"])
    #expect(found.map(\.seenStep) == [3] && found.map(\.originStep) == [2])
  }

  @Test("what stays in a cell, what its own cell never was, and what nobody touched is not this")
  func silent() {
    #expect(HandlerOutlivesItem.found(in: Self.set(shown: "A: 1", fresh: "A: 0", by: provenance("B", 2))) == [])
    #expect(HandlerOutlivesItem.found(in: Self.set(shown: "A: 1", fresh: "A: 0", formerCell: 5)) == [])
    #expect(HandlerOutlivesItem.found(in: Self.set(shown: "A: 0", fresh: "A: 0")) == [])
  }

  @Test("what is chosen in a menu leaves the item as it was, and with fresh cells it changes it")
  func missing() throws {
    func set(_ here: [String], _ there: [String], formerCell: Int = 1, opens: Bool = true) -> RunSet {
      func configured(_ cell: Int, _ key: String) -> TraceEvent.Kind {
        .cellConfigured(CellID(cell), item(key), slot(0), .prepare, generation: 1)
      }
      func steps(_ texts: [String]) -> [StepTrace] {
        [
          step(0, "show the screen", events: [configured(formerCell, "A")], [row("A", cell: formerCell, [label("A")])]),
          step(1, "scroll", events: [configured(1, "B")], [row("B", reuse: 1, [label(texts[0])])]),
          step(
            2, "open", by: opens ? .openMenu(.resolved(item("B"))) : .tap(.resolved(item("B"))),
            [row("B", reuse: 1, [label(texts[0])])]),
          step(3, "choose", by: .chooseMenuItem(["Reserve"]), [row("B", reuse: 1, [label(texts[1])])]),
        ]
      }
      return runs(main: steps(here), fresh: steps(there))
    }
    let found = try #require(HandlerOutlivesItem.found(in: set(["B", "B"], ["B", "B, reserved"])))
    #expect(
      found.map(\.summary) == [
        "what is chosen for \"B\" does not reach it: the reused App.NoteCell kept what it had for another item"
      ])
    #expect(found.map(\.observed) == ["B"] && found.map(\.expected) == ["B, reserved"])
    #expect(
      found.first?.evidence == [
        "cell #1 had shown \"A\" and was reused for \"B\"; step 3 (choose) left \"B\" as it was, and with fresh cells it changes it"
      ])
    // Results that a policy holds back may come later only.
    let plain = set(["B", "B"], ["B", "B, reserved"])
    var (main, fresh) = (plain.main, try #require(plain.fresh))
    main.configuration.completionOrder = .afterReuse
    fresh.configuration.completionOrder = .afterReuse
    #expect(try FormerItemAction.all(in: plain).count == 1)
    #expect(try FormerItemAction.all(in: RunSet(main: main, control: main, fresh: fresh)).isEmpty)
    // Shown otherwise before, changed in another way, another cell, nothing chosen.
    #expect(HandlerOutlivesItem.found(in: set(["B", "B"], ["b", "b, reserved"])) == [])
    #expect(HandlerOutlivesItem.found(in: set(["B", "B, kept"], ["B", "B, reserved"])) == [])
    #expect(HandlerOutlivesItem.found(in: set(["B", "B"], ["B", "B, reserved"], formerCell: 5)) == [])
    #expect(HandlerOutlivesItem.found(in: set(["B", "B"], ["B", "B, reserved"], opens: false)) == [])
  }

  @Test("an alert that speaks of the item before")
  func alert() {
    let set = Self.set(shown: "A: 0", fresh: "A: 0", alerts: (["Comment on A: 0"], ["Comment on B: 0"]))
    #expect(
      HandlerOutlivesItem.found(in: set)?.map(\.seen)
        == ["the alert says \"Comment on A: 0\"; with fresh cells it says \"Comment on B: 0\""])
    let same = Self.set(shown: "A: 0", fresh: "A: 0", alerts: (["Sure?"], ["Sure?"]))
    #expect(HandlerOutlivesItem.found(in: same) == [])
  }

  @Test("an alert that names nobody, and says something else with other random numbers, is drawn")
  func drawn() throws {
    func alerts(_ here: String, _ there: String) -> RunSet { Self.set(shown: "A: 0", fresh: "A: 0", alerts: ([here], [there])) }
    var set = alerts("Number 28", "Number 33")
    let request = ReferenceRequest.otherDraws(of: set)
    #expect(HandlerOutlivesItem.references(set).contains(request))
    set[request] = alerts("", "Number 33").fresh
    #expect(HandlerOutlivesItem.found(in: set)?.count == 1)
    set[request] = alerts("", "Number 51").fresh
    #expect(HandlerOutlivesItem.found(in: set) == [])
    // What is named is somebody's, whatever else is drawn.
    var named = alerts("28 for A: 0", "33 for B: 0")
    #expect(!HandlerOutlivesItem.references(named).contains(.otherDraws(of: named)))
    named[request] = alerts("", "51 for B: 0").fresh
    #expect(HandlerOutlivesItem.found(in: named)?.count == 1)
  }

  @Test("an announcement or a screen that speaks of the item before; one that names nobody is nobody's")
  func spoken() {
    func set(_ here: TraceEvent.Kind, _ there: TraceEvent.Kind) -> RunSet {
      Self.set(shown: "A: 0", fresh: "A: 0", events: ([here], [there]))
    }
    #expect(
      HandlerOutlivesItem.found(in: set(.announced("Playing A: 0"), .announced("Playing B: 0")))?.map(\.seen)
        == ["the announcement says \"Playing A: 0\"; with fresh cells it says \"Playing B: 0\""])
    #expect(HandlerOutlivesItem.found(in: set(.announced("At 10:01"), .announced("At 10:02"))) == [])
  }
}

@Suite("a destructive action that is done keeps no row") struct KeptRowTests {
  private static func set(after: [String], isDone: Bool = true) -> Trace {
    func rows(_ titles: [String]) -> [Appearance] {
      titles.enumerated().map { row("#\($0)", at: $0, cell: $0 + 1, [label($1)]) }
    }
    let done: [TraceEvent.Kind] = isDone ? [.delegateCall(WrongTarget.doneDestructively, slot(1))] : []
    return trace([
      step(0, "show the screen", rows(["One", "Two", "Three"])),
      step(1, "swipe \"Two\"", by: .swipe(.resolved(item("#1")), .trailing), rows(["One", "Two", "Three"])),
      step(2, "tap \"Delete\"", by: .tapAction("Delete"), events: done, rows(after)),
    ])
  }

  private static func found(_ trace: Trace) -> [ItemID] {
    WrongTarget.all(in: trace, Mask(main: trace, control: trace)).map(\.victim)
  }

  @Test("the row is there and another is gone, in a list that only reloads")
  func wrong() {
    #expect(Self.found(Self.set(after: ["One", "Two"])) == [item("#2")])
    #expect(Self.found(Self.set(after: ["One", "Three"])) == [])
    #expect(Self.found(Self.set(after: ["One", "Two", "Three"])) == [])
    #expect(Self.found(Self.set(after: ["One", "Two"], isDone: false)) == [])
    #expect(Self.found(Self.set(after: ["Two"])) == [], "a merge, perhaps")
  }
}

@Suite("whose action was used") struct UsedItemTests {
  private static func rows() -> [Appearance] {
    ["One", "Two"].enumerated().map { row("#\($0)", at: $0, cell: $0 + 1, [label($1)]) }
  }

  @Test("a swipe that edit mode closed says nothing of the row whose delete button is used then")
  func otherRow() {
    let (first, second) = (item("#0"), item("#1"))
    let run = trace([
      step(0, "show the screen", Self.rows()),
      step(
        1, "swipe", by: .swipe(.resolved(first), .trailing),
        events: [.actionsOffered(first, .trailing, titles: ["Delete"], generation: 1)]),
      step(2, "edit", by: .setEditing(true)),
      step(
        3, "tap accessory", by: .tap(.resolved(second), .path("\(content)/Accessory")),
        events: [.actionsOffered(second, .trailing, titles: ["Delete"], generation: 1)]),
      step(
        4, "tap \"Delete\"", by: .tapAction("Delete"),
        events: [.actionFired(second, title: "Delete", origin: nil, offered: 1, generation: 1)]),
    ])
    #expect(ItemAction.all(in: run) == [ItemAction(step: 4, item: second, openers: [3])])
  }

  @Test("an action that the list says ran for another row than was swiped is that row's")
  func fired() {
    let (first, second) = (item("#0"), item("#1"))
    let run = trace([
      step(0, "show the screen", Self.rows()),
      step(
        1, "swipe", by: .swipe(.resolved(first), .trailing),
        events: [.actionsOffered(first, .trailing, titles: ["Delete"], generation: 1)]),
      step(
        2, "tap \"Delete\"", by: .tapAction("Delete"),
        events: [.actionFired(second, title: "Delete", origin: nil, offered: 1, generation: 1)]),
    ])
    #expect(ItemAction.all(in: run) == [ItemAction(step: 2, item: second)])
  }
}
