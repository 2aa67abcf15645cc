extension Publisher {
  /// Writes every event to standard output, or to `stream`.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}

extension Publishers {
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public let upstream: Upstream
    public let prefix: String
    public let stream: (any TextOutputStream)?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(PrintStage<Upstream, S>(prefix, stream, subscriber))
    }
  }
}

private final class PrintStage<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription, Described
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  init(_ prefix: String, _ stream: (any TextOutputStream)?, _ downstream: Downstream) {
    self.prefix = prefix.isEmpty ? "" : "\(prefix): "
    self.stream = stream
    self.downstream = downstream
  }

  var description: String { "Print" }

  func receive(subscription: any Subscription) {
    log("receive subscription: (\(subscription))")
    if link.attach(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    log("receive value: (\(input))")
    let demand = downstream.receive(input)
    switch demand.max {
    case nil: log("request unlimited (synchronous)")
    case 0: break
    case let count?: log("request max: (\(count)) (synchronous)")
    }
    return demand
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    switch completion {
    case .finished: log("receive finished")
    case .failure(let error): log("receive error: (\(error))")
    }
    link.finish()
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    log(demand.max.map { "request max: (\($0))" } ?? "request unlimited")
    link.subscription?.request(demand)
  }

  func cancel() {
    log("receive cancel")
    link.cancel()
  }

  private let link = Link()
  private let lock = Lock()
  private let prefix: String
  private let downstream: Downstream
  private var stream: (any TextOutputStream)?

  private func log(_ text: String) {
    lock.withLock {
      guard let stream else { return Swift.print(prefix + text) }
      self.stream = Self.write(prefix + text, to: stream)
    }
  }

  private static func write<Stream: TextOutputStream>(_ line: String, to stream: Stream) -> Stream {
    var stream = stream
    Swift.print(line, to: &stream)
    return stream
  }
}
