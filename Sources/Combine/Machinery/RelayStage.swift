/// Passes values of one publisher after another to the same downstream, carrying unmet demand over.
class RelayStage<Downstream: Subscriber>: Subscription, Described {
  /// `earlyValuesTrap`: a value before the subscription is a programming error; else it is ignored. `isReleasing`: the
  /// downstream is let go of at the end.
  init(_ name: String, _ downstream: Downstream, showsDemand: Bool, earlyValuesTrap: Bool, isReleasing: Bool) {
    description = name
    target = downstream
    self.showsDemand = showsDemand
    self.earlyValuesTrap = earlyValuesTrap
    self.isReleasing = isReleasing
  }

  let description: String
  let earlyValuesTrap: Bool

  var shown: Shown {
    let (target, demand) = lock.withLock { (self.target, self.demand) }
    return showsDemand ? ["downstream": target as Any, "demand": demand] : [:]
  }

  /// Subscribes to the next publisher; the first one's subscription makes the downstream's.
  ///
  /// `then` decides what follows its end. It is let go of at the stage's end, with all it captured.
  func follow<P: Publisher>(_ publisher: P, then: @escaping (Subscribers.Completion<P.Failure>) -> Void)
  where P.Output == Downstream.Input {
    let leg = RelayLeg<P.Failure, Downstream>(self, then)
    let isOver = lock.withLock {
      self.leg = leg
      return self.isOver
    }
    if !isOver { publisher.subscribe(leg) }
  }

  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let target = lock.withLock { () -> Downstream? in
      guard !isOver else { return nil }
      isOver = true
      defer { if isReleasing { self.target = nil } }
      return self.target
    }
    target?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let link = lock.withLock {
      self.demand += demand
      return self.link
    }
    link?.subscription?.request(demand)
  }

  func cancel() {
    let (link, leg, released) = lock.withLock { () -> (Link?, (any Leg)?, Downstream?) in
      isOver = true
      defer {
        self.link = nil
        self.leg = nil
        if isReleasing { target = nil }
      }
      return (self.link, self.leg, target)
    }
    link?.cancel()
    leg?.release()
    withExtendedLifetime(released) {}
  }

  fileprivate func adopt(_ link: Link) {
    let (isFirst, open, target) = lock.withLock { () -> (Bool, Subscribers.Demand, Downstream?) in
      defer {
        isSubscribed = true
        if !isOver { self.link = link }
      }
      return (!isSubscribed, demand, isOver ? nil : self.target)
    }
    guard let target else {
      link.cancel()
      return
    }
    if isFirst { target.receive(subscription: self) }
    if open > .none { link.subscription?.request(open) }
  }

  fileprivate func pass(_ value: Downstream.Input) -> Subscribers.Demand {
    let target = lock.withLock { () -> Downstream? in
      guard !isOver, demand > .none else { return nil }
      demand -= 1
      return self.target
    }
    guard let target else { return .none }
    let more = target.receive(value)
    if more > .none { lock.withLock { demand += more } }
    return more
  }

  /// The publisher that it was has ended.
  fileprivate func detach() { lock.withLock { link = nil } }

  private let showsDemand: Bool
  private let isReleasing: Bool
  private let lock = Lock()
  private var target: Downstream?
  private var link: Link?
  private weak var leg: (any Leg)?
  private var demand = Subscribers.Demand.none
  private var isSubscribed = false
  private var isOver = false
}

private protocol Leg: AnyObject {
  func release()
}

/// The subscriber of one of the publishers that follow each other.
private final class RelayLeg<Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, Described, Leg {
  init(_ stage: RelayStage<Downstream>, _ then: @escaping (Subscribers.Completion<Failure>) -> Void) {
    self.stage = stage
    self.then = then
  }

  var description: String { stage.description }
  var shown: Shown { stage.shown }

  func receive(subscription: any Subscription) {
    if link.attach(subscription) { stage.adopt(link) }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    if stage.earlyValuesTrap { precondition(!link.isWaiting, "\(description) got a value before its subscription") }
    return link.isAttached ? stage.pass(input) : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard link.finish() else { return }
    stage.detach()
    let then = lock.withLock {
      defer { self.then = nil }
      return self.then
    }
    then?(completion)
  }

  func request(_ demand: Subscribers.Demand) { stage.request(demand) }
  func cancel() { stage.cancel() }

  func release() {
    let released = lock.withLock {
      defer { then = nil }
      return then
    }
    withExtendedLifetime(released) {}
  }

  private let link = Link()
  private let lock = Lock()
  private let stage: RelayStage<Downstream>
  private var then: ((Subscribers.Completion<Failure>) -> Void)?
}
