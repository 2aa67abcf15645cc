import CellHarness
import CellTrace
import Testing

@testable import CellHarnessTesting

@Suite("What a host says where a run can't go on")
struct HostErrorTests {
  private func words(_ end: RunEnd) -> String? {
    var trace = Trace(screen: "Inbox", configuration: RunConfiguration(), steps: [], end: end)
    trace.leakedObjects = []
    do {
      try HostError.check(trace)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("every end of a run but the right one is an error that names the step")
  func ends() {
    #expect(words(.finished) == nil)
    #expect(
      words(.trapped(step: 2, signal: 4, report: "Fatal error: Index out of range\nmore"))
        == "the screen trapped in step 2 (show the screen): Fatal error: Index out of range")
    #expect(words(.trapped(step: 2, signal: 4, report: "")) == "the screen trapped in step 2 (show the screen): signal 4")
    #expect(
      words(.exception(step: 1, ledgerID: "UPD-01", text: "Invalid update"))
        == "UIKit would throw in step 1 (show the screen), UPD-01: Invalid update")
    #expect(words(.stepFailed(step: 3, reason: "no such item")) == "step 3 can't be performed: no such item")
    #expect(
      words(.inconclusive(step: 1, reason: "an API is missing"))
        == "the run says nothing after step 1 (show the screen): an API is missing")
  }

  @Test("a name that fits several elements lists them")
  func several() {
    #expect(
      HostError.severalElements(.button, nil, item: "\"Bread\"", names: ["Add", "Remove"]).description
        == "item \"Bread\" shows 2 elements that could be the button: \"Add\", \"Remove\". Name one by its text or its accessibility label"
    )
    #expect(
      HostError.severalElements(.toggle, "On", item: "\"Bread\"", names: ["On", "On again"]).description
        == "item \"Bread\" shows 2 elements that could be the \(ElementNames.Kind.toggle.rawValue) \"On\": \"On\", \"On again\". "
        + "Name one by its text or its accessibility label")
  }
}
