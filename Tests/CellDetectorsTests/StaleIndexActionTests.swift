import CellTrace
import Testing

@testable import CellDetectors

@Suite("stale-index-action") struct StaleIndexActionTests {
  static let place = SourcePlace(fileID: "App/List.swift", line: 57)

  static func rows(_ keys: [String], texts: [String: String] = [:]) -> [Appearance] {
    keys.enumerated().map { row($0.element, at: $0.offset, cell: $0.offset + 1, [label(texts[$0.element] ?? $0.element)]) }
  }

  static func effect(
    _ before: [String], _ after: [String], texts: [String: String] = [:], textsAfter: [String: String] = [:]
  ) -> ActionReference.Effect {
    ActionReference.Effect(
      itemsBefore: before.map(item), itemsAfter: after.map(item), before: rows(before, texts: texts),
      after: rows(after, texts: textsAfter))
  }

  /// Swipe B, insert N at the top, tap Delete.
  static func set(
    actual: ActionReference.Effect, reference: ActionReference.Effect, ordersAgree: Bool = true, target: String = "B",
    referenced: Bool = true, change: (inout [StepTrace]) -> Void = { _ in }
  ) -> RunSet {
    var steps = [
      step(0, "show the screen", rows(["A", "B", "C"])),
      step(
        1, "swipe \"B\" open at the trailing edge", by: .swipe(.resolved(item(target)), .trailing),
        events: [.actionsOffered(item(target), .trailing, titles: ["Delete"], generation: 1)], rows(["A", "B", "C"])),
      step(2, "data: a note arrives", by: .mutate("a note arrives"), rows(["N", "A", "B", "C"])),
      step(
        3, "tap the action \"Delete\" of \"B\"", by: .tapAction("Delete"),
        events: [.actionFired(item(target), title: "Delete", origin: place, offered: 1, generation: 2)], []),
    ]
    change(&steps)
    var set = RunSet(main: trace(steps), control: trace(steps))
    if referenced { set.act(at: 3, actual: actual, reference: reference, ordersAgree: ordersAgree) }
    return set
  }

  static let deletesA = effect(["N", "A", "B", "C"], ["N", "B", "C"])
  static let deletesB = effect(["N", "A", "B", "C"], ["N", "A", "C"])

  @Test("B5: Delete on B removes A, which has taken B's old place")
  func wrongItem() {
    #expect(
      StaleIndexAction.found(in: Self.set(actual: Self.deletesA, reference: Self.deletesB)) == [
        Finding(
          detector: "stale-index-action", severity: .error, summary: "the action \"Delete\" on \"B\" removes \"A\"",
          item: item("A"), itemTitle: "A", sourceItem: item("B"), sourceItemTitle: "B", cellType: "App.NoteCell",
          cell: CellID(3), property: "UIContextualAction.handler", observed: "removed \"A\"", expected: "removed \"B\"",
          originStep: 1, originPlace: Self.place, seenStep: 3, seen: "used on \"B\", it removes \"A\"",
          evidence: [
            "the action was offered for generation 1 of the data and ran in generation 2",
            "with the data changed first and the action opened after it, the same action removes \"B\"",
          ], shape: ["removed", "removed"])
      ])
  }

  @Test("an action that hits its own item is correct")
  func rightItem() { #expect(StaleIndexAction.found(in: Self.set(actual: Self.deletesB, reference: Self.deletesB)) == []) }

  @Test("an action that removes its item and what came since it was offered writes back data that it captured")
  func writtenBack() {
    let actual = Self.effect(["N", "A", "B", "C"], ["A", "C"])
    let found = StaleIndexAction.found(in: Self.set(actual: actual, reference: Self.deletesB))
    #expect(found?.map(\.summary) == ["the action \"Delete\" on \"B\" removes \"N\""])
    #expect(found?.map(\.shape) == [["written back", "removed"]])
    #expect(
      found?.first?.evidence.last
        == "the data are as they were in step 1 (swipe \"B\" open at the trailing edge), when the action was offered: "
        + "it captured them then and writes them back")
    let clears = Self.effect(["N", "A", "B", "C"], ["N", "C"])
    #expect(StaleIndexAction.found(in: Self.set(actual: clears, reference: Self.deletesB)) == [])
  }

  /// Swipe B, its text is corrected, tap Read: in the script's order the row is as `shown` then.
  /// - Parameter again: What it shows once its text was corrected a second time, after Read and in its place.
  private static func correction(
    _ shown: String, read: String = "Read", meant: String = "B2", again: (String, String) = ("B2", "B2")
  ) -> RunSet {
    func rows(_ text: String, _ mark: String) -> [Appearance] {
      [row("B", [label(text), label(mark, path: "\(content)/UILabel[1]")])]
    }
    func effect(_ before: String, _ after: String, _ mark: String) -> ActionReference.Effect {
      ActionReference.Effect(before: rows(before, "New"), after: rows(after, mark))
    }
    var result = set(actual: effect("B2", shown, read), reference: effect("B2", meant, "Read")) { steps in
      for index in steps.indices { steps[index].items = [item("B")] }
      (steps[0].checkpoint, steps[1].checkpoint, steps[2].checkpoint) = (rows("B", "New"), rows("B", "New"), rows("B2", "New"))
    }
    for request in StaleIndexAction.references(result) where request.purpose.contains("once more") && result[request] == nil {
      let isAfter = request.script.contains(.tapAction("Delete"))
      #expect(request.script.suffix(2) == [.mutate("a note arrives"), .rebuildVisibleCells])
      result[request] = trace([step(0, "", rows(isAfter ? again.0 : again.1, "Read"))])
    }
    return result
  }

  @Test("an action that does its own to the row, and gives it back what the data changed meanwhile, saves a copy")
  func copyWrittenBack() {
    let found = StaleIndexAction.found(in: Self.correction("B"))
    #expect(
      found?.map(\.summary) == ["the action \"Delete\" on \"B2\" also gives it back \"B\", which the data had changed meanwhile"])
    #expect(found?.map(\.seen) == ["\"B2\" shows \"B\" again; offered after the change, the action leaves \"B2\""])
    #expect(found?.map(\.observed) == ["B"] && found?.map(\.expected) == ["B2"])
    #expect(found?.map(\.shape) == [["written back", "copy"]])
    #expect(
      found?.map(\.fix) == [
        "capture the item's id, look the item up when the action runs, and change only what the action is for."
      ])
  }

  @Test("a value that holds when the data change once more was promised; where nothing changes then, no run tells")
  func held() {
    #expect(StaleIndexAction.found(in: Self.correction("B", again: ("B", "B3"))) == [])
    #expect(StaleIndexAction.found(in: Self.correction("B", again: ("B", "B2")))?.map(\.severity) == [.warning])
    #expect(StaleIndexAction.found(in: Self.correction("B", again: ("B3", "B3")))?.map(\.severity) == [.error])
  }

  @Test("an action that sets the old value in both orders, or does less or other than its own, saves no copy")
  func noCopy() {
    #expect(StaleIndexAction.found(in: Self.correction("B2")) == [])
    #expect(StaleIndexAction.found(in: Self.correction("B", meant: "B")) == [])
    #expect(StaleIndexAction.found(in: Self.correction("B", read: "New")) == [])
    #expect(StaleIndexAction.found(in: Self.correction("C")) == [])
  }

  /// B is opened, something comes above, B is saved unchanged: in the script's order the rows read `shown` then.
  private static func save(_ shown: [String: String], opened: [String: String] = [:]) -> RunSet {
    let before = ["N", "A", "B"]
    return set(
      actual: effect(before, before, textsAfter: shown), reference: effect(before, before, textsAfter: opened), target: "B")
  }

  @Test("an action that does nothing in the other order, and else makes a copy of its row in another's place, saves by position")
  func overwritten() {
    let found = StaleIndexAction.found(in: Self.save(["A": "B"]))
    #expect(found?.map(\.summary) == ["the action \"Delete\" on \"B\" puts a copy of it in the place of \"A\""])
    #expect(
      found?.map(\.seen) == [
        "there are two rows \"B\" now, and \"A\" is gone; opened after the change, it changes nothing"
      ])
    #expect(
      found?.first?.evidence == [
        "it saves the item at the position that it had in step 1 (swipe \"B\" open at the trailing edge), and the data moved since"
      ])
    #expect(found?.map(\.shape) == [["written back", "elsewhere"]])
  }

  @Test("an action that gives another row other contents than its own, or the same in both orders, saves nothing by position")
  func notOverwritten() {
    #expect(StaleIndexAction.found(in: Self.save(["A": "C"])) == [])
    #expect(StaleIndexAction.found(in: Self.save(["A": "B", "N": "B"])) == [])
    #expect(StaleIndexAction.found(in: Self.save(["A": "B"], opened: ["A": "B"])) == [])
  }

  @Test("the wrong row is changed, not removed")
  func changes() {
    let before = ["N", "A", "B"]
    let actual = Self.effect(before, before, textsAfter: ["A": "A ★"])
    let reference = Self.effect(before, before, textsAfter: ["B": "B ★"])
    let found = StaleIndexAction.found(in: Self.set(actual: actual, reference: reference))
    #expect(found?.map(\.summary) == ["the action \"Delete\" on \"B\" changes \"A\""])
    #expect(found?.map(\.element) == ["\(content)/UILabel"])
  }

  @Test("the wrong row is moved to the top")
  func moves() {
    let before = ["N", "A", "B", "C"]
    let found = StaleIndexAction.found(
      in: Self.set(
        actual: Self.effect(before, ["B", "N", "A", "C"]), reference: Self.effect(before, ["C", "N", "A", "B"]), target: "C"))
    #expect(found?.map(\.shape) == [["moved", "moved"]])
    #expect(found?.map(\.item) == [item("B")])
  }

  @Test("a radio button rightly changes another row, in both orders")
  func radio() {
    let before = ["N", "A", "B"]
    let both = Self.effect(before, before, texts: ["A": "(x) A"], textsAfter: ["B": "(x) B"])
    #expect(StaleIndexAction.found(in: Self.set(actual: both, reference: both)) == [])
  }

  @Test("an action that does nothing to its target in the reference order says nothing about others")
  func nothingExpected() {
    let before = ["N", "A", "B"]
    let actual = Self.effect(before, before, textsAfter: ["A": "A ★"])
    #expect(StaleIndexAction.found(in: Self.set(actual: actual, reference: Self.effect(before, before))) == [])
  }

  @Test("an action that does nothing at all here hits nobody")
  func nothingHappens() {
    let before = ["N", "A", "B", "C"]
    #expect(StaleIndexAction.found(in: Self.set(actual: Self.effect(before, before), reference: Self.deletesB)) == [])
  }

  @Test("not judged when the order matters without any index")
  func orderMatters() {
    #expect(
      StaleIndexAction.found(in: Self.set(actual: Self.deletesA, reference: Self.deletesB, ordersAgree: false)) == [])
  }

  @Test("not judged when the data change removed the target")
  func targetGone() {
    #expect(
      StaleIndexAction.found(in: Self.set(actual: Self.deletesA, reference: Self.deletesB, target: "Z")) == [])
  }

  @Test("an action after a change of the data, without its reference, is inconclusive")
  func noReference() {
    let set = Self.set(actual: Self.deletesA, reference: Self.deletesB, referenced: false)
    #expect(
      StaleIndexAction.reason(in: set)
        == "the script's order up to the action in step 3 (tap the action \"Delete\" of \"B\") was not made")
  }

  @Test("a script without an action needs no reference")
  func noAct() {
    let steps = [step(0, Self.rows(["A"]))]
    #expect(StaleIndexAction.found(in: RunSet(main: trace(steps), control: trace(steps))) == [])
  }

  @Test("a control is named by its type and event")
  func control() {
    let set = Self.set(actual: Self.deletesA, reference: Self.deletesB) { steps in
      steps[3].events = [
        TraceEvent(sequence: 1, kind: .controlFired(item("B"), path: "\(content)/UIButton", control: "touchUpInside"))
      ]
    }
    let found = StaleIndexAction.found(in: set)
    #expect(found?.map(\.summary) == ["the control UIButton on \"B\" removes \"A\""])
    #expect(found?.map(\.property) == ["UIButton.touchUpInside"])
  }

  @Test("text that is saved when editing ends is named as such: no closure of a control ran")
  func typed() {
    let set = Self.set(actual: Self.deletesA, reference: Self.deletesB) { steps in
      steps[3].interaction = .type("7", .resolved(item("B")), nil, clearing: false)
      steps[3].events = []
    }
    #expect(StaleIndexAction.found(in: set)?.map(\.summary) == ["the text typed on \"B\" removes \"A\""])
  }

  @Test("the longest run that keeps its order stays, the rest has moved")
  func minimalMoves() {
    let effect = Self.effect(["A", "B", "C", "D", "E"], ["D", "A", "B", "E", "C"])
    let changes = ModelEffect(effect, mask: Mask(main: trace([]), control: trace([]))).changes
    #expect(changes.filter { $0.value.kind == .moved }.count == 2)
    #expect(changes[item("D")]?.kind == .moved)
  }

  @Test(
    "a menu's entry and an alert's button are named as such",
    arguments: [
      (
        .openMenu(.resolved(item("B")), nil), .chooseMenuItem(["More", "Delete"]),
        "the menu entry \"Delete\" on \"B\" removes \"A\"",
        "UIAction.handler"
      ),
      (
        .longPress(.resolved(item("B")), nil), .tapAlert("Delete"), "the alert's button \"Delete\" on \"B\" removes \"A\"",
        "UIAlertAction.handler"
      ),
    ] as [(Interaction, Interaction, String, String)])
  func menusAndAlerts(opener: Interaction, act: Interaction, summary: String, property: String) {
    let set = Self.set(actual: Self.deletesA, reference: Self.deletesB) { steps in
      steps[1].interaction = opener
      steps[1].events = [
        TraceEvent(
          sequence: 1, kind: .alertShown(item("B"), AlertContent(title: "Sure?", message: "", buttons: ["Delete"])))
      ]
      if case .openMenu = opener { steps[1].events = [] }
      steps[3].interaction = act
    }
    let found = StaleIndexAction.found(in: set)
    #expect(found?.map(\.summary) == [summary])
    #expect(found?.map(\.property) == [property])
    #expect(found?.map(\.originStep) == [1])
  }
}
