import Testing

@testable import CellReports

@Suite struct PendingTextTests {
  private func report(_ pending: [[String]?]) -> Report {
    var report = Sample.full()
    report.scenarios = [report.scenarios[0]]
    report.scenarios[0].profiles = pending.map { texts in
      var profile = Sample.profile()
      profile.pending = texts
      return profile
    }
    return report
  }

  @Test("each pending thing is named once a scenario, with how to skip it")
  func lines() {
    let report = report([["step 1 (wait): a timer"], ["step 1 (wait): a timer", "step 2 (wait): a task"]])
    let name = report.scenarios[0].name
    #expect(PendingText.lines(report) == ["\(name), step 1 (wait): a timer", "\(name), step 2 (wait): a task"])
    #expect(
      TextReporter.text(ReportDocument(report)).contains(
        "Still pending:\n  This had not ended when a step had waited for 10 s of virtual time, or a minute after the screen was "
          + "taken down. To skip a line, put a part of its text into the screen's static var ignoredWork.\n  \(name), step 1"))
  }

  @Test("ten lines a scenario; nothing pending is not mentioned")
  func bounds() {
    #expect(PendingText.lines(report([(1...12).map { "timer \($0)" }])).last?.hasSuffix(", and 2 more") == true)
    #expect(PendingText.lines(report([nil])) == [])
    #expect(ReportDocument(report([nil])).section(.pending) == nil)
  }
}
