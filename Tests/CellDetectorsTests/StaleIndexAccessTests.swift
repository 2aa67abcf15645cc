import CellTrace
import Testing

@testable import CellDetectors

@Suite("stale-index-access") struct StaleIndexAccessTests {
  static let report = "App/List.swift:41: Fatal error: Index out of range"

  static func rows(_ keys: [String]) -> [Appearance] {
    keys.enumerated().map { row($0.element, at: $0.offset, cell: $0.offset + 1, [label($0.element)]) }
  }

  static func used(_ place: Int, _ key: String?, _ call: String = "itemIdentifier(for:)") -> TraceEvent.Kind {
    .indexPathUsed(slot(place), key.map(item), call: call, generation: 2)
  }

  /// Swipe C, two rows leave, tap Open.
  static func steps(_ events: [TraceEvent.Kind], handedOut: Int = 2) -> [StepTrace] {
    [
      step(0, "show the screen", rows(["A", "B", "C", "D"])),
      step(
        1, "swipe \"C\" open at the trailing edge", by: .swipe(.resolved(item("C")), .trailing),
        events: [
          .indexPathHandedOut(item("C"), slot(handedOut), purpose: "trailing swipe actions provider", generation: 1),
          .actionsOffered(item("C"), .trailing, titles: ["Open"], generation: 1),
        ], rows(["A", "B", "C", "D"])),
      step(2, "data: a note leaves", by: .mutate("a note leaves"), rows(["B", "C", "D"])),
      step(3, "tap the action \"Open\" of \"C\"", by: .tapAction("Open"), events: events, rows(["B", "C", "D"])),
    ]
  }

  static let fired = TraceEvent.Kind.actionFired(
    item("C"), title: "Open", origin: SourcePlace(fileID: "App/List.swift", line: 57), offered: 1, generation: 2)

  static func effect(_ before: [String], _ after: [String]) -> ActionReference.Effect {
    ActionReference.Effect(itemsBefore: before.map(item), itemsAfter: after.map(item), before: rows(before), after: rows(after))
  }

  static func set(
    _ actual: [TraceEvent.Kind], reference: [TraceEvent.Kind], handedOut: Int = 2, after: [String] = ["B", "C", "D"],
    referenceAfter: [String] = ["B", "C", "D"], ordersAgree: Bool = true
  ) -> RunSet {
    let steps = steps([fired] + actual, handedOut: handedOut)
    let before = ["B", "C", "D"]
    var set = runs(main: steps, rebuilt: steps.map(\.checkpoint))
    set.act(
      at: 3, actual: effect(before, after), reference: effect(before, referenceAfter), ordersAgree: ordersAgree,
      events: [fired] + reference)
    return set
  }

  @Test("Open on C asks for the item at C's old place and gets D")
  func wrongItem() {
    #expect(
      StaleIndexAccess.found(in: Self.set([Self.used(2, "D")], reference: [Self.used(1, "C")])) == [
        Finding(
          detector: "stale-index-access", severity: .error,
          summary:
            "the action \"Open\" on \"C\" uses an index path from before the data changed: itemIdentifier(for:) finds \"D\"",
          item: item("C"), itemTitle: "C", sourceItem: item("D"), sourceItemTitle: "D", cellType: "App.NoteCell",
          cell: CellID(2), property: "UIContextualAction.handler", observed: "D", expected: "C", originStep: 1,
          originPlace: SourcePlace(fileID: "App/List.swift", line: 57), seenStep: 3,
          seen: "the action \"Open\" on \"C\" uses an index path from before the data changed: itemIdentifier(for:) finds \"D\"",
          evidence: [
            "0-2 was handed out for \"C\" (trailing swipe actions provider), which stands at 0-1 now",
            "with the data changed first and the action opened after it, itemIdentifier(for:) finds \"C\"",
          ], shape: ["itemIdentifier(for:)"])
      ])
  }

  @Test("a place where nothing stands any more")
  func nothingThere() {
    let found = StaleIndexAccess.found(in: Self.set([Self.used(2, nil)], reference: [Self.used(1, "C")]))
    #expect(
      found?.map(\.summary) == [
        "the action \"Open\" on \"C\" uses an index path from before the data changed: itemIdentifier(for:) finds no item"
      ])
  }

  @Test("an index path that was looked up when the action ran finds its item")
  func lookedUp() { #expect(StaleIndexAccess.found(in: Self.set([Self.used(1, "C")], reference: [Self.used(1, "C")])) == []) }

  @Test("a fixed position that is used in both orders is meant")
  func fixedPosition() {
    #expect(StaleIndexAccess.found(in: Self.set([Self.used(2, "D")], reference: [Self.used(2, "D")])) == [])
  }

  @Test("a position that was never handed out for the item comes from elsewhere")
  func otherPosition() {
    #expect(StaleIndexAccess.found(in: Self.set([Self.used(0, "B")], reference: [Self.used(1, "C")])) == [])
  }

  @Test("calls are compared one by one: a further call for another row is no difference")
  func furtherCall() {
    let uses = [Self.used(1, "C"), Self.used(2, "D")]
    #expect(StaleIndexAccess.found(in: Self.set(uses, reference: uses)) == [])
  }

  @Test("not judged when the order matters without any index")
  func orderMatters() {
    #expect(
      StaleIndexAccess.found(in: Self.set([Self.used(2, "D")], reference: [Self.used(1, "C")], ordersAgree: false)) == [])
  }

  @Test("an access that removes the wrong item is one bug, and stale-index-action says more")
  func oneRoot() {
    let set = Self.set(
      [Self.used(2, "D")], reference: [Self.used(1, "C")], after: ["B", "C"], referenceAfter: ["B", "D"])
    #expect(judge(set).findings.map(\.detector) == ["stale-index-action"])
  }

  // MARK: The app ends

  static func ended(
    _ end: RunEnd, reference: RunEnd? = .finished, itemsBefore: [String] = ["B", "C", "D"], handedOut: Int = 3,
    act: Interaction = .tapAction("Open")
  ) -> RunSet {
    var steps = steps([], handedOut: handedOut)
    steps[3].checkpoint = []
    steps[3].items = []
    steps[3].interaction = act
    var set = RunSet(main: trace(steps, end: end), control: trace(Array(steps.prefix(3))))
    for step in steps.prefix(3) { set.rebuild(step.index, step.checkpoint) }
    if let reference { set.endedAction(end: reference, itemsBefore: itemsBefore.map(item)) }
    return set
  }

  static let trap = RunEnd.trapped(step: 3, signal: 4, report: report)

  @Test("a crash by an index from before the change is one finding, with the crash as evidence")
  func crash() {
    let judgement = judge(Self.ended(Self.trap), detectors: [StaleIndexAccess.self, Crash.self])
    #expect(
      judgement.findings == [
        Finding(
          detector: "stale-index-access", severity: .error,
          summary:
            "the action \"Open\" on \"C\" uses an index from before the data changed, and the app ends: Fatal error: Index out of range",
          item: item("C"), itemTitle: "C", cellType: "App.NoteCell", cell: CellID(2), property: "UIContextualAction.handler",
          observed: "Fatal error: Index out of range", expected: "nothing", originStep: 1,
          originPlace: SourcePlace(fileID: "App/List.swift", line: 41), seenStep: 3, seen: "Fatal error: Index out of range",
          evidence: [
            "0-3 was handed out for \"C\" (trailing swipe actions provider), which stands at 0-1 now",
            "with the data changed first and the action opened after it, the same action gets through",
            "the process ended with signal 4",
          ], profiles: ["iOS18"], shape: ["trap", "App/List.swift"])
      ])
  }

  @Test("UIKit's exception by such an index path is the same bug")
  func exception() {
    let end = RunEnd.exception(step: 3, ledgerID: "BAT-X01", text: "attempt to delete item 3 from section 0")
    let judgement = judge(Self.ended(end), detectors: [StaleIndexAccess.self, InvalidUpdate.self])
    #expect(judgement.findings.map(\.detector) == ["stale-index-access"])
    #expect(judgement.findings.map(\.shape) == [["exception", "BAT-X01"]])
    #expect(judgement.findings.first?.evidence.last == "behaviour BAT-X01 of the UIKit ledger")
  }

  @Test("a crash that happens in the reference order too has another cause")
  func crashesAnyway() {
    let judgement = judge(Self.ended(Self.trap, reference: Self.trap), detectors: [StaleIndexAccess.self, Crash.self])
    #expect(judgement.findings.map(\.detector) == ["crash"])
  }

  @Test("a crash without an index, or of an item that did not move, is a crash")
  func otherCrash() {
    for set in [
      Self.ended(.trapped(step: 3, signal: 4, report: "Fatal error: Unexpectedly found nil")),
      Self.ended(Self.trap, handedOut: 1),
      Self.ended(Self.trap, itemsBefore: ["C", "D"]),
    ] {
      #expect(judge(set, detectors: [StaleIndexAccess.self, Crash.self]).findings.map(\.detector) == ["crash"])
    }
  }

  @Test("a suspicious crash without its reference is inconclusive here, and a crash still")
  func noReference() {
    let set = Self.ended(Self.trap, reference: nil)
    #expect(
      StaleIndexAccess.reason(in: set)
        == "the reference order for the action in step 3 (tap the action \"Open\" of \"C\") was not made")
    #expect(Crash.found(in: set)?.count == 1)
  }

  @Test("a control is named by its type when the step ended before it could tell")
  func control() {
    let set = Self.ended(Self.trap, act: .tap(.resolved(item("C")), .path("\(content)/UIButton")))
    #expect(
      StaleIndexAccess.found(in: set)?.map(\.summary) == [
        "the control UIButton on \"C\" uses an index from before the data changed, and the app ends: Fatal error: Index out of range"
      ])
    #expect(StaleIndexAccess.found(in: set)?.map(\.property) == ["UIButton.tap"])
  }
}
