import CellDetectors
import CellTrace
import Testing

@testable import CellReports

@Suite("Policies in reports") struct PolicyTextTests {
  private func profile(_ rows: [ProfileReport.PolicyRow]) -> ProfileReport {
    var profile = Sample.profile()
    profile.policies = rows
    return profile
  }

  private var report: Report {
    Sample.report([
      Sample.scenario(profiles: [
        profile([.init(policy: "fifo", runs: 1), .init(policy: "kept-behind", runs: 2)]),
        profile([.init(policy: "fifo", runs: 0, skipped: "no pool"), .init(policy: "kept-behind", runs: 1, skipped: "no reuse")]),
      ]),
      Sample.scenario("other", profiles: [profile([.init(policy: "fifo", runs: 0, skipped: "no pool")])]),
    ])
  }

  @Test("what ran under each policy, and what was skipped and why")
  func lines() {
    #expect(
      PolicyText.lines(report) == [
        "fifo: 1 run for 1 script; skipped 2×: no pool", "kept-behind: 3 runs for 2 scripts; skipped 1×: no reuse",
      ])
    let text = TextReporter.text(ReportDocument(report))
    #expect(text.contains("Policies besides lifo:\n  fifo: 1 run for 1 script"))
    #expect(text.contains("policies [fresh, lifo, fifo, kept-behind]"))
  }

  @Test("what was skipped of the base's runs is said too")
  func base() {
    let report = Sample.report([
      Sample.scenario(profiles: [Sample.profile(skipped: "no reuse"), Sample.profile(skipped: "no reuse")])
    ])
    #expect(PolicyText.lines(report) == ["lifo and its references: skipped 2×: no reuse"])
  }

  @Test("a finding lists its policies; a conditional one says on what it depends")
  func finding() {
    let conditional = Sample.finding {
      $0.policies = ["recycle-first"]
      $0.conditions = ["LC-14"]
      $0.severity = .warning
    }
    let text = TextReporter.text(Sample.reported(conditional), in: Sample.scenario())
    #expect(text.contains("Condition: depends on unverified iOS behaviour (LC-14); it never fails a gate"))
    #expect(text.contains("· iOS17 · under recycle-first · fingerprint"))
    #expect(Fingerprint.of(conditional) == Fingerprint.of(Sample.finding()))
    #expect(PolicyText.condition(Sample.finding()) == nil)
  }

  @Test("a conditional finding never fails the gate and never counts as the expected one")
  func gate() {
    let conditional = Sample.finding {
      $0.conditions = ["LC-14"]
      $0.severity = .warning
    }
    let report = Sample.report([Sample.scenario(findings: [Sample.reported(conditional)])])
    #expect(Gate(report, options: .init(failsOnWarnings: true)).code == .passed)
    let expecting = Sample.scenario(expected: ["leaked-view-state"], findings: [Sample.reported(conditional, expected: true)])
    #expect(expecting.missed == ["leaked-view-state"])
    #expect(Gate(Sample.report([expecting])).code == .failed)
  }
}

@Suite("Times of scenarios") struct ScenarioTimesTests {
  @Test("a table, the slowest first, with the sum")
  func table() {
    let report = Sample.report([Sample.scenario("quick"), Sample.scenario("slow", profiles: [Sample.profile(steps: 1_200)])])
    let times = ScenarioTimes(["quick": 0.5, "slow": 12.25])
    #expect(
      times.table(report) == """
          scenario  runs  steps  seconds
          slow         7  1,200    12.25
          quick        7      3     0.50
          in all      14  1,203    12.75
        """)
  }

  @Test("hundredths of seconds", arguments: [(0, "0.00"), (0.004, "0.00"), (0.05, "0.05"), (1.999, "2.00"), (75, "75.00")])
  func text(seconds: Double, expected: String) { #expect(ScenarioTimes.text(seconds) == expected) }

  @Test("only the document that is given times holds them")
  func html() {
    let report = Sample.report([Sample.scenario("slow")])
    #expect(HTMLReporter.text(ReportDocument(report, times: ScenarioTimes(["slow": 12.25]))).contains("<td>12.25</td>"))
    #expect(!HTMLReporter.text(ReportDocument(report)).contains("seconds"))
  }
}
