import CellHarness
import CellRuns
import CellTrace
import Testing

/// Double taps on a screen whose rows show what happened to them.
@Suite("Double taps")
struct DoubleTapTests {
  private func details(of row: Int, after script: [Interaction]) throws -> String? {
    let trace = try Runner(GestureScreen.self).run(script, RunConfiguration())
    #expect(trace.end == .finished)
    return GestureScreen.details(of: row, in: trace)
  }

  @Test("A row that knows of no double taps is selected twice")
  func plain() throws {
    #expect(
      try details(of: 1, after: [.doubleTap(.showing("Row 1"))])
        == "highlighted unhighlighted selected highlighted unhighlighted selected")
  }

  @Test("A recognizer of double taps keeps both touches from the row: it is not selected")
  func recognizer() throws {
    #expect(try details(of: 8, after: [.doubleTap(.showing("Row 8"))]) == "highlighted unhighlighted liked")
  }

  @Test("With such a recognizer a single tap selects, once no second tap has come in time")
  func single() throws {
    #expect(try details(of: 8, after: [.tap(.showing("Row 8"))]) == "highlighted unhighlighted selected")
    #expect(
      try details(of: 8, after: [.tap(.showing("Row 8")), .wait(1), .tap(.showing("Row 8"))])
        == "highlighted unhighlighted selected highlighted unhighlighted selected")
  }

  @Test("SwiftUI's gesture of two taps acts on a double tap and on nothing less")
  func gesture() throws {
    #expect(try details(of: 9, after: [.doubleTap(.showing("Row 9"))]) == "liked")
    #expect(try details(of: 9, after: [.tap(.showing("Row 9")), .wait(1), .tap(.showing("Row 9"))]) == "nothing")
  }

  @Test("A double tap on a switch switches it twice; what is acted on is the element's own")
  func element() throws {
    let trace = try Runner(GestureScreen.self).run([.doubleTap(.showing("Row 3"), .showing("On"))], RunConfiguration())
    #expect(trace.end == .finished)
    #expect(GestureScreen.details(of: 3, in: trace) == "nothing")
    let fired = trace.steps.last?.events.compactMap { event -> String? in
      if case .controlFired(_, _, let control) = event.kind { control } else { nil }
    }
    #expect(fired?.filter { $0.contains("valueChanged") }.count == 2)
    #expect(trace.steps.last?.interaction.facts.role == .acts(bound: true))
  }

  @Test("An item that is not on screen can't be tapped twice")
  func missing() throws {
    let trace = try Runner(GestureScreen.self).run([.doubleTap(.identity("0-150"))], RunConfiguration())
    guard case .stepFailed(1, let reason) = trace.end else {
      Issue.record("\(trace.end)")
      return
    }
    #expect(reason.contains("is not on screen. Scroll to it first"))
  }
}
