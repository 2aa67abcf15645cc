import CellTrace
import Testing

@testable import CellDetectors

/// Every step after the first is suspected; steps whose titles say so are masked.
private struct Doubt: SuspectedReference {
  static let meaning = "A step is suspected."
  var step: Int
  var isMasked: Bool

  static func suspicions(in trace: Trace) -> [Doubt] {
    trace.steps.dropFirst().map { Doubt(step: $0.index, isMasked: $0.title == "masked") }
  }

  func request(in runs: RunSet) -> ReferenceRequest {
    ReferenceRequest(script: [.wait(Double(step))], configuration: runs.main.configuration, purpose: "step \(step)")
  }

  func isConfirmed(by trace: Trace, in main: Trace) -> Bool { trace.steps.first?.title == "wrong" }

  func isAllowed(by mask: Mask) -> Bool { !isMasked }

  func finding(in trace: Trace) -> Finding {
    Finding(
      detector: "doubt", severity: .error, summary: "step \(step)", item: .screen, itemTitle: "", cellType: "", property: "",
      observed: "",
      expected: "", seenStep: step, seen: "")
  }
}

@Suite("Suspicions that need another run, one after the other") struct SuspectedReferenceTests {
  /// Asks until nothing is needed any more: the other run of `wrong` confirms its suspicion. Returns what was asked for and found.
  private func judged(_ titles: [String], wrong: Int) throws -> (asked: [String], found: [Int]) {
    let steps = [step(0, "show the screen")] + titles.enumerated().map { step($0 + 1, $1) }
    var set = RunSet(main: trace(steps), control: trace(steps))
    var asked: [String] = []
    while let request = Doubt.requests(in: set).first {
      asked.append(request.purpose)
      set[request] = trace([step(0, request.purpose == "step \(wrong)" ? "wrong" : "right")])
    }
    return (asked, try Doubt.findings(in: set, Mask(set), besides: KnownFindings(plain: [])).map(\.seenStep))
  }

  @Test("one that is wrong, and one that is masked, hide no later one")
  func later() throws {
    let plain = try judged(["a", "b", "c"], wrong: 2)
    #expect(plain.asked == ["step 1", "step 2"] && plain.found == [2])
    let masked = try judged(["masked", "a", "masked", "b"], wrong: 4)
    #expect(masked.asked == ["step 2", "step 4"] && masked.found == [4])
  }

  @Test("the first that is so is enough, and nobody asks for more than three runs")
  func bounded() throws {
    let first = try judged(["a", "b"], wrong: 1)
    #expect(first.asked == ["step 1"] && first.found == [1])
    let many = try judged(["a", "b", "c", "d"], wrong: 4)
    #expect(many.asked == ["step 1", "step 2", "step 3"] && many.found == [])
  }
}
