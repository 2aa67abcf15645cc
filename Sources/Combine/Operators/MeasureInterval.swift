extension Publisher {
  /// The time between values instead of the values.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> { Publishers.MeasureInterval(upstream: self, scheduler: scheduler) }
}

extension Publishers {
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure

    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    public let upstream: Upstream
    public let scheduler: Context

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(MeasureIntervalStage<Upstream, Context, S>(scheduler, subscriber))
    }
  }
}

/// The first interval begins with the subscription. What the downstream asks for with a value is requested, not returned.
private final class MeasureIntervalStage<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber,
  Subscription, Described
where Downstream.Input == Context.SchedulerTimeType.Stride, Downstream.Failure == Upstream.Failure {
  init(_ scheduler: Context, _ downstream: Downstream) {
    self.scheduler = scheduler
    self.downstream = downstream
  }

  var description: String { "MeasureInterval" }

  func receive(subscription: any Subscription) {
    guard link.attach(subscription) else { return }
    lock.withLock { last = scheduler.now }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    guard link.isAttached else { return .none }
    let now = scheduler.now
    let interval = lock.withLock {
      defer { last = now }
      return last?.distance(to: now)
    }
    if let interval { link.request(downstream.receive(interval)) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    if link.finish() { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) { link.subscription?.request(demand) }
  func cancel() { link.cancel() }

  private let link = Link()
  private let lock = Lock()
  private let scheduler: Context
  private let downstream: Downstream
  private var last: Context.SchedulerTimeType?
}
