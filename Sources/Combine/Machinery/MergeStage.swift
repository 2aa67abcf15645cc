import Foundation

/// Mixes the values of several publishers as they come. Values beyond the demand wait.
class MergeStage<Downstream: Subscriber>: Subscription, Described {
  typealias Value = Downstream.Input
  typealias Failure = Downstream.Failure

  init(_ name: String, _ downstream: Downstream) {
    description = name
    self.downstream = downstream
  }

  let description: String
  let downstream: Downstream

  /// Another publisher will be there; the stage does not end before it has.
  func announce() -> Int {
    lock.withLock {
      number += 1
      pending.insert(number)
      return number
    }
  }

  /// Subscribes to a publisher that was announced.
  func mix<P: Publisher>(_ publisher: P, as number: Int) where P.Output == Value, P.Failure == Failure {
    publisher.subscribe(MergeSide(self, number))
  }

  /// Called when one of the publishers has finished, even if it had before.
  func sideFinished() {}

  /// Everything that has values to come is over. Called with the lock held.
  var isExhausted: Bool { pending.isEmpty && links.isEmpty && waiting.isEmpty }

  func request(_ more: Subscribers.Demand) {
    more.requireSome()
    let (becameUnlimited, isFirst) = lock.withLock { () -> ([Link], Bool) in
      let wasLimited = demand != .unlimited
      demand += more
      defer { isDraining = true }
      return (wasLimited && demand == .unlimited ? links.map(\.link) : [], !isDraining)
    }
    if isFirst {
      while let (value, link) = waitingValue() {
        deliver(value)
        link.request(.max(1))
      }
      lock.withLock { isDraining = false }
    }
    for link in becameUnlimited { link.request(.unlimited) }
    finishIfDone()
  }

  func cancel() {
    lock.withLock { isCancelled = true }
    for side in close() ?? [] { side.cancel() }
  }

  /// Ends. The publishers are cancelled first.
  func fail(_ completion: Subscribers.Completion<Failure>) {
    precondition(!lock.withLock { isClosing }, "a publisher failed while another failure was being dealt with")
    guard let links = close() else { return }
    lock.withLock { isClosing = true }
    for link in links { link.cancel() }
    lock.withLock { isClosing = false }
    pass(completion)
  }

  func finishIfDone() {
    let isDone = lock.withLock { !isOver && isExhausted }
    if isDone, close() != nil { pass(.finished) }
  }

  fileprivate func opened(_ link: Link, _ number: Int) {
    let demand = lock.withLock { () -> Subscribers.Demand? in
      guard !isOver, pending.remove(number) != nil else { return nil }
      links.append((number, link))
      return self.demand == .unlimited ? .unlimited : .max(1)
    }
    if let demand { link.request(demand) } else { link.cancel() }
  }

  fileprivate func closed(_ completion: Subscribers.Completion<Failure>, _ number: Int) {
    guard !lock.withLock({ isOver }) else { return }
    lock.withLock {
      pending.remove(number)
      links.removeAll { $0.number == number }
    }
    switch completion {
    case .finished:
      sideFinished()
      finishIfDone()
    case .failure: fail(completion)
    }
  }

  fileprivate func take(_ value: Value, from link: Link) -> Subscribers.Demand {
    let more = lock.withLock { () -> Subscribers.Demand? in
      guard !isCancelled else { return nil }
      // Values that wait come first.
      guard demand > .none, waiting.isEmpty else {
        waiting.append((value, link))
        return nil
      }
      let isUnlimited = demand == .unlimited
      demand -= 1
      return isUnlimited ? Subscribers.Demand.none : .max(1)
    }
    guard let more else { return .none }
    deliver(value)
    return more
  }

  let lock = Lock()
  private(set) var isOver = false
  private(set) var isCancelled = false
  /// Held while delivering: publishers may live on several threads, and a delivery may cause another one.
  private let turn = NSRecursiveLock()
  private var number = 0
  private var pending: Set<Int> = []
  private var links: [(number: Int, link: Link)] = []
  private var waiting: [(value: Value, link: Link)] = []
  private var demand = Subscribers.Demand.none
  private var isDraining = false
  private var isClosing = false

  private func waitingValue() -> (Value, Link)? {
    lock.withLock {
      guard !isOver, demand > .none, !waiting.isEmpty else { return nil }
      demand -= 1
      let first = waiting.removeFirst()
      return (first.value, first.link)
    }
  }

  private func deliver(_ value: Value) {
    turn.lock()
    let more = downstream.receive(value)
    turn.unlock()
    if more > .none { lock.withLock { demand += more } }
  }

  private func pass(_ completion: Subscribers.Completion<Failure>) {
    turn.lock()
    downstream.receive(completion: completion)
    turn.unlock()
  }

  /// nil if it was closed before.
  private func close() -> [Link]? {
    lock.withLock {
      guard !isOver else { return nil }
      isOver = true
      defer {
        links = []
        waiting = []
      }
      return links.map(\.link)
    }
  }
}

/// The subscriber of one of the publishers.
private final class MergeSide<Downstream: Subscriber>: Subscriber, Described {
  init(_ stage: MergeStage<Downstream>, _ number: Int) {
    self.stage = stage
    self.number = number
  }

  var description: String { stage.description }
  var shown: Shown { ["parentSubscription": stage.combineIdentifier] }

  func receive(subscription: any Subscription) { if link.attach(subscription) { stage.opened(link, number) } }
  func receive(_ input: Downstream.Input) -> Subscribers.Demand { stage.take(input, from: link) }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    _ = link.finishEarlyOrLate()
    stage.closed(completion, number)
  }

  private let link = Link()
  private let stage: MergeStage<Downstream>
  private let number: Int
}
