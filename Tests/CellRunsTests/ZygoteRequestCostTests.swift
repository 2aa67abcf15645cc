import CInterposer
import CellRuns
import Foundation
import FoundationNetworking
import HeadlessCore
import Testing

/// What requests cost: an app whose requests nobody answers makes them in every run of a search.
@Suite struct ZygoteRequestCostTests {
  /// Numbers of pieces of work are given in the order in which they are put in.
  private static func number() -> UInt64 { ci_schedule(0, "mark", false, { _ in }, nil) }

  @Test("Requests that fail at once, one after the other, take a few pieces of work each, as those that are answered do")
  func failures() throws {
    let text = try reply { pointer in
      HostNetwork.script = { request in
        request.url.hasSuffix("/there") ? HostNetwork.Answer(.response(status: 200, headers: [:], body: Data()), latency: 0) : nil
      }
      let log = Log()
      for name in ["there", "absent"] {
        @Sendable func ask(_ left: Int) {
          guard left > 0, let url = URL(string: "https://host/\(name)") else { return }
          URLSession.shared.dataTask(with: url) { _, _, error in
            log.add(error == nil ? "answer" : "failure")
            DispatchQueue.main.async { ask(left - 1) }
          }.resume()
        }
        let before = ZygoteRequestCostTests.number()
        ask(3)
        HostLoop.settle(within: 10)
        log.add(ZygoteRequestCostTests.number() - before < 100 ? "few" : "many")
      }
      ChildCall.at(pointer).reply.write(log.take())
    }
    #expect(text == "answer answer answer few failure failure failure few")
  }
}
