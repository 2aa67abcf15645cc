extension Publisher {
  /// All values in one array, when the end has come.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}

extension Publishers {
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public init(upstream: Upstream) { self.upstream = upstream }

    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var values: Output = []
      upstream.subscribe(
        SummaryStage<Upstream.Output, Failure, S>(
          "Collect", subscriber,
          onInput: { input in
            values.append(input)
            return .goOn
          }, result: { values }, onFailure: { $0 }))
    }
  }

  /// Arrays of `count` values; the last one may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public let upstream: Upstream
    public let count: Int

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CollectStage<Upstream, S>(count, subscriber))
    }
  }
}

private final class CollectStage<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == [Upstream.Output], Downstream.Failure == Upstream.Failure {
  init(_ count: Int, _ downstream: Downstream) {
    self.count = count
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    if link.attach(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    guard link.isAttached else { return .none }
    values.append(input)
    guard values.count == count else { return .none }
    let full = values
    values = []
    return downstream.receive(full) * count
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    guard link.finish() else { return }
    if case .finished = completion, !values.isEmpty { _ = downstream.receive(values) }
    values = []
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) { link.request(demand * count) }
  func cancel() { link.cancel() }

  private let link = Link()
  private let count: Int
  private let downstream: Downstream
  private var values: [Upstream.Output] = []
}
