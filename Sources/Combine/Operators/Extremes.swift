extension Publisher where Output: Comparable {
  /// The smallest value, when the end has come.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }
  /// The largest value, when the end has come.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher {
  /// The first value in an order, when the end has come.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { new, known in areInIncreasingOrder(new, known) }
  }
  /// The last value in an order, when the end has come.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { new, known in areInIncreasingOrder(known, new) }
  }
}

extension Publishers {
  /// Keeps the one value that comes before all others.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// True if the new value takes the place of the known one.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var best: Output?
      upstream.subscribe(
        SummaryStage<Upstream.Output, Failure, S>(
          "Comparison", subscriber,
          onInput: { input in
            best = best.map { areInIncreasingOrder(input, $0) ? input : $0 } ?? input
            return .goOn
          }, result: { best }, onFailure: { $0 }))
    }
  }
}
