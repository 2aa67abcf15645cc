import Combine
import Dispatch
import Foundation
import Testing

@Suite("Ends, owners and demand, to the letter") struct LetterTests {
  /// Owns a subscription to a publisher that it also feeds.
  private final class Owner {
    let values = PassthroughSubject<Int, Never>()
    var subscription: AnyCancellable?
    var value = 0
    deinit { values.send(completion: .finished) }
  }

  @Test("CB-06 a completion may release the last owner of the sink's cancellable")
  func completionReleasesOwner() {
    weak var gone: Owner?
    let finish: () -> Void
    do {
      let owner = Owner()
      gone = owner
      let values = owner.values
      owner.subscription = values.sink(receiveCompletion: { _ in }, receiveValue: { _ in _ = owner })
      finish = { values.send(completion: .finished) }
    }
    #expect(gone != nil)
    finish()
    #expect(gone == nil)
  }

  @Test("CB-06 a cancellation may release the last owner, whose end completes the sink once more")
  func cancellationReleasesOwner() {
    weak var gone: Owner?
    let subscription: AnyCancellable
    do {
      let owner = Owner()
      gone = owner
      subscription = owner.values.assign(to: \.value, on: owner)
    }
    #expect(gone != nil)
    subscription.cancel()
    #expect(gone == nil)
  }

  @Test("CB-06 a sink takes values before a subscription, and one cancelled before it is not ended")
  func sinkBeforeSubscription() {
    let history = History()
    let sink = Subscribers.Sink<Int, Never>(
      receiveCompletion: { _ in history.add("finished") }, receiveValue: { history.add("\($0)") })
    _ = sink.receive(1)
    sink.cancel()
    [2].publisher.subscribe(sink)
    #expect(history.entries == ["1", "2", "finished"])
  }

  @Test("CB-08 timeout delivers through its scheduler") @MainActor
  func timeout() {
    hosted {
      let history = History()
      let subject = PassthroughSubject<Int, Never>()
      let subscription = subject.timeout(.seconds(5), scheduler: DispatchQueue.main).record(in: history)
      subject.send(1)
      subject.send(completion: .finished)
      #expect(history.entries == [])
      subscription.cancel()
    }
  }

  @Test("CB-09 a current value can be set after the end; nothing is sent, and send changes nothing")
  func currentValueAfterEnd() {
    let history = History()
    let subject = CurrentValueSubject<Int, Never>(1)
    let subscription = subject.record(in: history)
    subject.send(completion: .finished)
    subject.value = 2
    #expect(subject.value == 2)
    subject.send(3)
    #expect(subject.value == 2)
    #expect(history.entries == ["1", "finished"])
    subscription.cancel()
  }

  @Test("CB-10 zip sends a pair that is complete, whatever the demand")
  func zipSurplus() {
    let history = History()
    let (first, second) = (Source<Int, Never>(), Source<Int, Never>())
    let recorder = Recorder<String, Never>(history, initially: .max(1))
    first.zip(second) { "\($0)\($1)" }.subscribe(recorder)
    for value in 1...2 { first.send(value) }
    for value in 1...2 { second.send(value) }
    #expect(history.entries == ["subscribed", "11", "22"])
  }

  @Test("CB-10 a buffer that fails delivers what is wanted of what it holds, then the failure")
  func bufferFails() {
    let history = History()
    let source = Source<Int, Broken>()
    let recorder = Recorder<Int, Broken>(history, initially: .none)
    source.buffer(size: 2, prefetch: .keepFull, whenFull: .customError { Broken(name: "full") }).subscribe(recorder)
    for value in 1...3 { source.send(value) }
    #expect(source.asked.entries == ["2", "cancel"])
    #expect(history.entries == ["subscribed"])
    recorder.subscription?.request(.max(2))
    #expect(history.entries == ["subscribed", "1", "2", "failed full"])
  }

  @Test("CB-10 retry ends though its upstream fails while it is subscribed to")
  func recursiveRetry() {
    let history = History()
    var tries = 0
    let subscription = Deferred { () -> Fail<Int, Broken> in
      tries += 1
      return Fail(error: Broken())
    }.retry(1000).record(in: history)
    #expect(tries == 1001)
    #expect(history.entries == ["failed broken"])
    subscription.cancel()
  }

  @Test("CB-13 a repeating schedule is ended by an AnyCancellable") @MainActor
  func repeatingSchedules() {
    hosted {
      let queue = DispatchQueue.main.schedule(after: DispatchQueue.main.now, interval: 1) {}
      let operations = OperationQueue.main.schedule(after: OperationQueue.main.now, interval: 1) {}
      let loop = RunLoop.main.schedule(after: RunLoop.main.now, interval: 1) {}
      #expect([queue, operations, loop].allSatisfy { $0 is AnyCancellable })
    }
  }

  private final class Model: ObservableObject {
    @Published var value: Int
    init(_ value: Int) { self.value = value }
  }

  @Test("CB-14 one property's publisher set as another's changes nothing")
  func projectedValue() {
    let (first, second) = (Model(1), Model(2))
    first.$value = second.$value
    second.value = 3
    #expect(first.value == 1)
  }

  @Test("CB-14 objectWillChange does not count demand")
  func objectWillChange() {
    let history = History()
    let model = Model(1)
    let recorder = Recorder<Void, Never>(history, initially: .max(1))
    model.objectWillChange.subscribe(recorder)
    for value in 2...4 { model.value = value }
    #expect(history.entries == ["subscribed", "()", "()", "()"])
  }

  @Test("CB-14 assign to a published property asks once and is cancelled with the object")
  func assignToPublished() {
    let source = Source<Int, Never>()
    var model: Model? = Model(1)
    if let model {
      source.assign(to: &model.$value)
      let subscription = model.$value.sink { _ in }
      source.send(7)
      #expect(model.value == 7)
      subscription.cancel()
    }
    model = nil
    #expect(source.asked.entries == ["unlimited", "cancel"])
  }
}
