extension Publisher {
  /// Arrays of the values of each stretch of time, or of fewer when there are enough of them.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

extension Publishers {
  /// How values are grouped by time.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CollectByTimeStage(self, subscriber))
    }
  }
}

/// A stretch begins with the subscription and ends on the scheduler; one without values gives nothing, so nothing is scheduled
/// for it. Arrays that are full, and the end, are handed over on the scheduler, too.
///
/// Grouped by time alone, it asks for one value whenever it is asked for something, and for one more with each value. Where a count
/// ends an array, it asks for that many values for each array that is asked for: of what the subscriber says when it gets an array, only
/// for those that the count has ended.
private final class CollectByTimeStage<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber, Subscription,
  Described
where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
  init(_ operation: Publishers.CollectByTime<Upstream, Context>, _ downstream: Downstream) {
    self.downstream = downstream
    options = operation.options
    switch operation.strategy {
    case .byTime(let scheduler, let stretch): (self.scheduler, self.stretch, count) = (scheduler, stretch, nil)
    case .byTimeOrCount(let scheduler, let stretch, let count):
      (self.scheduler, self.stretch, self.count) = (scheduler, stretch, count)
    }
    edge = scheduler.now.advanced(by: stretch)
  }

  var description: String { "CollectByTime" }

  func receive(subscription: any Subscription) {
    guard link.attach(subscription) else { return }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    guard link.isAttached else { return .none }
    let full = lock.withLock { () -> [Upstream.Output]? in
      values.append(input)
      guard let count, values.count >= count else { return nil }
      defer { values = [] }
      return values
    }
    if let full {
      scheduler.schedule(options: options) { [self] in deliver(full, asksForMore: true) }
    } else {
      schedule()
    }
    return count == nil ? .max(1) : .none
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    guard link.finish() else { return }
    scheduler.schedule(options: options) { [self] in
      if case .finished = completion { deliverStretch() }
      // A stretch that is still waited for brings nothing behind the end.
      let isWanted = lock.withLock {
        defer { (isCancelled, values) = (true, []) }
        return !isCancelled
      }
      if isWanted { downstream.receive(completion: completion) }
    }
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
    ask(for: more)
  }

  func cancel() {
    lock.withLock { isCancelled = true }
    link.cancel()
  }

  private let downstream: Downstream
  private let options: Context.SchedulerOptions?
  private let scheduler: Context
  private let stretch: Context.SchedulerTimeType.Stride
  private let count: Int?
  private let link = Link()
  private let lock = Lock()
  private var values: [Upstream.Output] = []
  private var demand = Subscribers.Demand.none
  private var edge: Context.SchedulerTimeType
  private var isWaiting = false
  private var isCancelled = false

  private func ask(for more: Subscribers.Demand) { link.request(count.map { more * $0 } ?? .max(1)) }

  /// Waits for the end of the stretch that it is now.
  private func schedule() {
    let due = lock.withLock { () -> Context.SchedulerTimeType? in
      guard !isWaiting else { return nil }
      isWaiting = true
      // The time of a scheduler that does everything at once stands still.
      while edge <= scheduler.now, edge.advanced(by: stretch) > edge { edge = edge.advanced(by: stretch) }
      return edge
    }
    guard let due else { return }
    scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: options) { [weak self] in
      guard let self else { return }
      lock.withLock { isWaiting = false }
      deliverStretch()
    }
  }

  /// What a stretch that has ended has brought.
  private func deliverStretch() {
    let brought = lock.withLock { () -> [Upstream.Output] in
      guard demand > .none else { return [] }
      defer { values = [] }
      return values
    }
    if !brought.isEmpty { deliver(brought, asksForMore: false) }
  }

  private func deliver(_ group: [Upstream.Output], asksForMore: Bool) {
    let isWanted = lock.withLock {
      guard demand > .none, !isCancelled else { return false }
      demand -= 1
      return true
    }
    guard isWanted else { return }
    let more = downstream.receive(group)
    guard more > .none else { return }
    lock.withLock { demand += more }
    if asksForMore { ask(for: more) }
  }
}
