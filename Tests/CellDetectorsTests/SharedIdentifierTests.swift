import CellTrace
import Testing

@testable import CellDetectors

@Suite("an action on one of two rows with one identifier") struct SharedIdentifierTests {
  /// Two rows "Ave" with one identifier and another one; each says how many copies there are.
  private static func shown(_ copies: [String], _ keys: [String], _ titles: [String]) -> [Appearance] {
    copies.indices.map { place in
      row(
        keys[place], at: place, cell: place + 1,
        [label(titles[place]), label(copies[place], path: "\(content)/UILabel[1]")])
    }
  }

  /// The second "Ave" is tapped, and then the rows show `after`.
  private static func set(
    _ after: [String], before: [String] = ["32 copies", "14 copies", "3 copies"],
    keys: [String] = ["ave", "ave~2", "laudi"], titles: [String] = ["Ave", "Ave", "Laudi"]
  ) -> RunSet {
    let steps = [
      step(0, "show the screen", shown(before, keys, titles)),
      step(1, "tap \"Lend\"", by: .tap(.resolved(item(keys[1])), .path("UIButton")), shown(after, keys, titles)),
    ]
    return runs(main: steps, rebuilt: steps.map(\.checkpoint))
  }

  @Test("the first row with the identifier changes, and the one that was used does not")
  func found() throws {
    let set = Self.set(["31 copies", "14 copies", "3 copies"])
    #expect(ReferenceSuspicions.names(in: set.main).contains("shared identifier"))
    let found = try SharedIdentifierAction.all(in: set).map { $0.finding(in: set.main) }
    #expect(
      found.map(\.summary) == [
        "step 1 (tap \"Lend\") changes another row with the identifier \"ave\", and not the \"Ave\" that was used"
      ])
    #expect(
      found.map(\.seen) == [
        "the other \"Ave\" shows \"31 copies\" in place of \"32 copies\", and the one that was used is as before"
      ])
    #expect(
      found.map(\.evidence) == [
        ["\"Ave\" was used at 0-1, and the row at 0-0 changed; they show different values and have one identifier"]
      ])
    #expect(found.map(\.severity) == [.error])
  }

  @Test("what changes in both rows, or in the one that was used, is right")
  func both() throws {
    #expect(try SharedIdentifierAction.all(in: Self.set(["31 copies", "13 copies", "3 copies"])).isEmpty)
    #expect(try SharedIdentifierAction.all(in: Self.set(["32 copies", "13 copies", "3 copies"])).isEmpty)
  }

  @Test("one thing that is shown twice shows one value before or after")
  func shownTwice() throws {
    let before = ["14 copies", "14 copies", "3 copies"]
    #expect(try SharedIdentifierAction.all(in: Self.set(["13 copies", "14 copies", "3 copies"], before: before)).isEmpty)
    #expect(try SharedIdentifierAction.all(in: Self.set(["14 copies", "14 copies", "3 copies"])).isEmpty)
  }

  @Test("what changes a third row as well goes by something else")
  func third() throws { #expect(try SharedIdentifierAction.all(in: Self.set(["31 copies", "14 copies", "2 copies"])).isEmpty) }

  @Test("rows with other titles, or other identifiers, are others")
  func others() throws {
    let after = ["31 copies", "14 copies", "3 copies"]
    #expect(try SharedIdentifierAction.all(in: Self.set(after, titles: ["Ave", "Salve", "Laudi"])).isEmpty)
    #expect(try SharedIdentifierAction.all(in: Self.set(after, keys: ["ave", "ave 2", "laudi"])).isEmpty)
    #expect(try SharedIdentifierAction.all(in: Self.set(after, keys: ["#1", "#1~2", "#3"])).isEmpty)
  }
}
