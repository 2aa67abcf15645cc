import Combine
import Foundation
import Testing

@Suite("Demand") struct DemandTests {
  typealias Demand = Subscribers.Demand

  @Test("CB-15 sums, differences and products stay within nothing and unlimited")
  func arithmetic() {
    #expect(Demand.max(.max) + 10 == .unlimited)
    #expect(Demand.max(3) + Int(-5) == Demand.none)
    #expect(Demand.unlimited + Int.min == .unlimited)
    #expect(Demand.unlimited - .unlimited == .unlimited)
    #expect(Demand.max(4) - .unlimited == Demand.none)
    #expect(Demand.max(4) - 5 == Demand.none)
    #expect(Demand.max(.max) * 2 == .unlimited)
    #expect(Demand.none * 2 == Demand.none)
    #expect(Demand.unlimited > 5 && 5 < Demand.unlimited && Demand.max(5) == 5)
  }

  @Test("CB-15 a demand is coded as one number; one that is too large is unlimited")
  func coding() throws {
    let coded = try JSONEncoder().encode([Demand.none, .max(42), .unlimited])
    #expect(String(decoding: coded, as: UTF8.self) == "[0,42,9223372036854775808]")
    #expect(try JSONDecoder().decode([Demand].self, from: coded) == [.none, .max(42), .unlimited])
    #expect(try JSONDecoder().decode([Demand].self, from: Data("[9223372036854775809]".utf8)) == [.unlimited])
    #expect(throws: (any Error).self) { try JSONDecoder().decode([Demand].self, from: Data("[-1]".utf8)) }
  }

  @Test("CB-12 a request for nothing is fatal")
  func requestForNothing() async {
    await #expect(processExitsWith: .failure) {
      let subject = PassthroughSubject<Int, Never>()
      let recorder = Recorder<Int, Never>(History(), initially: .none)
      subject.subscribe(recorder)
      recorder.subscription?.request(.none)
    }
  }

  @Test("CB-12 a negative dropFirst is fatal when it is subscribed to, a negative output(at:) when it is made")
  func negative() async {
    await #expect(processExitsWith: .failure) { [1].publisher.eraseToAnyPublisher().dropFirst(-1).sink { _ in }.cancel() }
    await #expect(processExitsWith: .failure) { _ = [1].publisher.eraseToAnyPublisher().output(at: -1) }
  }

  @Test("CB-12 a value that nobody asked for is fatal below catch")
  func unwantedValue() async {
    await #expect(processExitsWith: .failure) {
      let source = Source<Int, Broken>()
      let recorder = Recorder<Int, Never>(History(), initially: .none)
      source.catch { _ in Just(0) }.subscribe(recorder)
      source.send(1)
    }
  }

  @Test("CB-16 filter passes values on before a subscription, reduce ignores them, tryFilter traps")
  func earlyValues() async {
    let history = History()
    let source = Source<Int, Never>(isSubscribing: false)
    let filtered = Recorder<Int, Never>(history, initially: .none)
    source.filter { _ in true }.subscribe(filtered)
    source.send(1)
    #expect(history.entries == ["1"])
    let reduced = Recorder<Int, Never>(history, initially: .none)
    source.reduce(0, +).subscribe(reduced)
    source.send(2)
    source.send(completion: .finished)
    #expect(history.entries == ["1"])
    await #expect(processExitsWith: .failure) {
      let source = Source<Int, Never>(isSubscribing: false)
      source.tryFilter { _ in true }.subscribe(Recorder<Int, any Error>(History(), initially: .none))
      source.send(1)
    }
  }
}
