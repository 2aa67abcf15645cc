import Combine
import Testing

@Suite("Operators on several publishers") struct CombiningTests {
  @Test("CB-05 combineLatest waits for all, then delivers on each change, and ends with the last")
  func combineLatest() {
    let history = History()
    let number = PassthroughSubject<Int, Never>()
    let letter = PassthroughSubject<String, Never>()
    let subscription = number.combineLatest(letter) { "\($0)\($1)" }.record(in: history)
    number.send(1)
    letter.send("a")
    number.send(2)
    number.send(completion: .finished)
    letter.send("b")
    letter.send(completion: .finished)
    #expect(history.entries == ["1a", "2a", "2b", "finished"])
    subscription.cancel()
  }

  @Test("CB-05 combineLatest of three and four")
  func combineLatestMore() {
    let history = History()
    let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
    var bag: Set<AnyCancellable> = []
    subjects[0].combineLatest(subjects[1], subjects[2]).map { "\($0)\($1)\($2)" }.record(in: history).store(in: &bag)
    subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]) { "\($0)\($1)\($2)\($3)" }
      .record(in: history).store(in: &bag)
    subjects[2].send(9)
    #expect(history.entries == ["012", "0123", "019", "0193"])
  }

  @Test("CB-05 a failure of one ends combineLatest and cancels the other")
  func combineLatestFailure() {
    let history = History()
    let first = PassthroughSubject<Int, Broken>()
    let second = PassthroughSubject<Int, Broken>()
    let subscription = first.combineLatest(second.handleEvents(receiveCancel: { history.add("second cancelled") }))
      .record(in: history)
    first.send(completion: .failure(Broken()))
    second.send(1)
    #expect(history.entries == ["second cancelled", "failed broken"])
    subscription.cancel()
  }

  @Test("CB-05 zip pairs values by position and ends when no pair can come")
  func zip() {
    let history = History()
    let number = PassthroughSubject<Int, Never>()
    let letter = PassthroughSubject<String, Never>()
    let subscription = number.zip(letter).map { "\($0)\($1)" }.record(in: history)
    number.send(1)
    number.send(2)
    letter.send("a")
    number.send(completion: .finished)
    letter.send("b")
    letter.send("c")
    #expect(history.entries == ["1a", "2b", "finished"])
    #expect([1, 2].publisher.zip([3, 4].publisher, [5, 6].publisher) { $0 + $1 + $2 }.recorded() == ["9", "12", "finished"])
    subscription.cancel()
  }

  @Test("CB-05 merge delivers as values come and ends with the last; demand holds values back")
  func merge() {
    let history = History()
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    let subscription = first.merge(with: second, Just(0)).record(in: history)
    second.send(2)
    first.send(1)
    first.send(completion: .finished)
    second.send(3)
    second.send(completion: .finished)
    #expect(history.entries == ["0", "2", "1", "3", "finished"])
    subscription.cancel()

    let limited = History()
    let recorder = Recorder<Int, Never>(limited, initially: .max(1))
    Publishers.MergeMany([1, 2].publisher, [10, 20].publisher).subscribe(recorder)
    #expect(limited.entries == ["subscribed", "1"])
    recorder.subscription?.request(.max(2))
    recorder.subscription?.request(.unlimited)
    #expect(limited.entries == ["subscribed", "1", "2", "10", "20", "finished"])
  }

  @Test("CB-05 a merge of eight, made at once or one after the other, is one merge that ends with the last")
  func mergeOfEight() {
    let subjects = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
    let atOnce = subjects[0].merge(
      with: subjects[1], subjects[2], subjects[3], subjects[4], subjects[5], subjects[6], subjects[7])
    let grown = subjects[0].merge(with: subjects[1], subjects[2]).merge(with: subjects[3]).merge(with: subjects[4])
      .merge(with: subjects[5], subjects[6], subjects[7])
    #expect(type(of: atOnce) == type(of: grown))
    let (first, second) = (History(), History())
    let subscriptions = [atOnce.record(in: first), grown.record(in: second)]
    for (index, subject) in subjects.enumerated().reversed() { subject.send(index) }
    for subject in subjects { subject.send(completion: .finished) }
    #expect(first.entries == ["7", "6", "5", "4", "3", "2", "1", "0", "finished"] && second.entries == first.entries)
    for subscription in subscriptions { subscription.cancel() }
    #expect(
      Publishers.Merge5(Just(1), Just(2), Just(3), Just(4), Just(5)) == Just(1).merge(with: Just(2), Just(3), Just(4), Just(5)))
  }

  @Test("CB-05 flatMap mixes the inner publishers, at most so many at a time")
  func flatMap() {
    let doubled = [1, 2, 3].publisher.flatMap { [$0, $0 * 10].publisher }
    #expect(doubled.recorded() == ["1", "10", "2", "20", "3", "30", "finished"])
    let history = History()
    let inner = (0..<3).map { _ in PassthroughSubject<String, Never>() }
    let subscription = (0..<3).publisher.flatMap(maxPublishers: .max(1)) { index in
      history.add("make \(index)")
      return inner[index]
    }.record(in: history)
    inner[0].send("a")
    inner[1].send("lost")
    inner[0].send(completion: .finished)
    inner[1].send("b")
    inner[1].send(completion: .finished)
    inner[2].send(completion: .finished)
    #expect(history.entries == ["make 0", "a", "make 1", "b", "make 2", "finished"])
    subscription.cancel()
  }

  @Test("CB-05 switchToLatest cancels the inner publisher that was there before")
  func switchToLatest() {
    let history = History()
    let searches = PassthroughSubject<String, Never>()
    var answers: [String: PassthroughSubject<String, Never>] = ["a": .init(), "ab": .init()]
    let subscription = searches.map { query in
      (answers[query] ?? .init()).handleEvents(receiveCancel: { history.add("cancel \(query)") })
    }.switchToLatest().record(in: history)
    searches.send("a")
    searches.send("ab")
    answers["a"]?.send("late answer for a")
    answers["ab"]?.send("answer for ab")
    searches.send(completion: .finished)
    answers["ab"]?.send(completion: .finished)
    #expect(history.entries == ["cancel a", "answer for ab", "finished"])
    answers = [:]
    subscription.cancel()
  }

  @Test("CB-05 share has one upstream subscription; autoconnect ends it with the last subscriber")
  func share() {
    let history = History()
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(
      receiveSubscription: { _ in history.add("connect") }, receiveCancel: { history.add("disconnect") }
    ).share()
    let first = shared.sink { history.add("a \($0)") }
    let second = shared.sink { history.add("b \($0)") }
    subject.send(1)
    first.cancel()
    subject.send(2)
    second.cancel()
    #expect(history.entries == ["connect", "a 1", "b 1", "b 2", "disconnect"])
  }
}
