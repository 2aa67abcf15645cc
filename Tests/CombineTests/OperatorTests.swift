import Combine
import Testing

@Suite("Operators on values") struct OperatorTests {
  @Test("CB-05 map, compactMap, filter, scan and their throwing forms")
  func transforms() {
    let numbers = [1, 2, 3, 4].publisher
    #expect(numbers.map { $0 * 10 }.recorded() == ["10", "20", "30", "40", "finished"])
    #expect(numbers.map(\.description.count).recorded() == ["1", "1", "1", "1", "finished"])
    #expect(["1", "x", "3"].publisher.compactMap(Int.init).recorded() == ["1", "3", "finished"])
    #expect(numbers.filter { $0.isMultiple(of: 2) }.recorded() == ["2", "4", "finished"])
    #expect(numbers.scan(0, +).recorded() == ["1", "3", "6", "10", "finished"])
    let thrown = numbers.tryMap { value -> Int in
      if value == 3 { throw Broken() }
      return value
    }
    #expect(thrown.recorded() == ["1", "2", "failed broken"])
    #expect(numbers.tryFilter { _ in throw Broken(name: "no") }.recorded() == ["failed no"])
  }

  @Test("CB-05 removeDuplicates, dropFirst, prefix, first, last")
  func selections() {
    let numbers = [1, 1, 2, 2, 1].publisher
    #expect(numbers.removeDuplicates().recorded() == ["1", "2", "1", "finished"])
    #expect(numbers.dropFirst().recorded() == ["1", "2", "2", "1", "finished"])
    #expect(numbers.dropFirst(4).recorded() == ["1", "finished"])
    #expect(numbers.drop { $0 == 1 }.recorded() == ["2", "2", "1", "finished"])
    #expect(numbers.prefix(2).recorded() == ["1", "1", "finished"])
    #expect(numbers.prefix(0).recorded() == ["finished"])
    #expect(numbers.prefix { $0 < 2 }.recorded() == ["1", "1", "finished"])
    #expect(numbers.first().recorded() == ["1", "finished"])
    #expect(numbers.first { $0 == 2 }.recorded() == ["2", "finished"])
    #expect(numbers.last { $0 == 2 }.recorded() == ["2", "finished"])
    #expect(numbers.output(at: 2).recorded() == ["2", "finished"])
  }

  @Test("CB-05 collect, reduce, count, contains, allSatisfy, replaceEmpty, replaceNil")
  func summaries() {
    let numbers = [1, 2, 3].publisher
    #expect(numbers.collect().recorded() == ["[1, 2, 3]", "finished"])
    #expect(numbers.collect(2).recorded() == ["[1, 2]", "[3]", "finished"])
    #expect(numbers.reduce(0, +).recorded() == ["6", "finished"])
    #expect(numbers.count().recorded() == ["3", "finished"])
    #expect(numbers.contains(2).recorded() == ["true", "finished"])
    #expect(numbers.allSatisfy { $0 < 3 }.recorded() == ["false", "finished"])
    #expect(Empty<Int, Never>().replaceEmpty(with: 9).recorded() == ["9", "finished"])
    #expect(numbers.replaceEmpty(with: 9).recorded() == ["1", "2", "3", "finished"])
    #expect([1, nil].publisher.replaceNil(with: 0).recorded() == ["1", "0", "finished"])
    #expect(numbers.ignoreOutput().recorded() == ["finished"])
  }

  @Test("CB-05 filtering asks for another value in place of the one it swallowed")
  func demandThroughFilter() {
    let history = History()
    let recorder = Recorder<Int, Never>(history, initially: .max(2))
    (1...6).publisher.filter { $0.isMultiple(of: 2) }.subscribe(recorder)
    #expect(history.entries == ["subscribed", "2", "4"])
    recorder.subscription?.request(.max(5))
    #expect(history.entries == ["subscribed", "2", "4", "6", "finished"])
  }

  @Test("CB-05 failures: catch, replaceError, retry, mapError, append after success only")
  func failures() {
    let failing = [1, 2].publisher.setFailureType(to: Broken.self).append(Fail(error: Broken()))
    #expect(failing.recorded() == ["1", "2", "failed broken"])
    #expect(failing.catch { _ in Just(7) }.recorded() == ["1", "2", "7", "finished"])
    #expect(failing.replaceError(with: 8).recorded() == ["1", "2", "8", "finished"])
    #expect(failing.retry(1).recorded() == ["1", "2", "1", "2", "failed broken"])
    #expect(failing.mapError { Broken(name: "re\($0)") }.recorded() == ["1", "2", "failed rebroken"])
    #expect(failing.append(3).recorded() == ["1", "2", "failed broken"])
  }

  @Test("CB-05 prepend and append keep the order and the demand")
  func concatenation() {
    let history = History()
    let recorder = Recorder<Int, Never>(history, initially: .max(3))
    [3].publisher.prepend(1, 2).append([4, 5]).subscribe(recorder)
    #expect(history.entries == ["subscribed", "1", "2", "3"])
    recorder.subscription?.request(.unlimited)
    #expect(history.entries == ["subscribed", "1", "2", "3", "4", "5", "finished"])
  }

  @Test("CB-05 handleEvents sees everything that passes in both directions")
  func events() {
    let history = History()
    let source = [1].publisher.handleEvents(
      receiveSubscription: { _ in history.add("subscription") }, receiveOutput: { history.add("output \($0)") },
      receiveCompletion: { history.add("completion \(text(of: $0))") }, receiveCancel: { history.add("cancel") },
      receiveRequest: { history.add("request \($0)") })
    source.record(in: history).cancel()
    #expect(
      history.entries == ["subscription", "request unlimited", "output 1", "1", "completion finished", "finished"])
  }

  @Test("CB-05 a future runs at once and keeps its first result for everybody")
  func future() {
    let history = History()
    var promise: Future<Int, Broken>.Promise?
    let future = Future<Int, Broken> {
      history.add("work begins")
      promise = $0
    }
    let first = future.record(in: history)
    promise?(.success(1))
    promise?(.success(2))
    let second = future.record(in: history)
    #expect(history.entries == ["work begins", "1", "finished", "1", "finished"])
    first.cancel()
    second.cancel()
  }

  @Test("CB-05 deferred publishers are made for each subscriber")
  func deferred() {
    var made = 0
    let deferred = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }
    #expect(made == 0)
    #expect(deferred.recorded() == ["1", "finished"])
    #expect(deferred.eraseToAnyPublisher().recorded() == ["2", "finished"])
  }

  @Test("CB-05 demand arithmetic saturates and unlimited absorbs")
  func demand() {
    typealias Demand = Subscribers.Demand
    #expect(Demand.max(2) + .max(3) == .max(5))
    #expect(Demand.unlimited - .max(3) == .unlimited)
    #expect(Demand.max(2) - .max(3) == .none)
    #expect(Demand.unlimited > .max(.max))
    #expect(Demand.max(2) * 3 == .max(6))
    #expect(Demand.unlimited.max == nil && Demand.max(4).max == 4)
  }

  @Test("CB-12 assertNoFailure passes values and the end on, and a failure ends the program")
  func noFailure() async {
    let source = Source<Int, Broken>()
    let history = History()
    let kept = source.assertNoFailure().record(in: history)
    source.send(1)
    source.send(completion: .finished)
    #expect(history.entries == ["1", "finished"])
    withExtendedLifetime(kept) {}
    await #expect(processExitsWith: .failure) { Fail<Int, Broken>(error: Broken()).assertNoFailure().sink { _ in }.cancel() }
  }
}
