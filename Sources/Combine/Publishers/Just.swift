/// One value, then the end.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public init(_ output: Output) { self.output = output }

  public let output: Output

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: OnceSubscription("Just", output, subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}

/// One value for one subscriber, when it asks.
final class OnceSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  init(_ name: String, _ value: Downstream.Input, _ downstream: Downstream) {
    description = name
    self.value = value
    self.downstream = downstream
  }

  let description: String
  var customMirror: Mirror { Mirror(self, unlabeledChildren: CollectionOfOne(value)) }
  var playgroundDescription: Any { description }

  func request(_ demand: Subscribers.Demand) {
    demand.requireSome()
    guard let downstream = take() else { return }
    _ = downstream.receive(value)
    downstream.receive(completion: .finished)
  }

  func cancel() { _ = take() }

  private let value: Downstream.Input
  private let lock = Lock()
  private var downstream: Downstream?

  private func take() -> Downstream? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }
}
