import Foundation

/// One subscriber of a subject: knows how much may still be delivered to it.
final class Conduit<Output, Failure: Error>: Subscription, Described {
  /// `owner`: the subject, kept alive by its subscribers' subscriptions; `name`: what it is called. `shows`: what a mirror
  /// shows of something that is no subject.
  init<Downstream: Subscriber>(
    _ downstream: Downstream, of owner: AnyObject, named name: String, shows: ((Subscribers.Demand) -> Shown)? = nil,
    onCancel: @escaping (Conduit) -> Void, onDemand: @escaping (Conduit, Subscribers.Demand) -> Void = { $0.add($1) }
  )
  where Downstream.Input == Output, Downstream.Failure == Failure {
    description = name
    self.shows = shows
    end = End(receiver: AnySubscriber(downstream), downstream: downstream, owner: owner, onCancel: onCancel, onDemand: onDemand)
  }

  let description: String

  var shown: Shown {
    let (end, demand) = lock.withLock { (self.end, self.demand) }
    if let shows { return shows(demand) }
    return [
      "parent": end?.owner as Any, "downstream": end?.downstream as Any, "demand": demand, "subject": end?.owner as Any,
    ]
  }

  /// False if there is no demand; the value is then dropped.
  @discardableResult
  func offer(_ value: Output) -> Bool {
    let receiver = lock.withLock { () -> AnySubscriber<Output, Failure>? in
      guard demand > .none, let end else { return nil }
      demand -= 1
      return end.receiver
    }
    guard let receiver else { return false }
    let more = handOver { receiver.receive(value) }
    if more > .none { add(more) }
    return true
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard let end = take() else { return }
    handOver { end.receiver.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    lock.withLock { end }?.onDemand(self, demand)
  }

  func cancel() { take()?.onCancel(self) }

  var isOver: Bool { lock.withLock { end == nil } }

  func add(_ more: Subscribers.Demand) { lock.withLock { demand += more } }

  private struct End {
    let receiver: AnySubscriber<Output, Failure>
    let downstream: Any
    let owner: AnyObject
    let onCancel: (Conduit) -> Void
    let onDemand: (Conduit, Subscribers.Demand) -> Void
  }

  private let shows: ((Subscribers.Demand) -> Shown)?
  private let lock = Lock()
  /// A subscriber gets one value after the other, whatever threads send them. It may send to the same subject while it takes one.
  private let handingOver = NSRecursiveLock()

  /// The main thread does not hold the lock: a run may be copied while a subscriber takes a value there, and in the copy the lock would belong to a
  /// thread that is not in it.
  private func handOver<T>(_ body: () -> T) -> T { Thread.isMainThread ? body() : handingOver.withLock(body) }

  /// nil when it is over.
  private var end: End?
  private var demand = Subscribers.Demand.none

  private func take() -> End? {
    lock.withLock {
      defer { end = nil }
      return end
    }
  }
}
