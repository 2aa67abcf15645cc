import CellTrace
import Testing

@testable import CellDetectors

@Suite("crash, invalid-update and nondeterminism") struct EndedRunTests {
  static let steps = [
    step(0, "show the screen", [row("A", [label("Asthma")])]),
    step(
      1, "tap the action \"Delete\" of \"Asthma\"", by: .tapAction("Delete"),
      events: [.actionFired(item("A"), title: "Delete", origin: nil, offered: 1, generation: 1)], []),
  ]

  static func ended(_ end: RunEnd) -> RunSet { RunSet(main: trace(steps, end: end), control: trace(steps, end: end)) }

  @Test("a trap is a finding with its step, its message and its place")
  func crash() {
    let report = "App/Rows.swift:41: Fatal error: Index out of range\n"
    #expect(
      Crash.found(in: Self.ended(.trapped(step: 1, signal: 4, report: report))) == [
        Finding(
          detector: "crash", severity: .error,
          summary:
            "the app crashed in step 1 (tap the action \"Delete\" of \"Asthma\"): Fatal error: Index out of range",
          item: item("A"), itemTitle: "Asthma", cellType: "App.NoteCell", property: "trap",
          observed: "Fatal error: Index out of range", expected: "nothing", originStep: 1,
          originPlace: SourcePlace(fileID: "App/Rows.swift", line: 41), seenStep: 1, seen: "Fatal error: Index out of range",
          evidence: ["the process ended with signal 4"], shape: ["tapAction", "App/Rows.swift"])
      ])
  }

  @Test(
    "the message and the place of a trap in every form the process prints",
    arguments: [
      ("App/Rows.swift:41: Fatal error: Index out of range", "Fatal error: Index out of range", "App/Rows.swift:41"),
      ("Fatal error: Index out of range: file App/Rows.swift, line 41", "Fatal error: Index out of range", "App/Rows.swift:41"),
      ("noise\nApp/R.swift:7: Precondition failed: empty", "Precondition failed: empty", "App/R.swift:7"),
      ("Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range", "Fatal error: Index out of range", nil),
      (
        "_Concurrency/CheckedContinuation.swift:193: Fatal error: SWIFT TASK CONTINUATION MISUSE: load() tried to resume",
        "Fatal error: SWIFT TASK CONTINUATION MISUSE: load() tried to resume", nil
      ),
      ("Fatal error: Unexpectedly found nil", "Fatal error: Unexpectedly found nil", nil),
      ("stack overflow", "stack overflow", nil),
      ("", "the process said nothing", nil),
    ] as [(String, String, String?)])
  func reports(text: String, cause: String, place: String?) {
    let report = TrapReport(text)
    #expect(report.cause == cause)
    #expect(report.place?.description == place)
  }

  @Test("a trap in a reference run only is a crash too, and says where")
  func crashInFresh() {
    var set = Self.ended(.finished)
    set.fresh = trace(Self.steps, end: .trapped(step: 1, signal: 11, report: ""))
    #expect(Crash.found(in: set)?.first?.evidence.first == "only the run with fresh cells crashed; the main run did not")
  }

  @Test("a run that finished has neither")
  func finished() {
    #expect(Crash.found(in: Self.ended(.finished)) == [])
    #expect(InvalidUpdate.found(in: Self.ended(.finished)) == [])
  }

  @Test("a step that can't be performed is no crash, and no detector was evaluated")
  func stepFailed() {
    let judgement = judge(Self.ended(.stepFailed(step: 2, reason: "no item shows \"Gout\"")), detectors: [Crash.self])
    #expect(judgement.findings.isEmpty && judgement.evaluated.isEmpty)
    #expect(
      judgement.inconclusive == [
        .init(detector: "crash", reason: "the main run ended in step 2: no item shows \"Gout\"")
      ])
  }

  @Test("a run that stopped at something that is not there is inconclusive for every detector")
  func inconclusive() {
    var set = Self.ended(.inconclusive(step: 1, reason: "UIMenu is not implemented"))
    set.fresh = set.main
    set.rebuild(0, [])
    let judgement = judge(set)
    #expect(judgement.evaluated.isEmpty)
    #expect(judgement.inconclusive.count == DetectorCatalog.all.count)
  }

  @Test("UIKit's exception is a finding with its text and row")
  func exception() {
    let found = InvalidUpdate.found(in: Self.ended(.exception(step: 1, ledgerID: "DIF-07", text: "duplicate identifiers")))
    #expect(
      found?.map(\.summary) == [
        "UIKit stopped the app in step 1 (tap the action \"Delete\" of \"Asthma\"): duplicate identifiers"
      ])
    #expect(found?.map(\.evidence) == [["behaviour DIF-07 of the UIKit ledger"]])
    #expect(found?.map(\.shape) == [["DIF-07", "tapAction"]])
  }

  @Test(
    "DIF-X01 identifiers that are not unique are a warning where an answer was made up, and all else is an error",
    arguments: [true, false])
  func madeUp(isMadeUp: Bool) {
    func found(_ row: String) -> [Finding]? {
      var set = Self.ended(.exception(step: 1, ledgerID: row, text: "stopped"))
      if isMadeUp { set.main.madeUpAnswer = "https://ferries.example/all" }
      return InvalidUpdate.found(in: set)
    }
    let madeUp = "the answer to https://ferries.example/all is made up, and no server may ever answer so: so it is a warning"
    #expect(found("DIF-X01")?.map(\.severity) == [isMadeUp ? .warning : .error])
    #expect(found("DIF-X01")?.first?.evidence.contains(madeUp) == isMadeUp)
    #expect(found("DIF-X02")?.map(\.severity) == [.error])
  }

  /// Who compares runs, and so does not look at what differs between two that must be equal.
  private static let comparing = [
    "leaked-view-state", "leaked-appearance", "handler-outlives-item", "added-at-configuration", "late-async-result",
    "stale-index-action", "stale-index-access", "stale-index-state", "stale-content", "stuck-interaction-state", "stale-size",
    "size-depends-on-history", "lost-view-state", "unbalanced-lifecycle", "accessibility-history",
  ]

  @Test("who was masked is named, and what to do, word for word")
  func maskedDetectors() {
    #expect(
      FindingText.masked(by: ["stale-size", "stale-content"]) == """
        what differs is not compared by other detectors (stale-size, stale-content): make it the same in every run, and it is judged, too
        """)
    #expect(
      FindingText.maskedFrom(step: "step 2 (wait 1 s)", by: ["stale-size"]) == """
        nothing is compared from step 2 (wait 1 s) on by other detectors (stale-size): make rows and calls the same in every run, and \
        these steps are judged, too
        """)
  }

  @Test("a text that depends on hash order is a warning, and says what it masks")
  func nondeterministicText() {
    var set = RunSet(main: trace([step(0, "show the screen", [row("A", [label("a, b")])])]))
    set.control = trace([step(0, "show the screen", [row("A", [label("b, a")])])])
    #expect(
      Nondeterminism.found(in: set) == [
        Finding(
          detector: "nondeterminism", severity: .warning,
          summary: "UILabel.text of \"a, b\" differs between two runs of the same script with the same seed", item: item("A"),
          itemTitle: "a, b", cellType: "App.NoteCell", cell: CellID(1), property: "UILabel.text", observed: "a, b",
          expected: "b, a", seenStep: 0, seen: "\"a, b\" has UILabel.text \"a, b\"; in a second run it has \"b, a\"",
          element: "\(content)/UILabel", evidence: [FindingText.masked(by: Self.comparing)])
      ])
  }

  @Test(
    "a third run with every seed equal names the source",
    arguments: [
      (
        "a, b", "hash order",
        "the order of a set or dictionary decides: only the seed of Hashable differed, and with the same one nothing does"
      ),
      (
        "c", "unowned",
        "it also differs with every seed the same, so it comes from something the host does not own (an address, a thread, a file)"
      ),
    ])
  func source(third: String, shape: String, words: String) {
    var set = RunSet(main: trace([step(0, "show the screen", [row("A", [label("a, b")])])]))
    set.control = trace([step(0, "show the screen", [row("A", [label("b, a")])])])
    set.repeated = trace([step(0, "show the screen", [row("A", [label(third)])])])
    #expect(Nondeterminism.found(in: set)?.map(\.evidence) == [[words, FindingText.masked(by: Self.comparing)]])
    #expect(Nondeterminism.found(in: set)?.map(\.shape) == [[shape]])
  }

  @Test("a third run is asked for only if the second differs")
  func thirdRun() throws {
    let main = trace([step(0, "show the screen", [row("A", [label("a, b")])])])
    #expect(!Nondeterminism.isSuspected(main: main, control: main))
    let other = trace([step(0, "show the screen", [row("A", [label("b, a")])])])
    #expect(Nondeterminism.isSuspected(main: main, control: other))
    #expect(Nondeterminism.isSuspected(main: main, control: trace(main.steps, end: .trapped(step: 0, signal: 4, report: ""))))
  }

  @Test("an order of rows that depends on hash order ends every comparison")
  func nondeterministicItems() throws {
    var set = RunSet(main: trace([step(0, "show the screen", [row("A", [label("A")]), row("B", at: 1, [label("B")])])]))
    set.control = trace([step(0, "show the screen", [row("B", [label("B")]), row("A", at: 1, [label("A")])])])
    #expect(Nondeterminism.found(in: set)?.map(\.property) == ["items"])
    #expect(
      Nondeterminism.found(in: set)?.map(\.evidence)
        == [[FindingText.maskedFrom(step: "step 0 (show the screen)", by: Self.comparing)]])
    #expect(try Mask(set).allows(step: 0) == false)
  }

  @Test("one run crashes and the other one of the two does not")
  func nondeterministicEnd() {
    var set = Self.ended(.finished)
    set.control?.end = .trapped(step: 1, signal: 4, report: "")
    #expect(
      Nondeterminism.found(in: set)?.map(\.summary) == [
        "two runs of the same script with the same seed end differently: one finishes, and one crashes in step 1"
      ])
  }

  @Test("a control run that repeats only the steps before a crash does not differ from it")
  func shorterControl() {
    var set = Self.ended(.trapped(step: 1, signal: 4, report: ""))
    set.control = trace([Self.steps[0]])
    #expect(Nondeterminism.found(in: set) == [])
    set.control = trace(Self.steps)
    #expect(Nondeterminism.found(in: set)?.map(\.property) == ["end"], "one that gets through the step does")
  }

  @Test("two equal runs are deterministic")
  func deterministic() { #expect(Nondeterminism.found(in: Self.ended(.finished)) == []) }
}
