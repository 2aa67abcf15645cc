import Foundation

/// Mixes the values of several publishers as they come. Values beyond the demand wait, one for each publisher.
final class MergeStage<Downstream: Subscriber>: Subscription {
  typealias Value = Downstream.Input
  typealias Failure = Downstream.Failure

  /// `sources`: how many publishers will be there; more may be announced later.
  init(_ downstream: Downstream, sources: Int) {
    self.downstream = downstream
    open = sources
  }

  /// One more publisher will be there.
  func announce() { lock.withLock { open += 1 } }

  /// Subscribes to a publisher that was announced.
  func mix<P: Publisher>(_ publisher: P, onEnd: @escaping () -> Void = {}) where P.Output == Value, P.Failure == Failure {
    let link = Link()
    lock.withLock { links.append(link) }
    publisher.subscribe(
      Port<Value, Failure>(
        onSubscription: { subscription in
          guard link.attach(subscription) else { return }
          if self.lock.withLock({ self.isOver }) {
            link.cancel()
          } else {
            link.request(self.lock.withLock { self.demand } == .unlimited ? .unlimited : .max(1))
          }
        },
        onInput: { self.take($0, from: link) },
        onCompletion: { completion in
          guard link.finish() else { return }
          self.lock.withLock { self.links.removeAll { $0 === link } }
          self.sourceEnded(completion)
          if case .finished = completion { onEnd() }
        }))
  }

  /// Takes note of a subscription that delivers publishers, not values.
  func adopt(_ link: Link) { lock.withLock { links.append(link) } }

  func sourceEnded(_ completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished:
      lock.withLock { open -= 1 }
      finishIfDone()
    case .failure:
      guard let links = close() else { return }
      for link in links { link.cancel() }
      turn.lock()
      downstream.receive(completion: completion)
      turn.unlock()
    }
  }

  func request(_ more: Subscribers.Demand) {
    let becameUnlimited = lock.withLock { () -> [Link] in
      let wasLimited = demand != .unlimited
      demand += more
      return wasLimited && demand == .unlimited ? links : []
    }
    while let (value, link) = waitingValue() {
      deliver(value)
      link.request(.max(1))
    }
    for link in becameUnlimited { link.request(.unlimited) }
    finishIfDone()
  }

  func cancel() {
    for link in close() ?? [] { link.cancel() }
  }

  private let lock = Lock()
  /// Held while delivering: publishers may live on several threads, and a delivery may cause another one.
  private let turn = NSRecursiveLock()
  private let downstream: Downstream
  private var links: [Link] = []
  private var waiting: [(value: Value, link: Link)] = []
  private var demand = Subscribers.Demand.none
  private var open: Int
  private var isOver = false

  private func take(_ value: Value, from link: Link) -> Subscribers.Demand {
    let isLate = lock.withLock { () -> Bool? in
      guard !isOver else { return nil }
      if demand > .none {
        demand -= 1
        return false
      }
      waiting.append((value, link))
      return true
    }
    guard isLate == false else { return .none }
    deliver(value)
    return .max(1)
  }

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

  private func finishIfDone() {
    guard lock.withLock({ open == 0 && waiting.isEmpty }), close() != nil else { return }
    turn.lock()
    downstream.receive(completion: .finished)
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
      return links
    }
  }
}
