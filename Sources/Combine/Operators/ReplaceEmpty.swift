extension Publisher {
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}

extension Publishers {
  /// One value in place of none.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public let upstream: Upstream
    public let output: Upstream.Output

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(ReplaceEmptyStage<Upstream, S>(output, subscriber))
    }
  }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

/// Takes everything whatever its downstream asks for; only the replacement waits for demand.
private final class ReplaceEmptyStage<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription, Described
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  init(_ output: Upstream.Output, _ downstream: Downstream) {
    self.output = output
    self.downstream = downstream
  }

  var description: String { "ReplaceEmpty" }

  func receive(subscription: any Subscription) {
    guard link.attach(subscription) else { return }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    guard link.isAttached else { return .none }
    lock.withLock { isEmpty = false }
    return downstream.receive(input)
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    guard link.finish() else { return }
    let isReplaced = lock.withLock {
      if case .failure = completion { isEmpty = false }
      isWaiting = isEmpty && !isDemanded
      return isEmpty && isDemanded
    }
    if isReplaced { return replace() }
    if !lock.withLock({ isWaiting }) { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    let isReplaced = lock.withLock {
      isDemanded = true
      defer { isWaiting = false }
      return isWaiting
    }
    if isReplaced { replace() } else { link.subscription?.request(demand) }
  }

  func cancel() {
    lock.withLock { isWaiting = false }
    link.cancel()
  }

  private let link = Link()
  private let lock = Lock()
  private let output: Upstream.Output
  private let downstream: Downstream
  private var isEmpty = true
  private var isDemanded = false
  /// The end came without a value and without demand.
  private var isWaiting = false

  private func replace() {
    _ = downstream.receive(output)
    downstream.receive(completion: .finished)
  }
}
