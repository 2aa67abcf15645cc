import CellTrace
import Testing

@testable import CellDetectors

@Suite("leaked-appearance") struct LeakedAppearanceTests {
  /// A is shown, then its cell is handed to H, which in a fresh cell shows `expected`.
  static func reuse(_ observed: [Element], fresh expected: [Element], height: Double = 44, freshHeight: Double = 44) -> RunSet {
    let opened = step(0, "show the screen", [row("A", [label("Asthma")])])
    return runs(
      main: [opened, step(1, "scroll to \"Gout\"", [row("H", reuse: 1, height: height, observed)])],
      fresh: [opened, step(1, "scroll to \"Gout\"", [row("H", cell: 2, reuse: 1, height: freshHeight, expected)])])
  }

  static func colored(_ color: String, _ by: WriteProvenance?) -> [Element] {
    [label("Gout", [Property("textColor", color, provenance: by)], by: provenance("H", 1))]
  }

  @Test("a container that was made transparent is named by its alpha")
  func transparent() {
    let dimmed = Element(
      path: "\(content)/UIView", role: .view, frame: TraceRect(x: 0, y: 0, width: 390, height: 44),
      properties: [Property("alpha", "0.4", provenance: provenance("A", 0))])
    #expect(
      LeakedAppearance.found(in: Self.reuse([dimmed, label("Gout")], fresh: [label("Gout")]))?.map(\.summary) == [
        "UIView.alpha of App.NoteCell, set for \"Asthma\", is shown for \"Gout\""
      ])
  }

  @Test("a label that was empty at first, filled for A and never emptied")
  func filled() {
    let badge = label("new", path: "\(content)/UILabel[1]", by: provenance("A", 0), added: provenance(nil, 0))
    let set = Self.reuse([label("Gout", by: provenance("H", 1)), badge], fresh: [label("Gout")])
    #expect(LeakedAppearance.found(in: set)?.map(\.sourceItemTitle) == ["Asthma"])
    let own = label("new", path: "\(content)/UILabel[1]", by: provenance("H", 1), added: provenance(nil, 0))
    #expect(LeakedAppearance.found(in: Self.reuse([label("Gout", by: provenance("H", 1)), own], fresh: [label("Gout")])) == [])
  }

  @Test("a text that stays in a field is one finding: that it hides the placeholder follows")
  func placeholder() {
    func field(_ properties: [Property]) -> Element {
      Element(
        path: "\(content)/UITextField", role: .textField, frame: TraceRect(x: 0, y: 0, width: 100, height: 30),
        properties: properties)
    }
    let set = Self.reuse(
      [label("Gout"), field([Property("text", "typed", provenance: provenance("A", 0))])],
      fresh: [label("Gout"), field([Property("placeholder", "Your answer", provenance: provenance("A", 0))])])
    #expect(LeakedAppearance.found(in: set)?.map(\.property) == ["UITextField.text"])
  }

  @Test("a colour set for A and never set back is shown for H")
  func color() throws {
    let set = Self.reuse(Self.colored("#FF3B30", provenance("A", 0)), fresh: Self.colored("#000000", nil))
    #expect(
      LeakedAppearance.found(in: set) == [
        Finding(
          detector: "leaked-appearance", severity: .error,
          summary: "UILabel.textColor of App.NoteCell, set for \"Asthma\", is shown for \"Gout\"", item: item("H"),
          itemTitle: "Gout", sourceItem: item("A"), sourceItemTitle: "Asthma", cellType: "App.NoteCell", cell: CellID(1),
          property: "UILabel.textColor", observed: "#FF3B30", expected: "#000000", originStep: 0, seenStep: 1,
          seen: "\"Gout\" has UILabel.textColor \"#FF3B30\"; in a fresh cell it has \"#000000\"",
          element: "\(content)/UILabel", reuse: 1, blame: .unchecked,
          evidence: ["UILabel.textColor was last written for \"Asthma\" in step 0 (show the screen)"])
      ])
  }

  @Test(
    "a colour that is drawn for each new cell is the cell's; that others draw something else says nothing of a row that does not")
  func drawn() {
    var set = Self.reuse(Self.colored("#FF3B30", provenance("A", 0)), fresh: Self.colored("#000000", nil))
    func look(_ colors: [String]) -> [Appearance] {
      zip(["H", "I", "J"], colors).map { row($0, Self.colored($1, nil)) }
    }
    set.redraw([look(["#000000", "#1", "#1"]), look(["#2", "#1", "#1"])], after: 1)
    #expect(LeakedAppearance.found(in: set) == [])
    // By chance the same twice.
    set.redraw([look(["#000000", "#1", "#1"]), look(["#000000", "#2", "#2"])], after: 1)
    #expect(LeakedAppearance.found(in: set) == [])
    set.redraw([look(["#000000", "#1", "#1"]), look(["#000000", "#1", "#2"])], after: 1)
    #expect(LeakedAppearance.found(in: set)?.count == 1)
    set.redraw([look(["#000000", "#1", "#1"]), look(["#000000", "#1", "#1"])], after: 1)
    #expect(LeakedAppearance.found(in: set)?.count == 1)
  }

  @Test("elements that are there by chance")
  func drawnElements() {
    func bars(_ count: Int, _ by: WriteProvenance?) -> [Element] {
      [label("Gout")] + (0..<count).map { dot("\(content)/Bar[\($0)]", added: by) }
    }
    var set = Self.reuse(bars(4, provenance("A", 0)), fresh: bars(2, nil))
    #expect(LeakedAppearance.found(in: set)?.isEmpty == false)
    set.redraw([[row("H", bars(2, nil))], [row("H", bars(3, nil))]], after: 1)
    #expect(LeakedAppearance.found(in: set) == [])
  }

  @Test("what one touch left at two views is one finding, what one configuration left there are two")
  func oneTouch() {
    func set(_ interaction: Interaction, _ path: String) -> [Finding]? {
      func buttons(_ more: String, _ trash: String) -> [Element] {
        [
          label("More", [Property("textColor", more, provenance: provenance("A", 1))], by: provenance("H", 2)),
          label(
            "Trash", [Property("textColor", trash, provenance: provenance("A", 1))], path: path, by: provenance("H", 2)),
        ]
      }
      let first = step(1, "touch", by: interaction, [row("A", [label("Asthma")])])
      func trace(_ cell: Int, _ color: String) -> [StepTrace] {
        [
          step(0, "show the screen", [row("A", [label("Asthma")])]), first,
          step(2, "scroll", [row("H", cell: cell, reuse: 1, buttons(color, color))]),
        ]
      }
      return LeakedAppearance.found(in: runs(main: trace(1, "#FF3B30"), fresh: trace(2, "#000000")))
    }
    let other = "\(content)/UIButton"
    let touched = set(.tap(.resolved(item("A"))), other)
    #expect(touched?.count == 1)
    #expect(touched?.first?.evidence.contains { $0.hasPrefix("also left in the same cell by the same step: ") } == true)
    #expect(set(.wait(1), other)?.count == 2)
  }

  @Test("a tint drawn at random while the cell was constructed is nobody's")
  func randomTint() {
    let set = Self.reuse(Self.colored("#112233", provenance(nil, 0)), fresh: Self.colored("#445566", provenance(nil, 1)))
    #expect(LeakedAppearance.found(in: set) == [])
  }

  @Test("a value written for the item itself is not a leak")
  func ownWrite() {
    let set = Self.reuse(Self.colored("#112233", provenance("H", 1)), fresh: Self.colored("#445566", provenance("H", 1)))
    #expect(LeakedAppearance.found(in: set) == [])
  }

  @Test("a button that A closed to touches is still closed for H")
  func closed() {
    func button(_ isInteractive: Bool) -> Element {
      Element(
        path: "\(content)/UIButton", role: .button, frame: TraceRect(x: 0, y: 0, width: 40, height: 20),
        properties: [Property("text", "Go")], isInteractive: isInteractive)
    }
    func set(_ evidence: [Evidence]) -> RunSet {
      let opened = step(0, "show the screen", [row("A", [label("Asthma")])])
      return runs(
        main: [opened, step(1, "scroll", [row("H", reuse: 1, evidence: evidence, [label("Gout"), button(false)])])],
        fresh: [opened, step(1, "scroll", [row("H", cell: 2, reuse: 1, [label("Gout"), button(true)])])])
    }
    let found = LeakedAppearance.found(
      in: set([Evidence(path: "\(content)/UIButton", property: "isUserInteractionEnabled", provenance: provenance("A", 0))]))
    #expect(found?.map(\.property) == ["UIButton.isInteractive"])
    #expect(
      found?.first?.evidence == [
        "UIButton.isUserInteractionEnabled was last changed for \"Asthma\" in step 0 (show the screen)"
      ])
    #expect(LeakedAppearance.found(in: set([])) == [])
  }

  @Test("a value without a known writer is not a leak")
  func unknownWriter() {
    let set = Self.reuse(Self.colored("#112233", nil), fresh: Self.colored("#445566", nil))
    #expect(LeakedAppearance.found(in: set) == [])
  }

  @Test("a subview that was added for A and is still there for H")
  func extraView() throws {
    let set = Self.reuse([label("Gout"), dot("\(content)/BadgeView", added: provenance("A", 0))], fresh: [label("Gout")])
    let findings = try #require(LeakedAppearance.found(in: set))
    #expect(findings.map(\.summary) == ["BadgeView that App.NoteCell showed for \"Asthma\" is still there for \"Gout\""])
    #expect(findings.map(\.seen) == ["\"Gout\" shows view (BadgeView); in a fresh cell it is not there"])
    #expect(findings.map(\.shape) == [["extra"]])
  }

  @Test("O9: with a subview added on each configuration, the older one is the one too many")
  func grownViews() throws {
    let set = Self.reuse(
      [label("Gout"), dot("\(content)/Dot", added: provenance("A", 0)), dot("\(content)/Dot[1]", added: provenance("H", 1))],
      fresh: [label("Gout"), dot("\(content)/Dot", added: provenance("H", 1))])
    let findings = try #require(LeakedAppearance.found(in: set))
    #expect(findings.map(\.property) == ["Dot"])
    #expect(findings.map(\.sourceItem) == [item("A")])
  }

  @Test("what lies in an extra view has no line of its own")
  func nestedExtra() throws {
    let badge = dot("\(content)/BadgeView", added: provenance("A", 0))
    let inner = label("NEW", path: "\(content)/BadgeView/UILabel", by: provenance("A", 0), added: provenance("A", 0))
    let set = Self.reuse([label("Gout"), badge, inner], fresh: [label("Gout")])
    #expect(LeakedAppearance.found(in: set)?.map(\.property) == ["BadgeView"])
  }

  /// A structural write for another item, as the runtime records it.
  static func evidence(_ path: String, _ property: String) -> [Evidence] {
    [Evidence(path: path, property: property, provenance: provenance("A", 0))]
  }

  /// The elements that H shows in A's cell, with evidence.
  static func reuse(_ observed: [Element], evidence: [Evidence], fresh: [Element], height: Double = 44) -> RunSet {
    var set = reuse(observed, fresh: fresh, height: height)
    set.main.steps[1].checkpoint[0].evidence = evidence
    set.control = set.main
    return set
  }

  @Test("a label hidden for A is missing for H")
  func hiddenLabel() throws {
    let badge = label("NEW", path: "\(content)/UILabel[1]")
    let set = Self.reuse(
      [label("Gout")], evidence: Self.evidence("\(content)/UILabel[1]", "isHidden"), fresh: [label("Gout"), badge])
    let findings = try #require(LeakedAppearance.found(in: set))
    #expect(findings.map(\.summary) == ["UILabel that App.NoteCell took away for \"Asthma\" is missing for \"Gout\""])
    #expect(findings.map(\.seen) == ["\"Gout\" is missing text \"NEW\" (UILabel); a fresh cell shows it"])
    #expect(findings.map(\.evidence) == [["UILabel.isHidden was last changed for \"Asthma\" in step 0 (show the screen)"]])
    #expect(findings.map(\.originStep) == [0])
  }

  @Test("what is missing has its cause at or above its place; the nearest counts")
  func nearestEvidence() {
    let badge = dot("\(content)/Stack/BadgeView")
    func property(_ evidence: [Evidence]) -> [[String]]? {
      LeakedAppearance.found(in: Self.reuse([label("Gout")], evidence: evidence, fresh: [label("Gout"), badge]))?
        .map(\.evidence)
    }
    let above = Self.evidence(content, "subviews")
    let nearer = Self.evidence("\(content)/Stack", "subviews")
    #expect(property(above + nearer) == [["Stack.subviews was last changed for \"Asthma\" in step 0 (show the screen)"]])
    #expect(property(Self.evidence("\(content)/UILabel", "isHidden")) == [], "a sibling has nothing to do with it")
  }

  @Test("a missing element without a trace of another item is not a leak")
  func missingWithoutCarrier() {
    let set = Self.reuse([label("Gout")], fresh: [label("Gout"), dot("\(content)/BadgeView")])
    #expect(LeakedAppearance.found(in: set) == [])
  }

  @Test("hidden leftovers alone are evidence, never a difference")
  func hiddenLeftovers() throws {
    let set = Self.reuse([label("Gout")], evidence: Self.evidence("\(content)/BadgeView", "isHidden"), fresh: [label("Gout")])
    #expect(try ReuseComparison(set).pairs.isEmpty)
  }

  @Test("a label hidden in one run and another in the other: paths tell them apart")
  func pathsDecide() {
    let set = Self.reuse(
      [label("Gout", path: "\(content)/UILabel[1]")], evidence: Self.evidence("\(content)/UILabel", "isHidden"),
      fresh: [label("NEW", path: "\(content)/UILabel")])
    #expect(LeakedAppearance.found(in: set)?.map(\.shape) == [["missing"]])
  }

  @Test("a view left in front of its siblings shifts their ordinals, not their meaning")
  func shiftedOrdinals() {
    let leftover = label("OLD", path: "\(content)/UILabel", by: provenance("A", 0), added: provenance("A", 0))
    let set = Self.reuse([leftover, label("Gout", path: "\(content)/UILabel[1]")], fresh: [label("Gout")])
    #expect(
      LeakedAppearance.found(in: set)?.map(\.seen) == ["\"Gout\" shows text \"OLD\" (UILabel); in a fresh cell it is not there"])
  }

  @Test("a place kept from A counts only when nothing else differs, and not when the height does")
  func place() throws {
    var moved = label("Gout")
    moved.frame.x = 56
    let kept = Self.evidence("\(content)/UILabel", "constraints")
    let alone = Self.reuse([moved], evidence: kept, fresh: [label("Gout")])
    #expect(LeakedAppearance.found(in: alone)?.map(\.property) == ["UILabel.frame"])
    var beside = label("since May", path: "\(content)/UILabel[1]")
    let still = beside
    beside.frame.x = 200
    let moves = Self.reuse(
      [moved, beside], evidence: kept + Self.evidence("\(content)/UILabel[1]", "constraints"), fresh: [label("Gout"), still])
    // One of them moved the other.
    #expect(LeakedAppearance.found(in: moves)?.map(\.property) == ["UILabel.frame"])
    #expect(
      LeakedAppearance.found(in: alone)?.map(\.evidence) == [
        ["UILabel.constraints was last changed for \"Asthma\" in step 0 (show the screen)"]
      ])
    #expect(LeakedAppearance.found(in: Self.reuse([moved], fresh: [label("Gout")])) == [])
    #expect(LeakedAppearance.found(in: Self.reuse([moved], evidence: kept, fresh: [label("Gout")], height: 88)) == [])
    let both = Self.reuse(
      Self.colored("#FF3B30", provenance("A", 0)), evidence: kept, fresh: Self.colored("#000000", nil), height: 88)
    #expect(LeakedAppearance.found(in: both)?.map(\.property) == ["UILabel.textColor"])
  }

  @Test("half a point is rounding, not a difference")
  func rounding() throws {
    let set = Self.reuse([label("Gout")], fresh: [label("Gout")], height: 44.5)
    #expect(try ReuseComparison(set).pairs.isEmpty)
    let more = Self.reuse([label("Gout")], fresh: [label("Gout")], height: 44.51)
    #expect(try ReuseComparison(more).pairs.count == 1)
  }

  @Test("what leaked-view-state explains is not reported twice")
  func explainedByState() {
    var set = LeakedViewStateTests.leak()
    set.main.steps[2].checkpoint[0].elements[1].properties[0].provenance = provenance("A", 1)
    set.control = set.main
    #expect(LeakedAppearance.found(in: set)?.count == 1)
    #expect(judge(set).findings.map(\.detector) == ["leaked-view-state"])
  }

  @Test("a property that differs between main and control is masked, and reported as nondeterminism")
  func masked() throws {
    var set = Self.reuse(Self.colored("#FF3B30", provenance("A", 0)), fresh: Self.colored("#000000", nil))
    set.control?.steps[1].checkpoint[0].elements[0].properties[1].value = "#00FF00"
    #expect(LeakedAppearance.found(in: set) == [])
    let judgement = judge(set, detectors: [LeakedAppearance.self, Nondeterminism.self])
    #expect(judgement.findings.map(\.detector) == ["nondeterminism"])
  }

  @Test("a property that differed once is masked at every step")
  func maskedForGood() {
    var set = Self.reuse(Self.colored("#FF3B30", provenance("A", 0)), fresh: Self.colored("#000000", nil))
    let later = { (step: StepTrace) in
      var copy = step
      copy.index = 2
      return copy
    }
    var fresh = set.fresh
    set.main.steps.append(later(set.main.steps[1]))
    if let last = fresh?.steps[1] { fresh?.steps.append(later(last)) }
    set.fresh = fresh
    set.control = set.main
    #expect(LeakedAppearance.found(in: set)?.count == 1)
    set.control?.steps[2].checkpoint[0].elements[0].properties[1].value = "#00FF00"
    #expect(LeakedAppearance.found(in: set) == [])
  }

  @Test("two labels of one type with different colours are two lines of one root")
  func twoLabels() {
    let observed = [
      label("Gout", [Property("textColor", "red", provenance: provenance("A", 0))]),
      label("Foot", [Property("textColor", "red", provenance: provenance("A", 0))], path: "\(content)/UILabel[1]"),
    ]
    let expected = [
      label("Gout", [Property("textColor", "black")]),
      label("Foot", [Property("textColor", "black")], path: "\(content)/UILabel[1]"),
    ]
    let judgement = judge(Self.reuse(observed, fresh: expected), detectors: [LeakedAppearance.self])
    #expect(judgement.findings.map(\.count) == [2])
  }
}
