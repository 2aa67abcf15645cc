import BuggyScreens
import CellHarnessTesting
import CorrectScreens
import Testing

/// What a user's own test looks like: three lines, and a finding becomes an issue at the user's line.
@Suite("Tests as users write them")
struct CellHostTests {
  @Test("a correct screen passes")
  func correctScreen() throws {
    try expectNoFindings(in: CorrectScreens.ConditionsScreen.self) {
      Interaction.scrollToEnd
    }
  }

  @Test("a finding becomes an issue at the user's line, with the whole text")
  func findingBecomesAnIssue() throws {
    let line = #line + 2
    try withKnownIssue {
      try expectNoFindings(in: BuggyScreens.HabitsScreen.self, profiles: [.iOS17]) {
        Interaction.tap(.showing("Short walk"), .showing("Add"))
        Interaction.scrollToEnd
      }
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.comments.contains { $0.rawValue.contains("[leaked-view-state]") }
    }
  }

  @Test("a host drives a screen step by step")
  func stepByStep() throws {
    let host = try CellHost(CorrectScreens.ConditionsScreen.self)
    try host.item("Asthma").swipe(.trailing)
    try host.mutate("a condition arrives at the top")
    try host.item("Asthma").tap("Delete")
    try host.item("Asthma").expectGone()
    #expect(host.script.count == 3)
  }

  @Test("an asynchronous test drives a screen as a synchronous one does")
  func asynchronous() async throws {
    let host = try CellHost(CorrectScreens.ConditionsScreen.self)
    await Task.yield()
    try host.wait(seconds: 3600)
    await Task.yield()
    try host.mutate("a condition arrives at the top")
    #expect(host.trace.steps.map(\.index) == [0, 1, 2])
    #expect((host.trace.steps.last?.time ?? 0) >= 3600)
  }

  @Test("a host's findings become issues at its line")
  func hostFindings() throws {
    let line = #line + 2
    try withKnownIssue {
      let host = try CellHost(BuggyScreens.ConditionsScreen.self)
      try host.item("Asthma").swipe(.trailing)
      try host.mutate("a condition arrives at the top")
      try host.item("Asthma").tap("Delete")
      #expect(host.script.count == 3)
      host.finish()
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.comments.contains { $0.rawValue.contains("[stale-index-action]") }
    }
  }

  @Test("a step that can't be done says what comes close")
  func nearest() throws {
    let host = try CellHost(CorrectScreens.ConditionsScreen.self)
    #expect {
      try host.item("Astma").tap()
    } throws: { error in
      "\(error)".contains("no item that shows \"Astma\"") && "\(error)".contains("\"Asthma\"")
    }
  }
}
