import CellTrace
import Testing

@testable import CellDetectors

@Suite("lost-view-state") struct LostViewStateTests {
  static let place = SourcePlace(fileID: "App/NoteRow.swift", line: 9)

  static func asthma(_ text: String, expanded: String, write: WriteProvenance? = nil, cell: Int = 1, flags: CellFlags = [])
    -> Appearance
  {
    row(
      "A", cell: cell, flags: flags,
      state: [state("isExpanded", expanded, birth: provenance("A", 0), write: write, place: place)],
      [label("Asthma"), label(text, path: "\(content)/NoteRow/Button")])
  }

  static let closed = asthma("More", expanded: "false")
  static let opened = asthma("Less", expanded: "true", write: provenance("A", 1))

  /// Tap More in Asthma, scroll away, scroll back.
  static func set(
    tapped: Appearance = opened, model: Appearance = closed, back: Appearance = asthma("More", expanded: "false", cell: 2),
    away: Interaction = .scrollToEnd, leaves: Bool = true
  ) -> RunSet {
    let steps = [
      step(0, "show the screen", [closed]),
      step(1, "tap \"More\" in \"Asthma\"", by: .tap(.resolved(item("A")), .path("\(content)/NoteRow/Button")), [tapped]),
      step(
        2, "scroll to the end", by: away, events: leaves ? [.didEndDisplaying(CellID(1), item("A"), slot(0))] : [], items: ["A"],
        leaves ? [] : [tapped]),
      step(3, "scroll to the top", by: .scrollToTop, [back]),
    ]
    // With fresh cells the same is lost.
    var set = RunSet(main: trace(steps), control: trace(steps), fresh: trace(steps, policy: .fresh))
    set.rebuild(0, [closed])
    set.rebuild(1, [model], live: [tapped])
    if !away.isScroll { for step in 1...2 { set.rebuild(step, [model]) } }
    return set
  }

  @Test("O3: a row that was expanded comes back closed")
  func lost() {
    #expect(
      LostViewState.found(in: Self.set()) == [
        Finding(
          detector: "lost-view-state", severity: .warning,
          summary: "NoteRow.isExpanded of \"Asthma\", which the user had set, is gone after the row scrolled away and back",
          item: item("A"), itemTitle: "Asthma", cellType: "App.NoteCell", cell: CellID(2), property: "NoteRow.isExpanded",
          observed: "More", expected: "Less", originStep: 1, originPlace: Self.place, seenStep: 3,
          seen: "\"Asthma\" had Button.text \"Less\" before it scrolled away, and has \"More\" now that it is back",
          element: "\(content)/NoteRow/Button",
          evidence: [
            "NoteRow.isExpanded became \"true\" in step 1 (tap \"More\" in \"Asthma\")",
            "a rebuilt cell never showed it: the model does not know it",
          ])
      ])
  }

  @Test("without a state cell the property is named by what it looks like")
  func plainCell() {
    let tapped = row("A", [label("Asthma"), label("Less", path: "\(content)/NoteRow/Button")])
    #expect(LostViewState.found(in: Self.set(tapped: tapped))?.map(\.property) == ["Button.text"])
  }

  @Test("what the model knows is still there, and a rebuilt cell shows it")
  func inModel() {
    #expect(LostViewState.found(in: Self.set(model: Self.opened, back: Self.opened)) == [])
  }

  @Test("RU-08 state below an explicit id ends with the row because the app said so")
  func identified() {
    var tapped = Self.opened
    tapped.stateCells[0].isIdentified = true
    #expect(LostViewState.found(in: Self.set(tapped: tapped)) == [])
  }

  @Test("text that is saved when editing ends comes back with the row")
  func savedOnEnd() { #expect(LostViewState.found(in: Self.set(back: Self.opened)) == []) }

  @Test("what comes back as something else has another cause")
  func other() {
    #expect(LostViewState.found(in: Self.set(back: Self.asthma("7 lines", expanded: "false"))) == [])
  }

  @Test("a change of the data in between explains it")
  func dataChanged() { #expect(LostViewState.found(in: Self.set(away: .mutate("a note arrives"))) == []) }

  @Test("a row that never left the screen was not lost by scrolling")
  func stayed() { #expect(LostViewState.found(in: Self.set(leaves: false)) == []) }

  @Test("a look of the cell's state is no state of the item")
  func otherFlags() {
    let tapped = Self.asthma("Less", expanded: "true", write: provenance("A", 1), flags: .selected)
    #expect(LostViewState.found(in: Self.set(tapped: tapped)) == [])
  }

  @Test("nor is that of a cell inside of the row, in a list of its own; what the row itself shows is")
  func innerFlags() {
    let path = "\(content)/UICollectionView/UICollectionViewCell"
    let inner = Element(path: path, role: .cell, frame: TraceRect(x: 0, y: 0, width: 100, height: 40))
    func strip(_ flags: CellFlags) -> Appearance {
      var appearance = row("inner", flags: flags, [])
      appearance.item = ItemID(list: 1, key: "inner")
      return appearance
    }
    func lost(_ changed: [Element], touched: CellFlags) -> [String]? {
      let before = row("A", [inner, label("Asthma")])
      var set = Self.set(tapped: row("A", [inner, label("Asthma")] + changed), model: before, back: before)
      set.main.steps[0].checkpoint = [before, strip([])]
      set.main.steps[1].checkpoint.append(strip(touched))
      set.control = set.main
      return LostViewState.found(in: set)?.map(\.property)
    }
    #expect(lost([dot("\(path)/UIView")], touched: .selected) == [])
    #expect(lost([dot("\(path)/UIView")], touched: []) == ["UIView"])
    #expect(lost([dot("\(content)/UIImageView")], touched: .selected) == ["UIImageView"])
  }

  @Test("the focus of a text field and what shows only with it go away rightly; what was typed does not")
  func focus() {
    func field(_ text: String, _ properties: [Property] = [], and more: [Element] = []) -> Appearance {
      let path = "\(content)/UITextField"
      return row(
        "A",
        [
          Element(
            path: path, role: .textField, frame: TraceRect(x: 0, y: 0, width: 100, height: 30),
            properties: [Property("text", text)] + properties)
        ] + more)
    }
    let before = field("Asthma")
    func lost(_ tapped: Appearance) -> [Finding]? {
      var set = Self.set(tapped: tapped, model: before, back: before)
      set.main.steps[0].checkpoint = [before]
      set.control = set.main
      return LostViewState.found(in: set)
    }
    let focused = [Property("isEditing", "true")]
    #expect(lost(field("Asthma", focused, and: [label("12 letters left")])) == [])
    #expect(lost(field("Asthma, mild", focused, and: [label("5 letters left")]))?.map(\.property) == ["UITextField.text"])
  }

  @Test("an unsettled row is not compared")
  func unsettled() {
    var back = Self.closed
    back.isUnsettled = true
    #expect(LostViewState.found(in: Self.set(back: back)) == [])
  }

  @Test("state that another item shows instead is a leak, and only that")
  func leaked() throws {
    var set = Self.set()
    let stolen = row(
      "H", at: 1, cell: 1, reuse: 1,
      state: [state("isExpanded", "true", birth: provenance("A", 0), write: provenance("A", 1), place: Self.place)],
      [label("Gout"), label("Less", path: "\(content)/NoteRow/Button")])
    let clean = row(
      "H", at: 1, cell: 2, reuse: 1, state: [state("isExpanded", "false", birth: provenance("H", 2), place: Self.place)],
      [label("Gout"), label("More", path: "\(content)/NoteRow/Button")])
    set.main.steps[2].checkpoint = [stolen]
    set.control = set.main
    var fresh = set.main
    fresh.steps[2].checkpoint = [clean]
    set.fresh = fresh
    #expect(LeakedViewState.found(in: set)?.map(\.property) == ["NoteRow.isExpanded"])
    #expect(LostViewState.found(in: set)?.map(\.property) == ["NoteRow.isExpanded"])
    #expect(judge(set, detectors: [LeakedViewState.self, LostViewState.self]).findings.map(\.detector) == ["leaked-view-state"])
  }
}
