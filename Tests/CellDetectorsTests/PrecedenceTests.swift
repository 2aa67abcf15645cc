import CellTrace
import Testing

@testable import CellDetectors

@Suite("which finding stands for which") struct PrecedenceTests {
  /// A finding at the cell that shows an item; what a row of the table does not look at is the same in all.
  private static func found(
    _ detector: String, _ key: String = "A", cell: Int? = 1, source: String? = nil, property: String = "UISwitch.isOn",
    observed: String = "false", origin: Int? = nil, seen: Int = 3, element: String? = nil, shape: [String] = [],
    policies: [String] = []
  ) -> Finding {
    Finding(
      detector: detector, severity: .error, summary: detector, item: item(key), itemTitle: key, sourceItem: source.map(item),
      sourceItemTitle: source, cellType: "App.NoteCell", cell: cell.map { CellID($0) }, property: property, observed: observed,
      expected: "true", originStep: origin, seenStep: seen, seen: "", element: element, policies: policies, shape: shape)
  }

  private static func speaking(_ findings: [Finding], _ reach: Precedence.Reach = .sameRuns) -> [Finding] {
    Precedence.speaking(among: findings, reach: reach)
  }

  @Test("every row names two detectors of the catalog and says why; no two rows contradict each other")
  func table() {
    let ids = Set(DetectorCatalog.all.map { $0.id })
    for rule in Precedence.rules {
      #expect(ids.contains(rule.speaks) && ids.contains(rule.isSilent) && rule.speaks != rule.isSilent && !rule.reason.isEmpty)
      // Where two rows stand for each other, no two findings are one bug for both.
      let opposite = Precedence.rules.filter { $0.speaks == rule.isSilent && $0.isSilent == rule.speaks }
      for example in Self.cases where example.speaks.detector == rule.speaks && example.isSilent.detector == rule.isSilent {
        #expect(!opposite.contains { $0.isOneBug(example.isSilent, example.speaks) }, "\(example.testDescription)")
      }
    }
    let pairs = Precedence.rules.map { [$0.speaks, $0.isSilent] }
    #expect(Set(pairs).count == pairs.count)
  }

  @Test("two findings are one bug as a row says, and two bugs otherwise", arguments: cases)
  func rows(_ example: Example) {
    #expect(Self.speaking([example.speaks, example.isSilent], example.reach) == [example.speaks])
    #expect(Self.speaking([example.isSilent], example.reach) == [example.isSilent])
    for other in example.others {
      #expect(Self.speaking([example.speaks, other], example.reach) == [example.speaks, other], "\(other)")
    }
  }

  @Test("every row has an example")
  func examples() {
    for rule in Precedence.rules {
      #expect(Self.cases.contains { $0.speaks.detector == rule.speaks && $0.isSilent.detector == rule.isSilent })
    }
  }

  struct Example: Sendable, CustomTestStringConvertible {
    var speaks: Finding
    var isSilent: Finding
    var others: [Finding]
    var reach = Precedence.Reach.sameRuns
    var testDescription: String { "\(speaks.detector) stands for \(isSilent.detector)" }
  }

  static let cases: [Example] =
    ["leaked-appearance", "accessibility-history", "size-depends-on-history"].flatMap { echo in
      ["leaked-view-state", "handler-outlives-item", "leaked-appearance"].filter { $0 != echo }.map { root in
        Example(
          speaks: found(root), isSilent: found(echo), others: [found(echo, "B"), found(echo, cell: 2), found(echo, cell: nil)])
      }
    } + [
      Example(
        speaks: found("added-at-configuration", property: "UILabel", shape: ["view"]),
        isSilent: found("leaked-appearance", "B", cell: 2, element: "NoteCell/UIView/UILabel[2]"),
        others: [found("leaked-appearance", element: "NoteCell/UIView/UIImageView")]),
      Example(
        speaks: found("added-at-configuration", property: "App.NoteCell.UIAction", shape: ["action"]),
        isSilent: found("handler-outlives-item", "B", cell: 2, property: "App.NoteCell.UIAction"),
        others: [found("handler-outlives-item", "B", property: "UILabel.text")]),
      Example(
        speaks: found("leaked-view-state", "B", cell: 2), isSilent: found("lost-view-state"),
        others: [found("lost-view-state", property: "UILabel.text")]),
      Example(
        speaks: found("leaked-appearance", "B", cell: 2), isSilent: found("lost-view-state"),
        others: [found("lost-view-state", property: "UILabel.text")]),
      Example(
        speaks: found("stale-index-access", shape: ["trap", "App/List.swift"]), isSilent: found("crash", "B"),
        others: [found("crash", seen: 2)]),
      Example(
        speaks: found("stale-index-access", shape: ["exception", "BAT-X01"]), isSilent: found("invalid-update", "B"),
        others: [found("invalid-update", seen: 2)]),
      Example(
        speaks: found("stale-index-access", "B"), isSilent: found("stale-index-action", "A", source: "B", shape: ["late"]),
        others: [found("stale-index-action", "A", source: "B", seen: 4, shape: ["late"])]),
      Example(
        speaks: found("stale-index-action", "A", source: "B"), isSilent: found("stale-index-access", "B"),
        others: [
          found("stale-index-access", "A"), found("stale-index-access", "B", seen: 4),
          found("stale-index-access", "B", property: "UILabel.text"),
        ]),
      Example(
        speaks: found("stale-index-action", "A", source: "B"),
        isSilent: found("stale-index-access", "B", property: "UILabel.text", shape: ["former place"]),
        others: [
          found("stale-index-access", "A", property: "UILabel.text", shape: ["former place"]),
          found("stale-index-access", "B", property: "UILabel.text", seen: 4, shape: ["former place"]),
        ]),
      Example(
        speaks: found("stale-index-access", "B", shape: ["cellForItem(at:)"]), isSilent: found("stale-content", "B", origin: 3),
        others: [found("stale-content", "A", origin: 3), found("stale-content", "B", origin: 2)], reach: .sameScript),
      Example(
        speaks: found("stale-index-state", property: "NoteRow.weather"),
        isSilent: found("stale-content", "B", cell: 2, property: "Text.text", origin: 3, element: "NoteCell/NoteRow/Text"),
        others: [
          found("stale-content", "B", property: "Text.text", origin: 2, element: "NoteCell/NoteRow/Text"),
          found("stale-content", "B", property: "Text.text", origin: 3, element: "NoteCell/OtherRow/Text"),
        ], reach: .sameScript),
      Example(
        speaks: found("invalid-update", seen: 4), isSilent: found("stale-content", "B", shape: ["untold"]),
        others: [found("stale-content", "B"), found("stale-content", "B", seen: 5, shape: ["untold"])], reach: .sameScript),
      Example(
        speaks: found("crash", seen: 4), isSilent: found("stale-content", "B", shape: ["untold"]),
        others: [found("stale-content", "B"), found("stale-content", "B", seen: 5, shape: ["untold"])], reach: .sameScript),
      Example(
        speaks: found("handler-outlives-item", shape: ["acts"]), isSilent: found("leaked-appearance", "B", cell: 2),
        others: [found("leaked-appearance", "B", cell: 2, shape: ["missing"])].map { finding in
          var other = finding
          other.observed = "true"
          return other
        }),
      Example(
        speaks: found("stale-index-action", "A", source: "B", origin: 1), isSilent: found("stale-content", "A", origin: 3),
        others: [found("stale-content", "B", origin: 3), found("stale-content", "A", origin: 2, seen: 2)], reach: .sameScript),
      Example(
        speaks: found("stale-index-action", "A", seen: 6, shape: ["cancelled choice"]),
        isSilent: found("stale-content", "screen", seen: 4, shape: ["kept count"]),
        others: [
          found("stale-content", "screen", seen: 7, shape: ["kept count"]), found("stale-content", "screen", seen: 4),
        ], reach: .sameScript),
      Example(
        speaks: found("stale-index-action", "A", source: "B", origin: 1),
        isSilent: found("lost-view-state", "B", origin: 3, seen: 5),
        others: [found("lost-view-state", "A", origin: 3, seen: 5)], reach: .sameScript),
      Example(
        speaks: found("stale-index-access", "A", source: "B", shape: ["cellForItem(at:)"]),
        isSilent: found("late-async-result", "A", source: "B", seen: 4, shape: ["former place"]),
        others: [
          found("late-async-result", "A", source: "C", seen: 4, shape: ["former place"]),
          found("late-async-result", "A", source: "B", seen: 4),
        ], reach: .sameScript),
      Example(
        speaks: found("stale-index-action", "A", source: "B", origin: 2, shape: ["late"]),
        isSilent: found("late-async-result", "A", source: "B", origin: 2, seen: 4, shape: ["former place"]),
        others: [
          found("late-async-result", "A", source: "C", origin: 2, seen: 4, shape: ["former place"]),
          found("late-async-result", "A", source: "B", origin: 2, seen: 4),
        ], reach: .sameScript),
      Example(
        speaks: found("late-async-result", policies: ["after-reuse"]),
        isSilent: found("leaked-view-state", "B", policies: ["after-next-reuse"]),
        others: [
          found("leaked-view-state", "B", policies: ["lifo"]), found("leaked-view-state", "B"),
          found("leaked-view-state", "B", property: "Row.count", policies: ["after-reuse"]),
        ], reach: .sameScript),
      Example(
        speaks: found("late-async-result", shape: ["unanswered"]), isSilent: found("leaked-appearance", "B", cell: 2),
        others: [found("leaked-view-state", "B")], reach: .sameScript),
      Example(
        speaks: found("handler-outlives-item", "B", source: "A"), isSilent: found("stale-content", "A"),
        others: [found("stale-content", "B")], reach: .sameScript),
      Example(
        speaks: found("leaked-appearance", element: "contentView/UILabel"),
        isSilent: found("stale-content", element: "contentView/UILabel[1]"),
        others: [
          found("stale-content", "B", element: "contentView/UILabel"),
          found("stale-content", cell: 2, element: "contentView/UILabel"),
          found("stale-content", seen: 2, element: "contentView/UILabel"), found("stale-content", shape: ["untold"]),
        ], reach: .sameScript),
    ]

  @Test("a closure whose run nobody saw explains only what it wrote")
  func unseenClosure() {
    let handler = Self.found("handler-outlives-item", shape: HandlerOutlivesItem.unseen)
    let leak = Self.found("leaked-appearance")
    #expect(Self.speaking([handler, leak]) == [handler, leak])
  }

  @Test("a finding that went makes no other one go, and rows of one run set say nothing about another one")
  func reach() {
    let state = Self.found("leaked-view-state", property: "Row.isOn")
    let look = Self.found("leaked-appearance")
    let lost = Self.found("lost-view-state", "B", cell: 2)
    #expect(Self.speaking([look, lost]) == [look])
    #expect(Self.speaking([state, look, lost]) == [state, lost])
    #expect(Self.speaking([state, look], .sameScript) == [state, look])
  }
}
