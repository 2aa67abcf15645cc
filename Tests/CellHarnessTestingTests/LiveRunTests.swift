import CellHarness
import CellHarnessTesting
import CellRuns
import CellTrace
import Testing

/// One process for all steps, and what happens when it can't live on.
@Suite("A living run")
struct LiveRunTests {
  @Test("all steps happen in one process, which performs each of them once")
  func oneProcess() throws {
    let run = try LiveRun(Runner(RowsScreen.self), RunConfiguration())
    func name() -> String? { run.trace.steps.last?.checkpoint.first?.title }
    try run.perform(.mutate("show the process"))
    let process = name()
    #expect(process.flatMap(Int.init) != nil)
    for _ in 1...3 { try run.perform(.mutate("show the process")) }
    #expect(name() == process)
    #expect(run.trace.steps.map(\.index) == [0, 1, 2, 3, 4])
    let other = try LiveRun(Runner(RowsScreen.self), RunConfiguration())
    try other.perform(.mutate("show the process"))
    #expect(other.trace.steps.last?.checkpoint.first?.title != process)
  }

  @Test("a trap is reported with its message and its step; the process of the test lives on")
  func trap() throws {
    let run = try LiveRun(Runner(ErrandsScreen.self), RunConfiguration())
    try run.perform(.mutate(.errandArrives))
    #expect(run.isAlive)
    try run.perform(.mutate("traps"))
    #expect(!run.isAlive)
    guard case .trapped(let step, _, let report) = run.trace.end else {
      Issue.record("the run ended otherwise: \(run.trace.end)")
      return
    }
    #expect(step == 2)
    #expect(report.contains("the basket is torn"))
    #expect(run.trace.steps.count == 3)
  }

  @Test("a step that never ends is stopped, and says which it was")
  func hang() throws {
    let run = try LiveRun(Runner(ErrandsScreen.self, timeout: 1), RunConfiguration())
    try run.perform(.mutate("hangs"))
    guard case .inconclusive(let step, let reason) = run.trace.end else {
      Issue.record("the run ended otherwise: \(run.trace.end)")
      return
    }
    #expect(step == 1)
    #expect(reason.contains("did not end within 1 seconds"))
  }

  @Test("a step that can't be performed ends a run with its reason")
  func stepFailed() throws {
    let run = try LiveRun(Runner(ErrandsScreen.self), RunConfiguration())
    try run.perform(.tap("Braed"))
    guard case .stepFailed(1, let reason) = run.trace.end else {
      Issue.record("the run ended otherwise: \(run.trace.end)")
      return
    }
    #expect(reason.contains("nearest: \"Bread\""))
  }

  @Test("a living run writes the trace that a run of the whole script writes")
  func sameTrace() throws {
    let script: [Interaction] = [.tap("Bread", "Add"), .mutate(.errandArrives), .scrollToEnd, .swipe("Bread", .trailing)]
    let runner = Runner(ScreenSource { ErrandsScreen(["Milk", "Bread", "Rice"]) })
    let run = try LiveRun(runner, RunConfiguration())
    for interaction in script { try run.perform(interaction) }
    #expect(run.trace.end == .finished)
    let whole = try runner.run(script, RunConfiguration())
    #expect(run.trace.steps == whole.steps)
  }

  @Test("after a trap every step of the host throws, and the finding comes at its line")
  func hostAfterTrap() throws {
    let line = #line + 2
    try withKnownIssue {
      try withHost(ErrandsScreen.self, policies: .base) { host in
        #expect(throws: HostError.self) { try host.mutate("traps") }
        #expect(throws: HostError.self) { try host.scrollToEnd() }
      }
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.comments.contains { $0.rawValue.contains("[crash]") }
    }
  }
}
