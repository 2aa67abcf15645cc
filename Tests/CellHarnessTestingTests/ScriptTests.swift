import CellHarness
import CellRuns
import CellTrace
import Testing

@testable import CellHarnessTesting

@Suite("Scripts, screens and findings")
struct ScriptTests {
  @Test("scripts need no type in front, and names are literals")
  func literals() {
    let name = "Bread"
    let script: [Interaction] = [
      .scrollToEnd, .tap("Milk", "Add"), .tap("\(name)"), .mutate(.errandArrives), .swipe("Milk", .trailing),
      .tapAction("Delete"),
      .type("Rice", into: "Bread"), .chooseMenuItem("More", "Delete"), .wait(seconds: 2), .typeInAlert("Ada", "Name"),
    ]
    #expect(
      script == [
        .scrollToEnd, .tap(.showing("Milk"), .showing("Add")), .tap(.showing("Bread"), nil),
        .mutate("an errand arrives at the top"), .swipe(.showing("Milk"), .trailing), .tapAction("Delete"),
        .type("Rice", .showing("Bread"), nil, clearing: false), .chooseMenuItem(["More", "Delete"]), .wait(2),
        .typeInAlert("Ada", .placeholder("Name"), clearing: false),
      ])
  }

  @Test("traits are a list of what differs")
  func traits() {
    let traits: HostTraits = [.dark, .textSize(.accessibilityLarge), .device(.iPhoneSE)]
    #expect(traits.description == "device=iPhoneSE,text=accessibilityLarge,dark")
    #expect(([] as HostTraits) == .standard)
  }

  @Test("a correct screen passes, as a type and as a closure")
  func correct() {
    expectNoFindings(in: ErrandsScreen.self, policies: .base, script: [.tap("Milk", "Add"), .scrollToEnd, .cycleCellStates])
    expectNoFindings(traits: [.dark], policies: .base, script: [.scrollToEnd, .scrollToTop]) { ErrandsScreen(ErrandsScreen.long) }
    expectAsDeclared(
      Scenario(
        "errands/by-position", expecting: ["stale-index-action"],
        script: [
          .swipe("Bread", .trailing), .mutate(.errandArrives), .tapAction("Delete"),
        ]
      ) { ErrandsScreen(["Milk", "Bread", "Rice"], defect: .deletesByPosition) }, policies: .base)
  }

  @Test("a closure that uses values from around it is refused, and says why")
  func capturing() {
    let titles = ["Milk"]
    let error = #expect(throws: RunError.self) {
      try Runner(ScreenSource { ErrandsScreen(titles) }).run([], RunConfiguration())
    }
    #expect(error == .capturingScreen("ErrandsScreen"))
    #expect(
      error?.description
        == "the closure that makes ErrandsScreen uses values from around it, which the process of a run does not have; make them "
        + "inside of the closure, or read them from a static property there")
  }

  @Test("a host's findings become issues at its line, with a replay line that works for a test")
  func hostFindings() throws {
    let line = #line + 2
    try withKnownIssue {
      try withHost(screen: { ErrandsScreen(["Milk", "Bread", "Rice"], defect: .deletesByPosition) }, policies: .base) { host in
        let bread = host.item("Bread")
        try bread.swipe(.left)
        try host.mutate(.errandArrives)
        try bread.swipeAction("Delete").tap()
        try #expect(bread.exists)
      }
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains {
          $0.rawValue.contains("[stale-index-action]")
            && $0.rawValue.contains("CELLHARNESS_REPLAY='ch1:ErrandsScreen:")
            && $0.rawValue.contains("swift test --filter 'hostFindings'")
        }
    }
  }

  @Test("a replay token shows its finding again and no other; one of another screen shows nothing; what is none is an issue")
  func replay() throws {
    let source = ScreenSource { ErrandsScreen(ErrandsScreen.long, defect: .keepsCountInRow) }
    let script: [Interaction] = [.tap("Errand 2", "Add"), .scrollToEnd, .scrollToTop]
    let scenario = Scenario("ErrandsScreen", source: source, script: script)
    let result = ScenarioRunner.run(scenario, profiles: [.iOS17], policies: [.lifo])
    let report = ReportBuilder.scenario(result, findsLines: false)
    let replayed = try #require(report.findings.first { $0.finding.detector == "leaked-view-state" })
    let comparison = Comparison(
      source, traits: .standard, profiles: [.iOS17], policies: .base, failsOn: .error, seed: 1, at: #_sourceLocation)
    let request = try #require(ReplayRequest([ReplayRequest.variable: replayed.replay]))
    withKnownIssue {
      comparison.record(script, replay: request)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("fingerprint \(replayed.fingerprint)") }
    }
    // No issue: the token is of another screen.
    comparison.record(script, replay: ReplayRequest([ReplayRequest.variable: "ch1:Inbox:abcd"]))
    withKnownIssue {
      comparison.record(script, replay: ReplayRequest([ReplayRequest.variable: "Inbox"]))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("'Inbox', which is no replay token") }
    }
    #expect(ReplayRequest([:]) == nil)
  }

  @Test("the replay line quotes what a shell would read otherwise")
  func quoting() {
    #expect(
      ReplayText.command("ch1:it's:ab", fileID: "AppTests/Inbox.swift", test: "deleting(_:)")
        == "CELLHARNESS_REPLAY='ch1:it'\\''s:ab' swift test --filter 'deleting'")
  }
}
