import Combine
import Foundation
import HeadlessCore
import UIKit

private actor Counter {
  private var value = 0

  func next() -> Int {
    value += 1
    return value
  }
}

/// Keeps what a row needs until its history is complete.
final class KeptSubscriptions: @unchecked Sendable {
  var subscriptions: Set<AnyCancellable> = []
}

extension OwnedAPI {
  static let concurrency: [OwnedAPI] = [
    OwnedAPI("`Task { @MainActor in … }`", "now task-main") { log in
      Task { @MainActor in log.add("task-\(currentThread())") }
      log.add("now")
    },
    OwnedAPI("`Task.detached`, `MainActor.run`", "now detached-other run-main back-other") { log in
      Task.detached {
        log.add("detached-\(currentThread())")
        await MainActor.run { log.add("run-\(currentThread())") }
        log.add("back-\(currentThread())")
      }
      log.add("now")
    },
    OwnedAPI("`Task.sleep(for:)`, `Task.sleep(nanoseconds:)`, `Task.yield`", "one@1.0 three@3.0 yielded@3.0") { log in
      Task { @MainActor in
        try? await Task.sleep(for: .seconds(1))
        log.at("one")
        try? await Task.sleep(nanoseconds: 2_000_000_000)
        log.at("three")
        await Task.yield()
        log.at("yielded")
      }
    },
    OwnedAPI("`ContinuousClock.sleep`, `SuspendingClock.sleep`", "continuous@2.0 suspending@5.0") { log in
      Task { @MainActor in
        try? await ContinuousClock().sleep(for: .seconds(2))
        log.at("continuous")
        try? await SuspendingClock().sleep(for: .seconds(3))
        log.at("suspending")
      }
    },
    OwnedAPI("cancellation of a sleep", "cancelled@1.0") { log in
      let task = Task { @MainActor in
        do { try await Task.sleep(for: .seconds(60)) } catch { log.at("cancelled") }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { task.cancel() }
    },
    OwnedAPI("actors, `async let`", "3") { log in
      Task { @MainActor in
        let counter = Counter()
        async let left = counter.next()
        async let right = counter.next()
        log.add("\(await left + right)")
      }
    },
    OwnedAPI("task groups", "[1, 2, 3]@3.0") { log in
      Task { @MainActor in
        let order = await withTaskGroup(of: Int.self) { group in
          for seconds in [3, 1, 2] {
            group.addTask {
              try? await Task.sleep(for: .seconds(seconds))
              return seconds
            }
          }
          var order: [Int] = []
          for await value in group { order.append(value) }
          return order
        }
        log.at("\(order)")
      }
    },
    OwnedAPI("`AsyncStream`", "1@1.0 2@2.0 end@2.0") { log in
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      for number in 1...2 {
        DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(number)) {
          continuation.yield(number)
          if number == 2 { continuation.finish() }
        }
      }
      Task { @MainActor in
        for await number in stream { log.at("\(number)") }
        log.at("end")
      }
    },
    OwnedAPI("`withCheckedContinuation`", "resumed-7@2.0") { log in
      Task { @MainActor in
        let value = await withCheckedContinuation { continuation in
          DispatchQueue.global().asyncAfter(deadline: .now() + 2) { continuation.resume(returning: 7) }
        }
        log.at("resumed-\(value)")
      }
    },
    OwnedAPI(
      "a task that waits for a continuation, a stream or another task", "a task that waits",
      remark: "when nothing that is pending was put in by it, it is named as pending"
    ) { log in
      Task { @MainActor in await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
      for text in HostLoop.settle(within: 10).pending { log.add(String(text.prefix { $0 != "(" }.dropLast())) }
    },
  ]

  static let combine: [OwnedAPI] = [
    OwnedAPI("`receive(on: DispatchQueue.main)`", "now received-main") { log in
      let keep = KeptSubscriptions()
      Just(1).receive(on: DispatchQueue.main).sink { _ in log.add("received-\(currentThread())") }.store(in: &keep.subscriptions)
      log.add("now")
      DispatchQueue.main.asyncAfter(deadline: .now() + 10) { keep.subscriptions = [] }
    },
    OwnedAPI("`receive(on: RunLoop.main)`", "now received-main") { log in
      let keep = KeptSubscriptions()
      Just(1).receive(on: RunLoop.main).sink { _ in log.add("received-\(currentThread())") }.store(in: &keep.subscriptions)
      log.add("now")
      DispatchQueue.main.asyncAfter(deadline: .now() + 10) { keep.subscriptions = [] }
    },
    OwnedAPI("`receive(on: OperationQueue.main)`", "now received-main") { log in
      let keep = KeptSubscriptions()
      Just(1).receive(on: OperationQueue.main).sink { _ in log.add("received-\(currentThread())") }.store(in: &keep.subscriptions)
      log.add("now")
      DispatchQueue.main.asyncAfter(deadline: .now() + 10) { keep.subscriptions = [] }
    },
    OwnedAPI(
      "`delay`, `debounce`, `throttle`, `timeout`", "throttled-1@0.0 debounced-2@0.5 delayed-1@2.0 delayed-2@2.0 timeout@3.0"
    ) {
      log in
      let keep = KeptSubscriptions()
      let subject = PassthroughSubject<Int, Never>()
      subject.delay(for: 2, scheduler: DispatchQueue.main).sink { log.at("delayed-\($0)") }.store(in: &keep.subscriptions)
      subject.debounce(for: 0.5, scheduler: DispatchQueue.main).sink { log.at("debounced-\($0)") }.store(in: &keep.subscriptions)
      subject.throttle(for: 20, scheduler: DispatchQueue.main, latest: false).sink { log.at("throttled-\($0)") }
        .store(in: &keep.subscriptions)
      subject.timeout(3, scheduler: DispatchQueue.main)
        .sink(receiveCompletion: { _ in log.at("timeout") }, receiveValue: { _ in }).store(in: &keep.subscriptions)
      subject.send(1)
      subject.send(2)
      DispatchQueue.main.asyncAfter(deadline: .now() + 10) { keep.subscriptions = [] }
    },
    OwnedAPI("`Timer.publish`", "tick@1.0 tick@2.0", remark: "no step waits for it") { log in
      let keep = KeptSubscriptions()
      Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in log.at("tick") }.store(in: &keep.subscriptions)
      DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) { keep.subscriptions = [] }
    },
    OwnedAPI("`Future`", "7@2.0") { log in
      let keep = KeptSubscriptions()
      Future<Int, Never> { promise in
        nonisolated(unsafe) let promise = promise
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { promise(.success(7)) }
      }.sink { log.at("\($0)") }.store(in: &keep.subscriptions)
      DispatchQueue.main.asyncAfter(deadline: .now() + 10) { keep.subscriptions = [] }
    },
  ]
}
