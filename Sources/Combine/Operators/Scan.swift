extension Publisher {
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T) -> Publishers.Scan<Self, T> {
    Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(ScanStage<Upstream, S>(initialResult, nextPartialResult, subscriber))
    }
  }

  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public init(
      upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let nextPartialResult = nextPartialResult
      var result = initialResult
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          trying: "TryScan", subscriber, early: .valuesTaken(failingOnce: true),
          shows: { ["downstream": $0.downstream, "status": $0.link.subscription as Any, "result": result] }
        ) { input in
          result = try nextPartialResult(result, input)
          return .emit(result)
        })
    }
  }
}

/// Has no part in the subscription, but knows its last result.
private final class ScanStage<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Described
where Downstream.Failure == Upstream.Failure {
  init(
    _ result: Downstream.Input, _ next: @escaping (Downstream.Input, Upstream.Output) -> Downstream.Input,
    _ downstream: Downstream
  ) {
    self.result = result
    self.next = next
    self.downstream = downstream
  }

  var description: String { "Scan" }
  var shown: Shown { ["downstream": downstream, "result": result] }

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    result = next(result, input)
    return downstream.receive(result)
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) { downstream.receive(completion: completion) }

  private let next: (Downstream.Input, Upstream.Output) -> Downstream.Input
  private let downstream: Downstream
  private var result: Downstream.Input
}
