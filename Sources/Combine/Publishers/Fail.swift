/// No value, only a failure.
public struct Fail<Output, Failure: Error>: Publisher {
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { self.init(error: failure) }

  public let error: Failure

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
