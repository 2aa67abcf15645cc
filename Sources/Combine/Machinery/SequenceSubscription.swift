/// Hands out elements on demand; a request made while one is under way only adds to it.
final class SequenceSubscription<Elements: Swift.Sequence, Downstream: Subscriber>: Subscription, Described
where Elements.Element == Downstream.Input {
  /// Gives `downstream` its subscription; without elements, one that is empty, and the end.
  ///
  /// A subscription is described by its elements until it ends, then by `name`. `shows` makes what a mirror shows of
  /// the elements, nil after the end.
  static func start(
    _ elements: Elements, _ downstream: Downstream, _ end: Subscribers.Completion<Downstream.Failure>,
    endsAs name: String, shows: @escaping (Elements?) -> Shown
  ) {
    let subscription = SequenceSubscription(elements, downstream, end, name, shows)
    if subscription.next == nil {
      downstream.receive(subscription: Subscriptions.empty)
      downstream.receive(completion: end)
    } else {
      downstream.receive(subscription: subscription)
    }
  }

  private init(
    _ elements: Elements, _ downstream: Downstream, _ end: Subscribers.Completion<Downstream.Failure>, _ name: String,
    _ shows: @escaping (Elements?) -> Shown
  ) {
    self.elements = elements
    iterator = elements.makeIterator()
    self.end = end
    self.name = name
    self.shows = shows
    self.downstream = downstream
    next = iterator.next()
  }

  var description: String { lock.withLock { elements }.map { String(describing: $0) } ?? name }
  var shown: Shown { shows(lock.withLock { elements }) }

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
    let isOver = lock.withLock {
      isRunning = false
      return next == nil
    }
    if isOver { release()?.receive(completion: end) }
  }

  func cancel() { _ = release() }

  private let name: String
  private let lock = Lock()
  private let end: Subscribers.Completion<Downstream.Failure>
  private let shows: (Elements?) -> Shown
  private var elements: Elements?
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isRunning = false

  private func release() -> Downstream? {
    lock.withLock {
      defer {
        downstream = nil
        elements = nil
      }
      return downstream
    }
  }

  private func take() -> (Elements.Element, Downstream)? {
    lock.withLock {
      guard let downstream, demand > .none, let value = next else { return nil }
      demand -= 1
      next = iterator.next()
      return (value, downstream)
    }
  }
}
