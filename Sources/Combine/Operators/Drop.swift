extension Publisher {
  /// A negative `count` is a programming error.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public let upstream: Upstream
    public let count: Int

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      precondition(count >= 0, "dropFirst(_:) takes no negative count")
      let stage = DropStage<Upstream, S>(count, subscriber)
      subscriber.receive(subscription: stage)
      upstream.subscribe(stage)
    }

    public func dropFirst(_ count: Int = 1) -> Drop<Upstream> {
      Drop(upstream: upstream, count: self.count + count)
    }
  }

  public struct DropWhile<Upstream: Publisher>: Publisher {
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
      var isDropping = true
      upstream.subscribe(
        Stage("DropWhile", subscriber, needsDemand: true) { input in
          isDropping = isDropping && predicate(input)
          return isDropping ? .skip : .emit(input)
        })
    }
  }

  public struct TryDropWhile<Upstream: Publisher>: Publisher {
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
      var isDropping = true
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(trying: "TryDropWhile", subscriber, needsDemand: true) { input in
          if isDropping { isDropping = try predicate(input) }
          return isDropping ? .skip : .emit(input)
        })
    }
  }
}

/// Asks for the values to be dropped on its own account, beyond what the downstream wants. Its downstream has it as a
/// subscription before there is one of the upstream.
private final class DropStage<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription, Described
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  init(_ count: Int, _ downstream: Downstream) {
    left = count
    self.downstream = downstream
  }

  var description: String { "Drop" }

  func receive(subscription: any Subscription) {
    let demand = lock.withLock { () -> Subscribers.Demand? in
      guard !isCancelled, self.subscription == nil else { return nil }
      self.subscription = subscription
      return early + left
    }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    let isDropped = lock.withLock {
      guard left > 0 else { return false }
      left -= 1
      return true
    }
    return isDropped ? .none : downstream.receive(input)
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    lock.withLock { subscription = nil }
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    lock.withLock { () -> (any Subscription)? in
      if subscription == nil { early += demand }
      return subscription
    }?.request(demand)
  }

  func cancel() {
    lock.withLock { () -> (any Subscription)? in
      isCancelled = subscription != nil
      defer { subscription = nil }
      return subscription
    }?.cancel()
  }

  private let lock = Lock()
  private let downstream: Downstream
  private var left: Int
  /// After a completion another one may come.
  private var subscription: (any Subscription)?
  private var isCancelled = false
  /// What was asked for before there was anybody to ask.
  private var early = Subscribers.Demand.none
}
