import CellDetectors
import CellTrace
import Testing

@testable import CellReports

@Suite("gate") struct GateTests {
  @Test("C.1: codes are what other tools expect, each with a meaning")
  func codes() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 130, 143])
    #expect(Set(ExitCode.allCases.map(\.meaning)).count == ExitCode.allCases.count)
  }

  @Test("a clean run passes and says so")
  func passes() {
    let gate = Gate(Sample.report([Sample.scenario()]))
    #expect(gate == Gate(Sample.report([Sample.scenario(), Sample.scenario("b")])))
    #expect(gate.code == .passed)
    #expect(gate.reasons == ["passed: no new finding, everything was judged"])
  }

  @Test("nothing ran is not green")
  func nothing() {
    #expect(Gate(Sample.report([])).code == .nothingRan)
    #expect(Gate(Sample.report([])).reasons == ["nothing ran: no scenario was selected"])
    let noStep = Sample.report([Sample.scenario(profiles: [Sample.profile(steps: 0)])])
    #expect(Gate(noStep).reasons == ["nothing ran: no scenario has a step"])
    let idle = Sample.report([Sample.scenario(profiles: [Sample.profile(evaluated: [])])])
    #expect(Gate(idle).reasons == ["nothing ran: no detector was evaluated"])
    #expect(Gate(Sample.report([]), options: .init(allowsNothing: true)).code == .passed)
  }

  @Test("a warning gates only if asked to")
  func warnings() {
    let warning = Sample.finding { $0.severity = .warning }
    let report = Sample.report([Sample.scenario(findings: [Sample.reported(warning)])])
    #expect(Gate(report).code == .passed)
    #expect(Gate(report, options: .init(failsOnWarnings: true)).code == .failed)
  }

  @Test("a detector that had to fire and did not")
  func missed() {
    let report = Sample.report([Sample.scenario(expected: ["crash", "stale-size"])])
    #expect(Gate(report).code == .failed)
    #expect(Gate(report).reasons == ["2 expected findings were not reported"])
  }

  @Test("a verdict that is missing is not green, unless allowed")
  func inconclusive() {
    let profile = Sample.profile(inconclusive: [.init(detector: "stale-size", reason: "x")])
    let report = Sample.report([Sample.scenario(profiles: [profile])])
    #expect(Gate(report).code == .inconclusive)
    #expect(Gate(report).reasons == ["1 detector verdict missing: see \"Not judged\""])
    #expect(Gate(report, options: .init(allowsInconclusive: true)).code == .passed)
  }

  @Test("faults come before findings, findings before what was not judged; all reasons are listed")
  func order() {
    let gate = Gate(Sample.full())
    #expect(gate.code == .fault)
    #expect(
      gate.reasons == [
        "1 scenario could not be run", "1 new finding", "1 expected finding was not reported",
        "4 detector verdicts missing: see \"Not judged\"",
      ])
    var ran = Sample.full()
    ran.scenarios.removeLast()
    #expect(Gate(ran).code == .failed)
  }

  @Test("a known finding does not gate") func known() {
    #expect(Gate(Sample.report([Sample.scenario(findings: [Sample.reported(known: true)])])).code == .passed)
  }

  private func notJudged(_ report: Report) -> [String] { ReportDocument(report).section(.notJudged)?.facts ?? [] }

  @Test("a detector that was evaluated nowhere is listed")
  func idle() {
    let profile = Sample.profile(inconclusive: [.init(detector: "stale-size", reason: "x")])
    let other = Sample.profile("iOS18", inconclusive: [.init(detector: "crash", reason: "y")])
    let report = Sample.report([Sample.scenario(profiles: [profile, other])])
    #expect(
      notJudged(report) == [
        "notes/expanded, iOS17: x", "stale-size did not judge", "notes/expanded, iOS18: y", "crash did not judge",
        "evaluated in no scenario: stale-size",
      ])
  }

  @Test("a reason that many detectors, profiles and policies share is printed once, whole, before their names")
  func sharedReason() {
    let long = "the main run ended in step 0: " + String(repeating: "why and what to do; ", count: 25)
    let ids = (1...9).map { "detector-\($0)" }
    let records =
      ids.map { ProfileReport.Inconclusive(detector: $0, reason: long) }
      + ids.map { ProfileReport.Inconclusive(detector: $0, reason: long, policy: "fifo") }
    let profiles = ["iOS17", "iOS18"].map { Sample.profile($0, inconclusive: records) }
    let lines = notJudged(Sample.report([Sample.scenario(profiles: profiles)]))
    #expect(
      lines.prefix(2) == [
        "notes/expanded, iOS17, iOS18: \(long)",
        "detector-1, detector-2, detector-3, detector-4, detector-5, detector-6 and 3 more did not judge here and under fifo",
      ])
    #expect(lines.count == 3)
  }

  @Test("the policy is data: a reason that begins like one is left as it is")
  func policyIsData() {
    let profile = Sample.profile(inconclusive: [.init(detector: "crash", reason: "under fifo: no", policy: "shuffled")])
    #expect(
      notJudged(Sample.report([Sample.scenario(profiles: [profile])])).prefix(2) == [
        "notes/expanded, iOS17: under fifo: no", "crash did not judge under shuffled",
      ])
  }
}
