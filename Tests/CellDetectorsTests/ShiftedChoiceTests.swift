import CellTrace
import Testing

@testable import CellDetectors

@Suite("a choice that turns into another entry") struct ShiftedChoiceTests {
  private static let open = Interaction.openMenu(.resolved(item("A")), nil)
  private static let choose = Interaction.chooseMenuItem(["Frida"])

  private static func rows(_ name: String) -> [Appearance] {
    [row("A", [label("Monday"), label(name, path: "\(content)/UILabel[1]")])]
  }

  /// Frida is chosen for Monday, and somebody joins.
  private static func set(_ after: String = "Emil", other: String = "Frida", now: [String] = ["Anna", "Emil", "Frida"]) -> RunSet
  {
    func menu(_ titles: [String]) -> TraceEvent.Kind { .menuOpened(item("A"), titles: titles, generation: 1) }
    let steps = [
      step(0, "show the screen", rows("nobody")),
      step(1, "open the menu", by: open, events: [menu(["Emil", "Frida"])], rows("nobody")),
      step(2, "choose \"Frida\"", by: choose, rows("Frida")), step(3, "data: join", by: .mutate("join"), rows(after)),
    ]
    var set = RunSet(main: trace(steps), control: trace(steps))
    for request in ShiftedChoiceReference.requests(in: set) {
      #expect(request.script == [.mutate("join"), open, choose])
      set[request] = trace([
        step(0, "", rows("nobody")), step(1, "", by: .mutate("join"), rows("nobody")),
        step(2, "", by: open, events: [menu(now)], rows("nobody")), step(3, "", by: choose, rows(other)),
      ])
    }
    return set
  }

  @Test("it was kept as a position")
  func found() throws {
    let found = try ShiftedChoiceReference.all(in: Self.set())
    let finding = StaleIndexState.finding(try #require(found.first), Self.set().main)
    #expect(finding.summary == "\"Frida\", which was chosen for \"Monday\", turned into \"Emil\"")
    #expect(
      finding.seen
        == "since step 3 (data: join) \"Monday\" says \"Emil\", another entry of the menu from which \"Frida\" was chosen")
    #expect(
      finding.evidence == [
        "chosen after step 3 (data: join) it stays: what is kept is the position that it had among the entries"
      ])
    #expect(ReferenceSuspicions.names(in: Self.set().main).contains("chosen by position"))
  }

  @Test("where the menu has the same entries in another order, their names may go round: no error")
  func turned() throws {
    let set = Self.set(now: ["Frida", "Emil"])
    let finding = StaleIndexState.finding(try #require(try ShiftedChoiceReference.all(in: set).first), set.main)
    #expect(finding.severity == .warning && finding.evidence.count == 2)
    let joined = StaleIndexState.finding(try #require(try ShiftedChoiceReference.all(in: Self.set()).first), set.main)
    #expect(joined.severity == .error)
  }

  @Test(
    "what says something else in both orders, what stays, what turns into no entry, and a menu that stays as it was, are not this"
  )
  func silent() throws {
    for set in [Self.set(now: ["Emil", "Frida"]), Self.set(other: "Emil"), Self.set("Frida"), Self.set("done")] {
      #expect(try ShiftedChoiceReference.all(in: set).isEmpty)
    }
  }
}
