import Combine
import Testing

/// Pipelines put together at random, under demand that comes in random portions, against lists. Of the operators that mix
/// publishers only those with one at a time are here: the order of the others depends on the portions.
@Suite("Random pipelines") struct RandomProgramTests {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  private typealias Pipeline = AnyPublisher<Int, Never>

  /// An operator, and what it makes of a list.
  private struct Step {
    var publisher: (Pipeline) -> Pipeline
    var list: ([Int]) -> [Int]
  }

  private static var steps: [(Int) -> Step] {
    [
      { n in Step(publisher: { $0.map { $0 &* n }.eraseToAnyPublisher() }, list: { $0.map { $0 &* n } }) },
      { n in Step(publisher: { $0.filter { $0 % n != 0 }.eraseToAnyPublisher() }, list: { $0.filter { $0 % n != 0 } }) },
      { n in
        Step(
          publisher: { $0.compactMap { $0 % n == 0 ? nil : $0 / n }.eraseToAnyPublisher() },
          list: { $0.compactMap { $0 % n == 0 ? nil : $0 / n } })
      },
      { n in Step(publisher: { $0.prefix(n * 3).eraseToAnyPublisher() }, list: { Array($0.prefix(n * 3)) }) },
      { n in Step(publisher: { $0.dropFirst(n).eraseToAnyPublisher() }, list: { Array($0.dropFirst(n)) }) },
      { n in Step(publisher: { $0.drop { $0 % n != 1 }.eraseToAnyPublisher() }, list: { Array($0.drop { $0 % n != 1 }) }) },
      { n in Step(publisher: { $0.prefix { $0 != n }.eraseToAnyPublisher() }, list: { Array($0.prefix { $0 != n }) }) },
      { n in
        Step(
          publisher: { $0.removeDuplicates { $0 / n == $1 / n }.eraseToAnyPublisher() },
          list: { list in list.reduce(into: []) { if $0.isEmpty || $0[$0.count - 1] / n != $1 / n { $0.append($1) } } })
      },
      { n in
        Step(
          publisher: { $0.scan(n) { $0 &+ $1 }.eraseToAnyPublisher() },
          list: { list in list.reduce(into: []) { $0.append(($0.last ?? n) &+ $1) } })
      },
      { n in
        Step(
          publisher: { $0.collect(n).map { $0.reduce(0, &+) }.eraseToAnyPublisher() },
          list: { list in stride(from: 0, to: list.count, by: n).map { list[$0..<min($0 + n, list.count)].reduce(0, &+) } })
      },
      { n in
        Step(
          publisher: { $0.flatMap(maxPublishers: .max(1)) { Just($0).append(n) }.eraseToAnyPublisher() },
          list: { $0.flatMap { [$0, n] } })
      },
      { n in Step(publisher: { $0.append(n, n).eraseToAnyPublisher() }, list: { $0 + [n, n] }) },
      { n in Step(publisher: { $0.prepend(n).eraseToAnyPublisher() }, list: { [n] + $0 }) },
      { n in
        Step(
          publisher: { $0.buffer(size: 1000, prefetch: .byRequest, whenFull: .dropNewest).eraseToAnyPublisher() }, list: { $0 })
      },
      { n in Step(publisher: { $0.handleEvents().eraseToAnyPublisher() }, list: { $0 }) },
      { n in
        Step(
          publisher: { $0.setFailureType(to: Broken.self).catch { _ in Just(n) }.eraseToAnyPublisher() }, list: { $0 })
      },
      { n in
        Step(
          publisher: { $0.tryMap { if $0 % 7 == 3 { throw Broken() } else { $0 } }.replaceError(with: n).eraseToAnyPublisher() },
          list: { list in
            let end = list.firstIndex { $0 % 7 == 3 }
            return end.map { list[..<$0] + [n] } ?? list
          })
      },
      { n in Step(publisher: { $0.count().eraseToAnyPublisher() }, list: { [$0.count] }) },
      { n in Step(publisher: { $0.max().eraseToAnyPublisher() }, list: { $0.max().map { [$0] } ?? [] }) },
    ]
  }

  @Test("CB-10 any pipeline delivers what a list would, in whatever portions it is asked for", arguments: UInt64(0)..<300)
  func pipeline(seed: UInt64) {
    var random = Generator(state: seed)
    let list = (0..<Int.random(in: 0...12, using: &random)).map { _ in Int.random(in: 0...20, using: &random) }
    var pipeline = list.publisher.eraseToAnyPublisher()
    var expected = list
    let steps = Self.steps
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let index = Int.random(in: 0..<steps.count, using: &random)
      let step = steps[index](Int.random(in: 1...4, using: &random))
      pipeline = step.publisher(pipeline)
      expected = step.list(expected)
    }
    let history = History()
    let recorder = Recorder<Int, Never>(history, initially: .none)
    pipeline.subscribe(recorder)
    var wanted = 0
    for _ in 0..<1000 where history.entries.last != "finished" {
      let portion = Int.random(in: 1...3, using: &random)
      wanted += portion
      recorder.subscription?.request(.max(portion))
      let delivered = history.entries.filter { $0 != "subscribed" && $0 != "finished" }.count
      #expect(delivered <= wanted)
    }
    #expect(history.entries == ["subscribed"] + expected.map(String.init) + ["finished"])
  }
}
