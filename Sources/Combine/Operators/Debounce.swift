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

/// Each value has a timer, which is stopped by the next value, or when it has fired once.
private final class DebounceStage<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber, Subscription,
  Described
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  init(_ operation: Publishers.Debounce<Upstream, Context>, _ downstream: Downstream) {
    self.operation = operation
    self.downstream = downstream
  }

  var description: String { "Debounce" }
  var shown: Shown {
    lock.withLock { ["downstream": downstream, "downstreamDemand": demand, "currentValue": current as Any] }
  }

  func receive(subscription: any Subscription) {
    guard link.attach(subscription) else { return }
    downstream.receive(subscription: self)
    link.request(.unlimited)
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    guard link.isAttached else { return .none }
    let number = lock.withLock {
      latest += 1
      current = input
      return latest
    }
    let scheduler = operation.scheduler
    let due = scheduler.now.advanced(by: operation.dueTime)
    let alarm = scheduler.setAlarm(after: due, interval: operation.dueTime, options: operation.options) { [weak self] in
      self?.fire(number)
    }
    set(alarm, number)
    return .none
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    guard link.finish() else { return }
    stop()
    operation.scheduler.schedule { self.downstream.receive(completion: completion) }
  }

  func request(_ more: Subscribers.Demand) {
    more.requireSome()
    lock.withLock { demand += more }
  }

  func cancel() {
    link.cancel()
    stop()
  }

  private let operation: Publishers.Debounce<Upstream, Context>
  private let downstream: Downstream
  private let link = Link()
  private let lock = Lock()
  private var latest = 0
  private var current: Upstream.Output?
  private var timer: (number: Int, token: any Cancellable)?
  private var demand = Subscribers.Demand.none

  private func set(_ token: any Cancellable, _ number: Int) {
    let old = lock.withLock { () -> (any Cancellable)? in
      // A scheduler that runs everything at once has fired by now.
      guard number == latest, current != nil else { return token }
      defer { timer = (number, token) }
      return timer?.token
    }
    old?.cancel()
  }

  private func stop() {
    let old = lock.withLock {
      defer {
        timer = nil
        current = nil
      }
      return timer?.token
    }
    old?.cancel()
  }

  private func fire(_ number: Int) {
    let (value, token) = lock.withLock { () -> (Upstream.Output?, (any Cancellable)?) in
      guard number == latest, let value = current else { return (nil, nil) }
      let token = timer?.token
      timer = nil
      current = nil
      guard demand > .none, link.isAttached else { return (nil, token) }
      demand -= 1
      return (value, token)
    }
    token?.cancel()
    guard let value else { return }
    let more = downstream.receive(value)
    if more > .none { lock.withLock { demand += more } }
  }
}
