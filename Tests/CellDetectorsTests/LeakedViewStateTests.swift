import CellTrace
import Testing

@testable import CellDetectors

@Suite("leaked-view-state") struct LeakedViewStateTests {
  static let place = SourcePlace(fileID: "App/NoteRow.swift", line: 9)

  /// A is expanded, then its cell is handed to H.
  static func leak(
    birth: WriteProvenance = provenance("A", 0), write: WriteProvenance? = provenance("A", 1), shown: String = "Less",
    value: String = "true"
  ) -> RunSet {
    let origin = state("isExpanded", "false", birth: provenance("A", 0), place: place)
    let opened = step(0, "show the screen", [row("A", state: [origin], [label("Asthma")])])
    let tapped = step(
      1, "tap \"More\" in \"Asthma\"",
      [row("A", state: [state("isExpanded", "true", birth: provenance("A", 0), write: provenance("A", 1))], [label("Asthma")])])
    let leaked = state("isExpanded", value, birth: birth, write: write, place: place)
    let clean = state("isExpanded", "false", birth: provenance("H", 2), place: place)
    let button = "\(content)/NoteRow/Button"
    return runs(
      main: [
        opened, tapped,
        step(2, "scroll to \"Gout\"", [row("H", reuse: 1, state: [leaked], [label("Gout"), label(shown, path: button)])]),
      ],
      fresh: [
        opened, tapped,
        step(
          2, "scroll to \"Gout\"", [row("H", cell: 2, reuse: 1, state: [clean], [label("Gout"), label("More", path: button)])]),
      ])
  }

  @Test("B1, RU-02: state written for A and shown for H is one finding with both sides")
  func leaks() throws {
    let findings = try #require(LeakedViewState.found(in: Self.leak()))
    #expect(
      findings == [
        Finding(
          detector: "leaked-view-state", severity: .error,
          summary: "state 'isExpanded' of NoteRow, written for \"Asthma\", is shown for \"Gout\"", item: item("H"),
          itemTitle: "Gout", sourceItem: item("A"), sourceItemTitle: "Asthma", cellType: "App.NoteCell", cell: CellID(1),
          property: "NoteRow.isExpanded", observed: "true", expected: "false", originStep: 1, originPlace: Self.place,
          seenStep: 2, seen: "\"Gout\" has Button.text \"Less\"; in a fresh cell it has \"More\"",
          element: "\(content)/NoteRow/Button", reuse: 1, blame: .unchecked,
          evidence: [
            "'isExpanded' became \"true\" for \"Asthma\" in step 1 (tap \"More\" in \"Asthma\")",
            "in a fresh cell 'isExpanded' is \"false\"",
          ])
      ])
  }

  @Test("a value that was made for A and never written counts as A's")
  func birthCarries() throws {
    let finding = try #require(LeakedViewState.found(in: Self.leak(write: nil))?.first)
    #expect(finding.originStep == 0)
    #expect(finding.sourceItem == item("A"))
  }

  /// H as it shows with a state's value in a new cell.
  private static func made(_ value: String, shown: String) -> [Appearance] {
    let new = state("isExpanded", value, birth: provenance("H", 2), place: place)
    return [row("H", state: [new], [label("Gout"), label(shown, path: "\(content)/NoteRow/Button")])]
  }

  @Test("what is drawn for each new cell is nobody's; what is the same in each was somebody's")
  func drawn() throws {
    var set = Self.leak(write: nil)
    #expect(LeakedViewState.references(set).contains(.redrawn(of: set, after: 2)))
    set.redraw([Self.made("false", shown: "More"), Self.made("true", shown: "Less")], after: 2)
    #expect(LeakedViewState.found(in: set) == [])
    set.redraw([Self.made("false", shown: "More"), Self.made("false", shown: "More")], after: 2)
    #expect(LeakedViewState.found(in: set)?.count == 1)
    let silent = Self.leak(shown: "More")
    #expect(!LeakedViewState.references(silent).contains(.redrawn(of: silent, after: 2)))
  }

  @Test("an object that keeps something of A, in a cell that shows H wrongly elsewhere, is not the cause")
  func shownElsewhere() {
    let kept = state("model", "NoteModel(id: 1)", birth: provenance("A", 0))
    let own = state("model", "NoteModel(id: 2)", birth: provenance("H", 1))
    let badge = dot("NoteCell/UIView/Badge", added: provenance("A", 0))
    let set = runs(
      main: [
        step(0, [row("A", state: [kept], [label("Asthma"), badge])]),
        step(1, [row("H", reuse: 1, state: [kept], [label("Gout"), badge])]),
      ],
      fresh: [
        step(0, [row("A", state: [kept], [label("Asthma"), badge])]),
        step(1, [row("H", cell: 2, reuse: 1, state: [own], [label("Gout")])]),
      ])
    #expect(LeakedViewState.found(in: set) == [])
    #expect(LeakedAppearance.found(in: set)?.map(\.property) == ["Badge"])
  }

  @Test("state that nobody can see stays silent")
  func invisible() { #expect(LeakedViewState.found(in: Self.leak(shown: "More")) == []) }

  @Test("state last written for the item that is shown stays silent: that is another class of bug")
  func ownState() { #expect(LeakedViewState.found(in: Self.leak(write: provenance("H", 2))) == []) }

  @Test("state hoisted into the model differs nowhere between the runs")
  func hoisted() { #expect(LeakedViewState.found(in: Self.leak(shown: "Less", value: "false")) == []) }

  @Test("RU-08: a root .id makes new state for each item, of its own")
  func rootID() { #expect(LeakedViewState.found(in: Self.leak(birth: provenance("H", 2), write: nil)) == []) }

  @Test("state written while the cell was constructed belongs to no item")
  func construction() { #expect(LeakedViewState.found(in: Self.leak(birth: provenance(nil, 0), write: nil)) == []) }

  @Test("an unsettled item is not compared")
  func unsettled() {
    var set = Self.leak()
    set.main.steps[2].checkpoint[0].isUnsettled = true
    set.control = set.main
    #expect(LeakedViewState.found(in: set) == [])
  }

  @Test("the same leak at two steps is one finding; on two items it is one root seen twice")
  func merges() throws {
    var set = Self.leak()
    let again = { (step: StepTrace) in
      var copy = step
      copy.index = 3
      var other = step.checkpoint[0]
      other.item = item("J")
      other.elements[0].properties[0].value = "Jaundice"
      copy.checkpoint.append(other)
      copy.items = copy.checkpoint.map(\.item)
      return copy
    }
    var fresh = try #require(set.fresh)
    fresh.steps.append(again(fresh.steps[2]))
    set.main.steps.append(again(set.main.steps[2]))
    set.fresh = fresh
    set.control = set.main
    let judgement = judge(set, detectors: [LeakedViewState.self])
    #expect(judgement.findings.map(\.count) == [2])
    #expect(judgement.findings.first?.seenStep == 2)
    #expect(judgement.findings.first?.evidence.last == "also seen on \"Jaundice\"")
  }

  @Test("without a run with fresh cells it says so")
  func noFresh() {
    var set = Self.leak()
    set.fresh = nil
    #expect(LeakedViewState.reason(in: set) == "the run with fresh cells was not made")
  }

  @Test("without a control run it says so")
  func noControl() {
    var set = Self.leak()
    set.control = nil
    #expect(LeakedViewState.reason(in: set) == "the control run was not made")
  }

  @Test("a fresh run that was cut short is inconclusive when nothing was found, and a finding otherwise")
  func cutShort() {
    var silent = Self.leak(shown: "More")
    silent.fresh?.end = .stepFailed(step: 2, reason: "no item shows \"Less\"")
    #expect(
      LeakedViewState.reason(in: silent)
        == "the run with fresh cells ended in step 2 (scroll to \"Gout\"): no item shows \"Less\"")
    var leaking = Self.leak()
    leaking.fresh?.end = .stepFailed(step: 3, reason: "no item shows \"Less\"")
    #expect(LeakedViewState.found(in: leaking)?.count == 1)
  }
}
