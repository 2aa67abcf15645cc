import CellRuns
import Foundation
import Testing

@Suite struct ZygoteSeedTests {
  @Test("Runs of many hash seeds work side by side, each with its own order, also when a seed comes back")
  func manySeeds() throws {
    let body: ChildRequest.ChildFunction = { pointer in
      let text = (0..<12).map { "k\($0)" }
      let encoded = try? JSONEncoder().encode(Set(text))
      let decoded = encoded.flatMap { try? JSONDecoder().decode(Set<String>.self, from: $0) }
      let order = Array(Set(text)).joined()
      ChildCall.at(pointer).reply.write(decoded == Set(text) ? order : "broken")
    }
    var orders: [UInt64: String] = [:]
    for seed in (1...12).map(UInt64.init) + [1, 3, 12] {
      let order = try reply(seeds: RunSeeds(hashing: seed), body)
      #expect(order != "broken")
      #expect(orders[seed, default: order] == order)
      orders[seed] = order
    }
    #expect(Set(orders.values).count == 12)
  }

  @Test("A run of another hash seed that takes too long is killed as well")
  func timeout() throws {
    let result = try Zygote.run(
      .function({ _ in while true { usleep(0) } }, argument: Data()), seeds: RunSeeds(hashing: 5), timeout: 0.3)
    #expect(result.status == .timedOut(step: 0))
  }
}
