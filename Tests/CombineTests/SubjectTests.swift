import Combine
import Foundation
import Testing

@Suite("Subjects") struct SubjectTests {
  @Test("CB-05 a passthrough subject delivers to those who listen, in the order in which they came")
  func passthrough() {
    let history = History()
    let subject = PassthroughSubject<Int, Broken>()
    subject.send(0)
    let first = subject.sink(receiveCompletion: { history.add("a \(text(of: $0))") }, receiveValue: { history.add("a \($0)") })
    let second = subject.sink(receiveCompletion: { history.add("b \(text(of: $0))") }, receiveValue: { history.add("b \($0)") })
    subject.send(1)
    first.cancel()
    subject.send(2)
    subject.send(completion: .failure(Broken()))
    subject.send(3)
    let late = subject.record(in: history)
    #expect(history.entries == ["a 1", "b 1", "b 2", "b failed broken", "failed broken"])
    second.cancel()
    late.cancel()
  }

  @Test("CB-05 a subscriber gets one value after the other, whatever threads send them, and may send while it gets one")
  func severalThreads() {
    let (guarded, subject) = (NSLock(), PassthroughSubject<Int, Never>())
    nonisolated(unsafe) var (inside, most, total) = (0, 0, 0)
    let subscription = subject.sink { value in
      guarded.withLock {
        inside += 1
        most = max(most, inside)
        total += 1
      }
      Thread.sleep(forTimeInterval: 0.002)
      guarded.withLock { inside -= 1 }
      if value == 3 { subject.send(100) }
    }
    nonisolated(unsafe) let shared = subject
    DispatchQueue.concurrentPerform(iterations: 8) { shared.send($0) }
    // The one that is sent from inside is taken when the one outside of it has slept.
    #expect(most == 1 && total == 9)
    subscription.cancel()
  }

  @Test("CB-05 a passthrough subject drops what nobody asked for")
  func passthroughDemand() {
    let history = History()
    let subject = PassthroughSubject<Int, Never>()
    let recorder = Recorder<Int, Never>(history, initially: .max(1))
    subject.subscribe(recorder)
    for value in 1...3 { subject.send(value) }
    recorder.subscription?.request(.max(2))
    for value in 4...6 { subject.send(value) }
    #expect(history.entries == ["subscribed", "1", "4", "5"])
  }

  @Test("CB-05 a current value subject greets with its value and stores before it delivers")
  func currentValue() {
    let history = History()
    let subject = CurrentValueSubject<Int, Never>(1)
    let subscription = subject.sink { history.add("\($0), stored \(subject.value)") }
    subject.value = 2
    subject.send(2)
    subject.send(completion: .finished)
    subject.send(3)
    #expect(history.entries == ["1, stored 1", "2, stored 2", "2, stored 2"])
    #expect(subject.value == 2)
    subscription.cancel()
  }

  @Test("CB-05 a current value subject keeps only the latest value for a subscriber without demand")
  func currentValueDemand() {
    let history = History()
    let subject = CurrentValueSubject<Int, Never>(1)
    let recorder = Recorder<Int, Never>(history, initially: .max(1))
    subject.subscribe(recorder)
    subject.send(2)
    subject.send(3)
    recorder.subscription?.request(.max(1))
    recorder.subscription?.request(.max(1))
    subject.send(4)
    #expect(history.entries == ["subscribed", "1", "3", "4"])
  }

  @Test("CB-03 a sink lives as long as its cancellable; releasing it cancels")
  func cancellableLifetime() {
    let history = History()
    let subject = PassthroughSubject<Int, Never>()
    let source = subject.handleEvents(receiveCancel: { history.add("cancelled") })
    var kept: AnyCancellable? = source.record(in: history)
    subject.send(1)
    kept = nil
    subject.send(2)
    var bag: Set<AnyCancellable> = []
    source.record(in: history).store(in: &bag)
    subject.send(3)
    bag.removeAll()
    subject.send(4)
    #expect(kept == nil)
    #expect(history.entries == ["1", "cancelled", "3", "cancelled"])
  }

  @Test("CB-03 a sink drops its closures at the end, so that what they captured goes away")
  func sinkReleases() {
    final class Captured {}
    let subject = PassthroughSubject<Int, Never>()
    var captured: Captured? = Captured()
    weak let remains = captured
    let subscription = subject.sink { [captured] _ in _ = captured }
    captured = nil
    #expect(remains != nil)
    subject.send(completion: .finished)
    #expect(remains == nil)
    subscription.cancel()
  }

  @Test("CB-03 assign(to:on:) keeps the object alive until it is cancelled")
  func assignRetains() {
    final class Label { var text = "" }
    let subject = PassthroughSubject<String, Never>()
    var label: Label? = Label()
    weak let remains = label
    var subscription: AnyCancellable?
    if let label { subscription = subject.assign(to: \.text, on: label) }
    label = nil
    subject.send("late")
    #expect(remains?.text == "late")
    subscription?.cancel()
    #expect(remains == nil)
  }

  @Test("CB-05 a subject can be fed by a publisher")
  func fedByPublisher() {
    let history = History()
    let subject = PassthroughSubject<Int, Never>()
    let output = subject.record(in: history)
    let feed = [1, 2].publisher.subscribe(subject)
    #expect(history.entries == ["1", "2", "finished"])
    output.cancel()
    feed.cancel()
  }
}
