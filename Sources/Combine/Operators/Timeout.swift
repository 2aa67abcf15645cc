extension Publisher {
  /// Ends if nothing comes for `interval`: with `customError`'s failure, else normally.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}

extension Publishers {
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public let customError: (() -> Failure)?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let relay = RelayStage(subscriber)
      let alarm = Alarm()
      let (scheduler, interval, options, customError) = (scheduler, interval, options, customError)
      func wind() {
        let number = alarm.wind()
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
        ) { [weak relay] in
          guard let relay, alarm.isCurrent(number) else { return }
          relay.dropUpstream()
          relay.end(customError.map { .failure($0()) } ?? .finished)
        }
      }
      upstream.subscribe(
        Port<Output, Failure>(
          onSubscription: { subscription in
            relay.attach(subscription)
            wind()
            subscriber.receive(subscription: relay)
          },
          onInput: { value in
            wind()
            return relay.pass(value)
          },
          onCompletion: { completion in
            _ = alarm.wind()
            relay.end(completion)
          }))
    }
  }
}

/// Numbers the deadlines, so that an old one does nothing.
private final class Alarm: @unchecked Sendable {
  func wind() -> Int {
    lock.withLock {
      number += 1
      return number
    }
  }

  func isCurrent(_ number: Int) -> Bool { lock.withLock { self.number == number } }

  private let lock = Lock()
  private var number = 0
}
