import CellTrace
import Testing

@testable import CellDetectors

@Suite("stuck-interaction-state") struct StuckInteractionStateTests {
  static func faded(_ alpha: String, _ flags: CellFlags = [], by: WriteProvenance? = nil, state: [StateCell] = []) -> [Appearance]
  {
    [row("A", flags: flags, state: state, [label("Asthma", [Property("alpha", alpha, provenance: by)])])]
  }

  /// Highlight on, then off; the label's alpha afterwards is `after`, and a rebuilt cell shows `rebuilt`.
  static func sweep(
    after: String = "0.5", by: WriteProvenance? = provenance("A", 1, .highlighted), rebuilt: String = "1", state: [StateCell] = []
  ) -> RunSet {
    let steps = [
      step(0, "show the screen", faded("1")),
      step(
        1, "state highlighted on in all visible cells", by: .setState(nil, .highlighted, true),
        faded("0.5", .highlighted, by: provenance("A", 1, .highlighted))),
      step(
        2, "state highlighted off in all visible cells", by: .setState(nil, .highlighted, false),
        faded(after, by: by, state: state)),
    ]
    return runs(main: steps, rebuilt: [faded("1"), faded("1"), faded(rebuilt)])
  }

  @Test("the look of a highlight remains after it ended")
  func remains() {
    #expect(
      StuckInteractionState.found(in: Self.sweep()) == [
        Finding(
          detector: "stuck-interaction-state", severity: .error,
          summary: "UILabel.alpha of \"Asthma\" keeps the look of a state that has ended (highlighted)", item: item("A"),
          itemTitle: "Asthma", cellType: "App.NoteCell", cell: CellID(1), property: "UILabel.alpha", observed: "0.5",
          expected: "1", originStep: 1, seenStep: 2,
          seen: "\"Asthma\" has UILabel.alpha \"0.5\"; in a rebuilt cell it has \"1\"", element: "\(content)/UILabel",
          evidence: [
            "the cell's state went from normal through highlighted back to normal",
            "UILabel.alpha was last written for \"Asthma\" in step 1 (state highlighted on in all visible cells)",
          ], shape: ["remains", "highlighted"])
      ])
  }

  @Test("what a change of the data wrote while the row was selected is not the state's look")
  func changeOfData() {
    func set(_ interaction: Interaction) -> RunSet {
      let by = provenance("A", 2, .selected)
      let steps = [
        step(0, "show the screen", Self.faded("1")), step(1, "select", by: .wait(0), Self.faded("1", .selected)),
        step(2, "change", by: interaction, Self.faded("0.5", .selected, by: by)),
        step(3, "deselect", by: .wait(0), Self.faded("0.5", by: by)),
      ]
      return runs(main: steps, rebuilt: [Self.faded("1"), Self.faded("1"), Self.faded("1"), Self.faded("1")])
    }
    func remaining(_ interaction: Interaction) -> [[String]]? {
      StuckInteractionState.found(in: set(interaction))?.map(\.shape).filter { $0.first == "remains" }
    }
    #expect(remaining(.mutate("the first is pushed")) == [])
    #expect(remaining(.wait(1)) == [["remains", "selected"]])
  }

  @Test("a look that goes away with the state is correct")
  func goesAway() { #expect(StuckInteractionState.found(in: Self.sweep(after: "1")) == []) }

  @Test("a change of the model shows in a rebuilt cell too")
  func modelChange() { #expect(StuckInteractionState.found(in: Self.sweep(rebuilt: "0.5")) == []) }

  @Test("a clock that went on during the touch shows in a cell made anew at the step's end: it is not the state's look")
  func clock() {
    var set = Self.sweep()
    set.rebuild(2, Self.faded("1"), atEnd: Self.faded("0.5"))
    #expect(StuckInteractionState.found(in: set) == [])
  }

  @Test("a value written in the normal state is not the state's look")
  func normalWrite() { #expect(StuckInteractionState.found(in: Self.sweep(by: provenance("A", 2))) == []) }

  @Test("a value that another item left behind is not the state's look")
  func otherItem() { #expect(StuckInteractionState.found(in: Self.sweep(by: provenance("B", 1, .highlighted))) == []) }

  @Test("a change of state that the hosted view owns is not a stuck look")
  func viewState() {
    let own = state("isExpanded", "true", birth: provenance("A", 0), write: provenance("A", 1, .highlighted))
    #expect(StuckInteractionState.found(in: Self.sweep(state: [own])) == [])
  }

  @Test("a touch that highlights and ends within one step is seen too")
  func withinOneStep() {
    let steps = [
      step(0, "show the screen", Self.faded("1")),
      step(
        1, "tap \"Asthma\"", by: .tap(.resolved(item("A")), nil),
        Self.faded("0.5", by: provenance("A", 1, [.highlighted, .selected]))),
    ]
    let set = runs(main: steps, rebuilt: [Self.faded("1"), Self.faded("1")])
    #expect(StuckInteractionState.found(in: set)?.map(\.shape) == [["remains", "highlighted", "selected"]])
  }

  @Test("selected now and selected then is the same state: its own look is not stuck")
  func sameState() {
    let steps = [
      step(0, Self.faded("1", .selected)),
      step(1, Self.faded("0.5", .selected, by: provenance("A", 1, .selected))),
    ]
    let set = runs(main: steps, rebuilt: [Self.faded("1", .selected), Self.faded("1", .selected)])
    #expect(StuckInteractionState.found(in: set) == [])
  }

  @Test("a label hidden during a highlight and never shown again")
  func hidden() {
    func rows(_ hidden: Bool, _ flags: CellFlags = []) -> [Appearance] {
      let by = [Evidence(path: "\(content)/DetailLabel", property: "isHidden", provenance: provenance("A", 1, .highlighted))]
      let detail = label("detail", path: "\(content)/DetailLabel")
      return [row("A", flags: flags, evidence: hidden ? by : [], [label("Asthma")] + (hidden ? [] : [detail]))]
    }
    let steps = [step(0, rows(false)), step(1, rows(true, .highlighted)), step(2, rows(true))]
    let set = runs(main: steps, rebuilt: [rows(false), rows(false), rows(false)])
    #expect(
      StuckInteractionState.found(in: set)?.map(\.seen) == [
        "\"Asthma\" is missing text \"detail\" (DetailLabel); a rebuilt cell shows it"
      ])
  }

  @Test("a look that does not follow the state: the handler used what it had captured")
  func missed() {
    let set = runs(
      main: [step(0, Self.faded("1")), step(1, "select", Self.faded("1", .selected))],
      rebuilt: [Self.faded("1"), Self.faded("0.5", .selected)])
    #expect(
      StuckInteractionState.found(in: set)?.map(\.summary) == [
        "UILabel.alpha of \"Asthma\" did not follow the cell's state from normal to selected"
      ])
  }

  @Test("what only a row made anew shows does not follow the state in the row that has put it away")
  func putAway() {
    func rows(_ trait: String?, hasButton: Bool = true, flags: CellFlags = []) -> [Appearance] {
      let button = Element(
        path: "\(content)/Button", role: .button, frame: TraceRect(x: 0, y: 0, width: 40, height: 20),
        properties: trait.map { [Property("accessibilityAddTraits", $0)] } ?? [])
      var result = row("A", [label("Order")] + (hasButton ? [button] : []))
      result.flags = flags
      return [result]
    }
    func set(hasButton: Bool) -> RunSet {
      let steps = [
        step(0, "show the screen", rows(nil, hasButton: hasButton)),
        step(
          1, "long-press \"Order\"", by: .longPress(.resolved(item("A")), nil), rows(nil, hasButton: hasButton, flags: .selected)),
      ]
      return runs(main: steps, rebuilt: [rows(nil), rows("isSelected", flags: .selected)])
    }
    #expect(StuckInteractionState.found(in: set(hasButton: false)) == [])
    #expect(StuckInteractionState.found(in: set(hasButton: true))?.map(\.shape) == [["missed", "selected"]])
  }
}
