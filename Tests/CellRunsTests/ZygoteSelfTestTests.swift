import Testing

@testable import CellRuns

@Suite struct ZygoteSelfTestTests {
  @Test("The self-test finds every call interposed here")
  func complete() throws {
    let report = try InterposedCallReport.measure()
    #expect(report == InterposedCallReport(unowned: []))
    #expect(report.isComplete)
    #expect(report.description == "Runs own time, order and chance: 13 of 13 calls.")
  }

  @Test("A report of missing calls names them and says what to do")
  func incomplete() {
    let report = InterposedCallReport(unowned: [.wallClock, .timers])
    #expect(!report.isComplete)
    #expect(
      report.description == """
        Runs do not own the wall clock (Date), Timer; their results would be inconclusive. \
        CellHarness needs a Swift 6.3 toolchain for Linux with dynamically linked libraries.
        """)
  }

  @Test("A self-test that did not end well says how")
  func failures() {
    #expect(
      SelfTestFailure(status: .exited(code: 3)).description
        == "the self-test ended with exit code 3 and without a result")
    #expect(
      SelfTestFailure(status: .signalled(signal: 4, step: 0, report: "Fatal error: x")).description
        == "the self-test trapped: Fatal error: x")
    #expect(
      SelfTestFailure(status: .timedOut(step: 0)).description
        == "the self-test did not end, twice: the machine is too busy for it (run again when it is not), or asynchronous work is not owned on it"
    )
  }
}
