import CellTrace
import Testing

@testable import CellDetectors

@Suite("background-mutation") struct BackgroundMutationTests {
  private static let published =
    "Publishing changes from background threads is not allowed; make sure to publish values from the main thread (via operators "
    + "like receive(on:)) on model updates."

  private func runs(_ events: [TraceEvent.Kind]) -> RunSet {
    RunSet(main: trace([step(0, "show the screen", events: events, [row("A", [label("Asthma")])])]))
  }

  @Test("ST-13 a view's property and published state, once each, with the system's own words")
  func found() {
    let view = TraceEvent.Kind.warning(ledgerID: "main-thread-checker", text: "UILabel.text must be used from main thread only")
    let state = TraceEvent.Kind.warning(ledgerID: "ST-13", text: Self.published)
    let found = BackgroundMutation.found(in: runs([view, state, view, state]))
    #expect(
      found?.map(\.summary) == [
        "UILabel.text was changed on a background thread",
        "state that a SwiftUI view observes was published on a background thread",
      ])
    #expect(found?.map(\.property) == ["UILabel.text", "objectWillChange"])
    #expect(found?.last?.evidence == ["the system logs: \(Self.published)"])
  }

  @Test("a method that only the main thread may call")
  func called() {
    let call = TraceEvent.Kind.warning(
      ledgerID: "main-thread-checker", text: "UITableView.reloadData() must be used from main thread only")
    #expect(
      BackgroundMutation.found(in: runs([call]))?.map(\.summary) == [
        "UITableView.reloadData() was called on a background thread"
      ])
  }

  @Test("other warnings are none of its business")
  func silent() {
    #expect(BackgroundMutation.found(in: runs([.warning(ledgerID: "ST-14", text: "Publishing changes from within…")])) == [])
  }
}
