import CellRuns
import CellTrace
import Foundation
import FoundationNetworking
import HeadlessCore
import Testing

/// For whom asynchronous work runs, and in which order results come. Each test compares the whole history of a child.
@Suite struct ZygoteOrderTests {
  private static let first = ItemID(list: 1, key: "first")
  private static let second = ItemID(list: 1, key: "second")

  /// Who the running code works for.
  private static func whom() -> String { CellBinding.current.item?.key ?? "nobody" }

  @Test("What is queued on behalf of an item runs on its behalf, through queues, delays, tasks and requests")
  func origins() throws {
    let text = try reply {
      HostNetwork.script = { _ in HostNetwork.Answer(.response(status: 200, headers: [:], body: Data()), latency: 1) }
      let log = Log()
      CellBinding.begin(Self.first, after: .nobody).run {
        DispatchQueue.global().async { DispatchQueue.main.async { log.add("gcd:\(Self.whom())") } }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { log.add("delay:\(Self.whom())") }
        Task { @MainActor in
          try? await Task.sleep(for: .milliseconds(200))
          log.add("task:\(Self.whom())")
          _ = try? await URLSession.shared.data(from: URL(string: "https://host/a")!)
          log.add("awaited:\(Self.whom())")
        }
        URLSession.shared.dataTask(with: URL(string: "https://host/b")!) { _, _, _ in
          DispatchQueue.main.async { log.add("request:\(Self.whom())") }
        }.resume()
      }
      DispatchQueue.main.async { log.add("other:\(Self.whom())") }
      HostLoop.settle(within: 10)
      ChildCall.at($0).reply.write(log.take() + " now:\(Self.whom())")
    }
    #expect(text == "other:nobody gcd:first delay:first task:first request:first awaited:first now:nobody")
  }

  /// Work of every kind of queue under an order.
  private static func program(_ order: CompletionOrder, seed: UInt64 = 1) -> String {
    HostRun.setCompletionOrder(order, seed: seed)
    let log = Log()
    let serial = DispatchQueue(label: "serial")
    for number in 1...4 {
      DispatchQueue.global().async { log.add("g\(number)") }
      serial.async { log.add("s\(number)") }
      DispatchQueue.main.async { log.add("m\(number)") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.add("d\(number)") }
    }
    HostLoop.settle(within: 10)
    return log.take()
  }

  private static func only(_ prefix: String, _ history: String) -> String {
    history.split(separator: " ").filter { $0.hasPrefix(prefix) }.joined(separator: " ")
  }

  @Test("Reversed: global queues and equal delays turn round, serial queues and the main queue do not")
  func reversed() throws {
    let inOrder = try reply { ChildCall.at($0).reply.write(Self.program(.inOrder)) }
    let reversed = try reply { ChildCall.at($0).reply.write(Self.program(.reversed)) }
    for prefix in ["g", "s", "m", "d"] {
      #expect(Self.only(prefix, inOrder) == "\(prefix)1 \(prefix)2 \(prefix)3 \(prefix)4")
    }
    #expect(Self.only("g", reversed) == "g4 g3 g2 g1")
    #expect(Self.only("d", reversed) == "d4 d3 d2 d1")
    #expect(Self.only("s", reversed) == "s1 s2 s3 s4")
    #expect(Self.only("m", reversed) == "m1 m2 m3 m4")
  }

  @Test("Shuffled: a seed gives one order, again and again; all work is done")
  func shuffled() throws {
    let histories = try [1, 2, 3, 1].map { seed in
      try reply(argument: "\(seed)") { pointer in
        let seed = UInt64(String(decoding: ChildCall.at(pointer).argument, as: UTF8.self)) ?? 0
        ChildCall.at(pointer).reply.write(Self.program(.shuffled, seed: seed))
      }
    }
    #expect(histories[0] == histories[3])
    #expect(Set(histories).count > 1)
    for history in histories {
      #expect(history.split(separator: " ").count == 16)
      #expect(Self.only("s", history) == "s1 s2 s3 s4")
    }
  }

  /// A cell loads for one item, is reused, and loads for the next.
  private static func reuse(_ order: CompletionOrder) -> String {
    HostRun.setCompletionOrder(order, seed: 1)
    HostNetwork.script = { _ in HostNetwork.Answer(.response(status: 200, headers: [:], body: Data()), latency: 0.2) }
    let log = Log()
    func load(_ name: String) {
      guard let url = URL(string: "https://host/\(name)") else { return log.add("no URL") }
      URLSession.shared.dataTask(with: url) { _, _, _ in
        DispatchQueue.main.async { log.add("request-\(name)") }
      }.resume()
      DispatchQueue.global().async { DispatchQueue.main.async { log.add("gcd-\(name)") } }
      Task { @MainActor in
        try? await Task.sleep(for: .milliseconds(100))
        log.add("task-\(name)")
      }
    }
    let cellBinding = CellBinding.begin(first, after: .nobody)
    cellBinding.run { load("A") }
    let pending = HostLoop.settle(within: 10).pending
    log.add("reused\(pending)")
    CellBinding.begin(second, after: cellBinding).run { load("B") }
    HostLoop.settle(within: 10)
    return log.take()
  }

  @Test("After reuse: what the first item started arrives when the second item's results are in")
  func late() throws {
    let inOrder = try reply { ChildCall.at($0).reply.write(Self.reuse(.inOrder)) }
    #expect(inOrder == "gcd-A task-A request-A reused[] gcd-B task-B request-B")
    let late = try reply { ChildCall.at($0).reply.write(Self.reuse(.afterReuse)) }
    #expect(late == "reused[] gcd-B task-B request-B gcd-A task-A request-A")
    let other = try reply { ChildCall.at($0).reply.write(Self.reuse(.afterNextReuse)) }
    #expect(other == "gcd-A task-A request-A reused[]")
  }

  /// What a row starts before the data changes, what happens then, and what a row starts that comes with the change.
  private static func change(_ order: CompletionOrder, changes: Bool) -> String {
    HostRun.setCompletionOrder(order, seed: 1)
    let log = Log()
    func load(_ name: String) {
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { DispatchQueue.main.async { log.add(name) } }
    }
    HostRun.noteDataChange()  // The screen opens: no change.
    let cellBinding = CellBinding.begin(first, after: .nobody)
    cellBinding.run { load("A") }
    load("screen")
    HostLoop.settle(within: 10)
    log.add("opened")
    RunState.current.step = 1
    if changes { HostRun.noteDataChange() }
    CellBinding.begin(second, after: .nobody).run { load("B") }
    HostLoop.settle(within: 10)
    cellBinding.run { load("again") }
    HostLoop.settle(within: 10)
    log.add("asked\(RunState.current.consulted.changing)")
    return log.take()
  }

  @Test("After a change: what items started before the data changed arrives after it, when all else is in")
  func afterChange() throws {
    #expect(try reply { ChildCall.at($0).reply.write(Self.change(.inOrder, changes: true)) } == "A screen opened B again asked1")
    #expect(
      try reply { ChildCall.at($0).reply.write(Self.change(.afterChange, changes: true)) } == "screen opened B A again asked1")
    #expect(try reply { ChildCall.at($0).reply.write(Self.change(.afterChange, changes: false)) } == "screen opened asked0")
  }

  /// What the run says about its choices while the program runs.
  private static func choices(_ order: CompletionOrder, seed: UInt64 = 1) -> String {
    let log = Log()
    Probe.sink = { kind in
      switch kind {
      case .resultChosen(_, let place, let among): log.add("\(place)/\(among)")
      case .resultsReleased(let item): log.add("released-\(item?.key ?? "nobody")")
      default: break
      }
    }
    if order.isLate { _ = reuse(order) } else { _ = program(order, seed: seed) }
    return log.take()
  }

  @Test("Every choice among results that could come is told, and a seed makes the same choices again")
  func choicesAreTold() throws {
    #expect(try reply { ChildCall.at($0).reply.write(Self.choices(.inOrder)) } == "")
    #expect(try reply { ChildCall.at($0).reply.write(Self.choices(.reversed)) } == "4/4 3/3 2/2 4/4 3/3 2/2")
    #expect(try reply { ChildCall.at($0).reply.write(Self.choices(.afterReuse)) } == "released-first")
    let shuffled = try (0..<2).map { _ in try reply { ChildCall.at($0).reply.write(Self.choices(.shuffled, seed: 3)) } }
    #expect(shuffled[0] == shuffled[1])
    #expect(shuffled[0].split(separator: " ").count == 6)
  }
}
