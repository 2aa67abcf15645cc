extension Publisher where Output: Comparable {
  public func min() -> Publishers.Comparison<Self> { min(by: <) }

  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

/// The smallest or the largest value, when the end has come; the first one of several that are equal.
extension Publisher {
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }

  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> { Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder) }
}

extension Publishers {
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public let upstream: Upstream
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let areInIncreasingOrder = areInIncreasingOrder
      upstream.subscribe(
        SummaryStage<Upstream.Output, Upstream.Failure, S>(
          "Comparison", subscriber, initial: nil
        ) { result, input in
          if result.map({ areInIncreasingOrder($0, input) }) ?? true { result = input }
          return .goOn
        })
    }
  }

  public struct TryComparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public let upstream: Upstream
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let areInIncreasingOrder = areInIncreasingOrder
      upstream.subscribe(
        SummaryStage<Upstream.Output, Upstream.Failure, S>(
          trying: "TryComparison", subscriber, initial: nil
        ) { result, input in
          if try result.map({ try areInIncreasingOrder($0, input) }) ?? true { result = input }
          return .goOn
        })
    }
  }
}
