import Combine
import Foundation
import HeadlessCore
import Testing

@Suite("Schedulers and time") @MainActor struct SchedulerTests {
  init() { RunState.begin() }

  @Test("CB-04 receive(on: DispatchQueue.main) is asynchronous even on the main thread, and keeps the order")
  func receiveOnMain() {
    hosted {
      let history = History()
      let subject = PassthroughSubject<Int, Never>()
      let subscription = subject.receive(on: DispatchQueue.main).record(in: history)
      subject.send(1)
      subject.send(2)
      history.add("sent")
      HostLoop.settle()
      subject.send(completion: .finished)
      HostLoop.settle()
      #expect(history.entries == ["sent", "1", "2", "finished"])
      subscription.cancel()
    }
  }

  @Test("CB-04 what is on its way to the main thread does not arrive after a cancel")
  func cancelledOnTheWay() {
    hosted {
      let history = History()
      let subject = PassthroughSubject<Int, Never>()
      let subscription = subject.receive(on: RunLoop.main).record(in: history)
      subject.send(1)
      subscription.cancel()
      HostLoop.settle()
      #expect(history.entries == [])
    }
  }

  @Test("CB-04 debounce delivers the last value after the quiet time; one that waits at the end is lost")
  func debounce() {
    hosted {
      let history = History()
      let start = HostLoop.now
      let subject = PassthroughSubject<Int, Never>()
      let subscription = subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
        .map { "\($0) at \(((HostLoop.now - start) * 10).rounded() / 10)" }.record(in: history)
      subject.send(1)
      HostLoop.advance(by: 0.2)
      subject.send(2)
      HostLoop.advance(by: 0.2)
      #expect(history.entries == [])
      HostLoop.advance(by: 0.2)
      subject.send(3)
      subject.send(completion: .finished)
      HostLoop.advance(by: 1)
      #expect(history.entries == ["2 at 0.5", "finished"])
      subscription.cancel()
    }
  }

  @Test("CB-04 throttle delivers the first value at once, then the latest or the first of each interval")
  func throttle() {
    hosted {
      for (latest, expected) in [(true, ["1", "3", "finished"]), (false, ["1", "2", "finished"])] {
        let history = History()
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.throttle(for: 1, scheduler: RunLoop.main, latest: latest).record(in: history)
        subject.send(1)
        HostLoop.advance(by: 0.1)
        subject.send(2)
        subject.send(3)
        HostLoop.advance(by: 0.5)
        #expect(history.entries == ["1"])
        HostLoop.advance(by: 1)
        subject.send(completion: .finished)
        HostLoop.advance(by: 1)
        #expect(history.entries == expected)
        subscription.cancel()
      }
    }
  }

  @Test("CB-05 delay shifts every event")
  func delay() {
    hosted {
      let history = History()
      let subscription = Just(1).delay(for: .seconds(2), scheduler: DispatchQueue.main).record(in: history)
      HostLoop.advance(by: 1.5)
      #expect(history.entries == [])
      HostLoop.advance(by: 1)
      #expect(history.entries == ["1", "finished"])
      subscription.cancel()
    }
  }

  @Test("CB-05 Timer.publish ticks while it is connected")
  func timer() {
    hosted {
      let history = History()
      let start = HostLoop.now
      let subscription = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().sink { _ in
        history.add("\(((HostLoop.now - start) * 10).rounded() / 10)")
      }
      HostLoop.advance(by: 1.2)
      subscription.cancel()
      HostLoop.advance(by: 2)
      #expect(history.entries == ["0.5", "1.0"])
    }
  }

  @Test("CB-05 NotificationCenter publishes what is posted, until it is cancelled")
  func notifications() {
    let history = History()
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    let subscription = center.publisher(for: name).sink { history.add("\($0.userInfo?["n"] ?? "none")") }
    center.post(name: name, object: nil, userInfo: ["n": 1])
    center.post(name: Notification.Name("other"), object: nil, userInfo: ["n": 2])
    subscription.cancel()
    center.post(name: name, object: nil, userInfo: ["n": 3])
    #expect(history.entries == ["1"])
  }

  @Test("CB-05 the immediate scheduler delivers within the call")
  func immediate() {
    #expect([1, 2].publisher.receive(on: ImmediateScheduler.shared).recorded() == ["1", "2", "finished"])
    #expect([1].publisher.subscribe(on: ImmediateScheduler.shared).recorded() == ["1", "finished"])
  }

  @Test("CB-05 a background queue delivers on that queue, in order")
  func background() async {
    let queue = DispatchQueue(label: "background")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    let values = await withCheckedContinuation { (continuation: CheckedContinuation<[String], Never>) in
      var kept: AnyCancellable?
      kept = (1...3).publisher.receive(on: queue)
        .map { "\($0) \(DispatchQueue.getSpecific(key: key) == true)" }.collect()
        .sink { values in
          _ = kept
          kept = nil
          continuation.resume(returning: values)
        }
    }
    #expect(values == ["1 true", "2 true", "3 true"])
  }

  @Test("CB-05 times and strides convert between units")
  func strides() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.seconds(1.5).magnitude == 1_500_000_000)
    #expect(Stride.milliseconds(2) == .microseconds(2000))
    #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(250).timeInterval == 0.25)
    let now = RunLoop.SchedulerTimeType(Date(timeIntervalSince1970: 10))
    #expect(now.distance(to: now.advanced(by: .seconds(3))) == 3)
  }
}
