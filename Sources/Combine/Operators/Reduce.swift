extension Publisher {
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count + 1 } }

  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> { contains { $0 == output } }
}

extension Publishers {
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let next = nextPartialResult
      var result = initial
      upstream.subscribe(
        SummaryStage<Upstream.Output, Failure, S>(
          "Reduce", subscriber,
          onInput: { input in
            result = next(result, input)
            return .goOn
          }, result: { result }, onFailure: { $0 }))
    }
  }

  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      let predicate = predicate
      var result = true
      upstream.subscribe(
        SummaryStage<Upstream.Output, Failure, S>(
          "AllSatisfy", subscriber,
          onInput: { input in
            result = predicate(input)
            return result ? .goOn : .done
          }, result: { result }, onFailure: { $0 }))
    }
  }

  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, S.Failure == Failure {
      let predicate = predicate
      var result = false
      upstream.subscribe(
        SummaryStage<Upstream.Output, Failure, S>(
          "ContainsWhere", subscriber,
          onInput: { input in
            result = predicate(input)
            return result ? .done : .goOn
          }, result: { result }, onFailure: { $0 }))
    }
  }
}
