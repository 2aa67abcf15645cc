/// One value, then the end.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public init(_ output: Output) { self.output = output }

  public let output: Output

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: SequenceSubscription([output].makeIterator(), subscriber, .finished))
  }
}

extension Just: Equatable where Output: Equatable {}
