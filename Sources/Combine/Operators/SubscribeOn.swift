extension Publisher {
  /// Subscribes, requests and cancels on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
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
      let (upstream, scheduler, options) = (upstream, scheduler, options)
      let stage = ThereStage<S>(subscriber) { scheduler.schedule(options: options, $0) }
      scheduler.schedule(options: options) { upstream.subscribe(stage) }
    }
  }
}

private final class ThereStage<Downstream: Subscriber>: Subscriber, Subscription {
  init(_ downstream: Downstream, _ schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    if link.attach(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    let more = downstream.receive(input)
    if more > .none { request(more) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    if link.finish() { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) { schedule { self.link.request(demand) } }
  func cancel() { schedule { self.link.cancel() } }

  private let link = Link()
  private let downstream: Downstream
  private let schedule: (@escaping () -> Void) -> Void
}
