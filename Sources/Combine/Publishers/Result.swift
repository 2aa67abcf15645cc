extension Result {
  /// The value or the failure.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    public init(_ result: Result<Success, Failure>) { self.result = result }
    public init(_ output: Success) { result = .success(output) }
    public init(_ failure: Failure) { result = .failure(failure) }

    public let result: Result<Success, Failure>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value): subscriber.receive(subscription: OnceSubscription("Once", value, subscriber))
      case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
      }
    }
  }

  public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
