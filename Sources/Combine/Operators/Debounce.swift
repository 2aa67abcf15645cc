extension Publisher {
  /// Delivers a value after no other one has come for `dueTime`. A value that waits when the end comes is lost.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(DebounceStage(self, subscriber))
    }
  }
}

private final class DebounceStage<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  init(_ operation: Publishers.Debounce<Upstream, Context>, _ downstream: Downstream) {
    self.operation = operation
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    guard link.attach(subscription) else { return }
    downstream.receive(subscription: self)
    link.request(.unlimited)
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    let scheduler = operation.scheduler
    let number = lock.withLock {
      latest += 1
      return latest
    }
    scheduler.schedule(
      after: scheduler.now.advanced(by: operation.dueTime), tolerance: scheduler.minimumTolerance,
      options: operation.options
    ) { [weak self] in self?.deliver(input, number) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    guard link.finish() else { return }
    operation.scheduler.schedule(options: operation.options) { self.downstream.receive(completion: completion) }
  }

  func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

  func cancel() { link.cancel() }

  private let operation: Publishers.Debounce<Upstream, Context>
  private let downstream: Downstream
  private let link = Link()
  private let lock = Lock()
  private var latest = 0
  private var demand = Subscribers.Demand.none

  private func deliver(_ value: Upstream.Output, _ number: Int) {
    guard link.isAttached else { return }
    let isDue = lock.withLock {
      guard number == latest, demand > .none else { return false }
      demand -= 1
      return true
    }
    guard isDue else { return }
    let more = downstream.receive(value)
    lock.withLock { demand += more }
  }
}
