/// A subscriber whose type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = s.combineIdentifier
    subscribed = s.receive(subscription:)
    received = s.receive(_:)
    completed = s.receive(completion:)
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    subscribed = receiveSubscription ?? { _ in }
    received = receiveValue ?? { _ in .none }
    completed = receiveCompletion ?? { _ in }
  }

  public let combineIdentifier: CombineIdentifier

  public func receive(subscription: any Subscription) { subscribed(subscription) }
  public func receive(_ value: Input) -> Subscribers.Demand { received(value) }
  public func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }

  public var description: String { "AnySubscriber" }

  private let subscribed: (any Subscription) -> Void
  private let received: (Input) -> Subscribers.Demand
  private let completed: (Subscribers.Completion<Failure>) -> Void
}
