import CellRuns
import CellTrace
import Foundation
import FoundationNetworking
import HeadlessCore
import Testing
import UIKit

/// What is due at the same virtual time and promises no order: answers, delays, timers, ends of animations.
@Suite struct ZygoteAnswerOrderTests {
  private static func program(_ order: CompletionOrder, seed: UInt64 = 1) -> (history: String, choices: String) {
    HostRun.setCompletionOrder(order, seed: seed)
    HostNetwork.script = { request in
      let latency = request.url.hasSuffix("early") ? 0.5 : 0.2
      return HostNetwork.Answer(.response(status: 200, headers: [:], body: Data()), latency: latency)
    }
    let (log, choices) = (Log(), Log())
    Probe.sink = { if case .resultChosen(_, let place, let among) = $0 { choices.add("\(place)/\(among)") } }
    @Sendable func ask(_ name: String) {
      guard let url = URL(string: "https://host/\(name)") else { return }
      URLSession.shared.dataTask(with: url) { _, _, _ in log.add(name) }.resume()
    }
    for name in ["r1", "early", "r2", "r3"] { ask(name) }
    // Its answer comes at the time of the early one's.
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { ask("later") }
    nonisolated(unsafe) var sources: [any DispatchSourceTimer] = []
    for number in 1...3 {
      let source = DispatchSource.makeTimerSource(queue: .main)
      source.schedule(deadline: .now() + 1)
      source.setEventHandler { log.add("t\(number)") }
      source.resume()
      sources.append(source)
    }
    MainActor.assumeIsolated {
      for number in 1...3 {
        UIView.animate(withDuration: 2, animations: {}) { _ in log.add("a\(number)") }
      }
    }
    HostLoop.settle(within: 10)
    return (log.take(), choices.take())
  }

  @Test("in order they come as they were started, and nothing is chosen")
  func inOrder() throws {
    let text = try reply {
      let result = Self.program(.inOrder)
      ChildCall.at($0).reply.write(result.history + "|" + result.choices)
    }
    #expect(text == "r1 r2 r3 early later t1 t2 t3 a1 a2 a3|")
  }

  @Test("reversed, those of one time turn round, and every choice is told")
  func reversed() throws {
    let text = try reply {
      let result = Self.program(.reversed)
      ChildCall.at($0).reply.write(result.history + "|" + result.choices)
    }
    #expect(text.hasPrefix("r3 r2 r1 later early t3 t2 t1 a3 a2 a1|"))
    #expect(text.hasSuffix(" 2/2 3/3 2/2 3/3 2/2"))
  }

  @Test("shuffled, a seed gives one order and one list of choices; nothing is lost")
  func shuffled() throws {
    let texts = try [1, 2, 3, 4, 1].map { seed in
      try reply(argument: "\(seed)") { pointer in
        let seed = UInt64(String(decoding: ChildCall.at(pointer).argument, as: UTF8.self)) ?? 0
        let result = Self.program(.shuffled, seed: seed)
        ChildCall.at(pointer).reply.write(result.history + "|" + result.choices)
      }
    }
    #expect(texts[0] == texts[4])
    #expect(Set(texts).count > 1)
    for text in texts { #expect(text.prefix { $0 != "|" }.split(separator: " ").count == 11) }
  }

  @Test("the end of an animation and the firing of a timer belong to the item they were started for; the end can be late")
  func items() throws {
    let text = try reply { pointer in
      HostRun.setCompletionOrder(.afterReuse, seed: 1)
      let log = Log()
      @Sendable func say(_ what: String) { log.add("\(what):\(CellBinding.current.item?.key ?? "nobody")") }
      let cellBinding = CellBinding.begin(ItemID(key: "A"), after: .nobody)
      cellBinding.run {
        MainActor.assumeIsolated {
          UIView.animate(withDuration: 1, animations: {}) { _ in say("end") }
        }
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in say("timer") }
      }
      HostLoop.settle(within: 10)
      let next = CellBinding.begin(ItemID(key: "B"), after: cellBinding)
      next.run { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { say("own") } }
      HostLoop.settle(within: 10)
      log.add("\(HostRun.openCompletions)")
      ChildCall.at(pointer).reply.write(log.take())
    }
    #expect(text == "timer:A own:B end:A 2")
  }

  @Test("each of several answers of one moment is used on behalf of the item that asked for it, also behind the session's queue")
  func askers() throws {
    let text = try reply { pointer in
      HostNetwork.script = { _ in HostNetwork.Answer(.response(status: 200, headers: [:], body: Data()), latency: 0.3) }
      let log = Log()
      var former = CellBinding.nobody
      for key in ["A", "B", "C"] {
        former = CellBinding.begin(ItemID(key: key), after: former)
        guard let url = URL(string: "https://host/\(key)") else { return }
        former.run {
          URLSession.shared.dataTask(with: url) { _, _, _ in
            DispatchQueue.main.async { log.add("\(key):\(CellBinding.current.item?.key ?? "nobody")") }
          }.resume()
        }
      }
      HostLoop.settle(within: 10)
      ChildCall.at(pointer).reply.write(log.take())
    }
    #expect(text == "A:A B:B C:C")
  }
}
