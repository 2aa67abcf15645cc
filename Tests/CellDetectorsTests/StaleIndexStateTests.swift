import CellTrace
import Testing

@testable import CellDetectors

@Suite("stale-index-state") struct StaleIndexStateTests {
  /// Rows with a mark or without, in the order of `keys`.
  static func rows(_ keys: [String], marked: Set<String> = [], extra: (Int) -> [Property] = { _ in [] }) -> [Appearance] {
    keys.enumerated().map { place, key in
      row(
        key, at: place, cell: place + 1,
        [label(key, extra(place))] + (marked.contains(key) ? [dot("\(content)/UIImageView")] : []))
    }
  }

  /// Tap B, which marks it; then N arrives at the top.
  static func set(
    after: [Appearance]?, reference: [Appearance]?, end: RunEnd = .finished, referenceItems: [String]? = nil,
    marks: [Appearance] = rows(["A", "B", "C"], marked: ["B"]), before: [Appearance] = rows(["A", "B", "C"])
  ) -> RunSet {
    let after = after ?? rows(["N", "A", "B", "C"], marked: ["A"])
    let steps = [
      step(0, "show the screen", before),
      step(1, "tap \"B\"", by: .tap(.resolved(item("B")), nil), marks),
      step(2, "data: a note arrives", by: .mutate("a note arrives"), after),
    ]
    var set = RunSet(main: trace(steps), control: trace(steps))
    for step in steps { set.rebuild(step.index, step.checkpoint) }
    if let reference {
      set.state(items: referenceItems?.map(item) ?? reference.map(\.item), rebuilt: reference, end: end)
    }
    return set
  }

  static let right = rows(["N", "A", "B", "C"], marked: ["B"])

  @Test("O4: the mark of B is at A, which has taken B's place; with the data changed first it is at B")
  func follows() {
    #expect(
      StaleIndexState.found(in: Self.set(after: nil, reference: Self.right)) == [
        Finding(
          detector: "stale-index-state", severity: .error,
          summary:
            "UIImageView that was changed for \"B\" stayed at its position when the data moved, and is now at \"A\"",
          item: item("A"), itemTitle: "A", sourceItem: item("B"), sourceItemTitle: "B", cellType: "App.NoteCell",
          cell: CellID(2), property: "UIImageView", observed: "view", expected: "nothing", originStep: 1, seenStep: 2,
          seen: "\"A\" shows view (UIImageView); with the data changed first it is not there",
          element: "\(content)/UIImageView",
          evidence: [
            "it came in step 1 (tap \"B\"), when \"B\" stood at 0-1, where \"A\" stands now",
            "with the data changed first, the same action shows at \"B\" and nowhere else",
          ], shape: ["extra"])
      ])
  }

  /// Rows whose text is longer where a mark is.
  static func texts(_ keys: [String], long: Set<String>) -> [Appearance] {
    keys.enumerated().map { row($1, at: $0, cell: $0 + 1, [label(long.contains($1) ? "\($1)\nan answer" : $1)]) }
  }

  @Test("rows whose first text is the one that stayed are told apart by the next, or by what they show in the other order")
  func names() throws {
    func hearts(_ keys: [String], _ marked: String, and more: Bool) -> [Appearance] {
      keys.enumerated().map { place, key in
        let name = more ? [label("Clan \(key)", path: "\(content)/UILabel[1]")] : []
        return row(key, at: place, cell: place + 1, [label(key == marked ? "♥" : "\(more ? "♡" : key)")] + name)
      }
    }
    func summary(and more: Bool) throws -> String {
      let keys = ["N", "A", "B", "C"]
      let set = Self.set(
        after: hearts(keys, "A", and: more), reference: hearts(keys, "B", and: more),
        marks: hearts(["A", "B", "C"], "B", and: more), before: hearts(["A", "B", "C"], "", and: more))
      return try #require(StaleIndexState.found(in: set)?.first).summary
    }
    let middle = "stayed at its position when the data moved, and is now at"
    #expect(try summary(and: true) == "UILabel.text that was changed for \"♥, Clan B\" \(middle) \"♥, Clan A\"")
    #expect(try summary(and: false) == "UILabel.text that was changed for \"♥\" \(middle) \"A\"")
  }

  @Test("what the action wrote behind B's own text stands behind A's, which has taken B's place")
  func textChange() throws {
    let keys = ["N", "A", "B", "C"]
    let marks = Self.texts(["A", "B", "C"], long: ["B"])
    let before = Self.texts(["A", "B", "C"], long: [])
    let set = Self.set(
      after: Self.texts(keys, long: ["A"]), reference: Self.texts(keys, long: ["B"]), marks: marks, before: before)
    let finding = try #require(StaleIndexState.found(in: set)?.first)
    #expect(finding.item == item("A") && finding.sourceItem == item("B") && finding.property == "UILabel.text")
    #expect(finding.seen == "\"A\" has UILabel.text \"A\nan answer\"; with the data changed first it has \"A\"")
    #expect(
      StaleIndexState.found(
        in: Self.set(after: Self.texts(keys, long: ["B"]), reference: nil, marks: marks, before: before)) == [])
  }

  @Test("two texts changed in one way if the same was put in the same one's place")
  func textChanges() {
    #expect(TextChange(from: "Tea", to: "Tea ✓") == TextChange(from: "Milk", to: "Milk ✓"))
    #expect(TextChange(from: "aa", to: "aaa") == TextChange(from: "", to: "a"))
    #expect(TextChange(from: "Tea 1", to: "Tea 2") != TextChange(from: "Milk 2", to: "Milk 3"))
    #expect(TextChange(from: "Tea", to: "Tea") == nil)
  }

  @Test("rows that are places keep what is theirs: a text that is more than a number stays with the place in all of them")
  func places() throws {
    func set(_ place: @escaping (Int) -> String) -> RunSet {
      func rows(_ keys: [String], _ marked: Set<String>) -> [Appearance] {
        Self.rows(keys, marked: marked).enumerated().map { number, row in
          var row = row
          row.elements.append(label(place(number), path: "\(content)/UILabel[1]"))
          return row
        }
      }
      return Self.set(
        after: rows(["N", "A", "B", "C"], ["A"]), reference: nil, marks: rows(["A", "B", "C"], ["B"]),
        before: rows(["A", "B", "C"], []))
    }
    #expect(try StaleIndexState.suspicions(in: set { "lane \($0 + 1)" }).isEmpty)
    #expect(try StaleIndexState.suspicions(in: set { "\($0 + 1)." }).count == 1)
    #expect(try StaleIndexState.suspicions(in: set { _ in "lane" }).count == 1)
  }

  @Test("one run is asked for, of the action and the change")
  func suspicion() throws {
    let suspicions = try StaleIndexState.suspicions(in: Self.set(after: nil, reference: nil))
    #expect(suspicions.map(\.action) == [ItemAction(step: 1, item: item("B"), isBound: false)])
    #expect(suspicions.map(\.change) == [2])
  }

  @Test("a mark that stays with its item needs no further run")
  func staysWithItem() throws {
    let set = Self.set(after: Self.right, reference: nil)
    #expect(try StaleIndexState.suspicions(in: set).isEmpty)
    #expect(StaleIndexState.found(in: set) == [])
  }

  @Test("a look that the position decides is the same in both orders")
  func positionDecides() {
    let marked = Self.rows(["N", "A", "B", "C"], marked: ["A"])
    #expect(StaleIndexState.found(in: Self.set(after: nil, reference: marked)) == [])
  }

  @Test("zebra stripes, row numbers and rounded ends raise no suspicion: no action made them")
  func zebra() throws {
    let look: (Int) -> [Property] = {
      [Property("backgroundColor", $0 % 2 == 0 ? "#FFFFFF" : "#EEEEEE"), Property("number", "\($0)")]
    }
    let set = Self.set(
      after: Self.rows(["N", "A", "B", "C"], marked: ["B"], extra: look), reference: nil,
      marks: Self.rows(["A", "B", "C"], marked: ["B"], extra: look), before: Self.rows(["A", "B", "C"], extra: look))
    #expect(try StaleIndexState.suspicions(in: set).isEmpty)
  }

  @Test("what plays next is another row, but no row moved")
  func nowPlaying() throws {
    let set = Self.set(after: Self.rows(["A", "B", "C"], marked: ["C"]), reference: nil)
    #expect(try StaleIndexState.suspicions(in: set).isEmpty)
  }

  @Test("an item whose neighbour takes over because it was removed is not judged")
  func removed() throws {
    let set = Self.set(after: Self.rows(["A", "C"], marked: ["C"]), reference: nil)
    #expect(try StaleIndexState.suspicions(in: set).isEmpty)
  }

  @Test("a victim that was marked before is no victim")
  func alreadyMarked() throws {
    let set = Self.set(
      after: nil, reference: nil, marks: Self.rows(["A", "B", "C"], marked: ["A", "B"]),
      before: Self.rows(["A", "B", "C"], marked: ["A"]))
    #expect(try StaleIndexState.suspicions(in: set).isEmpty)
  }

  @Test("when the other order leads to other items, nothing is said")
  func orderMatters() {
    #expect(
      StaleIndexState.found(in: Self.set(after: nil, reference: Self.right, referenceItems: ["A", "N", "B", "C"])) == [])
  }

  @Test("when the action can't be done in the other order, nothing is said")
  func notPerformed() {
    #expect(
      StaleIndexState.found(
        in: Self.set(after: nil, reference: Self.right, end: .stepFailed(step: 2, reason: "no such item"))) == [])
  }

  @Test("a suspicion without its reference is inconclusive")
  func noReference() {
    #expect(
      StaleIndexState.reason(in: Self.set(after: nil, reference: nil))
        == "the reference order for the action in step 1 (tap \"B\") and the change after it was not made")
  }

  @Test("an action behind a row is an action of the row that was swiped")
  func swipeAction() {
    let steps = [
      step(0, [row("A", [label("A")])]),
      step(1, "", by: .swipe(.resolved(item("A")), .leading), [row("A", [label("A")])]),
      step(2, "", by: .tapAction("Flag"), [row("A", [label("A")])]),
      step(3, "", by: .tap(.resolved(item("A")), .path("x")), [row("A", [label("A")])]),
    ]
    #expect(
      ItemAction.all(in: trace(steps)) == [
        ItemAction(step: 2, item: item("A"), openers: [1]), ItemAction(step: 3, item: item("A")),
      ])
  }

  @Test("a menu's entry and an alert's button are actions on the item that opened them, with all that led there")
  func menusAndAlerts() {
    let a = ItemLocator.resolved(item("A"))
    let alert = TraceEvent.Kind.alertShown(item("A"), AlertContent(title: "Sure?", message: "", buttons: ["Delete"]))
    let interactions: [(Interaction, [TraceEvent.Kind])] = [
      (.openMenu(a, nil), []), (.mutate("a note arrives"), []), (.chooseMenuItem(["Delete"]), [alert]), (.wait(1), []),
      (.typeInAlert("yes"), []), (.tapAlert("Delete"), []), (.mutate("an alert comes by itself"), [alert]),
      (.tapAlert("Delete"), []), (.swipe(a, .leading), []), (.closeActions, []), (.longPress(a, nil), [alert]),
      (.tapAlert("Delete"), []), (.toggle(a, .path("x"), to: nil), []),
    ]
    let steps =
      [step(0, [])] + interactions.enumerated().map { step($0.offset + 1, "", by: $0.element.0, events: $0.element.1) }
    #expect(
      ItemAction.all(in: trace(steps)) == [
        ItemAction(step: 3, item: item("A"), openers: [1]), ItemAction(step: 6, item: item("A"), openers: [1, 3, 5]),
        ItemAction(step: 11, item: item("A")), ItemAction(step: 12, item: item("A"), openers: [11]),
        ItemAction(step: 13, item: item("A")),
      ])
  }

  @Test(
    "a key is for the row that was touched and looks chosen, unless somebody types in a field of another row or beside the rows")
  func keys() {
    let mark = Interaction.tap(.resolved(item("B")), nil)
    func acts(editing: String? = nil, then next: Interaction? = nil) -> [ItemAction] {
      let rows = ["A", "B"].map { key in
        row(key, flags: key == "B" ? .selected : [], [label(key, key == editing ? [Property("isEditing", "true")] : [])])
      }
      let script = [mark] + (next.map { [$0] } ?? []) + [.pressKeys("return")]
      return ItemAction.all(
        in: trace([step(0, rows)] + script.enumerated().map { step($0.offset + 1, "", by: $0.element, rows) })
      )
      .filter { $0.item == item("B") && $0.step == script.count }
    }
    #expect(acts() == [ItemAction(step: 2, item: item("B"), openers: [1])])
    #expect(acts(editing: "B") == [ItemAction(step: 2, item: item("B"), openers: [1])])
    #expect(acts(editing: "A").isEmpty)
    #expect(acts(then: .type("e", .showing("Search"), nil, clearing: false)).isEmpty)
    #expect(!acts(then: .wait(1)).isEmpty)
  }

  @Test("a touch on a button that shows its menu opens what is chosen from it, and is no action by itself")
  func menuButton() {
    let opened = TraceEvent.Kind.menuOpened(item("A"), titles: ["Star"], generation: 2)
    let steps = [
      step(0, []), step(1, "", by: .mutate("a note arrives")),
      step(2, "", by: .tap(.resolved(item("A")), .path("x")), events: [opened]),
      step(3, "", by: .chooseMenuItem(["Star"])),
      step(4, "", by: .tap(.resolved(item("A")), .path("x")), events: [opened]), step(5, "", by: .closeMenu),
    ]
    #expect(ItemAction.all(in: trace(steps)) == [ItemAction(step: 3, item: item("A"), openers: [2])])
  }

  @Test("a menu that opens for the row that has moved under the finger belongs to that row")
  func movedUnderFinger() {
    let opened = TraceEvent.Kind.menuOpened(item("B"), titles: ["Sell"], generation: 2)
    for press in [Interaction.longPress(.resolved(item("A"))), .openMenu(.resolved(item("A")))] {
      let steps = [
        step(0, "show the screen"), step(1, "press \"A\"", by: press, events: [opened]),
        step(2, "choose \"Sell\"", by: .chooseMenuItem(["Sell"])),
      ]
      #expect(ItemAction.all(in: trace(steps)) == [ItemAction(step: 2, item: item("B"), openers: [1])])
    }
  }

  // MARK: Heights

  /// Rows with a height and the height their content takes.
  static func sized(_ rows: [(key: String, height: Double, ideal: Double)]) -> [Appearance] {
    rows.enumerated().map {
      row(
        $0.element.key, at: $0.offset, cell: $0.offset + 1, height: $0.element.height, ideal: $0.element.ideal,
        [label($0.element.key)])
    }
  }

  static func heights(
    before: [Appearance] = sized([("A", 44, 44), ("B", 88, 88), ("C", 44, 44)]), after: [Appearance],
    rebuilt: [Appearance]? = nil
  ) -> RunSet {
    let steps = [step(0, "show the screen", before), step(1, "data: a note arrives", by: .mutate("a note arrives"), after)]
    var set = RunSet(main: trace(steps), control: trace(steps))
    set.rebuild(0, before)
    set.rebuild(1, rebuilt ?? after)
    return set
  }

  @Test("a row has the height of the row that stood at its place: heights are kept by index path")
  func height() {
    let set = Self.heights(after: Self.sized([("N", 44, 44), ("A", 88, 44), ("B", 44, 88), ("C", 44, 44)]))
    let findings = StaleIndexState.found(in: set)
    #expect(findings?.map(\.itemTitle) == ["A", "B"])
    #expect(
      findings?.first
        == Finding(
          detector: "stale-index-state", severity: .error,
          summary: "\"A\" has the height of \"B\", which stood at its place before the data moved", item: item("A"),
          itemTitle: "A", sourceItem: item("B"), sourceItemTitle: "B", cellType: "App.NoteCell", cell: CellID(2),
          property: "cell.height", observed: "88 pt", expected: "44 pt", originStep: 1, seenStep: 1,
          seen: "\"A\" is 88 pt high; its content takes 44 pt, which it had before",
          evidence: ["\"B\" was 88 pt high at 0-1 before step 1 (data: a note arrives)"]))
    #expect(judge(set, detectors: [StaleIndexState.self, StaleSize.self]).findings.map(\.detector) == ["stale-index-state"])
  }

  @Test("a taller first row, fixed heights, and heights that follow their rows stay silent")
  func otherHeights() {
    let hero = Self.sized([("A", 200, 44), ("B", 44, 44), ("C", 44, 44)])
    #expect(
      StaleIndexState.found(
        in: Self.heights(before: hero, after: Self.sized([("N", 200, 44), ("A", 44, 44), ("B", 44, 44), ("C", 44, 44)]))) == [])
    let fixed = Self.sized([("A", 60, 44), ("B", 60, 88), ("C", 60, 44)])
    #expect(
      StaleIndexState.found(
        in: Self.heights(before: fixed, after: Self.sized([("N", 60, 44), ("A", 60, 44), ("B", 60, 88), ("C", 60, 44)]))) == [])
    let follow = Self.sized([("N", 44, 44), ("A", 44, 44), ("B", 88, 88), ("C", 44, 44)])
    #expect(StaleIndexState.found(in: Self.heights(after: follow)) == [])
  }

  @Test("a live row that is about to be measured anew is stale-size, not this: a rebuilt cell is right")
  func staleSize() {
    let after = Self.sized([("N", 44, 44), ("A", 88, 44), ("B", 88, 88), ("C", 44, 44)])
    let right = Self.sized([("N", 44, 44), ("A", 44, 44), ("B", 88, 88), ("C", 44, 44)])
    #expect(StaleIndexState.found(in: Self.heights(after: after, rebuilt: right)) == [])
  }

  /// Rows of which some have a lock, and one a check mark behind it.
  private static func servers(_ keys: [String], locked: Set<String> = ["B"], used: String? = nil, word: String = "In use")
    -> [Appearance]
  {
    func image(_ name: String, _ label: String, _ place: Int) -> Element {
      Element(
        path: place == 0 ? "\(content)/Image" : "\(content)/Image[\(place)]", role: .image,
        frame: TraceRect(x: 0, y: 0, width: 20, height: 20),
        properties: [Property("image", name), Property("accessibilityLabel", label)])
    }
    return keys.enumerated().map { place, key in
      let lock = locked.contains(key) ? [image("lock", "Locked", 0)] : []
      return row(key, at: place, cell: place + 1, [label(key)] + lock + (key == used ? [image("check", word, lock.count)] : []))
    }
  }

  @Test(
    "a mark that stayed at the position is known by what it pictures, where another picture is in front of it in one row only")
  func markBehindAnother() throws {
    func found(after: String, right: String, locked: Set<String> = ["B"]) -> [Finding]? {
      StaleIndexState.found(
        in: Self.set(
          after: Self.servers(["N", "A", "B", "C"], locked: locked, used: after),
          reference: Self.servers(["N", "A", "B", "C"], locked: locked, used: right),
          marks: Self.servers(["A", "B", "C"], locked: locked, used: "B"), before: Self.servers(["A", "B", "C"], locked: locked)))
    }
    let one = try #require(found(after: "A", right: "B"))
    #expect(one.map(\.itemTitle) == ["A"] && one.map(\.observed) == ["image \"check\""] && one.map(\.expected) == ["nothing"])
    #expect(found(after: "A", right: "B", locked: ["A"])?.map(\.itemTitle) == ["A"])
    // With its row, where the position has it in both orders, and a lock that has the mark's place in the row.
    #expect(found(after: "B", right: "B") == [] && found(after: "A", right: "A") == [])
    #expect(found(after: "C", right: "C", locked: ["A"]) == [])
  }
}
