extension Publishers {
  /// The elements of a sequence, as fast as they are requested.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    public init(sequence: Elements) { self.sequence = sequence }

    public let sequence: Elements

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let subscription = SequenceSubscription(sequence.makeIterator(), subscriber, Subscribers.Completion<Failure>.finished)
      subscriber.receive(subscription: subscription)
      subscription.finishIfEmpty()
    }
  }
}

extension Swift.Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// The value if there is one, then the end.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    public init(_ output: Wrapped?) { self.output = output }

    public let output: Wrapped?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      Publishers.Sequence(sequence: output.map { [$0] } ?? []).receive(subscriber: subscriber)
    }
  }

  public var publisher: Publisher { Publisher(self) }
}

extension Result {
  /// The value or the failure.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    public init(_ result: Result<Success, Failure>) { self.result = result }
    public init(_ output: Success) { result = .success(output) }
    public init(_ failure: Failure) { result = .failure(failure) }

    public let result: Result<Success, Failure>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value): Publishers.Sequence(sequence: [value]).receive(subscriber: subscriber)
      case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
      }
    }
  }

  public var publisher: Publisher { Publisher(self) }
}

/// Hands out elements on demand; a request made while one is under way only adds to it.
final class SequenceSubscription<Elements: IteratorProtocol, Downstream: Subscriber>: Subscription
where Elements.Element == Downstream.Input {
  init(_ elements: Elements, _ downstream: Downstream, _ end: Subscribers.Completion<Downstream.Failure>) {
    self.elements = elements
    self.end = end
    self.downstream = downstream
    next = self.elements.next()
  }

  func finishIfEmpty() {
    let target = lock.withLock { () -> Downstream? in
      guard next == nil, !isRunning else { return nil }
      defer { downstream = nil }
      return downstream
    }
    target?.receive(completion: end)
  }

  func request(_ demand: Subscribers.Demand) {
    let isRun = lock.withLock {
      self.demand += demand
      guard !isRunning, downstream != nil else { return false }
      isRunning = true
      return true
    }
    guard isRun else { return }
    while let (value, target) = take() {
      let more = target.receive(value)
      lock.withLock { self.demand += more }
    }
    lock.withLock { isRunning = false }
    finishIfEmpty()
  }

  func cancel() { lock.withLock { downstream = nil } }

  private let lock = Lock()
  private let end: Subscribers.Completion<Downstream.Failure>
  private var elements: Elements
  private var next: Elements.Element?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isRunning = false

  private func take() -> (Elements.Element, Downstream)? {
    lock.withLock {
      guard let downstream, demand > .none, let value = next else { return nil }
      demand -= 1
      next = elements.next()
      return (value, downstream)
    }
  }
}
