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
}

/// Watches what passes until the first completion or cancellation; after it, events are still passed on.
private final class HandleEventsStage<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription, Described
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  init(_ events: Publishers.HandleEvents<Upstream>, _ downstream: Downstream) {
    watcher = events
    self.downstream = downstream
  }

  var description: String { "HandleEvents" }

  func receive(subscription: any Subscription) {
    events?.receiveSubscription?(subscription)
    if link.attach(subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    events?.receiveOutput?(input)
    let demand = downstream.receive(input)
    if demand > .none { events?.receiveRequest?(demand) }
    return demand
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    takeEvents()?.receiveCompletion?(completion)
    link.finish()
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    events?.receiveRequest?(demand)
    link.subscription?.request(demand)
  }

  func cancel() {
    (link.isWaiting ? events : takeEvents())?.receiveCancel?()
    link.cancel()
  }

  private let link = Link()
  private let lock = Lock()
  private let downstream: Downstream
  private var watcher: Publishers.HandleEvents<Upstream>?
  private var events: Publishers.HandleEvents<Upstream>? { lock.withLock { watcher } }

  private func takeEvents() -> Publishers.HandleEvents<Upstream>? {
    lock.withLock {
      defer { watcher = nil }
      return watcher
    }
  }
}
