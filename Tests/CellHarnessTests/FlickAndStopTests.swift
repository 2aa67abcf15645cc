import CellHarness
import CellRuns
import CellTrace
import Testing

/// Flicks that a touch stops.
@Suite("Flicks that a touch stops")
struct FlickAndStopTests {
  private func run(_ script: [Interaction]) throws -> Trace { try Runner(GestureScreen.self).run(script, RunConfiguration()) }

  @Test("The delegate hears of the momentum, of the touch that ends it and of the rest; the touched row hears nothing")
  func order() throws {
    let trace = try run([.flickAndStop(600), .scrollToTop])
    #expect(trace.end == .finished)
    #expect(
      GestureScreen.details(of: 0, in: trace)
        == "begin lifted(true, false) decelerating lifted(false, true) rest(false, false) begin lifted(false, false)")
  }

  @Test("The content stops where it was touched, and not where its momentum would have taken it")
  func distance() throws {
    for points in [600.0, -300] {
      let trace = try run([.scrollBy(660), .flickAndStop(points)])
      #expect(trace.end == .finished)
      let tops = trace.steps.suffix(2).map { $0.checkpoint.first?.frame.y ?? 0 }
      let slots = trace.steps.suffix(2).map { $0.checkpoint.first?.slot.item ?? 0 }
      // 44 points a row: what has left the screen above, or come back.
      #expect(slots[1] - slots[0] == Int((points / 44).rounded(.down)) || slots[1] - slots[0] == Int((points / 44).rounded(.up)))
      #expect(tops[1] - tops[0] == Double(slots[1] - slots[0]) * 44)
    }
  }

  @Test("A scroll goes on after it, and a tap acts again")
  func afterwards() throws {
    let trace = try run([.flickAndStop(220), .tap(.showing("Row 10"))])
    #expect(trace.end == .finished)
    #expect(GestureScreen.details(of: 10, in: trace) == "highlighted unhighlighted selected")
  }

  @Test("Content that can't run on so far can't be stopped")
  func impossible() throws {
    for (script, step) in [
      ([Interaction.flickAndStop(-100)], 1), ([.scrollToEnd, .flickAndStop(200)], 2), ([.flickAndStop(0)], 1),
    ] {
      guard case .stepFailed(step, let reason) = try run(script).end else {
        Issue.record("\(script) was performed")
        continue
      }
      #expect(reason.hasSuffix("points is over before a touch can stop it: the content can move by 0. Flick by less, or scroll"))
    }
  }
}
