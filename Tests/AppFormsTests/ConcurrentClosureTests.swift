import CellRuns
import Foundation
import HeadlessCore
import Testing

/// The model in `App/MainActorClosures.swift`, compiled by the plug-in in Swift 5 mode, in a run of its own with virtual time.
@Suite("Closures that run elsewhere call what belongs to the main actor") struct ConcurrentClosureTests {
  private static let network: @Sendable (HostNetwork.Request) -> HostNetwork.Answer? = { _ in
    HostNetwork.Answer(.response(status: 200, headers: [:], body: Data("abc".utf8)), latency: 0.2)
  }

  static let cases: [String: String] = [
    "timers": "tick, tick, once, dated",
    "observe": "posted",
    "queue": "main, operation, counted, block, later",
    "load": "3 bytes",
    "ask": "may notify, photos 3",
    "match": "one, two, one two",
  ]

  @Test("They compile as on Apple's platforms, and each is called once for what it waits for", arguments: cases.keys.sorted())
  func closures(_ name: String) throws {
    let result = try Zygote.run(
      .function(
        {
          let call = ChildCall.at($0)
          let name = String(decoding: call.argument, as: UTF8.self)
          HostNetwork.script = ConcurrentClosureTests.network
          let text = MainActor.assumeIsolated {
            let model = ClosureModel()
            switch name {
            case "timers": model.startTimers()
            case "observe":
              model.observe()
              NotificationCenter.default.post(name: .closureModel, object: nil)
            case "queue": model.queue()
            case "ask": model.ask()
            case "match":
              var words: [String] = []
              try? model.match("one two three", into: &words) { model.note($0) }
              model.note(words.joined(separator: " "))
            default: model.load(URL(string: "https://host/a")!, with: .shared)
            }
            let pending = HostLoop.settle(within: 10).pending
            return model.events.joined(separator: ", ") + (pending.isEmpty ? "" : " \(pending)")
          }
          call.reply.write(text)
        }, argument: Data(name.utf8)), timeout: 300)
    #expect(result.status == .exited(code: 0))
    #expect(String(decoding: result.output, as: UTF8.self) == Self.cases[name])
  }
}
