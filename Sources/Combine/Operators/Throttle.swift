extension Publisher {
  /// At most one value in an interval: the latest of it, or the first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

extension Publishers {
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(ThrottleStage(self, subscriber))
    }
  }
}

/// A value that waits takes up the demand it will use. Values that come without demand are lost.
private final class ThrottleStage<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber, Subscription,
  Described
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  init(_ operation: Publishers.Throttle<Upstream, Context>, _ downstream: Downstream) {
    self.operation = operation
    target = downstream
    last = operation.scheduler.now
  }

  var description: String { "Throttle" }

  func receive(subscription: any Subscription) {
    guard link.attach(subscription) else { return }
    let now = operation.scheduler.now
    lock.withLock { () -> Downstream? in
      last = now
      return target
    }?.receive(subscription: self)
    link.request(.unlimited)
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    guard isOpen else { return .none }
    let now = operation.scheduler.now
    let due = lock.withLock { () -> Context.SchedulerTimeType? in
      if isScheduled {
        if operation.latest || waiting == nil { waiting = input }
        return nil
      }
      guard demand > .none else { return nil }
      demand -= 1
      waiting = input
      return plan(now)
    }
    if let due { schedule(due, now) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    guard isOpen else { return }
    let now = operation.scheduler.now
    let due = lock.withLock { () -> Context.SchedulerTimeType? in
      ending = completion
      isEnding = true
      return isScheduled ? nil : plan(now)
    }
    if let due { schedule(due, now) }
  }

  func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

  func cancel() {
    let released = lock.withLock {
      waiting = nil
      ending = nil
      defer { target = nil }
      return target
    }
    link.cancelForGood()
    withExtendedLifetime(released) {}
  }

  private let operation: Publishers.Throttle<Upstream, Context>
  private let link = Link()
  private let lock = Lock()
  private var target: Downstream?
  private var last: Context.SchedulerTimeType
  private var isFirst = true
  private var isScheduled = false
  private var waiting: Upstream.Output?
  private var ending: Subscribers.Completion<Upstream.Failure>?
  private var isEnding = false
  private var demand = Subscribers.Demand.none

  private var isOpen: Bool { link.isAttached && !lock.withLock { isEnding } }

  /// When the next delivery may be. Call it with the lock held.
  private func plan(_ now: Context.SchedulerTimeType) -> Context.SchedulerTimeType {
    isScheduled = true
    return isFirst ? now : max(now, last.advanced(by: operation.interval))
  }

  private func schedule(_ due: Context.SchedulerTimeType, _ now: Context.SchedulerTimeType) {
    let scheduler = operation.scheduler
    if due > now { scheduler.schedule(after: due) { self.deliver() } } else { scheduler.schedule { self.deliver() } }
  }

  private func deliver() {
    guard link.isAttached else { return }
    let (value, completion, target) = lock.withLock {
      isScheduled = false
      isFirst = false
      defer { waiting = nil }
      return (waiting, ending, self.target)
    }
    if case nil = completion {
      let now = operation.scheduler.now
      lock.withLock { last = now }
    }
    if let value, let target {
      let more = target.receive(value)
      if more > .none { lock.withLock { demand += more } }
    }
    guard let completion, link.finish() else { return }
    lock.withLock {
      defer { self.target = nil }
      return self.target
    }?.receive(completion: completion)
  }
}
