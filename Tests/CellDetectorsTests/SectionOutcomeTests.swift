import CellTrace
import Testing

@testable import CellDetectors

@Suite("Rows that are looked up without their section, selections that come back, removals in flight") struct SectionOutcomeTests
{
  private static let halls = [["Vase", "Mask"], ["Urn", "Bust"]]

  private static var rows: [Appearance] {
    halls.enumerated().flatMap { section, names in
      names.enumerated().map { place, name in
        var result = row(name, at: place, cell: section * 10 + place, [label(name)])
        result.slot = Slot(section: section, item: place)
        return result
      }
    }
  }

  private static func tapped(_ name: String, says: String) -> StepTrace {
    step(
      1, "tap", by: .tap(.resolved(item(name))),
      events: [.alertShown(item(name), AlertContent(title: says, message: "", buttons: ["OK"], fields: []))], rows)
  }

  /// `turned`: what the same action says that is done to the named row.
  private static func set(says: String, neighbour: String, turned: String? = nil) -> RunSet {
    let main = [step(0, "show the screen", rows), tapped("Urn", says: says)]
    var set = RunSet(main: trace(main), control: trace(main))
    for _ in 0..<2 {
      for request in SectionOutcomeReference.requests(in: set) where set[request] == nil {
        let isTurned = request.script == [.tap(.resolved(item(says)))]
        set[request] = trace([
          step(0, "show the screen", rows),
          isTurned ? tapped(says, says: turned ?? says) : tapped("Bust", says: neighbour),
        ])
      }
    }
    return set
  }

  @Test("an alert names the row with the same number in another section, for one row as for the next")
  func found() throws {
    let set = Self.set(says: "Vase", neighbour: "Mask")
    let reference = try #require(try SectionOutcomeReference.all(in: set).first)
    let finding = StaleIndexAction.finding(reference, set.main)
    #expect(finding.summary == "the tap on \"Urn\" asks about \"Vase\"" && finding.severity == .error)
  }

  @Test("lines that belong together name each other; where the named row says something else of itself, it is a warning")
  func lines() throws {
    #expect(try SectionOutcomeReference.all(in: Self.set(says: "Vase", neighbour: "Mask", turned: "Urn")).isEmpty)
    let set = Self.set(says: "Vase", neighbour: "Mask", turned: "Vase, of clay")
    let reference = try #require(try SectionOutcomeReference.all(in: set).first)
    #expect(StaleIndexAction.finding(reference, set.main).severity == .warning)
  }

  @Test("an alert about its own row, or about another one for a reason of its own, says nothing")
  func silent() throws {
    #expect(try SectionOutcomeReference.all(in: Self.set(says: "Urn", neighbour: "Bust")).isEmpty)
    #expect(try SectionOutcomeReference.all(in: Self.set(says: "Vase", neighbour: "Bust")).isEmpty)
    #expect(try SectionOutcomeReference.all(in: Self.set(says: "Mask", neighbour: "Mask")).isEmpty)
  }

  // MARK: Selections that come back

  /// - Parameters:
  ///   - untapped: What the row has at last where nobody taps it.
  ///   - rebuilt: What it has in a cell made anew right after the tap.
  private static func returning(
    _ flags: CellFlags, _ then: CellFlags, by last: Interaction = .scrollToTop, untapped: CellFlags = [],
    rebuilt: CellFlags = .selected
  ) throws -> [SelectionThatReturns] {
    let tap = Interaction.tap(.resolved(item("A")))
    let main = [
      step(0, "show the screen", items: ["A", "B"], [row("A", [label("A")])]),
      step(1, "tap", by: tap, items: ["A", "B"], [row("A", flags: flags, [label("A")])]),
      step(2, "away", by: .scrollToEnd, items: ["A", "B"], [row("B", [label("B")])]),
      step(3, "back", by: last, items: ["A", "B"], [row("A", cell: 2, flags: then, [label("A")])]),
    ]
    var set = RunSet(main: trace(main), control: trace(main))
    for request in SelectionThatReturns.requests(in: set) {
      if request.script == [tap, .rebuildVisibleCells] {
        set[request] = trace([step(2, "anew", by: .rebuildVisibleCells, [row("A", cell: 3, flags: rebuilt, [label("A")])])])
        continue
      }
      #expect(request.purpose == "the run without step 1 (tap)" && request.script.count == 2)
      set[request] = trace([
        step(0, "back", by: last, items: ["A", "B"], [row("A", cell: 2, flags: untapped, [label("A")])])
      ])
    }
    return try SelectionThatReturns.all(in: set, Mask(set))
  }

  @Test("a row that did not look selected after its tap does when it is back")
  func returns() throws {
    let found = try #require(try Self.returning([], .selected).first)
    #expect(found.tap == 1 && found.step == 3)
  }

  @Test("a line with a cue is selected when it comes to the top, and in no cell before that")
  func cue() throws { #expect(try Self.returning([], .selected, rebuilt: []).isEmpty) }

  @Test("where selection follows from scrolling, a row is selected without the tap as well")
  func follows() throws { #expect(try Self.returning([], .selected, untapped: .selected).isEmpty) }

  @Test("a row that stays selected, one that stays as it is, and one that was touched again say nothing")
  func stays() throws {
    #expect(try Self.returning(.selected, .selected).isEmpty)
    #expect(try Self.returning([], []).isEmpty)
    #expect(try Self.returning([], .selected, by: .tap(.resolved(item("A")))).isEmpty)
  }

  // MARK: Removals in flight

  private static func removals(_ left: [String], released: Bool = true) throws -> [LateRemoval] {
    func steps(_ first: [String], _ second: [String], _ events: [TraceEvent.Kind]) -> [StepTrace] {
      func rows(_ names: [String]) -> [Appearance] { names.enumerated().map { row($1, at: $0, cell: $0 + 1, [label($1)]) } }
      return [
        step(0, "show the screen", rows(["A", "B", "C"])),
        step(1, "delete A", by: .tap(.resolved(item("A")), .showing("Delete")), rows(first)),
        step(2, "delete B", by: .tap(.resolved(item("B")), .showing("Delete")), events: events, rows(second)),
      ]
    }
    var configuration = RunConfiguration(policy: .lifo)
    configuration.completionOrder = .afterChange
    let late = Trace(
      screen: "Notes", configuration: configuration,
      steps: steps(["A", "B", "C"], left, released ? [.resultsReleased(item("A")), .resultsReleased(item("B"))] : []))
    let usual = trace(steps(["B", "C"], ["C"], []))
    var set = RunSet(main: late, controlled: usual)
    set[.control(of: set)] = usual
    return try LateRemoval.all(in: set)
  }

  @Test("the second of two removals hits the row behind its own where the first came between")
  func removesAnother() throws {
    let found = try #require(try Self.removals(["B"]).first)
    #expect(found.row.title == "B" && found.victim.title == "C")
  }

  @Test("both rows gone, one of them not yet, and results that nobody held back say nothing")
  func removesItsOwn() throws {
    #expect(try Self.removals(["C"]).isEmpty)
    #expect(try Self.removals(["B", "C"]).isEmpty)
    #expect(try Self.removals(["B"], released: false).isEmpty)
  }
}
