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
      subject().subscribe(subscriber)
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

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.handleEvents(receiveCancel: { self.leave() }).subscribe(subscriber)
      let isFirst = lock.withLock {
        count += 1
        return count == 1
      }
      guard isFirst else { return }
      let connection = upstream.connect()
      lock.withLock { self.connection = connection }
    }

    private let lock = Lock()
    private var count = 0
    private var connection: (any Cancellable)?

    private func leave() {
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
