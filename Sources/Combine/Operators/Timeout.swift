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
      upstream.subscribe(TimeoutStage(self, subscriber))
    }
  }
}

/// The time begins with the subscription, and again with the first request and with each value.
private final class TimeoutStage<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber, Subscription,
  Described
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  init(_ operation: Publishers.Timeout<Upstream, Context>, _ downstream: Downstream) {
    self.operation = operation
    self.downstream = downstream
  }

  var description: String { "Timeout" }

  func receive(subscription: any Subscription) {
    guard link.attach(subscription) else { return }
    wind()
    downstream.receive(subscription: self)
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    guard isOpen else { return .none }
    wind()
    operation.scheduler.schedule(options: operation.options) {
      guard self.link.isAttached else { return }
      self.link.request(self.downstream.receive(input))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    guard isOpen else { return }
    lock.withLock { isEnding = true }
    stop()
    operation.scheduler.schedule(options: operation.options) {
      if self.link.finish() { self.downstream.receive(completion: completion) }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard let subscription = link.subscription else { return }
    let isFirst = lock.withLock {
      defer { isRequested = true }
      return !isRequested
    }
    if isFirst { wind() }
    subscription.request(demand)
  }

  func cancel() {
    stop()
    link.cancel()
  }

  private let operation: Publishers.Timeout<Upstream, Context>
  private let downstream: Downstream
  private let link = Link()
  private let lock = Lock()
  private var timer: (any Cancellable)?
  /// Tells the timer that counts from the ones before it.
  private var number = 0
  private var isRequested = false
  private var isWinding = false
  private var isEnding = false

  private var isOpen: Bool { link.isAttached && !lock.withLock { isEnding } }

  private func wind() {
    let number = stop()
    lock.withLock { isWinding = true }
    defer { lock.withLock { isWinding = false } }
    let scheduler = operation.scheduler
    let due = scheduler.now.advanced(by: operation.interval)
    let timer = scheduler.setAlarm(after: due, interval: operation.interval, options: operation.options) { [weak self] in
      self?.fire(number)
    }
    let isCurrent = lock.withLock {
      guard number == self.number else { return false }
      self.timer = timer
      return true
    }
    if !isCurrent { timer.cancel() }
  }

  @discardableResult
  private func stop() -> Int {
    let (number, old) = lock.withLock {
      self.number += 1
      defer { timer = nil }
      return (self.number, timer)
    }
    old?.cancel()
    return number
  }

  private func fire(_ number: Int) {
    let isDue = lock.withLock {
      precondition(!isWinding, "a timeout needs a scheduler whose time moves")
      return number == self.number && !isEnding
    }
    guard isDue else { return }
    stop()
    guard link.cancel() else { return }
    downstream.receive(completion: operation.customError.map { .failure($0()) } ?? .finished)
  }
}
