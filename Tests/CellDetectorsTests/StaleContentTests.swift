import CellTrace
import Testing

@testable import CellDetectors

@Suite("stale-content") struct StaleContentTests {
  /// A row with one text, as a list of one.
  static func one(_ text: String, _ flags: CellFlags = [], at place: Int = 0, state: [StateCell] = []) -> [Appearance] {
    [row("A", at: place, flags: flags, state: state, [label(text)])]
  }

  /// Live and rebuilt rows by step.
  static func set(
    live: [[Appearance]], rebuilt: [[Appearance]], events: [TraceEvent.Kind] = [], times: [Double] = [0, 0, 0]
  ) -> RunSet {
    let steps = live.enumerated().map { index, rows in
      step(
        index, index == 0 ? "show the screen" : "data: rename", by: .mutate("rename"), events: index == 1 ? events : [],
        time: times[index], rows)
    }
    return runs(main: steps, rebuilt: rebuilt)
  }

  @Test("B7: the model changed and the visible cell did not")
  func stale() {
    let set = Self.set(live: [Self.one("Old"), Self.one("Old")], rebuilt: [Self.one("Old"), Self.one("New")])
    #expect(
      StaleContent.found(in: set) == [
        Finding(
          detector: "stale-content", severity: .error,
          summary: "the model changed UILabel.text of \"Old\", and its visible cell still shows the old value",
          item: item("A"), itemTitle: "Old", cellType: "App.NoteCell", cell: CellID(1), property: "UILabel.text",
          observed: "Old", expected: "New", originStep: 1, seenStep: 1,
          seen: "\"Old\" has UILabel.text \"Old\"; in a rebuilt cell it has \"New\"", element: "\(content)/UILabel",
          evidence: [
            "cells made anew show UILabel.text \"Old\" before step 1 (data: rename) and \"New\" after it",
            "the cell of \"Old\" was not configured in that step",
          ])
      ])
  }

  /// A row is removed in front of B and C, which show their numbers; D comes on screen with its own.
  private static func numbers(_ live: [String], rebuilt: [String] = ["1", "2", "3"]) -> RunSet {
    func rows(_ keys: [String], _ numbers: [String]) -> [Appearance] {
      zip(keys, numbers).enumerated().map { place, pair in
        row(pair.0, at: place, cell: place + 1, [label(pair.0), label("no. \(pair.1)", path: "\(content)/UILabel[1]")])
      }
    }
    let old = rows(["A", "B", "C"], ["1", "2", "3"])
    return runs(
      main: [step(0, "show the screen", old), step(1, "data: remove", by: .mutate("remove"), rows(["B", "C", "D"], live))],
      rebuilt: [old, rows(["B", "C", "D"], rebuilt)])
  }

  @Test("a number of the place that stays with its row is stale where another row says the same by right")
  func numberTwice() {
    // C says 3, as D does.
    let found = StaleContent.found(in: Self.numbers(["2", "3", "3"]))
    #expect(found?.map(\.itemTitle) == ["C"] && found?.map(\.observed) == ["no. 3"] && found?.map(\.expected) == ["no. 2"])
    // Nobody says anything twice: what is behind each row may follow from the position.
    #expect(StaleContent.found(in: Self.numbers(["2", "3", "4"], rebuilt: ["1", "2", "4"])) == [])
    #expect(StaleContent.found(in: Self.numbers(["1", "2", "3"])) == [])
  }

  @Test("a font that does not follow another text size is nothing the model changed")
  func textSize() {
    func rows(_ font: String) -> [Appearance] { [row("A", [label("Old", [Property("font", font)])])] }
    func set(_ change: Interaction) -> RunSet {
      runs(
        main: [step(0, "", rows("regular 17")), step(1, "", by: change, rows("regular 17"))],
        rebuilt: [rows("regular 17"), rows("regular 33")])
    }
    #expect(StaleContent.found(in: set(.changeTrait(.textSize(.accessibilityLarge)))) == [])
    #expect(StaleContent.found(in: set(.mutate("emphasise")))?.map(\.property) == ["UILabel.font"])
  }

  @Test("what another font pushes out of a row is no content that is missing")
  func pushedOut() {
    func rows(_ labels: [Element]) -> [Appearance] { [row("A", labels)] }
    let (both, one) = ([label("Old"), label("★", path: "\(content)/UILabel[1]")], [label("Old")])
    func set(_ change: Interaction) -> RunSet {
      runs(main: [step(0, "", rows(both)), step(1, "", by: change, rows(both))], rebuilt: [rows(both), rows(one)])
    }
    #expect(StaleContent.found(in: set(.changeTrait(.textSize(.accessibilityLarge)))) == [])
    #expect(StaleContent.found(in: set(.mutate("unstar")))?.count == 1)
  }

  @Test("the fonts in an attributed text are fonts; its colors are not")
  func attributedTextSize() {
    func rows(_ size: Int, _ color: String) -> [Appearance] {
      [
        row(
          "A",
          [
            label(
              "Old",
              [Property("attributes", "0+3: NSColor=\(color), NSFont=system \(size) regular; 3+2: NSFont=system \(size) bold")])
          ])
      ]
    }
    func set(_ color: String) -> RunSet {
      runs(
        main: [
          step(0, "", rows(17, "red")), step(1, "", by: .changeTrait(.textSize(.accessibilityLarge)), rows(17, "red")),
        ], rebuilt: [rows(17, "red"), rows(33, color)])
    }
    #expect(StaleContent.found(in: set("red")) == [])
    #expect(StaleContent.found(in: set("blue"))?.map(\.property) == ["UILabel.attributes"])
  }

  @Test("a view that was moved for the width before a rotation is laid out, not stale")
  func transformAfterRotation() {
    func rows(_ transform: String) -> [Appearance] { [row("A", [label("Old", [Property("transform", transform)])])] }
    func set(_ change: Interaction) -> RunSet {
      runs(
        main: [step(0, "", rows("1 0 0 1 0 -17")), step(1, "", by: change, rows("1 0 0 1 0 -17"))],
        rebuilt: [rows("1 0 0 1 0 -17"), rows("1 0 0 1 0 -14")])
    }
    #expect(StaleContent.found(in: set(.rotate(.landscape))) == [])
    #expect(StaleContent.found(in: set(.mutate("emphasise")))?.map(\.property) == ["UILabel.transform"])
  }

  @Test("what does not follow a setting of the user's is no change of the model")
  func setting() {
    func rows(_ color: String) -> [Appearance] { [row("A", [label("Old", [Property("borderColor", color)])])] }
    let set = runs(
      main: [step(0, "", rows("white")), step(1, "setting: dark appearance", by: .changeTrait(.dark(true)), rows("white"))],
      rebuilt: [rows("white"), rows("black")])
    let found = StaleContent.found(in: set)?.first
    #expect(
      found?.summary
        == "UILabel.borderColor of \"Old\" does not follow step 1 (setting: dark appearance): the visible cell still shows the old value"
    )
    #expect(
      found?.evidence.last
        == "UIKit configures no cell for another setting: what was worked out before, such as the CGColor of a layer, has to be set "
        + "again when the traits change")
  }

  @Test("a cell that was configured and kept the old value says so")
  func configured() {
    let event = TraceEvent.Kind.cellConfigured(CellID(1), item("A"), slot(0), .reconfigure, generation: 2)
    let set = Self.set(
      live: [Self.one("Old"), Self.one("Old")], rebuilt: [Self.one("Old"), Self.one("New")], events: [event])
    #expect(
      StaleContent.found(in: set)?.first?.evidence.last
        == "the cell of \"Old\" was configured in that step, and kept the old value")
  }

  @Test("an update may wait while some row is swiped open")
  func swiped() {
    let open = Self.one("Old", .swiped)
    let set = Self.set(live: [open, open], rebuilt: [open, Self.one("New", .swiped)])
    #expect(StaleContent.found(in: set) == [])
  }

  @Test("what came is no news for a view whose own state shows other parts")
  func chosenParts() {
    func chart(_ samples: [String]) -> [Appearance] {
      [row("A", at: 0, [label("chart", path: "chart")] + samples.map { label($0, path: "chart/\($0)") })]
    }
    let set = Self.set(
      live: [chart(["7"]), chart(["7"])], rebuilt: [chart(["7", "8"]), chart(["7", "8", "9"])])
    #expect(StaleContent.found(in: set) == [])
    let same = Self.set(live: [chart(["7"]), chart(["7"])], rebuilt: [chart(["7"]), chart(["7", "8"])])
    #expect(StaleContent.found(in: same)?.count == 1)
  }

  @Test("a cell that follows the model is correct")
  func follows() {
    let set = Self.set(live: [Self.one("Old"), Self.one("New")], rebuilt: [Self.one("Old"), Self.one("New")])
    #expect(StaleContent.found(in: set) == [])
  }

  @Test("state that the view owns is lost in a rebuilt cell, and never stale")
  func ownState() {
    let set = Self.set(live: [Self.one("More"), Self.one("Less")], rebuilt: [Self.one("More"), Self.one("More")])
    #expect(StaleContent.found(in: set) == [])
    let kept = Self.set(live: [Self.one("Less"), Self.one("Less")], rebuilt: [Self.one("More"), Self.one("Other")])
    #expect(StaleContent.found(in: kept) == [])
  }

  @Test("it is reported in the step in which it becomes stale, once")
  func once() {
    let set = Self.set(
      live: [Self.one("Old"), Self.one("Old"), Self.one("Old")],
      rebuilt: [Self.one("Old"), Self.one("New"), Self.one("New")])
    #expect(StaleContent.found(in: set)?.map(\.seenStep) == [1])
  }

  @Test("a changed flag makes it a stuck interaction state instead")
  func flags() {
    let set = Self.set(
      live: [Self.one("Old"), Self.one("Old", .selected)], rebuilt: [Self.one("Old"), Self.one("New", .selected)])
    #expect(StaleContent.found(in: set) == [])
    #expect(StuckInteractionState.found(in: set)?.map(\.shape) == [["missed", "selected"]])
  }

  @Test("a rebuilt cell in another state than the live one is no reference")
  func otherFlags() {
    let set = Self.set(
      live: [Self.one("Old"), Self.one("Old", .swiped)], rebuilt: [Self.one("Old"), Self.one("New")])
    #expect(judge(set, detectors: [StaleContent.self, StuckInteractionState.self]).findings.isEmpty)
  }

  @Test("zebra stripes of rows that only moved are not compared")
  func zebra() {
    func striped(_ color: String, at place: Int) -> [Appearance] {
      [row("A", at: place, [label("A", [Property("backgroundColor", color)])])]
    }
    let set = Self.set(
      live: [striped("white", at: 0), striped("white", at: 1)],
      rebuilt: [striped("white", at: 0), striped("gray", at: 1)])
    #expect(StaleContent.found(in: set) == [])
  }

  @Test("a count that changed for a row that stayed in place too is stale in rows that moved as well")
  func countChanged() {
    func rows(_ count: String, _ place: Int) -> [Appearance] {
      [row("A", at: 0, [label(count)]), row("B", at: place, cell: 2, [label(count)])]
    }
    let set = Self.set(live: [rows("1 of 2", 1), rows("1 of 2", 2)], rebuilt: [rows("1 of 2", 1), rows("1 of 3", 2)])
    #expect(StaleContent.found(in: set)?.map(\.item) == [item("A"), item("B")])
  }

  /// Four chats in an order, with what each says, and who it is.
  static func chats(_ order: [String], _ texts: [String: String]) -> [Appearance] {
    order.enumerated().map { place, key in
      row(key, at: place, cell: place + 1, [label(key), label(texts[key] ?? "", path: "\(content)/PreviewLabel")])
    }
  }

  @Test("a chat that moves to the top with a new message and still shows the old one")
  func movedAlone() {
    let old = ["A": "a", "B": "b", "C": "c", "D": "d"]
    let new = ["A": "a", "B": "b", "C": "c", "D": "new"]
    let set = Self.set(
      live: [Self.chats(["A", "B", "C", "D"], old), Self.chats(["D", "A", "B", "C"], old)],
      rebuilt: [Self.chats(["A", "B", "C", "D"], old), Self.chats(["D", "A", "B", "C"], new)])
    #expect(StaleContent.found(in: set)?.map(\.item) == [item("D")])
    #expect(StaleContent.found(in: set)?.map(\.property) == ["PreviewLabel.text"])
  }

  @Test("ranks, numbers and groups of neighbours change for rows that made room too, and are not compared")
  func movedWithPosition() {
    let ranks = ["A": "1", "B": "2", "C": "3", "D": "4"]
    let after = ["D": "1", "A": "2", "B": "3", "C": "4"]
    let numbers = Self.set(
      live: [Self.chats(["A", "B", "C", "D"], ranks), Self.chats(["D", "A", "B", "C"], ranks)],
      rebuilt: [Self.chats(["A", "B", "C", "D"], ranks), Self.chats(["D", "A", "B", "C"], after)])
    #expect(StaleContent.found(in: numbers) == [])
    let first = ["A": "first", "B": "", "C": "", "D": ""]
    let newFirst = ["D": "first", "A": "", "B": "", "C": ""]
    let leaders = Self.set(
      live: [Self.chats(["A", "B", "C", "D"], first), Self.chats(["D", "A", "B", "C"], first)],
      rebuilt: [Self.chats(["A", "B", "C", "D"], first), Self.chats(["D", "A", "B", "C"], newFirst)])
    #expect(StaleContent.found(in: leaders) == [])
  }

  /// Messages with the name of their author above the first of a group: A, the first of Lea's, is deleted.
  private static func messages(_ names: [String: String], now: [String: String], rebuilt: [String: String]) -> RunSet {
    func rows(_ order: [String], _ names: [String: String]) -> [Appearance] {
      order.enumerated().map { place, key in
        let name = names[key].map { [label($0, path: "\(content)/NameLabel")] } ?? []
        return row(key, at: place, cell: place + 1, name + [label(key)])
      }
    }
    let (before, after) = (["A", "B", "C", "D"], ["B", "C", "D"])
    return set(live: [rows(before, names), rows(after, now)], rebuilt: [rows(before, names), rows(after, rebuilt)])
  }

  @Test("what a row says of the one before it is stale once that is another one, unless all rows that moved say something else")
  func neighbours() {
    let found = StaleContent.found(
      in: Self.messages(["A": "Lea", "D": "Ana"], now: ["D": "Ana"], rebuilt: ["B": "Lea", "D": "Ana"]))
    #expect(found?.map(\.item) == [item("B")])
    #expect(found?.map(\.shape) == [["missing"]])
    // A row that follows is right, and what changes for all that moved is their position's.
    #expect(StaleContent.found(in: Self.messages(["A": "Lea"], now: ["B": "Lea"], rebuilt: ["B": "Lea"])) == [])
    let places = ["A": "1", "B": "2", "C": "3", "D": "4"]
    #expect(StaleContent.found(in: Self.messages(places, now: places, rebuilt: ["B": "1", "C": "2", "D": "3"])) == [])
    // Another row further down changed as well: it is not the neighbour's doing alone.
    #expect(StaleContent.found(in: Self.messages(["A": "Lea"], now: [:], rebuilt: ["B": "Lea", "D": "Lea"])) == [])
  }

  @Test("a row that did not follow while somebody hurried is stale once all has come")
  func hurried() {
    func rows(_ a: String, _ b: String) -> [Appearance] {
      [
        row("A", at: 0, [label("A"), label(a, path: "\(content)/State")]),
        row("B", at: 1, cell: 2, [label("B"), label(b, path: "\(content)/State")]),
      ]
    }
    func found(_ end: [Appearance]) -> [ItemID]? {
      let steps = [
        step(0, "show the screen", rows("cloud", "cloud")), step(1, "hurry", by: .hurry(), rows("cloud", "cloud")),
        step(2, "tap \"Load\"", by: .tap(.showing("Load"), nil), rows("0 %", "0 %")), step(3, "wait 1 s", by: .wait(1), end),
      ]
      let rebuilt = steps.dropLast().map(\.checkpoint) + [rows("here", "here")]
      return StaleContent.found(in: runs(main: steps, rebuilt: rebuilt))?.map(\.item)
    }
    #expect(found(rows("here", "0 %")) == [item("B")])
    #expect(found(rows("here", "here")) == [])
  }

  @Test("of two rows that changed places nobody can say which moved, so neither is compared")
  func swapped() {
    let old = ["A": "a", "B": "b"]
    let set = Self.set(
      live: [Self.chats(["A", "B"], old), Self.chats(["B", "A"], old)],
      rebuilt: [Self.chats(["A", "B"], old), Self.chats(["B", "A"], ["A": "a", "B": "new"])])
    #expect(StaleContent.found(in: set) == [])
  }

  @Test("relative times: both sides show the time at which the step began")
  func relativeTime() {
    var set = Self.set(
      live: [Self.one("now"), Self.one("now"), Self.one("now")],
      rebuilt: [Self.one("now"), Self.one("now"), Self.one("1 min ago")], times: [0, 60, 60])
    set.rebuild(1, Self.one("now"), atEnd: Self.one("1 min ago"))
    #expect(StaleContent.found(in: set) == [])
    set.rebuild(1, Self.one("now"), atEnd: Self.one("now"))
    #expect(StaleContent.found(in: set)?.count == 1, "the same with a model that did change")
  }

  @Test("sizes that follow from other content are not content")
  func sizes() {
    let set = Self.set(
      live: [Self.one("A"), Self.one("A")], rebuilt: [Self.one("A"), [row("A", height: 88, [label("A")])]])
    #expect(StaleContent.found(in: set) == [])
  }

  @Test("an element that the model adds and the cell does not show")
  func element() {
    let badge = dot("\(content)/BadgeView")
    let set = Self.set(live: [Self.one("A"), Self.one("A")], rebuilt: [Self.one("A"), [row("A", [label("A"), badge])]])
    #expect(
      StaleContent.found(in: set)?.map(\.seen) == ["\"A\" is missing view (BadgeView); a rebuilt cell shows it"])
    #expect(StaleContent.found(in: set)?.map(\.shape) == [["missing"]])
  }

  @Test("an unsettled row and a row seen at one step only are not compared")
  func unsettled() {
    var set = Self.set(live: [Self.one("Old"), Self.one("Old")], rebuilt: [Self.one("Old"), Self.one("New")])
    var new = Self.one("New")
    new[0].isUnsettled = true
    set.rebuild(1, new)
    #expect(StaleContent.found(in: set) == [])
    let appearing = Self.set(live: [[], Self.one("Old")], rebuilt: [[], Self.one("New")])
    #expect(StaleContent.found(in: appearing) == [])
  }

  @Test("without a rebuild it says so")
  func noRebuild() {
    let set = RunSet(main: trace([step(0, Self.one("A"))]), control: trace([step(0, Self.one("A"))]))
    #expect(StaleContent.reason(in: set) == "the rebuild after step 0 was not made")
  }

  // MARK: Presented screens

  private static func presented(_ shown: String, _ now: String) -> RunSet {
    let place = SourcePlace(fileID: "App/HintsView.swift", line: 4)
    let event = TraceEvent.Kind.formerValueShown(property: "HintsView.label", shown: shown, now: now, place)
    let main = [
      step(0, "show the screen", [row("A", [label("Tea")])]),
      step(1, "tap \"Info\"", by: .tap(.resolved(item("A"))), events: [event, event], [row("A", [label("Tea")])]),
    ]
    return runs(main: main, rebuilt: main.map(\.checkpoint))
  }

  @Test("a sheet that is made with a value from before the change")
  func formerValue() throws {
    let found = try #require(StaleContent.found(in: Self.presented("nil", "Tea")))
    #expect(found.map(\.summary) == ["what is presented is made with HintsView.label \"nil\", which is \"Tea\" by then"])
    #expect(found.map(\.seen) == ["what comes in front in step 1 (tap \"Info\") has \"nil\" in place of \"Tea\""])
    #expect(
      found.map(\.evidence) == [
        [
          "no body reads HintsView.label, so a change of it does not make the view anew: the closure of the sheet is an old one, with the values of its time"
        ]
      ])
    #expect(found.map(\.originPlace?.line) == [4] && found.map(\.itemTitle) == ["Tea"])
    #expect(StaleContent.found(in: Self.presented("Tea", "Tea")) == [])
  }
}
