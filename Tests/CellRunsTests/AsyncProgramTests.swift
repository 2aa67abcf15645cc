import CellRuns
import CellTrace
import Foundation
import HeadlessCore
import Testing

/// Random programs of nested asynchronous work, a thousand in a run; ten thousand where `CELLHARNESS_FULL` is set, as `.ci/full` does.
@Suite struct AsyncProgramTests {
  private static let blocks = 0..<(ProcessInfo.processInfo.environment["CELLHARNESS_FULL"] == nil ? 1 : 10)

  /// The first wrong histories of a thousand programs, and a hash of all.
  private static func check(_ order: CompletionOrder, _ call: ChildCall) -> String {
    let block = UInt64(String(decoding: call.argument, as: UTF8.self)) ?? 0
    HostRun.setCompletionOrder(order, seed: 7)
    var wrong: [String] = []
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for seed in block * 1000..<(block + 1) * 1000 {
      let program = AsyncProgram.random(seed: seed)
      let history = RealScheduler.history(of: program)
      let expected = ReferenceScheduler.history(of: program)
      let isRight = history == expected || (order != .inOrder && words(history) == words(expected))
      if !isRight, wrong.count < 3 { wrong.append("\(seed): \(history) / \(expected)") }
      for byte in history.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return "\(wrong) \(hash)"
  }

  private static func words(_ history: String) -> [Substring] { history.split(separator: " ").sorted() }

  @Test(
    "in order: every history is the reference scheduler's, and equal in runs with other hash seeds",
    arguments: blocks)
  func inOrder(_ block: Int) throws {
    let histories = try [1, 2].map { seed in
      try reply(seeds: RunSeeds(hashing: seed), argument: "\(block)") {
        let call = ChildCall.at($0)
        call.reply.write(Self.check(.inOrder, call))
      }
    }
    #expect(histories[0].hasPrefix("[] "))
    #expect(histories[0] == histories[1])
  }

  @Test("shuffled: no work is lost, and the seed decides everything", arguments: blocks)
  func shuffled(_ block: Int) throws {
    let histories = try [1, 2].map { seed in
      try reply(seeds: RunSeeds(hashing: seed), argument: "\(block)") {
        let call = ChildCall.at($0)
        call.reply.write(Self.check(.shuffled, call))
      }
    }
    #expect(histories[0].hasPrefix("[] "))
    #expect(histories[0] == histories[1])
  }
}
