import CellHarness
import CellRuns
import CellTrace
import Testing

/// Touches that are dragged off before they are lifted.
@Suite("Touches that are dragged off")
struct PressAndDragOffTests {
  @Test("SEL-21 where the list can scroll, it takes the touch: the highlight goes, nothing is selected, the content moves")
  func cancelled() throws {
    let trace = try Runner(GestureScreen.self).run([.pressAndDragOff(.showing("Row 5")), .scrollToTop], RunConfiguration())
    #expect(trace.end == .finished)
    #expect(GestureScreen.details(of: 5, in: trace) == "highlighted unhighlighted")
    #expect(
      GestureScreen.details(of: 0, in: trace)?.hasPrefix("highlighted unhighlighted begin lifted(false, false)") == true)
    #expect(trace.steps[1].checkpoint.first?.item != trace.steps[0].checkpoint.first?.item)
  }

  @Test("SEL-22 where nothing scrolls, the highlight goes when the finger leaves the row, and nothing is selected")
  func left() throws {
    let trace = try Runner(ShortGestureScreen.self).run([.pressAndDragOff(.showing("Row 5"))], RunConfiguration())
    #expect(trace.end == .finished)
    #expect(GestureScreen.details(of: 5, in: trace) == "highlighted unhighlighted")
    #expect(GestureScreen.details(of: 0, in: trace) == "highlighted unhighlighted")
  }

  @Test("SEL-22 a control keeps the touch, and does not act when it is lifted outside")
  func control() throws {
    let script: [Interaction] = [.pressAndDragOff(.showing("Row 3"), .showing("On"))]
    let trace = try Runner(GestureScreen.self).run(script, RunConfiguration())
    #expect(trace.end == .finished)
    #expect(GestureScreen.details(of: 0, in: trace) == "nothing")
    let fired = trace.steps.last?.events.contains { event in
      if case .controlFired(_, _, let control) = event.kind { control.contains("valueChanged") } else { false }
    }
    #expect(fired == false)
  }

  @Test("A double tap that is under way fails when the finger is dragged off; SwiftUI's gesture does not act either")
  func recognizers() throws {
    for row in [8, 9] {
      let script: [Interaction] = [.pressAndDragOff(.showing("Row \(row)")), .tap(.showing("Row \(row)")), .scrollToTop]
      let trace = try Runner(GestureScreen.self).run(script, RunConfiguration())
      #expect(trace.end == .finished)
      #expect(GestureScreen.details(of: row, in: trace)?.contains("liked") == false)
    }
  }
}
