import CellTrace
import Testing

@testable import CellDetectors

@Suite("size-depends-on-history") struct SizeDependsOnHistoryTests {
  /// A's cell is handed to H, which is 120 points high in it and 60 in a fresh one.
  static func set(
    text: String = "Gout", height: Double = 120, place: Int = 1, act: Interaction = .scrollBy(100), reused: ItemID? = item("A")
  ) -> RunSet {
    let opened = step(0, "show the screen", [row("A", height: 120, [label("Asthma")])])
    let reuse = TraceEvent.Kind.cellReused(CellID(1), reuse: 1, from: reused, to: item("H"))
    return runs(
      main: [opened, step(1, "scroll", by: act, events: [reuse], [row("H", at: 1, reuse: 1, height: height, [label(text)])])],
      fresh: [opened, step(1, "scroll", by: act, [row("H", at: place, cell: 2, reuse: 1, height: 60, [label("Gout")])])])
  }

  @Test("B10: the same content, and the height of the item before")
  func found() {
    #expect(
      SizeDependsOnHistory.found(in: Self.set()) == [
        Finding(
          detector: "size-depends-on-history", severity: .error,
          summary: "\"Gout\" is 120 pt high in the cell that showed \"Asthma\" before, and 60 pt in a fresh one",
          item: item("H"), itemTitle: "Gout", sourceItem: item("A"), sourceItemTitle: "Asthma", cellType: "App.NoteCell",
          cell: CellID(1), property: "cell.height", observed: "120 pt", expected: "60 pt", seenStep: 1,
          seen: "\"Gout\" is 120 pt high; in a fresh cell it is 60 pt high", reuse: 1, blame: .unchecked,
          evidence: [
            "both cells show the same content at the same width", "the cell was 120 pt high when it showed \"Asthma\"",
          ])
      ])
  }

  @Test("other content has another height by right, and rounding is no difference")
  func otherContent() {
    #expect(SizeDependsOnHistory.found(in: Self.set(text: "Gout, severe")) == [])
    #expect(SizeDependsOnHistory.found(in: Self.set(height: 60.4)) == [])
  }

  @Test("a text that breaks elsewhere because rounding made its cell wider accuses nobody; between equal widths it does")
  func wrapBand() {
    func found(widerBy difference: Double) -> Int? {
      var set = Self.set()
      set.main.steps[1].checkpoint[0].elements[0].frame.height = 40
      set.main.steps[1].checkpoint[0].frame.width += difference
      set.control = set.main
      return SizeDependsOnHistory.found(in: set)?.count
    }
    #expect([0, 0.333, 0.5].map(found(widerBy:)) == [1, 0, 0])
    // The text is as high as ever: the lines are not what makes the cell higher.
    var other = Self.set()
    other.main.steps[1].checkpoint[0].frame.width += 0.333
    other.control = other.main
    #expect(SizeDependsOnHistory.found(in: other)?.count == 1)
  }

  @Test("a height that cells made anew draw, as placeholders do, is nobody's")
  func drawn() {
    func found(_ heights: [Double]) -> Int? {
      var set = Self.set()
      set.redraw(heights.map { [row("H", at: 1, height: $0, [label("Gout")])] }, after: 1)
      return SizeDependsOnHistory.found(in: set)?.count
    }
    #expect(found([60, 88, 116]) == 0)
    #expect(found([60, 60, 60]) == 1)
    // At first it may be in a cell that waited.
    #expect(found([120, 60, 60]) == 1)
  }

  @Test("another place, a cell that served nobody else, and a row that the user touched say nothing")
  func otherReasons() {
    #expect(SizeDependsOnHistory.found(in: Self.set(place: 2)) == [])
    #expect(SizeDependsOnHistory.found(in: Self.set(reused: item("H"))) == [])
    #expect(SizeDependsOnHistory.found(in: Self.set(act: .tap(.resolved(item("H")), nil))) == [])
  }

  @Test("a structural write for another item changes nothing: a height alone is this detector's")
  func written() {
    var set = Self.set()
    set.main.steps[1].checkpoint[0].evidence = [Evidence(path: content, property: "subviews", provenance: provenance("A", 0))]
    set.control = set.main
    #expect(judge(set).findings.map(\.detector) == ["size-depends-on-history"])
  }
}

@Suite("accessibility-history") struct AccessibilityHistoryTests {
  static func set(_ value: String?, by: WriteProvenance?, color: Property? = nil) -> RunSet {
    let opened = step(0, "show the screen", [row("A", [label("Asthma")])])
    let spoken = value.map { [Property("accessibilityValue", $0, provenance: by)] } ?? []
    return runs(
      main: [opened, step(1, "scroll", [row("H", reuse: 1, [label("Gout", spoken + (color.map { [$0] } ?? []))])])],
      fresh: [opened, step(1, "scroll", [row("H", cell: 2, reuse: 1, [label("Gout")])])])
  }

  @Test("a value set for A is read out for H, and nothing else differs")
  func spoken() {
    let found = AccessibilityHistory.found(in: Self.set("unread", by: provenance("A", 0)))
    #expect(found?.map(\.summary) == ["UILabel.accessibilityValue, set for \"Asthma\", is read out for \"Gout\""])
    #expect(found?.map(\.severity) == [.warning])
    #expect(found?.first?.evidence == ["UILabel.accessibilityValue was last written for \"Asthma\" in step 0 (show the screen)"])
    #expect(LeakedAppearance.found(in: Self.set("unread", by: provenance("A", 0))) == [])
  }

  @Test("words of the cell's construction and of its own item are silent")
  func own() {
    #expect(AccessibilityHistory.found(in: Self.set("unread", by: provenance(nil, 0))) == [])
    #expect(AccessibilityHistory.found(in: Self.set("unread", by: provenance("H", 1))) == [])
  }

  @Test("what can be seen as well has one root, which leaked-appearance names")
  func visible() {
    let color = Property("textColor", "#FF3B30", provenance: provenance("A", 0))
    #expect(judge(Self.set("unread", by: provenance("A", 0), color: color)).findings.map(\.detector) == ["leaked-appearance"])
  }
}

@Suite("modified-during-update") struct ModifiedDuringUpdateTests {
  static func set(_ row: String, _ text: String) -> RunSet {
    let body = TraceEvent.Kind.bodyEvaluated(item("A"), viewType: "NoteRow")
    let warning = TraceEvent.Kind.warning(ledgerID: row, text: text)
    return RunSet(
      main: trace([
        step(0, "show the screen", events: [body, warning, body, warning], [CellDetectorsTests.row("A", [label("Asthma")])])
      ]))
  }

  @Test("ST-05 ST-14 each text once for a view", arguments: ["ST-05", "ST-14"])
  func warned(_ row: String) {
    let text = "Modifying state during view update, this will cause undefined behavior."
    #expect(
      ModifiedDuringUpdate.found(in: Self.set(row, text)) == [
        Finding(
          detector: "modified-during-update", severity: .warning,
          summary: "SwiftUI warns in step 0 (show the screen), while NoteRow updates: \(text)", item: item("A"),
          itemTitle: "Asthma", cellType: "App.NoteCell", cell: CellID(1), property: "NoteRow", observed: text,
          expected: "nothing", originStep: 0, seenStep: 0, seen: text, evidence: ["behaviour \(row) of the SwiftUI ledger"],
          shape: [row])
      ])
  }

  @Test("other texts are other matters")
  func others() { #expect(ModifiedDuringUpdate.found(in: Self.set("LY-09", "Invalid frame dimension")) == []) }
}

@Suite("retained-after-teardown") struct RetainedAfterTeardownTests {
  static func set(_ leakedObjects: [LeakedObject]?) -> RunSet {
    var main = trace([step(0, "show the screen", [row("A", [label("Asthma")])])])
    main.leakedObjects = leakedObjects
    return RunSet(main: main)
  }

  static let cell = LeakedObject(
    kind: .cell, type: "App.NoteCell", item: item("A"), cell: CellID(1), closures: ["NoteCell.onTap"])

  @Test("a controller with its cells is one root")
  func controller() {
    let controller = LeakedObject(kind: .controller, type: "App.NotesViewController", closures: ["Source.provider"])
    let navigation = LeakedObject(kind: .controller, type: "UIKit.UINavigationController")
    #expect(
      RetainedAfterTeardown.found(in: Self.set([navigation, controller, Self.cell, Self.cell])) == [
        Finding(
          detector: "retained-after-teardown", severity: .warning,
          summary: "App.NotesViewController still alive after the screen was taken down", item: .screen, itemTitle: "Notes",
          cellType: "App.NotesViewController", property: "App.NotesViewController", observed: "alive", expected: "nothing",
          seenStep: 0, seen: "App.NotesViewController still alive after the screen was taken down",
          evidence: [
            "2 cells of its list are also retained", "closures that it reaches, one of which may hold it: Source.provider",
          ], shape: ["controller"])
      ])
  }

  @Test("an alert that lives with a controller is said to keep it")
  func alert() {
    let controller = LeakedObject(kind: .controller, type: "App.NotesViewController")
    let alert = LeakedObject(kind: .controller, type: "UIKit.UIAlertController")
    #expect(
      RetainedAfterTeardown.found(in: Self.set([controller, alert]))?.map(\.evidence) == [
        [
          """
          an alert that was shown is alive, too: the closure of one of its buttons that uses both the alert and this controller keeps \
          both
          """
        ]
      ])
    #expect(RetainedAfterTeardown.found(in: Self.set([alert])) == [])
  }

  @Test("cells alone: each type once")
  func cells() {
    let found = RetainedAfterTeardown.found(in: Self.set([Self.cell, Self.cell]))
    #expect(found?.map(\.summary) == ["2 objects of App.NoteCell still alive after the screen was taken down"])
    #expect(found?.map(\.itemTitle) == ["Asthma"])
  }

  @Test("what still goes on is evidence of what is alive, and nothing by itself")
  func work() {
    let timer = LeakedObject(kind: .work, type: "a repeating timer of the main run loop, set in Feed.start()")
    #expect(RetainedAfterTeardown.found(in: Self.set([timer])) == [])
    #expect(
      RetainedAfterTeardown.found(in: Self.set([Self.cell, timer]))?.first?.evidence.last
        == "still at work then, and perhaps what holds it: a repeating timer of the main run loop, set in Feed.start()")
    #expect(
      FindingText.stillAtWork((1...7).map { "w\($0)" })
        == "still at work then, and perhaps what holds it: w1; w2; w3; w4; w5; and 2 more")
  }

  @Test("nothing is alive")
  func silent() { #expect(RetainedAfterTeardown.found(in: Self.set([])) == []) }

  @Test("Cells of another type that live because one's closure holds their list are told with it")
  func cellsAlong() {
    func cell(_ name: String, _ closures: [String]) -> LeakedObject {
      LeakedObject(kind: .cell, type: "App.\(name)", closures: closures)
    }
    func found(_ objects: [LeakedObject]) -> [String]? {
      RetainedAfterTeardown.found(in: Self.set(objects))?.map {
        $0.cellType + ($0.evidence.first.map { ": \($0)" } ?? "")
      }
    }
    let habit = cell("HabitCell", ["HabitCell.onCheck"])
    let progress = cell("ProgressCell", ["HabitCell.onCheck"])
    #expect(found([progress, habit, progress]) == ["App.HabitCell: 2 cells of its list are also retained"])
    // Each by its own closure, and one of which nobody says why.
    #expect(found([cell("ProgressCell", ["ProgressCell.onTap", "HabitCell.onCheck"]), habit])?.count == 2)
    #expect(found([cell("ProgressCell", []), habit])?.count == 2)
  }

  @Test("a way of strong references is named")
  func cycle() {
    var object = LeakedObject(kind: .controller, type: "App.List")
    object.cycle = ["List.table", "Row.delegate"]
    #expect(
      RetainedAfterTeardown.found(in: Self.set([object]))?.first?.evidence == [
        "strong references lead from it back to it, through List.table, Row.delegate"
      ])
  }

  @Test("controllers that another one contains or shows go with it, and are named there")
  func contained() {
    func controller(_ name: String, in container: String?) -> LeakedObject {
      var object = LeakedObject(kind: .controller, type: "App.\(name)")
      object.container = container
      return object
    }
    var pages = LeakedObject(kind: .controller, type: "UIKit.Pages")
    pages.container = "App.Tabs"
    let all = [
      controller("Detail", in: "UIKit.UINavigationController"), controller("Tabs", in: "App.Detail"),
      controller("List", in: "UIKit.Pages"), pages,
      controller("Other", in: "App.Gone"),
    ]
    let found = RetainedAfterTeardown.found(in: Self.set(all)) ?? []
    #expect(found.map(\.property) == ["App.Detail", "App.Other"])
    #expect(found.first?.evidence.first == "also retained, which it contains or shows: App.Tabs, App.List")
  }

  @Test("where no copy of the main run could be taken down, a run of its own is asked for")
  func ownRun() {
    var set = Self.set(nil)
    #expect(RetainedAfterTeardown.reason(in: set) == "the run that takes the screen down was not made")
    var run = set.main
    run.leakedObjects = [Self.cell]
    for request in RetainedAfterTeardown.references(set) { set[request] = run }
    #expect(RetainedAfterTeardown.found(in: set)?.count == 1)
  }
}

@Suite("A tear-down that ends early") struct EndedTearDownTests {
  @Test(
    "what ended it is said; only where nothing is known, time is",
    arguments: [
      (
        RunEnd.trapped(step: 1, signal: 4, report: "App/Book.swift:3: Fatal error: no book"),
        "the app ended while the screen was taken down: Fatal error: no book"
      ),
      (
        .exception(step: 1, ledgerID: "X", text: "not an observer", cause: nil),
        "the app ended while the screen was taken down: not an observer"
      ),
      (
        .finished,
        "the screen's tear-down did not come to its end, for example for want of time on a busy machine; run it again"
      ),
    ])
  func reason(_ end: RunEnd, _ reason: String) {
    var set = RetainedAfterTeardownTests.set(nil)
    var run = set.main
    run.end = end
    for request in RetainedAfterTeardown.references(set) { set[request] = run }
    #expect(RetainedAfterTeardown.reason(in: set) == reason)
  }
}

@Suite("Rows after a reload") struct ReloadedRowsTests {
  static func trace(_ before: [String], _ after: [String]) -> Trace {
    func rows(_ texts: [String]) -> [Appearance] {
      texts.enumerated().map { row("#\($0.offset + 1)", at: $0.offset, [label($0.element)]) }
    }
    let reload = TraceEvent.Kind.snapshotApplied(
      list: 0, generation: 2, inserted: max(0, after.count - before.count), deleted: max(0, before.count - after.count), moved: 0,
      reconfigured: 0, reloaded: min(before.count, after.count))
    return CellDetectorsTests.trace([step(0, rows(before)), step(1, "reload", events: [reload], rows(after))])
  }

  @Test("a row goes on under the position where the same is shown")
  func moved() {
    let trace = Self.trace(["Milk", "Tea", "Rice"], ["Beans", "Milk", "Tea", "Rice"])
    #expect(ReloadedRows.successor(of: item("#2"), from: 0, to: 1, in: trace) == item("#3"))
    #expect(ReloadedRows.successor(of: item("#2"), from: 1, to: 1, in: trace) == item("#2"), "no reload in between")
  }

  @Test("rows that show the same, and rows that are gone, can't be told")
  func unknown() {
    #expect(ReloadedRows.successor(of: item("#1"), from: 0, to: 1, in: Self.trace(["Milk", "Milk"], ["Milk", "Tea"])) == nil)
    #expect(ReloadedRows.successor(of: item("#1"), from: 0, to: 1, in: Self.trace(["Milk", "Tea"], ["Tea"])) == nil)
  }
}
