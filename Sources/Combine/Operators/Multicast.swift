extension Publisher {
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output { Publishers.Multicast(upstream: self, createSubject: createSubject) }

  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output { multicast { subject } }

  /// One upstream subscription for all subscribers.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension ConnectablePublisher {
  /// Connects with the first subscriber and disconnects with the last one.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public let upstream: Upstream
    public let createSubject: () -> SubjectType

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject().subscribe(MulticastStage<S>(subscriber))
    }

    public func connect() -> any Cancellable { upstream.subscribe(subject()) }

    private let lock = Lock()
    private var current: SubjectType?

    private func subject() -> SubjectType {
      lock.withLock {
        if let current { return current }
        let subject = createSubject()
        current = subject
        return subject
      }
    }
  }

  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject<Output, Failure>() }.autoconnect()
    }

    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }

    public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }

    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>
  }

  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    public init(upstream: Upstream) { inner = upstream.multicast { PassthroughSubject<Output, Never>() } }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      inner.subscribe(subscriber)
    }

    public func connect() -> any Cancellable { inner.connect() }

    private let inner: Multicast<Upstream, PassthroughSubject<Output, Never>>
  }

  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public final let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    /// A subscriber that comes while the first one subscribes finds no connection, and connects too.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isConnected = lock.withLock {
        if connection != nil { count += 1 }
        return connection != nil
      }
      upstream.subscribe(AutoconnectStage(self, subscriber))
      guard !isConnected else { return }
      let new = upstream.connect()
      lock.withLock {
        connection = new
        count = 1
      }
    }

    private let lock = Lock()
    private var count = 0
    private var connection: (any Cancellable)?

    fileprivate func leave() {
      let last = lock.withLock { () -> (any Cancellable)? in
        count -= 1
        guard count == 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      last?.cancel()
    }
  }
}

/// What the downstream asks for with a value is requested, not returned: the subject serves others too.
private final class MulticastStage<Downstream: Subscriber>: Subscriber, Subscription, Described {
  init(_ downstream: Downstream) { self.downstream = downstream }

  var description: String { "Multicast" }

  func receive(subscription: any Subscription) {
    if link.attach(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    if link.isAttached { link.request(downstream.receive(input)) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    if link.finish() { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) { link.subscription?.request(demand) }
  func cancel() { link.cancel() }

  private let link = Link()
  private let downstream: Downstream
}

/// Passes everything on, and tells the publisher of a cancellation.
private struct AutoconnectStage<Upstream: ConnectablePublisher, Downstream: Subscriber>: Subscriber, Described
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  init(_ parent: Publishers.Autoconnect<Upstream>, _ downstream: Downstream) {
    self.parent = parent
    self.downstream = downstream
  }

  let combineIdentifier = CombineIdentifier()
  var description: String { "Autoconnect" }
  var shown: Shown { ["parent": parent, "downstream": downstream] }

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: AutoconnectSubscription(subscription, onCancel: parent.leave))
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand { downstream.receive(input) }
  func receive(completion: Subscribers.Completion<Upstream.Failure>) { downstream.receive(completion: completion) }

  private let parent: Publishers.Autoconnect<Upstream>
  private let downstream: Downstream
}

/// Shows itself as the subscription that it stands for.
private final class AutoconnectSubscription: Subscription, CustomStringConvertible, CustomPlaygroundDisplayConvertible {
  init(_ subscription: any Subscription, onCancel: @escaping () -> Void) {
    self.subscription = subscription
    leave = onCancel
  }

  var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }
  var description: String { String(describing: subscription) }
  var playgroundDescription: Any { description }

  func request(_ demand: Subscribers.Demand) { subscription.request(demand) }

  func cancel() {
    let leave = lock.withLock {
      defer { self.leave = nil }
      return self.leave
    }
    subscription.cancel()
    leave?()
  }

  private let subscription: any Subscription
  private let lock = Lock()
  private var leave: (() -> Void)?
}
