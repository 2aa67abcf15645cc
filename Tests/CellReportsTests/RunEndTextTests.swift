import CellTrace
import Testing

@testable import CellReports

@Suite("How a run ended, in words") struct RunEndTextTests {
  @Test(
    "each end has its sentence",
    arguments: [
      (RunEnd.finished, "all steps were performed"),
      (.trapped(step: 2, signal: 4, report: "Fatal error: no row\nstack"), "step 2 trapped (signal 4): Fatal error: no row"),
      (.trapped(step: 2, signal: 4, report: ""), "step 2 trapped (signal 4): no message"),
      (
        .exception(step: 3, ledgerID: "DIF-02", text: "Invalid update: 3 rows"),
        "UIKit would throw in step 3 (DIF-02): Invalid update: 3 rows"
      ),
      (.stepFailed(step: 1, reason: "there is no item \"Ink\""), "step 1 can't be performed: there is no item \"Ink\""),
      (.inconclusive(step: 0, reason: "the time was read"), "after step 0: the time was read"),
    ])
  func words(_ end: RunEnd, _ words: String) { #expect(end.words == words) }
}
