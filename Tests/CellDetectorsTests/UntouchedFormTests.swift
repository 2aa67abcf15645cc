import CellTrace
import Testing

@testable import CellDetectors

@Suite("a form that was given up as it was, and the one of the next row") struct UntouchedFormTests {
  private static func open(_ key: String) -> Interaction { .tap(.resolved(item(key)), .path("edit")) }
  private static let cancel = Interaction.tap(.showing("Cancel"), nil)
  private static let save = Interaction.tap(.showing("Save"), nil)

  private static func rows(_ texts: [String]) -> [Appearance] {
    texts.enumerated().map { place, text in row(["A", "B"][place], at: place, cell: place + 1, [label(text)]) }
  }

  private static func form(_ texts: [String]) -> TraceEvent.Kind {
    .screenShown(ShownScreen(type: "Form", texts: ["Crew"] + texts))
  }

  /// The form of A is opened and given up, and that of B is saved; `without` the first form, and where it is `pulledDown`.
  private static func steps(_ after: [String], closing: Interaction, says texts: [String]) -> [StepTrace] {
    let crew = rows(["Agnes", "Bruno"])
    return [
      step(0, "show the screen", crew), step(1, "tap \"Edit\" in \"Agnes\"", by: open("A"), events: [form(["Agnes"])], crew),
      step(2, "tap \"Cancel\"", by: closing, crew),
      step(3, "tap \"Edit\" in \"Bruno\"", by: open("B"), events: [form(texts)], crew),
      step(4, "tap \"Save\"", by: save, rows(after)),
    ]
  }

  private static func set(
    _ after: [String] = ["Agnes", "Agnes"], closing: Interaction = cancel, says texts: [String] = ["Agnes"],
    without: [String] = ["Agnes", "Bruno"], usually usual: [String] = ["Bruno"], pulledDown: [String] = ["Agnes", "Agnes"]
  ) -> RunSet {
    let main = steps(after, closing: closing, says: texts)
    var set = RunSet(main: trace(main), control: trace(main))
    for request in UntouchedFormReference.requests(in: set) {
      if request.script == [open("B"), save] {
        let crew = rows(["Agnes", "Bruno"])
        set[request] = trace([
          step(0, "", crew), step(1, "", by: open("B"), events: [form(usual)], crew), step(2, "", by: save, rows(without)),
        ])
      } else {
        #expect(request.script == [open("A"), .pullDownSheet, open("B"), save])
        set[request] = trace(steps(pulledDown, closing: .pullDownSheet, says: texts))
      }
    }
    return set
  }

  @Test("what the first row has is on the second one's form in place of its own, and is saved there")
  func found() throws {
    let found = try #require(StaleIndexAction.found(in: Self.set()))
    #expect(
      found.map(\.summary) == [
        "tap \"Save\" gives \"Bruno\" what \"Agnes\" has, whose form was opened before and given up as it was"
      ])
    #expect(found.map(\.observed) == ["Agnes"] && found.map(\.expected) == ["Bruno"] && found.map(\.severity) == [.error])
    #expect(
      found.map(\.evidence) == [
        [
          "nothing was filled in on the form of \"Agnes\", which was given up in step 2 (tap \"Cancel\"); what it showed is still on the form of step 3 (tap \"Edit\" in \"Bruno\")"
        ]
      ])
    #expect(StaleIndexAction.found(in: Self.set(closing: .pullDownSheet))?.count == 1)
    #expect(ReferenceSuspicions.names(in: Self.set().main) == ["form left as it was"])
  }

  @Test("what a button takes along, what comes without the first form, and what stands beside the row's own is right")
  func silent() {
    #expect(StaleIndexAction.found(in: Self.set(pulledDown: ["Agnes", "Bruno"])) == [])
    #expect(StaleIndexAction.found(in: Self.set(without: ["Agnes", "Agnes"])) == [])
    #expect(StaleIndexAction.found(in: Self.set(says: ["Bruno", "Copy from Agnes"])) == [])
    #expect(StaleIndexAction.found(in: Self.set(says: ["Agnes", "Bruno"], usually: ["Agnes", "Bruno"])) == [])
  }

  @Test("no run is made where the second form did not say it, or gave its row something else")
  func unsuspected() {
    #expect(UntouchedFormReference.requests(in: Self.set(says: ["Bruno"])).isEmpty)
    #expect(UntouchedFormReference.requests(in: Self.set(["Agnes", "Berta"])).isEmpty)
    #expect(UntouchedFormReference.requests(in: Self.set(["Agnes", "Bruno"])).isEmpty)
  }
}
