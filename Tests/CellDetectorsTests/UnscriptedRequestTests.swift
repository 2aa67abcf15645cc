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

  @Test("one finding for all requests names the first address, its item, all hosts and how to answer them")
  func text() {
    let found = found([
      sent(item("A"), "https://img.example/1.png"), sent(item("A"), "https://img.example/2.png"),
      sent(nil, "https://api.example", method: "POST"),
    ])
    #expect(
      found.map(\.summary) == [
        "GET https://img.example/1.png, asked for on behalf of \"Asthma\", has no scripted answer, nor have requests to 1 other host"
      ])
    #expect(found.map(\.property) == ["network"] && found.map(\.item) == [.screen])
    #expect(found.map(\.severity) == [.warning] && found.map(\.count) == [3])
    #expect(
      found.first?.evidence == [
        "nothing left the run: the request failed as if its host did not exist",
        "2 requests GET https://img.example in the run, to 2 addresses",
        "1 request POST https://api.example in the run, to one address",
        "to answer them: static var network: [NetworkAnswer] { [NetworkAnswer(\"https://img.example/*\", .text(\"…\")), "
          + "NetworkAnswer(\"https://api.example/*\", .text(\"…\"))] } in the screen, or [.madeUp()] where any answer will do",
      ])
  }

  @Test("requests to one host with several methods are requests to one host")
  func methods() {
    let found = found([
      sent(nil, "https://api.example/rows"), sent(nil, "https://api.example/rows", method: "POST"),
      sent(nil, "https://api.example/rows/1", method: "DELETE"),
    ])
    #expect(found.map(\.summary) == ["GET https://api.example/rows, asked for by the screen, has no scripted answer"])
    #expect(found.first?.evidence.count == 5)
  }

  @Test("a single request is told without counting")
  func single() {
    let found = found([sent(nil, "https://api.example/rows")])
    #expect(found.map(\.summary) == ["GET https://api.example/rows, asked for by the screen, has no scripted answer"])
    #expect(found.first?.evidence.count == 2)
  }

  @Test("answered requests are none of its business")
  func silent() { #expect(found([sent(item("A"), "https://img.example/1.png", scripted: true)]) == []) }
}
