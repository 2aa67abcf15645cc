import CellTrace
import Testing

@testable import CellDetectors

@Suite("a choice in a menu that the live cell kept") struct KeptMenuTests {
  private static let open = Interaction.openMenu(.resolved(item("B")), .path("\(content)/UIButton"))
  private static let choose = Interaction.chooseMenuItem(["Invite"])

  private static func rows(_ state: String) -> [Appearance] {
    [row("B", [label("Neighbour B"), label(state, path: "\(content)/UILabel[1]")])]
  }

  /// The same is chosen twice for B; what it shows after each, and after the second in a cell made anew.
  private static func set(_ states: [String], anew: [String]) -> RunSet {
    let steps = [
      step(0, "show the screen", rows(states[0])), step(1, "open", by: open, rows(states[0])),
      step(2, "choose \"Invite\"", by: choose, rows(states[1])), step(3, "open", by: open, rows(states[1])),
      step(4, "choose \"Invite\"", by: choose, rows(states[2])),
    ]
    var set = RunSet(main: trace(steps), control: trace(steps))
    for request in KeptMenuReference.requests(in: set) {
      #expect(request.script == [open, choose, .rebuildVisibleCells, open, choose])
      set[request] = trace([
        step(0, "", rows(states[0])), step(1, "", by: open, rows(states[0])), step(2, "", by: choose, rows(states[1])),
        step(3, "", by: .rebuildVisibleCells, rows(anew[0])), step(4, "", by: open, rows(anew[0])),
        step(5, "", by: choose, rows(anew[1])),
      ])
    }
    return set
  }

  @Test("the second choice does nothing, and in a cell made anew it does")
  func found() throws {
    let set = Self.set(["no", "yes", "yes"], anew: ["yes", "no"])
    let finding = StaleIndexAction.finding(try #require(KeptMenuReference.all(in: set).first), set.main)
    #expect(finding.summary.hasSuffix(" on \"Neighbour B\" does nothing the second time, and in cells made anew it does"))
    #expect(finding.observed == "nothing" && finding.expected == "changed \"Neighbour B\"")
    #expect(
      finding.seen
        == "\"Neighbour B\" stays as it was, and so does everything else; where its cell is made anew before the menu opens, it changes"
    )
    #expect(
      finding.evidence == [
        "step 2 (choose \"Invite\") chose the same and changed \"Neighbour B\"; the menu that the live cell keeps was made before that"
      ])
    #expect(ReferenceSuspicions.names(in: set.main).contains("chosen in a kept menu"))
  }

  @Test("what does nothing in a new cell either, and a cell that shows something else when made anew, is not this")
  func silent() throws {
    for anew in [["yes", "yes"], ["no", "yes"]] {
      #expect(try KeptMenuReference.all(in: Self.set(["no", "yes", "yes"], anew: anew)).isEmpty)
    }
  }

  @Test("no run is made where either choice changed the row, or neither did")
  func unsuspected() {
    for states in [["no", "yes", "no"], ["no", "no", "no"], ["no", "no", "yes"]] {
      #expect(KeptMenuReference.requests(in: Self.set(states, anew: ["yes", "no"])).isEmpty)
    }
  }
}
