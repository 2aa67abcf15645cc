import CellTrace
import Testing

@testable import CellDetectors

@Suite("unscripted-request") struct UnscriptedRequestTests {
  private func sent(_ item: ItemID?, _ url: String, method: String = "GET", scripted: Bool = false) -> TraceEvent.Kind {
    .requestSent(item, method: method, url: url, scripted: scripted)
  }

  private func found(_ events: [TraceEvent.Kind]) -> [Finding] {
    let rows = [row("A", [label("Asthma")])]
    return UnscriptedRequest.found(in: RunSet(main: trace([step(0, "show the screen", events: events, rows)]))) ?? []
  }

  @Test("one finding for each method and host names the address, the item and how to answer it")
  func text() {
    let found = found([
      sent(item("A"), "https://img.example/1.png"), sent(item("A"), "https://img.example/2.png"),
      sent(nil, "https://api.example", method: "POST"),
    ])
    #expect(
      found.map(\.summary) == [
        "GET https://img.example/1.png, asked for on behalf of \"Asthma\", has no scripted answer",
        "POST https://api.example, asked for by the screen, has no scripted answer",
      ])
    #expect(found.map(\.property) == ["GET https://img.example", "POST https://api.example"])
    #expect(found.map(\.severity) == [.warning, .warning])
    #expect(found.map(\.count) == [2, 1])
    #expect(
      found.first?.evidence == [
        "nothing left the run: the request failed as if its host did not exist",
        "2 requests GET https://img.example in the run, to 2 addresses",
        "to answer it: static var network: [NetworkAnswer] { [NetworkAnswer(\"https://img.example/*\", .text(\"…\"))] } "
          + "in the screen",
      ])
  }

  @Test("answered requests are none of its business")
  func silent() { #expect(found([sent(item("A"), "https://img.example/1.png", scripted: true)]) == []) }
}
