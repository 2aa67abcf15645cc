extension Publisher {
  /// Delivers on a scheduler, always asynchronously.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance, scheduler: scheduler,
      options: options)
  }
}

extension Publishers {
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, options) = (scheduler, options)
      upstream.subscribe(ReceiveOnStage<S>(subscriber) { scheduler.schedule(options: options, $0) })
    }
  }

  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context, options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let tolerance: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let (scheduler, interval, tolerance, options) = (scheduler, interval, tolerance, options)
      upstream.subscribe(
        LaterStage<S>(subscriber) {
          scheduler.schedule(after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
        })
    }
  }
}

/// Delivers each event by a scheduled closure. What is on its way when the subscriber cancels never arrives.
private class LaterStage<Downstream: Subscriber>: Subscriber, Subscription {
  init(_ downstream: Downstream, _ schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard case .waiting = state else { return false }
      state = .open(subscription)
      return true
    }
    if isFirst { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard case .open = lock.withLock({ state }) else { return .none }
    schedule {
      if case .cancelled = self.lock.withLock({ self.state }) { return }
      let more = self.downstream.receive(input)
      if more > .none { self.request(more) }
    }
    return .none
  }

  /// What is on its way is delivered, may still ask for more, and cannot be cancelled any more.
  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let isOpen = lock.withLock {
      guard case .open(let subscription) = state else { return false }
      state = .completed(subscription)
      return true
    }
    if isOpen { schedule { self.downstream.receive(completion: completion) } }
  }

  func request(_ demand: Subscribers.Demand) {
    switch lock.withLock({ state }) {
    case .open(let subscription), .completed(let subscription): subscription.request(demand)
    case .waiting, .cancelled: break
    }
  }

  func cancel() {
    lock.withLock { () -> (any Subscription)? in
      guard case .open(let subscription) = state else { return nil }
      state = .cancelled
      return subscription
    }?.cancel()
  }

  private enum State {
    case waiting
    case open(any Subscription)
    case completed(any Subscription)
    case cancelled
  }

  private let lock = Lock()
  private let downstream: Downstream
  private let schedule: (@escaping () -> Void) -> Void
  private var state = State.waiting
}

private final class ReceiveOnStage<Downstream: Subscriber>: LaterStage<Downstream>, Described {
  var description: String { "ReceiveOn" }
}
