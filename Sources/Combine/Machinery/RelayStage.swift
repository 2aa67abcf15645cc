/// Passes values of one publisher after another to the same downstream, carrying unmet demand over.
class RelayStage<Downstream: Subscriber>: Subscription, Described {
  /// `isStrict`: a value that nobody asked for and a second completion are programming errors, a cancellation between two
  /// publishers is forgotten, and values that come after the end are passed on; else all these are ignored.
  init(_ name: String, _ downstream: Downstream, isStrict: Bool) {
    description = name
    self.downstream = downstream
    self.isStrict = isStrict
  }

  let description: String
  let isStrict: Bool

  var shown: Shown { isStrict ? ["downstream": downstream, "demand": lock.withLock { demand }] : [:] }

  /// Subscribes to the next publisher; the first one's subscription makes the downstream's.
  ///
  /// `then` decides what follows its end. It is let go of at the stage's end, with all it captured.
  func follow<P: Publisher>(
    _ publisher: P, then: @escaping (RelayStage, Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Downstream.Input {
    let next = RelayNext(then)
    let isOver = lock.withLock {
      self.next = next
      return self.isOver
    }
    if !isOver { publisher.subscribe(RelayLeg<P.Failure, Downstream>(self, next)) }
  }

  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let isFirst = lock.withLock {
      defer { isOver = true }
      return !isOver
    }
    if isFirst { downstream.receive(completion: completion) }
  }

  fileprivate var isEnded: Bool { lock.withLock { isOver } }

  func request(_ demand: Subscribers.Demand) {
    let link = lock.withLock {
      self.demand += demand
      return self.link
    }
    link?.subscription?.request(demand)
  }

  func cancel() {
    let (link, released) = lock.withLock { () -> (Link?, AnyObject?) in
      if isStrict, self.link == nil { return (nil, nil) }
      isOver = true
      defer {
        self.link = nil
        next = nil
      }
      return (self.link, next)
    }
    link?.cancel()
    withExtendedLifetime(released) {}
  }

  fileprivate func adopt(_ link: Link) {
    let known = lock.withLock { () -> (isFirst: Bool, open: Subscribers.Demand)? in
      guard !isOver else { return nil }
      self.link = link
      defer { isSubscribed = true }
      return (!isSubscribed, demand)
    }
    guard let (isFirst, open) = known else {
      link.cancel()
      return
    }
    if isFirst { downstream.receive(subscription: self) }
    if open > .none { link.subscription?.request(open) }
  }

  fileprivate func pass(_ value: Downstream.Input) -> Subscribers.Demand {
    let isPassed = lock.withLock {
      if isOver { return isStrict }
      if isStrict { precondition(demand > .none, "\(description) got a value that nobody asked for") }
      guard demand > .none else { return false }
      demand -= 1
      return true
    }
    guard isPassed else { return .none }
    let more = downstream.receive(value)
    if more > .none { lock.withLock { demand += more } }
    return more
  }

  /// The publisher that it was has ended.
  fileprivate func detach() { lock.withLock { link = nil } }

  private let lock = Lock()
  private let downstream: Downstream
  private var link: Link?
  /// Kept for the current leg, so that what follows lives as long as the subscription does.
  private var next: AnyObject?
  private var demand = Subscribers.Demand.none
  private var isSubscribed = false
  private var isOver = false
}

/// What to do when a publisher has ended.
private final class RelayNext<Failure: Error, Downstream: Subscriber> {
  init(_ then: @escaping (RelayStage<Downstream>, Subscribers.Completion<Failure>) -> Void) { self.then = then }

  let then: (RelayStage<Downstream>, Subscribers.Completion<Failure>) -> Void
}

/// The subscriber of one of the publishers that follow each other.
private final class RelayLeg<Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, Described {
  init(_ stage: RelayStage<Downstream>, _ next: RelayNext<Failure, Downstream>) {
    self.stage = stage
    self.next = next
  }

  var combineIdentifier: CombineIdentifier { stage.combineIdentifier }
  var description: String { stage.description }
  var shown: Shown { stage.shown }

  func receive(subscription: any Subscription) {
    if link.attach(subscription) { stage.adopt(link) }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    stage.isStrict || link.isAttached ? stage.pass(input) : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if stage.isStrict, link.isEnded, !stage.isEnded, case .failure = completion {
      preconditionFailure("\(description) got a second completion")
    }
    guard link.finish() else { return }
    stage.detach()
    next?.then(stage, completion)
  }

  func request(_ demand: Subscribers.Demand) { stage.request(demand) }
  func cancel() { stage.cancel() }

  private let link = Link()
  private let stage: RelayStage<Downstream>
  private weak var next: RelayNext<Failure, Downstream>?
}
