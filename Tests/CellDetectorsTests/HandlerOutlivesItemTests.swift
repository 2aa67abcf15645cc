import CellTrace
import Testing

@testable import CellDetectors

@Suite("handler-outlives-item") struct HandlerOutlivesItemTests {
  static let handler = "configurationUpdateHandler"

  /// A handler is set for A; in step 1 it runs in the same cell for `shown`.
  static func set(
    assignedFor: String? = "A", runsFor: String = "H", text: String = "Asthma", written: WriteProvenance? = provenance("H", 1)
  ) -> RunSet {
    let opened = step(
      0, "show the screen",
      events: [.handlerAssigned(CellID(1), name: handler, item: item("A"), SourcePlace(fileID: "App/List.swift", line: 31))],
      [row("A", [label("Asthma")])])
    let ran = TraceEvent.Kind.handlerRan(
      CellID(1), name: handler, assignedFor: assignedFor.map(item), runsFor: item(runsFor), .selected)
    var set = runs(
      main: [opened, step(1, "scroll to \"Gout\"", events: [ran], [row("H", reuse: 1, [label(text, by: written)])])],
      fresh: [opened, step(1, "scroll to \"Gout\"", [row("H", cell: 2, reuse: 1, [label("Gout")])])])
    set.retire([], after: 1)
    return set
  }

  @Test("a handler set for A runs for H, and H shows what it wrote")
  func outlives() {
    #expect(
      HandlerOutlivesItem.found(in: Self.set()) == [
        Finding(
          detector: "handler-outlives-item", severity: .error,
          summary: "configurationUpdateHandler that was set for \"Asthma\" runs for \"Gout\" and changes what it shows",
          item: item("H"), itemTitle: "Gout", sourceItem: item("A"), sourceItemTitle: "Asthma", cellType: "App.NoteCell",
          cell: CellID(1), property: "App.NoteCell.configurationUpdateHandler", observed: "Asthma", expected: "Gout",
          originStep: 0, originPlace: SourcePlace(fileID: "App/List.swift", line: 31), seenStep: 1,
          seen: "\"Gout\" has UILabel.text \"Asthma\"; in a fresh cell it has \"Gout\"", element: "\(content)/UILabel",
          reuse: 1, blame: .unchecked,
          evidence: [
            "configurationUpdateHandler was set for \"Asthma\" in step 0 (show the screen)",
            "it ran for \"Gout\" in step 1 (scroll to \"Gout\"), with the cell's state selected",
          ])
      ])
  }

  @Test("a handler that leads to the same look is harmless")
  func harmless() { #expect(HandlerOutlivesItem.found(in: Self.set(text: "Gout")) == []) }

  @Test("a handler set during construction captured no item")
  func construction() { #expect(HandlerOutlivesItem.found(in: Self.set(assignedFor: nil)) == []) }

  @Test("a handler that is set again for each item runs for its own")
  func ownItem() { #expect(HandlerOutlivesItem.found(in: Self.set(assignedFor: "H")) == []) }

  @Test("a difference that another item left behind has another cause")
  func otherCause() {
    let set = Self.set(written: provenance("A", 0))
    #expect(HandlerOutlivesItem.found(in: set) == [])
    #expect(judge(set).findings.map(\.detector) == ["leaked-appearance"])
  }

  @Test("what was written before, while the cell was made, is the cell's own")
  func ofCell() {
    #expect(HandlerOutlivesItem.found(in: Self.set(written: provenance(nil, 0))) == [])
    #expect(HandlerOutlivesItem.found(in: Self.set(written: provenance(nil, 1)))?.count == 1)
  }

  @Test("what the handler wrote for its own item and writes again is the handler's: one finding")
  func writtenAgain() {
    var written = provenance("A", 0)
    written.byHandler = true
    #expect(judge(Self.set(written: written)).findings.map(\.detector) == ["handler-outlives-item"])
  }

  @Test("it explains the difference, so leaked-appearance is silent")
  func explains() { #expect(judge(Self.set()).findings.map(\.detector) == ["handler-outlives-item"]) }

  /// H is touched in A's former cell, whose button still has A's action; A, shown again, is voted for.
  static func touched(votes: String = "1", isGone: Bool = false) -> RunSet {
    func steps(_ cell: Int, _ events: [TraceEvent.Kind], votes: String, isGone: Bool) -> [StepTrace] {
      [
        step(
          0, "show the screen",
          events: [.handlerAssigned(CellID(1), name: "UIButton touchUpInside", item: item("A"), nil)], items: ["A", "H"],
          [row("A", [label("Asthma"), label("0", path: "\(content)/UIStackView/UILabel")])]),
        step(1, "scroll", items: ["A", "H"], [row("H", cell: cell, reuse: 1, [label("Gout")])]),
        step(
          2, "tap \"Vote\" in \"Gout\"", by: .tap(.resolved(item("H")), .path("UIButton")), events: events,
          items: isGone ? ["H"] : ["A", "H"], [row("H", cell: cell, reuse: 1, [label("Gout")])]),
        step(
          3, "scroll to the top", items: isGone ? ["H"] : ["A", "H"],
          isGone ? [] : [row("A", cell: 3, [label("Asthma"), label(votes, path: "\(content)/UIStackView/UILabel")])]),
      ]
    }
    let ran = TraceEvent.Kind.handlerRan(
      CellID(1), name: "UIButton touchUpInside", assignedFor: item("A"), runsFor: item("H"), [])
    return runs(main: steps(1, [ran], votes: votes, isGone: isGone), fresh: steps(2, [], votes: "0", isGone: false))
  }

  @Test("an action that stays at the button of a reused cell acts on the item it was added for")
  func misdirected() {
    let found = HandlerOutlivesItem.found(in: Self.touched())
    #expect(
      found?.map(\.summary) == [
        "UIButton touchUpInside that was set for \"Asthma\" runs when \"Gout\" is used, and acts on \"Asthma\""
      ])
    #expect(found?.first?.seen == "\"Asthma\", which nobody used, has UILabel.text \"1\"; in a fresh cell it has \"0\"")
    #expect(
      HandlerOutlivesItem.found(in: Self.touched(isGone: true))?.first?.seen
        == "\"Asthma\", which nobody used, is gone; with fresh cells it is there")
  }

  @Test("an old action that changes nothing is harmless")
  func misdirectedHarmless() { #expect(HandlerOutlivesItem.found(in: Self.touched(votes: "0")) == []) }

  @Test("once the cell has gone to another item, later differences are not the handler's")
  func cellMovedOn() throws {
    var set = Self.set(text: "Gout")
    var fresh = set.fresh
    set.main.steps.append(step(2, "scroll", [row("J", reuse: 2, [label("Jaundice")])]))
    set.main.steps.append(step(3, "scroll", [row("H", reuse: 3, [label("Other")])]))
    fresh?.steps.append(step(2, "scroll", [row("J", cell: 3, reuse: 2, [label("Jaundice")])]))
    fresh?.steps.append(step(3, "scroll", [row("H", cell: 4, reuse: 3, [label("Gout")])]))
    set.fresh = fresh
    set.control = set.main
    #expect(HandlerOutlivesItem.found(in: set) == [])
  }
}
