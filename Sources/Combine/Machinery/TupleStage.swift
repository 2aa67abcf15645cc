import Foundation

/// How values of several publishers become tuples.
enum Pairing {
  /// In the order in which they came. A tuple is delivered as soon as it is complete, whatever the demand is.
  case byPosition
  /// The latest of each, when one changes and there is demand.
  case latest
}

/// Delivers tuples made of the values of several publishers.
final class TupleStage<Downstream: Subscriber>: Subscription, Described {
  init(_ name: String, _ downstream: Downstream, _ pairing: Pairing) {
    description = name
    self.downstream = downstream
    self.pairing = pairing
  }

  let description: String

  /// One more publisher. Add all of them, then `start`.
  func add<P: Publisher>(_ publisher: P) -> TupleSide<P.Output, Downstream> where P.Failure == Downstream.Failure {
    let side = TupleSide<P.Output, Downstream>(self)
    sides.append(side)
    subscriptions.append { publisher.subscribe(side) }
    return side
  }

  /// `make` takes a value of each side.
  func start(_ make: @escaping () -> Downstream.Input) {
    self.make = make
    for subscribe in subscriptions { subscribe() }
    subscriptions = []
    downstream.receive(subscription: self)
    // A publisher that ended while it was subscribed to may have ended everything.
    let early = lock.withLock {
      isStarted = true
      return ending
    }
    if let early { downstream.receive(completion: early) }
  }

  func request(_ more: Subscribers.Demand) {
    more.requireSome()
    let isAsked = lock.withLock {
      demand += more
      // What is asked for while a tuple is taken goes upstream together with the answer.
      if isDelivering { asked += more }
      return isDelivering
    }
    if !isAsked { for side in sides { side.link.request(more) } }
  }

  func cancel() {
    lock.withLock { isOver = true }
    release()
  }

  private let pairing: Pairing
  private let lock = Lock()
  /// Held while delivering: the publishers may live on different threads.
  private let turn = NSRecursiveLock()
  private let downstream: Downstream
  private var sides: [any TupleSideState] = []
  private var subscriptions: [() -> Void] = []
  private var make: (() -> Downstream.Input)?
  private var demand = Subscribers.Demand.none
  private var asked = Subscribers.Demand.none
  private var isDelivering = false
  private var isStarted = false
  private var isOver = false
  private var ending: Subscribers.Completion<Downstream.Failure>?

  fileprivate func take<Value>(_ value: Value, from side: TupleSide<Value, Downstream>) -> Subscribers.Demand {
    turn.lock()
    defer { turn.unlock() }
    let tuple = lock.withLock { () -> Downstream.Input? in
      guard !isOver else { return nil }
      switch pairing {
      case .byPosition: side.values.append(value)
      case .latest: side.values = [value]
      }
      guard !isDelivering || pairing == .latest, pairing == .byPosition || demand > .none,
        sides.allSatisfy({ $0.hasValue }), let tuple = make?()
      else { return nil }
      if pairing == .byPosition { for side in sides { side.dropFirst() } }
      demand -= 1
      isDelivering = true
      return tuple
    }
    guard let tuple else { return .none }
    let answer = downstream.receive(tuple)
    let more = lock.withLock {
      isDelivering = false
      demand += answer
      defer { asked = .none }
      return answer + asked
    }
    if more > .none { for other in sides where other !== side { other.link.request(more) } }
    finishIfExhausted()
    return more
  }

  fileprivate func end(_ completion: Subscribers.Completion<Downstream.Failure>, _ side: any TupleSideState) {
    switch completion {
    case .finished:
      guard side.link.finish() else { return }
      lock.withLock { side.isEnded = true }
      finishIfExhausted()
    case .failure: conclude(completion)
    }
  }

  private func finishIfExhausted() {
    let isExhausted = lock.withLock {
      switch pairing {
      case .byPosition: sides.contains { $0.isEnded && !$0.hasValue }
      case .latest: sides.allSatisfy { $0.isEnded }
      }
    }
    if isExhausted { conclude(.finished) }
  }

  /// The sides know the stage and are known by it, until the end.
  private func release() {
    let (sides, make) = lock.withLock {
      defer {
        self.sides = []
        self.make = nil
      }
      return (self.sides, self.make)
    }
    for side in sides { side.link.cancel() }
    withExtendedLifetime(make) {}
  }

  private func conclude(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let isReady = lock.withLock { () -> Bool? in
      guard !isOver else { return nil }
      isOver = true
      if !isStarted { ending = completion }
      return isStarted
    }
    guard let isReady else { return }
    release()
    guard isReady else { return }
    turn.lock()
    downstream.receive(completion: completion)
    turn.unlock()
  }
}

private protocol TupleSideState: AnyObject {
  var link: Link { get }
  var isEnded: Bool { get set }
  var hasValue: Bool { get }
  func dropFirst()
}

/// The subscriber of one of the publishers, and what has come from it.
final class TupleSide<Value, Downstream: Subscriber>: Subscriber, Described, TupleSideState {
  fileprivate init(_ stage: TupleStage<Downstream>) { self.stage = stage }

  var description: String { stage.description }

  func receive(subscription: any Subscription) { _ = link.attach(subscription) }
  func receive(_ input: Value) -> Subscribers.Demand { stage.take(input, from: self) }
  func receive(completion: Subscribers.Completion<Downstream.Failure>) { stage.end(completion, self) }

  /// The value that is next. Only for `make`.
  var first: Value { values[0] }

  fileprivate let link = Link()
  fileprivate var values: [Value] = []
  fileprivate var isEnded = false
  fileprivate var hasValue: Bool { !values.isEmpty }
  fileprivate func dropFirst() { values.removeFirst() }

  private let stage: TupleStage<Downstream>
}
