import BuggyScreens
import CellHarnessTesting
import CorrectScreens
import FirstLookScreens
import Testing

/// What a user's own test looks like: three lines, and a finding becomes an issue at the user's line.
@Suite("Tests as users write them")
struct CellHostTests {
  @Test("a correct screen passes")
  func correctScreen() {
    expectNoFindings(in: CorrectScreens.ConditionsScreen.self, script: [.scrollToEnd])
  }

  @Test("a finding becomes an issue at the user's line, with the whole text")
  func findingBecomesAnIssue() {
    let line = #line + 2
    withKnownIssue {
      expectNoFindings(
        in: FirstLookScreens.HabitsScreen.self, profiles: [.iOS17], script: [.tap("Short walk", "Add"), .scrollToEnd])
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.comments.contains { $0.rawValue.contains("[leaked-view-state]") }
    }
  }

  @Test("a host drives a screen step by step")
  func stepByStep() throws {
    try withHost(CorrectScreens.ConditionsScreen.self) { host in
      let asthma = host.item("Asthma")
      try asthma.swipe(.left)
      try host.mutate("a condition arrives at the top")
      try asthma.swipeAction("Delete").tap()
      try #expect(!asthma.exists)
      #expect(host.script.count == 3)
    }
  }

  @Test("a host's findings become issues at its line")
  func hostFindings() throws {
    let line = #line + 2
    try withKnownIssue {
      try withHost(BuggyScreens.ConditionsScreen.self) { host in
        let asthma = host.item("Asthma")
        try asthma.swipe(.left)
        try host.mutate("a condition arrives at the top")
        try asthma.swipeAction("Delete").tap()
        #expect(host.script.count == 3)
      }
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.comments.contains { $0.rawValue.contains("[stale-index-action]") }
    }
  }

  @Test("a step that can't be done says what comes close")
  func nearest() throws {
    try withHost(CorrectScreens.ConditionsScreen.self, policies: .base) { host in
      #expect {
        try host.item("Astma").tap()
      } throws: { error in
        "\(error)".contains("no item that shows \"Astma\"") && "\(error)".contains("\"Asthma\"")
      }
    }
  }
}
