extension Publisher {
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }

  /// Writes every event to standard output.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}

extension Publishers {
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(HandleEventsStage(self, subscriber))
    }
  }

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
      var stream = stream
      let lead = prefix.isEmpty ? "" : "\(prefix): "
      func log(_ text: String) {
        if stream == nil { Swift.print(lead + text) } else { stream?.write(lead + text + "\n") }
      }
      upstream.handleEvents(
        receiveSubscription: { log("receive subscription: (\($0))") },
        receiveOutput: { log("receive value: (\($0))") },
        receiveCompletion: { completion in
          switch completion {
          case .finished: log("receive finished")
          case .failure(let error): log("receive error: (\(error))")
          }
        },
        receiveCancel: { log("receive cancel") },
        receiveRequest: { log($0 == .unlimited ? "request unlimited" : "request max: (\($0.max ?? 0))") }
      ).receive(subscriber: subscriber)
    }
  }
}

private final class HandleEventsStage<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  init(_ events: Publishers.HandleEvents<Upstream>, _ downstream: Downstream) {
    self.events = events
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    events.receiveSubscription?(subscription)
    if link.attach(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    events.receiveOutput?(input)
    let demand = downstream.receive(input)
    if demand > .none { events.receiveRequest?(demand) }
    return demand
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    events.receiveCompletion?(completion)
    if link.finish() { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    events.receiveRequest?(demand)
    link.request(demand)
  }

  func cancel() {
    guard link.isAttached else { return }
    events.receiveCancel?()
    link.cancel()
  }

  private let link = Link()
  private let events: Publishers.HandleEvents<Upstream>
  private let downstream: Downstream
}
