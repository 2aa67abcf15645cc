extension Publisher {
  /// A negative length is a programming error.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    precondition(maxLength >= 0, "prefix(_:) takes no negative length")
    return output(in: 0..<maxLength)
  }

  /// A negative index is a programming error.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

  /// Negative bounds are a programming error.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max).checkedPositions)
  }

  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}

extension Range<Int> {
  /// Itself, if values can be at its positions.
  var checkedPositions: Range<Int> {
    precondition(lowerBound >= 0, "there are no values at negative positions")
    return self
  }
}

extension Publishers {
  /// The values at some positions.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range.checkedPositions
    }

    public let upstream: Upstream
    public let range: CountableRange<Int>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(OutputStage<Upstream, S>(range, subscriber))
    }
  }

  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.subscribe(
        Stage("PrefixWhile", subscriber, early: .trapped, shows: { ["downstream": $0.downstream] }) {
          predicate($0) ? .emit($0) : .finish
        })
    }
  }

  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      let predicate = predicate
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          trying: "TryPrefixWhile", subscriber, early: .trapped, shows: { ["downstream": $0.downstream] }
        ) {
          try predicate($0) ? .emit($0) : .finish
        })
    }
  }
}

/// Ends with the last value that it passes on; values before its range are asked for again. It counts the values that
/// come before a subscription and after the end too.
private final class OutputStage<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription, Described
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  init(_ range: CountableRange<Int>, _ downstream: Downstream) {
    self.range = range
    self.downstream = downstream
  }

  var description: String { "Output" }

  func receive(subscription: any Subscription) {
    guard link.attach(subscription) else { return }
    downstream.receive(subscription: self)
    if range.isEmpty { end() }
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    let position = lock.withLock {
      defer { next += 1 }
      return next
    }
    if position < range.lowerBound { return .max(1) }
    if position >= range.upperBound { return .none }
    let more = downstream.receive(input)
    if position + 1 == range.upperBound { end() }
    return more
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    if link.finish() { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) { link.subscription?.request(demand) }
  func cancel() { link.cancel() }

  private let link = Link()
  private let lock = Lock()
  private let range: CountableRange<Int>
  private let downstream: Downstream
  private var next = 0

  private func end() { if link.cancel() { downstream.receive(completion: .finished) } }
}
