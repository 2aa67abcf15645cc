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

private final class ThrottleStage<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  init(_ operation: Publishers.Throttle<Upstream, Context>, _ downstream: Downstream) {
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
    let now = scheduler.now
    let due = lock.withLock { () -> Context.SchedulerTimeType? in
      if waiting != nil {
        if operation.latest { waiting = input }
        return nil
      }
      guard demand > .none else { return nil }
      demand -= 1
      waiting = input
      return last.map { max(now, $0.advanced(by: operation.interval)) } ?? now
    }
    guard let due else { return .none }
    if due == now {
      scheduler.schedule { self.deliver() }
    } else {
      scheduler.schedule(after: due) { self.deliver() }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    guard link.finish() else { return }
    let isIdle = lock.withLock {
      ending = completion
      return waiting == nil
    }
    if isIdle { operation.scheduler.schedule { self.deliver() } }
  }

  func request(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

  func cancel() {
    lock.withLock {
      isCancelled = true
      waiting = nil
    }
    link.cancel()
  }

  private let operation: Publishers.Throttle<Upstream, Context>
  private let downstream: Downstream
  private let link = Link()
  private let lock = Lock()
  private var last: Context.SchedulerTimeType?
  private var waiting: Upstream.Output?
  private var ending: Subscribers.Completion<Upstream.Failure>?
  private var demand = Subscribers.Demand.none
  private var isCancelled = false

  private func deliver() {
    let now = operation.scheduler.now
    let (value, completion) = lock.withLock { () -> (Upstream.Output?, Subscribers.Completion<Upstream.Failure>?) in
      guard !isCancelled else { return (nil, nil) }
      defer {
        waiting = nil
        ending = nil
      }
      if waiting != nil { last = now }
      return (waiting, ending)
    }
    if let value {
      let more = downstream.receive(value)
      lock.withLock { demand += more }
    }
    if let completion { downstream.receive(completion: completion) }
  }
}
