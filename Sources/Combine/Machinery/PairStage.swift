import Foundation

/// How two streams of values become pairs.
class Pairing<First, Second> {
  func add(first value: First) {}
  func add(second value: Second) {}
  /// The pair that is complete after the last value.
  func next() -> (First, Second)? { nil }
  /// No further pair can come when these have ended.
  func isExhausted(firstEnded: Bool, secondEnded: Bool) -> Bool { firstEnded && secondEnded }
}

/// The latest value of both.
final class LatestPair<First, Second>: Pairing<First, Second> {
  override func add(first value: First) { first = value }
  override func add(second value: Second) { second = value }

  override func next() -> (First, Second)? {
    guard let first, let second else { return nil }
    return (first, second)
  }

  private var first: First?
  private var second: Second?
}

/// Values in the order in which they came.
final class QueuedPair<First, Second>: Pairing<First, Second> {
  override func add(first value: First) { first.append(value) }
  override func add(second value: Second) { second.append(value) }

  override func next() -> (First, Second)? {
    guard !first.isEmpty, !second.isEmpty else { return nil }
    return (first.removeFirst(), second.removeFirst())
  }

  override func isExhausted(firstEnded: Bool, secondEnded: Bool) -> Bool {
    (firstEnded && first.isEmpty) || (secondEnded && second.isEmpty)
  }

  private var first: [First] = []
  private var second: [Second] = []
}

/// Delivers pairs made of the values of two publishers.
final class PairStage<A: Publisher, B: Publisher, Downstream: Subscriber>: Subscription
where Downstream.Input == (A.Output, B.Output), Downstream.Failure == A.Failure, A.Failure == B.Failure {
  init(_ downstream: Downstream, _ pairing: Pairing<A.Output, B.Output>) {
    self.downstream = downstream
    self.pairing = pairing
  }

  func start(_ a: A, _ b: B) {
    let first = first
    let second = second
    a.subscribe(
      Port<A.Output, A.Failure>(
        onSubscription: { _ = first.attach($0) },
        onInput: { value in self.deliver(other: second) { $0.add(first: value) } },
        onCompletion: { self.end($0, first, isFirst: true) }))
    b.subscribe(
      Port<B.Output, B.Failure>(
        onSubscription: { _ = second.attach($0) },
        onInput: { value in self.deliver(other: first) { $0.add(second: value) } },
        onCompletion: { self.end($0, second, isFirst: false) }))
    downstream.receive(subscription: self)
    // A publisher that ended while it was subscribed to may have ended everything.
    if let early = lock.withLock({ () -> Subscribers.Completion<A.Failure>? in
      isStarted = true
      return ending
    }) {
      downstream.receive(completion: early)
    }
  }

  func request(_ more: Subscribers.Demand) {
    guard more > .none else { return }
    lock.withLock { demand += more }
    first.request(more)
    second.request(more)
  }

  func cancel() {
    lock.withLock { isOver = true }
    first.cancel()
    second.cancel()
  }

  private let lock = Lock()
  /// Held while delivering: the two publishers may live on different threads.
  private let turn = NSRecursiveLock()
  private let first = Link()
  private let second = Link()
  private let downstream: Downstream
  private let pairing: Pairing<A.Output, B.Output>
  private var demand = Subscribers.Demand.none
  private var isFirstEnded = false
  private var isSecondEnded = false
  private var isOver = false
  private var isStarted = false
  private var ending: Subscribers.Completion<A.Failure>?

  private func deliver(other: Link, _ add: (Pairing<A.Output, B.Output>) -> Void) -> Subscribers.Demand {
    let pair = lock.withLock { () -> (A.Output, B.Output)? in
      guard !isOver else { return nil }
      add(pairing)
      guard demand > .none, let pair = pairing.next() else { return nil }
      demand -= 1
      return pair
    }
    guard let pair else { return .none }
    turn.lock()
    let more = downstream.receive(pair)
    turn.unlock()
    if more > .none {
      lock.withLock { demand += more }
      other.request(more)
    }
    finishIfExhausted()
    return more
  }

  private func end(_ completion: Subscribers.Completion<A.Failure>, _ link: Link, isFirst: Bool) {
    guard link.finish() else { return }
    switch completion {
    case .finished:
      lock.withLock { if isFirst { isFirstEnded = true } else { isSecondEnded = true } }
      finishIfExhausted()
    case .failure: conclude(completion)
    }
  }

  private func finishIfExhausted() {
    if lock.withLock({ pairing.isExhausted(firstEnded: isFirstEnded, secondEnded: isSecondEnded) }) {
      conclude(.finished)
    }
  }

  private func conclude(_ completion: Subscribers.Completion<A.Failure>) {
    let isReady = lock.withLock { () -> Bool? in
      guard !isOver else { return nil }
      isOver = true
      if !isStarted { ending = completion }
      return isStarted
    }
    guard let isReady else { return }
    first.cancel()
    second.cancel()
    guard isReady else { return }
    turn.lock()
    downstream.receive(completion: completion)
    turn.unlock()
  }
}
