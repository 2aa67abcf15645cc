extension Publisher {
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }
}

extension Publishers {
  /// One value and the end in place of a failure.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public let upstream: Upstream
    public let output: Upstream.Output

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      upstream.subscribe(ReplaceErrorStage<Upstream, S>(output, subscriber))
    }
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

/// The replacement waits for demand.
private final class ReplaceErrorStage<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription, Described
where Downstream.Input == Upstream.Output, Downstream.Failure == Never {
  init(_ output: Upstream.Output, _ downstream: Downstream) {
    self.output = output
    self.downstream = downstream
  }

  var description: String { "ReplaceError" }

  func receive(subscription: any Subscription) {
    if link.attach(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    guard link.isAttached else { return .none }
    lock.withLock {
      precondition(demand > .none, "ReplaceError got a value that nobody asked for")
      demand -= 1
    }
    let more = downstream.receive(input)
    if more > .none { lock.withLock { demand += more } }
    return more
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    guard link.finish() else { return }
    guard case .failure = completion else { return downstream.receive(completion: .finished) }
    let isReplaced = lock.withLock {
      isWaiting = demand == .none
      return !isWaiting
    }
    if isReplaced { replace() }
  }

  func request(_ more: Subscribers.Demand) {
    more.requireSome()
    let isReplaced = lock.withLock {
      demand += more
      defer { isWaiting = false }
      return isWaiting
    }
    if isReplaced { replace() } else { link.subscription?.request(more) }
  }

  func cancel() {
    lock.withLock { isWaiting = false }
    link.cancel()
  }

  private let link = Link()
  private let lock = Lock()
  private let output: Upstream.Output
  private let downstream: Downstream
  private var demand = Subscribers.Demand.none
  /// The failure came without demand.
  private var isWaiting = false

  private func replace() {
    _ = downstream.receive(output)
    downstream.receive(completion: .finished)
  }
}
