import Combine
import Foundation
import HeadlessCore
import Testing

@Suite("Buffers, groups in time, recordings") @MainActor struct BufferTests {
  init() { RunState.begin() }

  private func waiting(
    _ prefetch: Publishers.PrefetchStrategy, _ whenFull: Publishers.BufferingStrategy<Broken>
  ) -> [String] {
    let history = History()
    let subject = PassthroughSubject<Int, Broken>()
    let recorder = Recorder<Int, Broken>(history, initially: .max(1))
    subject.buffer(size: 2, prefetch: prefetch, whenFull: whenFull).subscribe(recorder)
    for number in 1...5 { subject.send(number) }
    history.add("asks")
    recorder.subscription?.request(.max(5))
    subject.send(completion: .finished)
    return history.entries
  }

  @Test("CB-05 a buffer keeps what is not wanted yet, and drops or fails as it is told when it is full")
  func buffer() {
    #expect(waiting(.byRequest, .dropOldest) == ["subscribed", "1", "asks", "4", "5", "finished"])
    #expect(waiting(.byRequest, .dropNewest) == ["subscribed", "1", "asks", "2", "3", "finished"])
    #expect(
      waiting(.byRequest, .customError { Broken(name: "full") }) == ["subscribed", "1", "asks", "2", "3", "failed full"])
    // One that keeps itself full asks for no more than it has room for.
    #expect(waiting(.keepFull, .dropOldest) == ["subscribed", "1", "asks", "2", "3", "finished"])
  }

  @Test("CB-05 what waits for the end of a stretch is not handed over behind a failure")
  func failedStretch() {
    hosted {
      let history = History()
      let subject = PassthroughSubject<Int, Broken>()
      var kept: (any Subscription)?
      subject.collect(.byTime(DispatchQueue.main, .seconds(1))).subscribe(
        AnySubscriber(
          receiveSubscription: {
            kept = $0
            $0.request(.unlimited)
          },
          receiveValue: {
            history.add("\($0)")
            return .none
          }, receiveCompletion: { history.add(text(of: $0)) }))
      subject.send(1)
      subject.send(completion: .failure(Broken(name: "net")))
      HostLoop.advance(by: 3)
      #expect(history.entries == ["failed net"])
      kept?.cancel()
    }
  }

  @Test("CB-05 values of one stretch of time come as one array, or as soon as there are enough")
  func groups() {
    hosted {
      let history = History()
      let subject = PassthroughSubject<Int, Never>()
      let timed = subject.collect(.byTime(RunLoop.main, .seconds(1))).record(in: history)
      let counted = subject.collect(.byTimeOrCount(DispatchQueue.main, .seconds(10), 2)).map { "c\($0)" }.record(in: history)
      subject.send(1)
      subject.send(2)
      // An array that is full is handed over by the scheduler, not by what sends.
      #expect(history.entries == [])
      HostLoop.advance(by: 0.1)
      #expect(history.entries == ["c[1, 2]"])
      HostLoop.advance(by: 1.5)
      #expect(history.entries == ["c[1, 2]", "[1, 2]"])
      subject.send(3)
      HostLoop.advance(by: 1)
      // So is the end.
      let before = history.entries
      subject.send(completion: .finished)
      #expect(history.entries == before)
      HostLoop.settle()
      #expect(Set(history.entries.dropFirst(2)) == ["[3]", "c[3]", "finished"])
      #expect(history.entries.count == 6)
      _ = (timed, counted)
    }
  }

  @Test("CB-05 a recording gives every subscriber its values and its end; a breakpoint that is not reached changes nothing")
  func recordings() {
    let record = Record<Int, Broken> { recording in
      recording.receive(1)
      recording.receive(2)
      recording.receive(completion: .failure(Broken()))
    }
    #expect(record.recorded() == ["1", "2", "failed broken"])
    #expect(record.recorded() == ["1", "2", "failed broken"])
    #expect(record.recording.output == [1, 2])
    #expect(Record<Int, Never>(output: [3], completion: .finished).breakpointOnError().recorded() == ["3", "finished"])
    let history = History()
    let shared = [1, 2].publisher.multicast { PassthroughSubject<Int, Never>() }
    let first = shared.record(in: history)
    let second = shared.record(in: history)
    #expect(history.entries == [])
    shared.connect().cancel()
    #expect(history.entries.filter { $0 == "2" }.count == 2)
    _ = (first, second)
  }
}
