import CellTrace
import Testing

@testable import CellDetectors

@Suite("unstable-identity: an open menu whose row is replaced") struct ClosedMenuTests {
  private static let pair = UnstableIdentityTests.pair("Note(1, a)", "Note(1, b)", .sameID(changed: ["text"]))
  private static let replaced = TraceEvent.Kind.rowsReidentified(list: 0, generation: 2, rows: [pair], kept: 1)
  private static func closed(_ key: String = "Note(1, a)", chosen: String? = nil) -> TraceEvent.Kind {
    .menuClosed(item(key), chosen: chosen)
  }

  /// The menu of Milk's row is open; then the row gets another identifier.
  private static func found(_ events: [TraceEvent.Kind], by interaction: Interaction = .mutate("refresh")) -> [Finding]? {
    func rows(_ key: String, cell: Int) -> [Appearance] {
      [row(key, cell: cell, [label("Milk")]), row("Note(2, c)", at: 1, cell: 2, [label("Tea")])]
    }
    let opened = TraceEvent.Kind.menuOpened(item("Note(1, a)"), titles: ["Share"], generation: 1)
    return UnstableIdentity.found(
      in: RunSet(
        main: trace([
          step(0, "show the screen", rows("Note(1, a)", cell: 1)),
          step(1, "open the menu", by: .openMenu(.resolved(item("Note(1, a)"))), events: [opened], rows("Note(1, a)", cell: 1)),
          step(2, "refresh", by: interaction, events: events, rows("Note(1, b)", cell: 4)),
        ])))
  }

  @Test("a menu that closes after its row was replaced is a loss that was seen: an error")
  func lost() throws {
    let finding = try #require(Self.found([Self.replaced, Self.closed()])?.first)
    #expect(finding.severity == .error && finding.observed == "Note(1, b)")
    #expect(finding.evidence.last == "its menu was open before and is closed now")
    #expect(Self.found([Self.replaced, Self.closed()], by: .wait(1))?.map(\.severity) == [.error])
  }

  @Test(
    "a menu that stays open, that the app closed first, that a touch or a choice closed, or that was another row's is no loss")
  func silent() {
    #expect(Self.found([Self.replaced]) == [])
    #expect(Self.found([Self.closed(), Self.replaced]) == [], "the app closed it, and then changed the rows")
    #expect(Self.found([Self.replaced, Self.closed(chosen: "Share")]) == [])
    #expect(Self.found([Self.replaced, Self.closed()], by: .closeMenu) == [])
    #expect(Self.found([Self.replaced, Self.closed()], by: .chooseMenuItem(["Share"])) == [])
    #expect(Self.found([Self.replaced, Self.closed("Note(2, c)")]) == [])
  }

  @Test("so it is where all identifiers are made anew")
  func madeAnew() {
    func found(_ closes: Bool) -> [Finding]? {
      let pairs = [
        UnstableIdentityTests.pair("#1", "#3", .sameFields(but: "id")),
        UnstableIdentityTests.pair("#2", "#4", .sameFields(but: "id"), at: 1),
      ]
      let replaced = TraceEvent.Kind.rowsReidentified(list: 0, generation: 2, rows: pairs, kept: 0)
      return UnstableIdentity.found(
        in: RunSet(
          main: trace([
            step(0, "show the screen", UnstableIdentityTests.rows(["#1", "#2"], ["Milk", "Tea"])),
            step(
              1, "refresh", by: .mutate("refresh"), events: [replaced] + (closes ? [Self.closed("#2")] : []),
              UnstableIdentityTests.rows(["#3", "#4"], ["Milk", "Tea"], cell: 5)),
          ])))
    }
    #expect(found(true)?.map(\.severity) == [.error])
    #expect(found(false)?.map(\.severity) == [.warning])
  }
}
