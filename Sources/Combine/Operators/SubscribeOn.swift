import Foundation

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
      let stage = SubscribeOnStage<S>(subscriber) { scheduler.schedule(options: options, $0) }
      scheduler.schedule(options: options) { upstream.subscribe(stage) }
    }
  }
}

/// Events pass at once; what goes to the upstream is scheduled.
private final class SubscribeOnStage<Downstream: Subscriber>: Subscriber, Subscription, Described {
  init(_ downstream: Downstream, _ schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  var description: String { "SubscribeOn" }

  func receive(subscription: any Subscription) {
    if link.attach(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand { link.isAttached ? downstream.receive(input) : .none }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    if link.finish() { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    guard let subscription = link.subscription else { return }
    schedule {
      self.turn.lock()
      defer { self.turn.unlock() }
      precondition(!self.isRequesting, "a publisher below subscribe(on:) was asked for more while it was being asked")
      self.isRequesting = true
      defer { self.isRequesting = false }
      subscription.request(demand)
    }
  }

  func cancel() {
    guard let subscription = link.subscription, link.finish() else { return }
    schedule { subscription.cancel() }
  }

  private let link = Link()
  private let downstream: Downstream
  private let schedule: (@escaping () -> Void) -> Void
  /// Held while requesting: requests come one after another, from whatever thread.
  private let turn = NSRecursiveLock()
  private var isRequesting = false
}
